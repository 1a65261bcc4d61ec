import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ArtTheme } from "../../src/art/art-theme.ts";
import { createPaint } from "../../src/art/paint.ts";
import { loadSubjects, subjectIds, subjectOf } from "../../src/art/subjects/subjects.ts";

// Loaded with this module, because a short-lived module runner cannot load more later.
const ids = await subjectIds();
await loadSubjects(ids);

const theme: ArtTheme = {
  treatment: "flat",
  isDark: false,
  ground: "#ffffff",
  groundDeep: "#dddddd",
  dominant: "#0e7490",
  accent: "#b45309",
  light: "#f5f5f5",
  ink: "#12161f",
};

export interface BareSubject {
  id: string;
  svg: string;
}

/** Every subject without its shadow and its light on a sheet of `reach` units in each direction. */
export function bareSubjects(reach: number): BareSubject[] {
  return ids.flatMap((id) => {
    const subject = subjectOf(id);
    if (!subject) return [];
    const paint = { ...createPaint(theme, 1, "bare"), contact: () => null, glow: () => null };
    const drawing = paint.finish(subject.draw(paint));
    const side = reach * 2;
    const sheet = {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${-reach} ${-reach} ${side} ${side}`,
      width: 1200,
      height: 1200,
    };
    return { id, svg: renderToStaticMarkup(createElement("svg", sheet, paint.definitions(), drawing)) };
  });
}
