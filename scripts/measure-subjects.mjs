// @ts-check
// Writes the box of every drawing of a subject into its data. Run: node scripts/measure-subjects.mjs [topic …]
import { readFileSync, writeFileSync } from "node:fs";
import { launchBrowser } from "./browser.mjs";
import { fail, project } from "./run.mjs";
import { runSource } from "./run-source.mjs";
import { readTopics } from "./vite/subjects.mjs";

/** Larger than any drawing, in its units. */
const REACH = 1800;

async function main() {
  const wanted = process.argv.slice(2);
  // Licensed drawings have the size that their script gives them.
  const topics = readTopics().filter(({ topic, data }) =>
    wanted.length === 0 ? !data.startsWith("licensed/") : wanted.includes(topic),
  );
  const { bareSubjects } = /** @type {typeof import("./subjects/bare-subjects.ts")} */ (
    await runSource("./scripts/subjects/bare-subjects.ts")
  );
  const drawn = new Map(bareSubjects(REACH).map(({ id, svg }) => [id, svg]));
  const browser = await launchBrowser();
  const page = await browser.newPage();
  for (const { data, entries } of topics) {
    const file = `${project}src/art/subjects/${data}`;
    const content = JSON.parse(readFileSync(file, "utf8"));
    for (const id of Object.keys(entries)) {
      const svg = drawn.get(id);
      const box = svg && (await page.evaluate(measure, { svg, reach: REACH }));
      if (!box) throw new Error(`${data}: the drawing of "${id}" is empty.`);
      content[id].box = box;
    }
    writeFileSync(file, format(content));
    console.log(`${data}: ${Object.keys(entries).length}`);
  }
  await browser.close();
}

/** One line an entry, so that a change of one subject is a change of one line. @param {Record<string, object>} content */
function format(content) {
  const lines = Object.entries(content).map(([id, entry]) => `  ${JSON.stringify(id)}: ${spaced(entry)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** @param {object} entry */
function spaced(entry) {
  const fields = Object.entries(entry).map(([name, value]) => {
    const text = Array.isArray(value)
      ? `[${value.map((item) => JSON.stringify(item)).join(", ")}]`
      : JSON.stringify(value);
    return `"${name}": ${text}`;
  });
  return `{ ${fields.join(", ")} }`;
}

/**
 * Runs in the browser. A picture's pixels respect clips and strokes, as `getBBox` does not.
 * @param {{ svg: string; reach: number }} drawing
 */
async function measure({ svg, reach }) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const size = 1200;
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.drawImage(image, 0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  let [left, top, right, bottom] = [size, size, -1, -1];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if ((data[(y * size + x) * 4 + 3] ?? 0) < 40) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  if (right < 0) return null;
  const unit = (reach * 2) / size;
  return [
    Math.round(left * unit - reach),
    Math.round(top * unit - reach),
    Math.round((right + 1 - left) * unit),
    Math.round((bottom + 1 - top) * unit),
  ];
}

main().catch(fail);
