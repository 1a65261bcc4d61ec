import type { ReactNode } from "react";
import type { ArtTheme } from "./art-theme.ts";
import type { MaterialName } from "./materials.ts";
import type { Random } from "./random.ts";
import type { Shape } from "./shapes.ts";

/** How a surface reflects the light. `down` darkens towards its foot, `dish` is hollow. */
export type Form = "plane" | "ball" | "tube" | "bar" | "dish" | "down" | "even";

/** The distance of a thing from its background, which decides its shadow. */
export type Height = 1 | 2 | 3;

/** Properties of a thing; each treatment decides how to paint them. */
export interface Manner {
  body: (material: MaterialName, form: Form, shape: Shape) => ReactNode;
  /** A line that is itself a thing: a cord, a stalk, a strand. `tone` from -1 (dark) to 1 (light). */
  strand: (material: MaterialName, shape: Shape, width: number, tone: number) => ReactNode;
  /** `shade` is a part in its own shadow, `light` a part that catches the light. */
  shade: (shape: Shape, strength: number) => ReactNode;
  shine: (shape: Shape, strength: number) => ReactNode;
  /** A thin line on a thing: a seam, a fold or print. */
  detail: (shape: Shape, width: number, strength: number) => ReactNode;
  /** Transparent things such as glass and bubbles. */
  clear: (shape: Shape) => ReactNode;
  /** A light source. */
  glow: (x: number, y: number, r: number, strength: number) => ReactNode;
  /** The shadow where a thing touches the floor. */
  contact: (x: number, y: number, rx: number, ry: number) => ReactNode;
  lift: (height: Height, children: ReactNode[]) => ReactNode;
  /** Wraps the whole subject, once. */
  finish: (children: ReactNode[]) => ReactNode;
}

export interface Palette {
  /** The colours that all shadows and highlights tend towards. */
  shadow: string;
  lamp: string;
}

export type Stop = [offset: number, colour: string, opacity?: number];
export type Direction = "right" | "left" | "down" | "up" | "fall" | "rise";

/** The basis of a treatment: the theme, its light, and the definitions of one picture. */
export interface Ground {
  theme: ArtTheme;
  random: Random;
  palette: Palette;
  /** -1 for light from the left, 1 for light from the right. */
  lightFrom: -1 | 1;
  /** The colour of a material in the light of this theme. */
  colour: (material: MaterialName) => string;
  /** Registers a definition once and returns its id. */
  define: (key: string, make: (id: string) => ReactNode) => string;
  linear: (stops: Stop[], direction?: Direction) => string;
  radial: (stops: Stop[], cx?: number, cy?: number, r?: number) => string;
}
