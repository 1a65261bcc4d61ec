import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type ArtTheme, treatments } from "../../art-theme.ts";
import { createPaint } from "../../paint.ts";
import { drawLicensed } from "./draw.ts";
import { drawingSchema } from "./drawing.ts";
import { licensedTopics, loadLicensed } from "./drawings.ts";

const theme: Omit<ArtTheme, "treatment"> = {
  isDark: false,
  ground: "#ffe9c9",
  groundDeep: "#f6d29c",
  dominant: "#0d7b86",
  accent: "#ff9b71",
  light: "#fffaf0",
  ink: "#153b45",
};
const texts = import.meta.glob<string>(["./*.json", "!./*.subjects.json"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const described = import.meta.glob<Record<string, { view: string }>>("./*.subjects.json", {
  import: "default",
  eager: true,
});

const topics = await Promise.all(
  licensedTopics.map(async (topic) => ({ topic, drawings: await loadLicensed(topic) })),
);
const all = topics.flatMap(({ drawings }) => Object.entries(drawings));

test("there are at least 500 licensed drawings, each once and each with its subject", () => {
  const ids = all.map(([id]) => id);

  expect(ids.length).toBeGreaterThanOrEqual(500);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { topic, drawings } of topics)
    expect(Object.keys(described[`./${topic}.subjects.json`] ?? {})).toEqual(Object.keys(drawings));
});

test("a topic's file stays small", () => {
  const large = Object.entries(texts).filter(([, text]) => text.length > 41_000);

  expect(large.map(([path]) => path)).toEqual([]);
});

test("the drawings have the shape of the schema", () => {
  for (const { topic, drawings } of topics) {
    const result = z.safeParse(z.record(z.string(), drawingSchema), drawings);

    expect(result.error?.issues ?? [], topic).toEqual([]);
  }
});

test("a thing that stands has its foot at 0, the others have their middle there", () => {
  for (const { topic, drawings } of topics) {
    const subjects = described[`./${topic}.subjects.json`] ?? {};
    for (const [id, { parts, height }] of Object.entries(drawings)) {
      const starts = parts.flatMap(([, , , d]) =>
        [...d.matchAll(/^M-?\d+[ ,]?(-?\d+)/g)].map(([, y]) => Number(y)),
      );
      const [low, high] = [Math.min(...starts), Math.max(...starts)];
      const reach = subjects[id]?.view === "stands" ? 0 : height / 2;

      expect(high, id).toBeLessThanOrEqual(reach + 3);
      expect(low, id).toBeGreaterThanOrEqual(reach - height - 3);
    }
  }
});

test("every drawing draws in all treatments, with ids of its own", () => {
  for (const treatment of treatments) {
    for (const [id, drawing] of all) {
      const paint = createPaint({ ...theme, treatment }, 1, "one");
      const subject = paint.finish(drawLicensed(paint, drawing));
      const markup = renderToStaticMarkup(createElement("svg", null, paint.definitions(), subject));
      const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, own]) => own);
      const pointers = [...markup.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, own]) => own);

      expect(new Set(ids).size, `${id} ${treatment}`).toBe(ids.length);
      expect(
        pointers.filter((own) => !ids.includes(own)),
        `${id} ${treatment}`,
      ).toEqual([]);
      expect(markup, `${id} ${treatment}`).not.toMatch(/NaN|undefined|Infinity|https?:/);
      expect(markup.length, `${id} ${treatment}`).toBeLessThan(6_000);
    }
  }
});
