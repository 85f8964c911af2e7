// The settings of this device.
import { html, useState } from "../vendor/html.js";
import { notificationPermission } from "../attention.js";
import { SPEEDS } from "../feel/tempo.js";
import { install, installing, installsByMenu, isInstalled } from "../install.js";
import { play } from "../sound.js";
import { settings, useStore } from "../store.js";
import { useWords } from "../words.js";
import { Choice } from "./Choice.js";
import { LanguageChoice } from "./LanguageChoice.js";
import { Sheet } from "./Sheet.js";

/** @param {{ close: () => void }} props */
export function Settings({ close }) {
  const words = useWords();
  const { theme, size, sound, volume, still, speed, confirm, askWhenForced } = useStore(settings);
  const themes = named(["night", "day", "device"], (value) => words.say(`settings-theme-${value}`));
  const sizes = named(["normal", "large", "huge"], (value) => words.say(`settings-size-${value}`));
  const speeds = named(SPEEDS, (value) => words.say(`settings-speed-${value}`));
  const asking = named(["touch", "always", "never"], (value) => words.say(`settings-confirm-${value}`));
  return html`
    <${Sheet} title=${words.say("settings-title")} close=${close}>
      <div class="form">
        <div class="form-row">
          <span>${words.say("settings-language")}</span>
          <${LanguageChoice} />
        </div>
        <${Choice}
          name="theme"
          label=${words.say("settings-theme")}
          value=${theme}
          choices=${themes}
          choose=${(/** @type {any} */ to) => settings.set({ theme: to })}
        />
        <${Choice}
          name="size"
          label=${words.say("settings-size")}
          value=${size}
          choices=${sizes}
          choose=${(/** @type {any} */ to) => settings.set({ size: to })}
        />
        <${Switch} label=${words.say("settings-sound")} on=${sound} turn=${turnSound} />
        ${sound && html`
          <label class="form-row">
            <span>${words.say("settings-volume")}</span>
            <input
              type="range"
              name="volume"
              min="0"
              max="1"
              step="0.1"
              value=${String(volume)}
              onChange=${turnVolume}
            />
          </label>
        `}
        <${Notices} />
        <${Switch}
          label=${words.say("settings-still")}
          on=${still}
          turn=${(/** @type {boolean} */ on) => settings.set({ still: on })}
        />
        <${Choice}
          name="speed"
          label=${words.say("settings-speed")}
          value=${speed}
          choices=${speeds}
          choose=${(/** @type {any} */ to) => settings.set({ speed: to })}
        />
        <${Choice}
          name="confirm"
          label=${words.say("settings-confirm")}
          value=${confirm}
          choices=${asking}
          choose=${(/** @type {any} */ to) => settings.set({ confirm: to })}
        />
        <${Switch}
          label=${words.say("settings-lone")}
          on=${askWhenForced}
          turn=${(/** @type {boolean} */ on) => settings.set({ askWhenForced: on })}
        />
        <${AsAnApp} />
        <p class="quiet">${words.say("settings-kept")}</p>
      </div>
    <//>
  `;
}

/** @param {string[]} values @param {(value: string) => string} say */
const named = (values, say) => values.map((value) => ({ value, words: say(value) }));

/** The switch for notifications; the browser asks for permission only when it is switched on. */
function Notices() {
  const words = useWords();
  const { notices } = useStore(settings);
  const [may, setMay] = useState(notificationPermission());
  if (may === null) return null;
  const turn = async (/** @type {boolean} */ on) => {
    const answer = on ? await Notification.requestPermission() : may;
    setMay(answer);
    settings.set({ notices: on && answer === "granted" });
  };
  return html`
    <div>
      <${Switch} label=${words.say("settings-notices")} on=${notices && may === "granted"} turn=${turn} />
      ${may === "denied" && html`<p class="quiet">${words.say("settings-notices-denied")}</p>`}
    </div>
  `;
}

/** The button to install Rattery as an app, where the browser offers that. */
function AsAnApp() {
  const words = useWords();
  const { prompt } = useStore(installing);
  if (isInstalled()) return null;
  if (installsByMenu()) return html`<p class="quiet">${words.say("settings-install-menu")}</p>`;
  return (
    prompt && html`
      <p>
        <button class="button" type="button" data-way="install" onClick=${install}>
          ${words.say("settings-install")}
        </button>
      </p>
    `
  );
}

/** @param {boolean} on */
function turnSound(on) {
  settings.set({ sound: on });
  if (on) play("turn");
}

/** @param {any} event */
function turnVolume(event) {
  settings.set({ volume: Number(event.target.value) });
  play("turn");
}

/** @param {{ label: string, on: boolean, turn: (on: boolean) => void }} props */
function Switch({ label, on, turn }) {
  /** @param {any} event */
  const change = (event) => turn(event.target.checked);
  return html`
    <label class="switch">
      <input type="checkbox" role="switch" checked=${on} onChange=${change} />
      <span>${label}</span>
    </label>
  `;
}
