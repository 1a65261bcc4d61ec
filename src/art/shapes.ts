import { createElement, Fragment, type ReactNode } from "react";

/** The outline of a thing, as the attributes of the SVG element that draws it. */
export type Shape =
  | { d: string }
  | { cx?: number; cy?: number; r: number }
  | { cx?: number; cy?: number; rx: number; ry: number }
  | { x: number; y: number; width: number; height: number; rx?: number }
  /** A shape in the definitions, which can be painted several times: see `Paint.shared`. */
  | { href: string };

export type Attributes = Record<string, string | number | undefined>;

export function draw(shape: Shape, attributes: Attributes): ReactNode {
  const all = tidy({ ...shape, ...attributes });
  if ("d" in shape) return createElement("path", all);
  if ("href" in shape) return createElement("use", all);
  if ("width" in shape) return createElement("rect", all);
  return createElement("r" in shape ? "circle" : "ellipse", all);
}

/** Shortens numbers, since pictures are sent as text and the third decimal is invisible. */
function tidy(attributes: Attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "number") attributes[name] = Math.round(value * 100) / 100;
    else if (name === "d") attributes[name] = value?.replaceAll(" -", "-");
  }
  return attributes;
}

/** Groups elements without the keys that a list would need. */
export function together(...children: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...children);
}

export interface Turn {
  rotate?: number;
  scale?: number;
  /** Mirrors left and right. */
  flip?: boolean;
}

export function transformOf(x: number, y: number, { rotate = 0, scale = 1, flip = false }: Turn) {
  const parts = [x || y ? `translate(${round(x)} ${round(y)})` : ""];
  if (rotate) parts.push(`rotate(${round(rotate)})`);
  const size = Math.round(scale * 1000) / 1000;
  if (flip) parts.push(`scale(${-size} ${size})`);
  else if (size !== 1) parts.push(`scale(${size})`);
  return parts.filter(Boolean).join(" ") || undefined;
}

/** Draws something around another point, turned clockwise by degrees. */
export function at(x: number, y: number, turn: Turn, ...children: ReactNode[]): ReactNode {
  const transform = transformOf(x, y, turn);
  return transform ? createElement("g", { transform }, ...children) : together(...children);
}

/** Rounds to one decimal, which is finer than a pixel at every size of a picture. */
export function round(value: number) {
  return Math.round(value * 10) / 10;
}

export function polar(angle: number, radius: number): [x: number, y: number] {
  return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)];
}

/** Calls `make` with 0, 1, … and collects the results. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** The outline of circles side by side, in one path. */
export function discs(list: [x: number, y: number, r: number][]): Shape {
  return {
    d: list
      .map(([x, y, r]) => {
        const [left, width] = [round(x - r), round(r * 2)];
        return `M${left} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${width} 0a${round(r)} ${round(r)} 0 1 0-${width} 0`;
      })
      .join(""),
  };
}

/** Rectangles in one path. */
export function bars(list: [x: number, y: number, width: number, height: number][]): Shape {
  return {
    d: list.map(([x, y, w, h]) => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`).join(""),
  };
}

/** A closed outline through points. */
export function polygon(...points: [x: number, y: number][]): { d: string } {
  return { d: `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z` };
}
