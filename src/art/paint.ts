import { createElement, type ReactNode } from "react";
import type { ArtTheme, Treatment } from "./art-theme.ts";
import { darken, lighten, mix } from "./colour.ts";
import type { Direction, Form, Ground, Height, Manner, Stop } from "./manner.ts";
import { type MaterialName, materials } from "./materials.ts";
import { createRandom } from "./random.ts";
import { type Shape, type Turn, transformOf } from "./shapes.ts";
import { flat } from "./treatments/flat.ts";
import { halftone } from "./treatments/halftone.ts";
import { line } from "./treatments/line.ts";
import { lit } from "./treatments/lit.ts";
import { paper } from "./treatments/paper.ts";

/** The drawing functions of props and scenes. */
export interface Paint extends Ground {
  definitions: () => ReactNode;
  body: (material: MaterialName, form: Form, shape: Shape) => ReactNode;
  strand: (material: MaterialName, shape: Shape, width: number, tone?: number) => ReactNode;
  shade: (shape: Shape, strength?: number) => ReactNode;
  shine: (shape: Shape, strength?: number) => ReactNode;
  detail: (shape: Shape, width?: number, strength?: number) => ReactNode;
  clear: (shape: Shape) => ReactNode;
  glow: (x: number, y: number, r: number, strength?: number) => ReactNode;
  contact: (x: number, y: number, rx: number, ry?: number) => ReactNode;
  lift: (height: Height, ...children: ReactNode[]) => ReactNode;
  finish: (...children: ReactNode[]) => ReactNode;
  /** Clips the children to the shape. */
  within: (shape: { d: string }, ...children: ReactNode[]) => ReactNode;
  /** Defines an outline once that is painted more than once. */
  shared: (shape: { d: string }) => Shape;
  /** Defines a drawing once and returns a function that places copies of it. `key` is unique within the picture. */
  stamp: (key: string, thing: ReactNode) => (x: number, y: number, turn?: Turn) => ReactNode;
}

const manners: Record<Treatment, (ground: Ground) => Manner> = {
  lit,
  flat,
  line,
  halftone,
  paper,
  // Things in front of the lettering are flat.
  type: flat,
};

const vectors: Record<Direction, Record<string, number>> = {
  right: {},
  left: { x1: 1, x2: 0 },
  down: { x2: 0, y2: 1 },
  up: { x2: 0, y1: 1 },
  fall: { y2: 1 },
  rise: { x1: 1, x2: 0, y2: 1 },
};

/**
 * Creates the drawing functions of one picture: its definitions, its random numbers, and the treatment of the theme.
 */
export function createPaint(theme: ArtTheme, seed: number, id: string, lightFrom: -1 | 1 = -1): Paint {
  const definitions = new Map<string, { id: string; node: ReactNode }>();
  const random = createRandom(seed);
  const palette = {
    shadow: theme.isDark ? darken(theme.groundDeep, 0.4) : mix(theme.ink, theme.dominant, 0.3),
    lamp: theme.isDark ? mix(theme.light, theme.accent, 0.18) : lighten(theme.light, 0.6),
  };

  const define: Paint["define"] = (key, make) => {
    const before = definitions.get(key);
    if (before) return before.id;
    const own = `${id}-${definitions.size.toString(36)}`;
    definitions.set(key, { id: own, node: make(own) });
    return own;
  };

  const gradient = (
    kind: "linearGradient" | "radialGradient",
    place: Record<string, number>,
    stops: Stop[],
  ) =>
    `url(#${define(JSON.stringify([kind, place, stops]), (own) =>
      createElement(
        kind,
        { id: own, ...place },
        ...stops.map(([offset, stopColor, stopOpacity]) =>
          createElement("stop", { offset: offset || undefined, stopColor, stopOpacity }),
        ),
      ),
    )})`;

  const ground: Ground = {
    theme,
    random,
    palette,
    lightFrom,
    colour: (name) => materialColour(theme, name),
    define,
    linear: (stops, direction = "right") => gradient("linearGradient", vectors[direction], stops),
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      gradient("radialGradient", cx === 0.5 && cy === 0.5 && r === 0.5 ? {} : { cx, cy, r }, stops),
  };
  const manner = manners[theme.treatment](ground);

  return {
    ...ground,
    definitions: () =>
      createElement("defs", null, ...[...definitions.values()].map((definition) => definition.node)),
    body: manner.body,
    strand: (material, shape, width, tone = 0) => manner.strand(material, shape, width, tone),
    shade: (shape, strength = 1) => manner.shade(shape, strength),
    shine: (shape, strength = 1) => manner.shine(shape, strength),
    detail: (shape, width = 2, strength = 1) => manner.detail(shape, width, strength),
    clear: manner.clear,
    glow: (x, y, r, strength = 1) => manner.glow(x, y, r, strength),
    contact: (x, y, rx, ry = rx * 0.09) => manner.contact(x, y, rx, ry),
    lift: (height, ...children) => manner.lift(height, children),
    finish: (...children) => manner.finish(children),
    within: (shape, ...children) => {
      const clip = define(`clip ${shape.d}`, (own) =>
        createElement("clipPath", { id: own }, createElement("path", shape)),
      );
      return createElement("g", { clipPath: `url(#${clip})` }, ...children);
    },
    shared: (shape) => ({
      href: `#${define(`shape ${shape.d}`, (id) => createElement("path", { id, ...shape }))}`,
    }),
    stamp: (key, thing) => {
      const id = define(`stamp ${key}`, (own) => createElement("g", { id: own }, thing));
      return (x, y, turn = {}) =>
        createElement("use", { href: `#${id}`, transform: transformOf(x, y, turn) });
    },
  };
}

/** A material's own colour, tinted by the light that the ground reflects. */
function materialColour(theme: ArtTheme, name: MaterialName) {
  const { colour } = materials[name];
  if (!colour.startsWith("#")) return theme[colour as "dominant" | "accent" | "light" | "ink" | "ground"];
  return theme.isDark ? mix(colour, theme.ground, 0.08) : mix(colour, theme.dominant, 0.04);
}
