// Formats the browser's code: node tools/web/format.mjs [--check] FOLDER …
// With --check nothing is written; the exit status is 1 if a file is not formatted.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import prettier from "prettier";
import { toJsx, toTemplates } from "./templates.mjs";

const LINE = 120;
// Templates are longer than their JSX, by html`` and a $ an expression: the first of these that is enough is taken.
const MARKS = [6, 10, 15, 20];
const SKIPPED = ["vendor", "node_modules"];

/** The scripts and style sheets in a folder and below. */
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
  for (const marks of MARKS) {
    const tried = await withTemplates(code, LINE - marks);
    if (tried.split("\n").every((line) => line.length <= LINE)) return tried;
  }
  return withTemplates(code, LINE - MARKS[0]);
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
