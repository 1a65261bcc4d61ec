import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type ArtTheme, treatments } from "../art-theme.ts";
import type { Paint } from "../paint.ts";
import { at } from "../shapes.ts";
import { SmallPicture } from "../small-picture.tsx";

type Drawing = (paint: Paint) => ReturnType<typeof at>;
type Views = Record<string, { words: string[]; label: string; view: "stands" | "above" | "hangs" }>;

/** Topics that have a file of drawings and a file of data with the same name. */
const topics = [
  "care",
  "celebrations",
  "companions",
  "desk",
  "dwellings",
  "homes",
  "household",
  "instruments",
  "learning",
  "sky",
  "stagecraft",
  "transport",
];
const theme: ArtTheme = {
  treatment: "lit",
  isDark: false,
  ground: "#ffe9c9",
  groundDeep: "#f6d29c",
  dominant: "#0d7b86",
  accent: "#ff9b71",
  light: "#fffaf0",
  ink: "#153b45",
};
const data = import.meta.glob<Views>("./*.json", { eager: true, import: "default" });
const props = import.meta.glob<Record<string, Drawing>>("../props/*.ts", { eager: true });

const subjects = topics.flatMap((topic) =>
  Object.entries(data[`./${topic}.json`] ?? {}).map(([id, subject]) => ({
    id,
    topic,
    ...subject,
    draw: props[`../props/${topic}.ts`]?.[id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())],
  })),
);

function pictureOf({ draw, view }: (typeof subjects)[number], name: string, own = theme) {
  const floor = view === "stands" ? 540 : undefined;
  const tile = {
    floor,
    draw: (paint: Paint) => at(400, floor ?? 300, { scale: 0.7 }, draw?.(paint)),
  };
  return renderToStaticMarkup(
    createElement(SmallPicture, { theme: own, seed: 1, id: name, tile, behind: "accent", variant: 0 }),
  );
}

test("every topic has subjects, and each has a drawing of its name", () => {
  for (const topic of topics) expect(Object.keys(data[`./${topic}.json`] ?? {}), topic).not.toHaveLength(0);
  expect(subjects.filter(({ draw }) => !draw).map(({ id }) => id)).toEqual([]);
});

test("every drawing of a topic is a subject", () => {
  const ids = new Set(subjects.map(({ id, topic }) => `${topic} ${id}`));
  const drawings = topics.flatMap((topic) =>
    Object.keys(props[`../props/${topic}.ts`] ?? {}).map(
      (name) => `${topic} ${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  );

  expect(drawings.filter((name) => !ids.has(name))).toEqual([]);
});

test("no id, and no label, is used twice", () => {
  for (const all of [subjects.map(({ id }) => id), subjects.map(({ label }) => label)]) {
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  }
});

describe.each(subjects)("$id", (subject) => {
  const pictures = treatments.map((treatment) => ({
    treatment,
    markup: pictureOf(subject, "hero-3", { ...theme, treatment }),
  }));

  test("is small, and has no style, address or invalid number", () => {
    for (const { treatment, markup } of pictures) {
      expect(markup.length, treatment).toBeLessThan(7_000);
      expect(markup, treatment).not.toMatch(
        / style=|<script|<style|https?:|feTurbulence|NaN|undefined|Infinity|function| (?:width|height|r|rx|ry)="-/,
      );
    }
  });

  test("has unique ids, and refers only to its own", () => {
    for (const { treatment, markup } of pictures) {
      const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const pointers = [...markup.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);

      expect(new Set(ids).size, treatment).toBe(ids.length);
      expect(
        pointers.filter((id) => !ids.includes(id)),
        treatment,
      ).toEqual([]);
    }
  });

  test("is the same for the same seed, and differs by treatment", () => {
    expect(pictureOf(subject, "hero-3")).toBe(pictures[0]?.markup);
    // `type` draws things as `flat` does, before another ground.
    expect(new Set(pictures.map(({ markup }) => markup)).size).toBeGreaterThanOrEqual(5);
  });
});
