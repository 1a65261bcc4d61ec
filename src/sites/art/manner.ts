import type { ReactNode } from "react";
import type { ArtTheme } from "./art-theme.ts";
import type { MaterialName } from "./materials.ts";
import type { Random } from "./random.ts";
import type { Shape } from "./shapes.ts";

/** How the surface of a thing stands to the light. `down` darkens to its foot, `dish` is hollow. */
export type Form = "plane" | "ball" | "tube" | "bar" | "dish" | "down" | "even";

/** How far a thing stands off what lies behind it: it decides its shadow. */
export type Height = 1 | 2 | 3;

/** Properties of a thing; each treatment decides how to paint them. */
export interface Manner {
  body: (material: MaterialName, form: Form, shape: Shape) => ReactNode;
  /** A line that is itself a thing: a cord, a stalk, a strand. `tone` from -1 (dark) to 1 (light). */
  strand: (material: MaterialName, shape: Shape, width: number, tone: number) => ReactNode;
  /** A part of a thing that lies in its own shadow, and one that catches the light. */
  shade: (shape: Shape, strength: number) => ReactNode;
  shine: (shape: Shape, strength: number) => ReactNode;
  /** A thin line on a thing: a seam, a fold, print. */
  detail: (shape: Shape, width: number, strength: number) => ReactNode;
  /** Glass, bubbles: what lies behind shows through. */
  clear: (shape: Shape) => ReactNode;
  /** Light itself. */
  glow: (x: number, y: number, r: number, strength: number) => ReactNode;
  /** The position on the floor. */
  contact: (x: number, y: number, rx: number, ry: number) => ReactNode;
  lift: (height: Height, children: ReactNode[]) => ReactNode;
  /** Around the whole subject, once. */
  finish: (children: ReactNode[]) => ReactNode;
}

export interface Palette {
  /** The colours that all shadows and all lights tend to. */
  shadow: string;
  lamp: string;
}

export type Stop = [offset: number, colour: string, opacity?: number];
export type Direction = "right" | "left" | "down" | "up" | "fall" | "rise";

/** The means of a treatment: the theme, its light, and the definitions of one picture. */
export interface Ground {
  theme: ArtTheme;
  random: Random;
  palette: Palette;
  /** -1 where the light comes from the left, 1 from the right. */
  lightFrom: -1 | 1;
  /** The colour of a material in the light of this theme. */
  colour: (material: MaterialName) => string;
  /** Registers a definition once and gives its id. */
  define: (key: string, make: (id: string) => ReactNode) => string;
  linear: (stops: Stop[], direction?: Direction) => string;
  radial: (stops: Stop[], cx?: number, cy?: number, r?: number) => string;
}
