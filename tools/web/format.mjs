// Formats the browser's code: node tools/web/format.mjs [--check] FOLDER …
// With --check it writes nothing, and exits with 1 if a file is not formatted.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import prettier from "prettier";
import { toJsx, toTemplates } from "./templates.mjs";

const LINE = 120;
// Templates are longer than the JSX they are formatted as, by html`` and a $ for each expression. So the JSX is
// formatted to LINE minus the first of these margins with which no line of the template is longer than LINE.
const MARGINS = [6, 10, 15, 20];
const SKIPPED = ["vendor", "node_modules"];

/** All scripts and style sheets under a folder. */
async function sources(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const here = entries.filter((entry) => entry.isFile() && /\.(js|mjs|css)$/.test(entry.name));
  const below = entries.filter((entry) => entry.isDirectory() && !SKIPPED.includes(entry.name));
  const deeper = await Promise.all(below.map((entry) => sources(join(folder, entry.name))));
  return [...here.map((entry) => join(folder, entry.name)), ...deeper.flat()];
}

async function formatted(file, code) {
  if (file.endsWith(".css")) return prettier.format(code, { parser: "css", printWidth: LINE });
  if (!code.includes("html`") || file.endsWith(".mjs"))
    return prettier.format(code, { parser: "babel", printWidth: LINE });
  for (const margin of MARGINS) {
    const tried = await withTemplates(code, LINE - margin);
    if (tried.split("\n").every((line) => line.length <= LINE)) return tried;
  }
  return withTemplates(code, LINE - MARGINS[0]);
}

async function withTemplates(code, printWidth) {
  const tags = [];
  return toTemplates(await prettier.format(toJsx(code, tags), { parser: "babel", printWidth }), tags);
}

const isCheck = process.argv.includes("--check");
const folders = process.argv.slice(2).filter((argument) => argument !== "--check");
for (const file of (await Promise.all(folders.map(sources))).flat().sort()) {
  const code = await readFile(file, "utf8");
  const wanted = await formatted(file, code).catch((error) => {
    throw new Error(`${file}: ${error.message}`);
  });
  if (wanted === code) continue;
  console.log(`${isCheck ? "not formatted" : "formatted"}: ${file}`);
  if (isCheck) process.exitCode = 1;
  else await writeFile(file, wanted);
}
