import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { expect, test } from "vitest";
import { locales } from "zod/mini";
import { schemas } from "./schemas.ts";

type Kind = keyof typeof schemas;

const texts = import.meta.glob<string>("./*/*/*.json", { eager: true, query: "?raw", import: "default" });
const scenes = import.meta.glob("./*/*/scene.ts");
const folders = [...new Set(Object.keys(texts).map((path) => path.slice(0, path.lastIndexOf("/"))))];

test.each(folders)("%s has every file, and each is as its schema says", (folder) => {
  const problems = Object.keys(schemas).flatMap((name) => {
    const text = texts[`${folder}/${name}`];
    const path = `src/sites/industries${folder.slice(1)}/${name}`;
    return text === undefined ? [`${path} is missing.`] : problemsIn(path, text, name as Kind);
  });
  if (!scenes[`${folder}/scene.ts`]) problems.push(`${folder}/scene.ts is missing.`);

  expect(problems).toEqual([]);
});

test("no two industries have the same position", () => {
  const about = Object.entries(texts).filter(([path]) => path.endsWith("/industry.json"));
  for (const key of ["position", "age"]) {
    const places = about.map(([, text]) => JSON.parse(text)[key]);
    expect(new Set(places).size, key).toBe(folders.length);
  }
});

test("a problem is reported with its file and line", () => {
  const text = `{
  "noun": "plumber",
  "headlines": [
    "Hot water.",
    "",
    7
  ],
  "motto": "Drip"
}`;

  expect(problemsIn("plumber/brief.json", text, "brief.json")).toEqual([
    expect.stringMatching(/^plumber\/brief\.json:5: headlines\.1: is empty$/),
    expect.stringMatching(/^plumber\/brief\.json:6: headlines\.2: .*expected string/),
    expect.stringMatching(/^plumber\/brief\.json:1: .*motto/),
  ]);
});

const inEnglish = locales.en().localeError;

/** Returns `path:line: place: problem` for each problem that a file's schema finds. */
function problemsIn(path: string, text: string, kind: Kind) {
  const tree = parseTree(text);
  if (!tree) return [`${path}:1: is no JSON`];
  const { error } = schemas[kind].safeParse(JSON.parse(text), { error: inEnglish });
  return (error?.issues ?? []).map(({ path: place, message }) => {
    const keys = place.map((key) => (typeof key === "number" ? key : String(key)));
    // If a key is missing, the line of its parent.
    const node = findNodeAtLocation(tree, keys) ?? findNodeAtLocation(tree, keys.slice(0, -1)) ?? tree;
    const line = text.slice(0, node.offset).split("\n").length;
    return [`${path}:${line}`, ...(keys.length > 0 ? [keys.join(".")] : []), message].join(": ");
  });
}
