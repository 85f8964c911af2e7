// Sounds: off until asked for, and fetched then.
import { settings } from "./store.js";

/** Let a sound be heard, if this device wants any. @param {string} name */
export async function play(name) {
  if (!settings.state.sound) return;
  const synthesis = await import("./synthesis.js").catch(() => null); // without a line it stays quiet
  synthesis?.sound(name, settings.state.volume);
}
