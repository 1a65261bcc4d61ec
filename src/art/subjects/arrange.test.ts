import { Children, createElement, isValidElement, type ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { type ArtTheme, type Crop, crops } from "../art-theme.ts";
import { createPaint } from "../paint.ts";
import { frames } from "../scene.ts";
import { arrange } from "./arrange.ts";
import type { DrawnSubject } from "./subject.ts";

const theme: ArtTheme = {
  treatment: "flat",
  isDark: false,
  ground: "#f6efe2",
  groundDeep: "#e6d8bf",
  dominant: "#0e6b74",
  accent: "#e2803f",
  light: "#fffaf0",
  ink: "#14242b",
};
/** The part of each sheet that phones show, without the shift of 18 that a seed gives to a picture. */
const shown: Record<Crop, { left: number; right: number; top: number; bottom: number }> = {
  hero: { left: 638, right: 1582, top: 18, bottom: 982 },
  tile: { left: 60, right: 740, top: 96, bottom: 704 },
  banner: { left: 918, right: 1582, top: 4, bottom: 556 },
};
/** The largest scale that a seed gives. */
const LARGEST = 1.04;
const shapes = { square: [700, 700], wide: [900, 320], high: [240, 900], odd: [620, 480] } as const;
const views = ["stands", "above", "hangs"] as const;

const subjectOf = (
  view: (typeof views)[number],
  [width, height]: readonly [number, number],
): DrawnSubject => ({
  id: "thing",
  words: [],
  doing: [],
  of: [],
  mood: [],
  label: "",
  view,
  box: [-width / 2, view === "stands" ? -height : view === "hangs" ? 0 : -height / 2, width, height],
  draw: () => createElement("rect", { "data-box": `${width} ${height} ${view}` }),
});

describe("phones show a whole subject", () => {
  const cases = views.flatMap((view) => Object.values(shapes).map((shape) => [view, shape] as const));

  test.each(crops)("of each shape on the sheet %s", (crop) => {
    for (const [view, shape] of cases)
      for (const count of [1, 2, 3])
        for (const seed of [0, 1, 2, 3, 4]) {
          const all = Array.from({ length: count }, () => subjectOf(view, shape));
          const [first, ...others] = all as [DrawnSubject, ...DrawnSubject[]];
          const boxes = boxesOf(crop, arrange([first, ...others], count === 1 ? "one" : "three", seed));
          const { left, right, top, bottom } = shown[crop];
          const name = `${count} ${view} ${shape} ${seed}`;

          expect(boxes, name).toHaveLength(count);
          expect(Math.min(...boxes.map((box) => box.left)), name).toBeGreaterThanOrEqual(left);
          expect(Math.max(...boxes.map((box) => box.right)), name).toBeLessThanOrEqual(right);
          expect(Math.min(...boxes.map((box) => box.top)), name).toBeGreaterThanOrEqual(top);
          expect(Math.max(...boxes.map((box) => box.bottom)), name).toBeLessThanOrEqual(bottom);
        }
  });
});

/** The boxes of the subjects on the sheet. */
function boxesOf(crop: Crop, arrangement: ReturnType<typeof arrange>) {
  const place = arrangement.places?.[crop] ?? { x: 0, y: 0, scale: 1 };
  const scale = place.scale * LARGEST;
  const start: Matrix = [scale, 0, 0, scale, place.x, place.y];
  return found(arrangement.subject(createPaint(theme, 1, "a"), frames[crop]), start);
}

/** As in `matrix(a b c d e f)` of SVG. */
type Matrix = readonly [number, number, number, number, number, number];

interface Props {
  children?: ReactNode;
  transform?: string;
  "data-box"?: string;
}

function found(node: ReactNode, matrix: Matrix): ReturnType<typeof boxOf>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    const { children, transform = "", "data-box": box } = child.props;
    const here = turned(matrix, transform);
    if (!box) return found(children, here);
    const [width, height, view] = box.split(" ");
    return [boxOf(here, Number(width), Number(height), view ?? "")];
  });
}

function turned(matrix: Matrix, transform: string): Matrix {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce((result, [, name, list = ""]) => {
    const [first = 0, second = first] = list.split(" ").map(Number);
    const angle = (first * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    if (name === "translate") return product(result, [1, 0, 0, 1, first, second]);
    if (name === "scale") return product(result, [first, 0, 0, second, 0, 0]);
    return product(result, [cos, sin, -sin, cos, 0, 0]);
  }, matrix);
}

const product = ([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix => [
  a * a2 + c * b2,
  b * a2 + d * b2,
  a * c2 + c * d2,
  b * c2 + d * d2,
  a * e2 + c * f2 + e,
  b * e2 + d * f2 + f,
];

function boxOf([a, b, c, d, e, f]: Matrix, width: number, height: number, view: string) {
  const top = view === "stands" ? -height : view === "hangs" ? 0 : -height / 2;
  const corners = [-width / 2, width / 2].flatMap((x) =>
    [top, top + height].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
