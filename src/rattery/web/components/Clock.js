// The clock of a table: the time left for the present decision.
import { html, useEffect, useState } from "../vendor/html.js";
import { useTable } from "./TableContext.js";
import { Tip } from "./Tip.js";

const LOW_TIME = 10; // seconds from which on the clock is highlighted

export function Clock() {
  const { state, words } = useTable();
  const seconds = state.table?.clock || 0;
  const asked = state.position?.asked ?? null;
  const isRunning = Boolean(seconds && asked !== null && !state.position?.over);
  const now = useNow(isRunning);
  if (!isRunning || asked === null) return null;
  const left = Math.max(0, Math.min(seconds, Math.ceil(asked + seconds - (now - state.skew))));
  return html`
    <${Tip} class="clock-tip" title=${words.say("clock-title")} text=${words.say("clock-help")}>
      <span class=${`clock ${left <= LOW_TIME ? "is-short" : ""}`} role="timer" data-left=${left}>
        ${formatTimeLeft(left, words.lang)}
      </span>
    <//>
  `;
}

/** The time in seconds, updated twice a second. @param {boolean} isRunning */
function useNow(isRunning) {
  const [now, tick] = useState(() => Date.now() / 1000);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick(Date.now() / 1000), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** A duration in words: "30 seconds", "5 minutes", "1 day". @param {number} seconds @param {string} lang */
export function formatDuration(seconds, lang) {
  const units = /** @type {[number, string][]} */ ([
    [86400, "day"],
    [3600, "hour"],
    [60, "minute"],
    [1, "second"],
  ]);
  const [size, unit] = units.find(([each]) => seconds >= each && seconds % each === 0) || [1, "second"];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** The time left, as 0:45 or 12:03; from an hour on in hours or days. @param {number} seconds @param {string} lang */
function formatTimeLeft(seconds, lang) {
  /** @param {number} value @param {"hour" | "day"} unit */
  const inUnits = (value, unit) =>
    new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(value);
  if (seconds >= 2 * 86400) return inUnits(Math.round(seconds / 86400), "day");
  if (seconds >= 3600) return inUnits(Math.round(seconds / 3600), "hour");
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
