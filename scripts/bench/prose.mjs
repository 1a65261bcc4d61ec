// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { project } from "../run.mjs";

const folder = join(project, "src/sites/brief/testing");

/** Briefs as people write them: those that the engine's tests read. */
export function readBriefs() {
  const files = readdirSync(folder).filter((file) => /^briefs-\d+\.txt$/.test(file));
  return files.flatMap((file) => briefsIn(readFileSync(join(folder, file), "utf8")));
}

/**
 * The briefs of a file, each below a line that begins with "@".
 * @param {string} text
 */
export function briefsIn(text) {
  return text
    .split(/^@ .*$/m)
    .slice(1)
    .map((brief) => brief.trim());
}

/**
 * A long text of different paragraphs, begun with that one.
 * @param {readonly string[]} paragraphs
 * @param {{ letters: number, first: number }} wanted
 */
export function proseOf(paragraphs, { letters, first }) {
  const inTurn = [...paragraphs.slice(first), ...paragraphs.slice(0, first)];
  const prose = inTurn.join("\n\n");
  if (prose.length < letters) throw new Error(`The paragraphs have no ${letters} letters together.`);
  return prose.slice(0, letters);
}

/**
 * So many, from all over the list.
 * @template Entry
 * @param {readonly Entry[]} list
 * @param {number} count
 */
export function sample(list, count) {
  return Array.from(
    { length: count },
    (_, index) => /** @type {Entry} */ (list[Math.floor((index * list.length) / count)]),
  );
}
