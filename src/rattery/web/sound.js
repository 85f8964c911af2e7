// Sounds: off by default; the synthesiser is loaded with the first one.
import { settings } from "./store.js";

/** Plays a sound, if sounds are switched on. @param {string} name */
export async function play(name) {
  if (!settings.state.sound) return;
  const synthesis = await import("./synthesis.js").catch(() => null); // offline: silent
  synthesis?.sound(name, settings.state.volume);
}
