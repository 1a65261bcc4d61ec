import type { ReactNode } from "react";
import type { Crop } from "./art-theme.ts";
import type { Paint } from "./paint.ts";

/** The sheet a picture is drawn on, in its own units. */
export interface Frame {
  width: number;
  height: number;
  crop: Crop;
}

export const frames: Record<Crop, Frame> = {
  hero: { width: 1600, height: 1000, crop: "hero" },
  tile: { width: 800, height: 800, crop: "tile" },
  banner: { width: 1600, height: 560, crop: "banner" },
};

/** The sheet of gallery pictures and comparisons. */
export const tileFrame: Frame = { width: 800, height: 600, crop: "tile" };

/** The position of a subject on its sheet. The subject's middle is 0, 0 and it is about 900 units high. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

export const usualPlaces: Record<Crop, Place> = {
  hero: { x: 1150, y: 520, scale: 1 },
  tile: { x: 400, y: 410, scale: 0.8 },
  banner: { x: 1220, y: 300, scale: 0.72 },
};

export interface Arrangement {
  /**
   * The distance from the subject's middle down to the surface it stands on. Without it, the subject is seen from
   * above.
   */
  floor?: number;
  /** The background in the lit treatment; the other treatments have backdrops. */
  setting: (paint: Paint, frame: Frame, place: Place) => ReactNode;
  subject: (paint: Paint, frame: Frame) => ReactNode;
  /** The default is -1, the left. */
  lightFrom?: -1 | 1;
  /** Drawn over the subject in the lit treatment, in coordinates of the sheet. */
  veil?: (paint: Paint, frame: Frame) => ReactNode;
  places?: Partial<Record<Crop, Place>>;
}

/** One gallery picture on a sheet of 800 × 600. */
export interface Tile {
  floor?: number;
  draw: (paint: Paint) => ReactNode;
}

/** All pictures of one industry. */
export interface Scene {
  /** The colour of backdrops, different from the subject's. */
  behind: "dominant" | "accent";
  arrangements: [Arrangement, Arrangement, ...Arrangement[]];
  tiles: [Tile, Tile, Tile, Tile, Tile, Tile, Tile, Tile];
  comparison: Record<"before" | "after", Tile>;
}
