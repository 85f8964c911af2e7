// How the whole page looks on this device: the light, the size of the text, whether anything moves.
import { settings } from "./store.js";

const GROUNDS = { night: "#1b1a28", day: "#f6ecd6" };
const daylight = matchMedia("(prefers-color-scheme: light)");

/** Show what the settings say, now and whenever they change. */
export function keepLook() {
  show();
  settings.listen(show);
  daylight.addEventListener("change", show);
}

function show() {
  const { theme, size, still } = settings.state;
  const light = theme === "device" ? (daylight.matches ? "day" : "night") : theme;
  const { dataset } = document.documentElement;
  dataset.theme = light;
  dataset.size = size;
  dataset.motion = still ? "still" : "moving";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUNDS[light]);
}
