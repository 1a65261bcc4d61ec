import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type ArtTheme, treatments } from "./art-theme.ts";
import { createPaint, type Paint } from "./paint.ts";

type Drawing = (paint: Paint) => ReactNode;

const data = import.meta.glob<Record<string, unknown>>("./subjects/*.json", {
  eager: true,
  import: "default",
});
const drawings = import.meta.glob<Record<string, Drawing>>("./props/*.ts", { eager: true });
const adapted = import.meta.glob<Record<string, Drawing>>("./subjects/drawings/*.ts", { eager: true });

/** A topic's data and its drawings have the same file name; older props are adapted first. */
const subjects = Object.entries(data).flatMap(([path, entries]) => {
  const file = path.replace(".json", ".ts");
  const props =
    adapted[file.replace("subjects", "subjects/drawings")] ?? drawings[file.replace("subjects", "props")];
  return props ? Object.keys(entries).map((id) => ({ id, draw: props[camelCase(id)] })) : [];
});

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

describe("every drawn subject", () => {
  test("has a drawing of its name", () => {
    expect(subjects.length).toBeGreaterThan(0);
    expect(subjects.filter(({ draw }) => !draw).map(({ id }) => id)).toEqual([]);
  });

  test.each(treatments)(
    "is complete, small and refers only to its own parts in the treatment %s",
    (treatment) => {
      for (const { id, draw } of subjects) {
        const markup = pictureOf(draw as Drawing, { ...theme, treatment });
        const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, own]) => own);
        const pointers = [...markup.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, own]) => own);

        expect(new Set(ids).size, id).toBe(ids.length);
        expect(
          pointers.filter((pointer) => !ids.includes(pointer)),
          id,
        ).toEqual([]);
        expect(markup, id).not.toMatch(
          / style=|<script|<style|https?:|feTurbulence|NaN|undefined|Infinity|function| (?:width|height|r|rx|ry)="-/,
        );
        expect(markup.length, id).toBeLessThan(12_000);
        expect(markup, id).toBe(pictureOf(draw as Drawing, { ...theme, treatment }));
      }
    },
  );
});

function pictureOf(draw: Drawing, theme: ArtTheme) {
  const paint = createPaint(theme, 3, "hero-3");
  const subject = paint.finish(draw(paint));
  return renderToStaticMarkup(createElement("svg", null, paint.definitions(), subject));
}

function camelCase(id: string) {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
