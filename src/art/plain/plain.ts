import type { ReactNode } from "react";
import type { Paint } from "../paint.ts";
import { createRandom } from "../random.ts";
import type { Frame, Place } from "../scene.ts";
import { together } from "../shapes.ts";
import type { PlainMood } from "../subjects/kinds.ts";
import { fieldOf, type PlainDraw, quiet } from "./area.ts";
import { bands, discs, scales } from "./geometry.ts";
import { contours, folds, rings, sheets, stones, strings, waves } from "./layers.ts";
import { arches, horizon, leavesAgainstLight, steps, windowOnWall } from "./light.ts";
import { initial, quarters, terrazzo, weave } from "./pattern.ts";

/** A picture without a subject, for trades whose work cannot be seen. The paint's seed varies it. */
export interface PlainPicture {
  id: string;
  /** The alternative text. */
  label: string;
  moods: readonly PlainMood[];
  /** `word` is the business's name. */
  draw: (paint: Paint, frame: Frame, place: Place, word?: string) => ReactNode;
}

const plain = (id: string, label: string, moods: readonly PlainMood[], drawIt: PlainDraw): PlainPicture => ({
  id,
  label,
  moods,
  draw: (paint, frame, place, word = "") =>
    together(drawIt(paint, frame, place, fieldOf(frame, place), word), quiet(paint, frame)),
});

export const plainPictures: readonly PlainPicture[] = [
  plain(
    "window-light",
    "The light of a window on a wall",
    ["calm", "grave", "tender", "plain"],
    windowOnWall,
  ),
  plain("leaf-light", "Leaves before a light", ["calm", "tender", "lively", "grave"], leavesAgainstLight),
  plain("horizon", "A low sun over the land", ["calm", "tender", "grave", "lively"], horizon),
  plain("arches", "Arches with light at their end", ["grave", "calm", "plain"], arches),
  plain("steps", "Steps towards a lit door", ["plain", "calm", "grave"], steps),
  plain("contours", "The contour lines of a map", ["plain", "calm", "lively"], contours),
  plain("sheets", "Sheets of paper with a seal", ["grave", "plain"], sheets),
  plain("folds", "A folded sheet of paper", ["plain", "calm", "lively", "festive", "pattern"], folds),
  plain("stones", "Stones on one another", ["calm", "grave", "tender"], stones),
  plain("rings", "The rings of a tree", ["calm", "grave", "plain", "tender"], rings),
  plain("waves", "Waves under a moon", ["calm", "tender", "lively"], waves),
  plain("strings", "Lamps on strings", ["festive", "lively", "tender"], strings),
  plain("weave", "Woven bands", ["plain", "lively", "calm", "pattern"], weave),
  plain("terrazzo", "Chips of stone in a floor", ["lively", "festive", "plain", "pattern"], terrazzo),
  plain("quarters", "Quarters of circles in a grid", ["lively", "festive", "plain", "pattern"], quarters),
  plain("scales", "Rows of round tiles", ["pattern"], scales),
  plain("discs", "Large discs", ["pattern"], discs),
  plain("bands", "Broad bands of colour", ["pattern"], bands),
  plain("initial", "A large letter", ["plain", "grave", "lively", "festive"], initial),
];

/** The picture of a business: the same seed gives the same picture. */
export function plainFor(mood: PlainMood, seed: number): PlainPicture {
  return createRandom(seed).pick(plainPictures.filter(({ moods }) => moods.includes(mood)));
}
