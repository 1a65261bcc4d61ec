import { expect, test } from "vitest";
import standIns from "./stand-ins.json";

const topics = import.meta.glob<Record<string, { words: string[] }>>(["../*.json", "../licensed/*.json"], {
  import: "default",
  eager: true,
});
const trades = import.meta.glob<{ subjects?: string[] }>("../../../brief/trades/*/*.json", {
  import: "default",
  eager: true,
});

const subjects = Object.values(topics).flatMap((topic) => Object.entries(topic));
const ids = new Set(subjects.map(([id]) => id));
const words = new Set(
  subjects
    .flatMap(([id, data]) => [id.replaceAll("-", " "), ...data.words])
    .map((word) => word.toLowerCase()),
);
const nouns = Object.entries(trades).flatMap(([path, { subjects }]) =>
  subjects ? [{ path, subjects }] : [],
);

/** Plurals are found by their singulars, as texts are read. */
const isNamed = (noun: string) => {
  const name = noun.toLowerCase();
  return [name, name.replace(/s$/, ""), name.replace(/(ch|sh|x)es$/, "$1"), name.replace(/ies$/, "y")].some(
    (form) => words.has(form),
  );
};
const isShown = (noun: string) => isNamed(noun) || noun in standIns;

test("each stand-in is a subject", () => {
  expect(Object.entries(standIns).filter(([, id]) => !ids.has(id))).toEqual([]);
});

test("a noun that a subject has itself needs no stand-in", () => {
  expect(Object.keys(standIns).filter((noun) => words.has(noun.toLowerCase()))).toEqual([]);
});

test("no licensed subject has a stand-in", () => {
  const licensed = Object.entries(topics).flatMap(([path, topic]) =>
    path.includes("licensed/") ? Object.values(topic).flatMap((data) => data.words) : [],
  );

  expect(licensed.filter((word) => word in standIns)).toEqual([]);
});

test("nearly every trade has two of its first four subjects", () => {
  const poor = nouns.filter(({ subjects }) => subjects.slice(0, 4).filter(isShown).length < 2);
  const share = 1 - poor.length / nouns.length;

  expect(nouns.length).toBeGreaterThan(500);
  expect(share, poor.map(({ path }) => path.replace(/^.*\//, "")).join(" ")).toBeGreaterThan(0.95);
});

test("three of four nouns of the trades have a drawing", () => {
  const all = [...new Set(nouns.flatMap(({ subjects }) => subjects))];

  expect(all.filter(isShown).length / all.length).toBeGreaterThan(0.75);
});
