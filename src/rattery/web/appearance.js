// The appearance of the whole page: colour theme, text size and motion, as data attributes of the root element.
import { settings } from "./store.js";

const GROUNDS = { night: "#1b1a28", day: "#f6ecd6" };
const daylight = matchMedia("(prefers-color-scheme: light)");

/** Applies the settings now, and again whenever they or the system's colour scheme change. */
export function applyAppearance() {
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
