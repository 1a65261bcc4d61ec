import { readdirSync, readFileSync } from "node:fs";

/** A text, and the file in which it stands. */
export interface Text {
  text: string;
  set: string;
}

const folder = new URL("../../../../tests/", import.meta.url);
const readText = (path: string) => readFileSync(new URL(path, folder), "utf8");
const readTexts = (path: string): Text[] =>
  (JSON.parse(readText(path)) as { text: string }[]).map(({ text }) => ({ text, set: path }));

/** Briefs for websites, of which nothing is blind. */
export const jsonBriefs = [
  "working/first.json",
  "working/second.json",
  "working/third.json",
  "trades/training.json",
  "trades/working.json",
  "trades/second.json",
  "pictures/working.json",
].flatMap((path) => readTexts(`briefs/${path}`));

/** Files in which a line with "@" begins a brief, with marks such as `{name|Crumb}` for what is to be found. */
export const markedBriefs = ["training", "names"].flatMap((set) =>
  readdirSync(new URL(`briefs/${set}/`, folder)).flatMap((file): Text[] =>
    readText(`briefs/${set}/${file}`)
      .split(/^@[^\n]*\n/m)
      .map((text) => text.replace(/\{[^{}|]*\|([^{}]*)\}/g, "$1").trim())
      .filter(Boolean)
      .map((text) => ({ text, set })),
  ),
);

/** Descriptions of apps, of which nothing is blind. */
export const descriptions = readdirSync(new URL("apps/", folder))
  .filter((file) => /^working.*\.json$/.test(file))
  .flatMap((file) => readTexts(`apps/${file}`));
