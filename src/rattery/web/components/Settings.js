// The settings of this device.
import { html } from "../vendor/html.js";
import { play } from "../sound.js";
import { settings, useStore } from "../store.js";
import { useWords } from "../words.js";
import { Choice } from "./Choice.js";
import { LanguageChoice } from "./LanguageChoice.js";
import { Sheet } from "./Sheet.js";

/** @param {{ close: () => void }} props */
export function Settings({ close }) {
  const words = useWords();
  const { theme, sound, volume, notices, still, confirm } = useStore(settings);
  const themes = ["auto", "night", "day"].map((value) => ({
    value,
    words: words.say(`settings-theme-${value}`),
  }));
  const asking = ["touch", "always", "never"].map((value) => ({
    value,
    words: words.say(`settings-confirm-${value}`),
  }));
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
        <${Switch} label=${words.say("settings-notices")} on=${notices} turn=${turnNotices} />
        <${Switch}
          label=${words.say("settings-still")}
          on=${still}
          turn=${(/** @type {boolean} */ on) => settings.set({ still: on })}
        />
        <${Choice}
          name="confirm"
          label=${words.say("settings-confirm")}
          value=${confirm}
          choices=${asking}
          choose=${(/** @type {any} */ to) => settings.set({ confirm: to })}
        />
        <p class="quiet">${words.say("settings-kept")}</p>
      </div>
    <//>
  `;
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

/** @param {boolean} on */
async function turnNotices(on) {
  const may = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
  settings.set({ notices: may });
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
