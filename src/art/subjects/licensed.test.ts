import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type ArtTheme, treatments } from "../art-theme.ts";
import { createPaint, type Paint } from "../paint.ts";
import { type LicensedTopic, licensedSchema } from "./licensed-drawing.ts";

const theme: Omit<ArtTheme, "treatment"> = {
  isDark: false,
  ground: "#ffe9c9",
  groundDeep: "#f6d29c",
  dominant: "#0d7b86",
  accent: "#ff9b71",
  light: "#fffaf0",
  ink: "#153b45",
};
interface Described {
  view: "stands" | "above" | "hangs";
  box: [left: number, top: number, width: number, height: number];
}
const byTopic = <T>(files: Record<string, T>) =>
  new Map(Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.\w+$/g, ""), file]));
const texts = byTopic(
  import.meta.glob<string>("./licensed/drawn/*.json", { import: "default", eager: true, query: "?raw" }),
);
const drawn = byTopic(
  import.meta.glob<LicensedTopic>("./licensed/drawn/*.json", { import: "default", eager: true }),
);
const described = byTopic(
  import.meta.glob<Record<string, Described>>("./licensed/*.json", { import: "default", eager: true }),
);
const functions = byTopic(
  import.meta.glob<Record<string, (paint: Paint) => ReactNode>>("./licensed/*.ts", {
    import: "default",
    eager: true,
  }),
);

test("there are at least 500 licensed drawings, each once and each with its words", () => {
  const ids = [...drawn.values()].flatMap((topic) => Object.keys(topic));

  expect(ids.length).toBeGreaterThanOrEqual(500);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [topic, drawings] of drawn) {
    expect(Object.keys(described.get(topic) ?? {}), topic).toEqual(Object.keys(drawings));
    expect(Object.keys(functions.get(topic) ?? {}), topic).toEqual(Object.keys(drawings));
  }
});

test("the file of a topic stays small, since a page loads all of it", () => {
  const large = [...texts].filter(([, text]) => text.length > 40_000);

  expect(large.map(([topic]) => topic)).toEqual([]);
});

test("the drawings have the shape of the schema", () => {
  for (const [topic, drawings] of drawn) {
    const result = z.safeParse(z.record(z.string(), licensedSchema), drawings);

    expect(result.error?.issues ?? [], topic).toEqual([]);
  }
});

test("a thing stands on its foot, hangs from its upper end, or has its middle at 0, 0", () => {
  for (const [topic, drawings] of drawn) {
    for (const [id, parts] of Object.entries(drawings)) {
      const { view, box } = (described.get(topic) as Record<string, Described>)[id] as Described;
      const [left, top, width, height] = box;
      const starts = parts.flatMap(([, , , d]) => {
        const [, x, y] = /^M(-?\d+)[ ,]?(-?\d+)/.exec(d) ?? [];
        return [[Number(x), Number(y)] as const];
      });

      expect(Math.abs(left + width / 2), id).toBeLessThanOrEqual(1);
      expect(Math.abs(top + { stands: height, above: height / 2, hangs: 0 }[view]), id).toBeLessThanOrEqual(
        1,
      );
      expect(Math.max(width, height), id).toBeGreaterThan(400);
      expect(Math.max(width, height), id).toBeLessThanOrEqual(862);
      for (const [x, y] of starts) {
        expect(x, id).toBeGreaterThanOrEqual(left - 3);
        expect(x, id).toBeLessThanOrEqual(left + width + 3);
        expect(y, id).toBeGreaterThanOrEqual(top - 3);
        expect(y, id).toBeLessThanOrEqual(top + height + 3);
      }
    }
  }
});

test("every drawing draws in all treatments, with ids of its own", () => {
  for (const treatment of treatments) {
    for (const [id, draw] of [...functions.values()].flatMap((topic) => Object.entries(topic))) {
      const paint = createPaint({ ...theme, treatment }, 1, "one");
      const subject = paint.finish(draw(paint));
      const markup = renderToStaticMarkup(createElement("svg", null, paint.definitions(), subject));
      const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, own]) => own);
      const pointers = [...markup.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, own]) => own);
      const name = `${id} ${treatment}`;

      expect(new Set(ids).size, name).toBe(ids.length);
      expect(
        pointers.filter((own) => !ids.includes(own)),
        name,
      ).toEqual([]);
      expect(markup, name).not.toMatch(/NaN|undefined|Infinity|https?:/);
      expect(markup.length, name).toBeLessThan(7_000);
    }
  }
});
