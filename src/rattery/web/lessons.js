// Opening a lesson from a button.
import { useState } from "./vendor/html.js";
import { sentenceOf } from "./components/ErrorPage.js";
import { openLesson } from "./opening.js";
import { goTo } from "./route.js";
import { useWords } from "./words.js";

/**
 * The state of a button that opens a lesson and goes there: whether it is being opened, and why that has failed.
 * @param {import("./catalogue.js").GameEntry} entry
 */
export function useLesson(entry) {
  const words = useWords();
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState("");
  const open = () => {
    setOpening(true);
    openLesson(entry, words.lang)
      .then((table) => goTo(`/t/${table}`))
      .catch((error) => (setProblem(sentenceOf(words, error)), setOpening(false)));
  };
  return { isOpening, problem, open };
}
