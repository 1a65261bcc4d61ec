import { mix } from "#src/art/colour.ts";
import type { MaterialName } from "#src/art/materials.ts";
import { pendantLamp, pottedPlant, shelf } from "#src/art/props/room.ts";
import {
  colourBowl,
  comb,
  dryer,
  flask,
  hairFromBehind,
  jar,
  roundBrush,
  roundMirror,
  salonChair,
  scissors,
} from "#src/art/props/salon.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { room, top, wall } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

const hairs: MaterialName[] = ["chestnut", "honey", "raven", "rust"];

const mirrorAndChair: Arrangement = {
  floor: 440,
  setting: (paint, frame, place) => room(paint, frame, place, 440, "board"),
  subject: (paint) =>
    together(
      at(10, -170, {}, roundMirror(paint, 285, paint.random.pick([0, 12]))),
      at(60, 196, {}, shelf(paint, 720)),
      at(-236, 196, { scale: 0.62 }, flask(paint, "dominant")),
      at(-140, 196, { scale: 0.5 }, flask(paint, "light")),
      at(280, 196, { scale: 0.66 }, jar(paint, "accent")),
      at(372, 196, { scale: 0.72 }, pottedPlant(paint)),
      at(150, 470, { scale: 0.98 }, salonChair(paint)),
      at(380, -520, {}, pendantLamp(paint, 190)),
    ),
  places: { hero: { x: 1150, y: 510, scale: 1 } },
};

const longHair: Arrangement = {
  setting: (paint, frame, place) => wall(paint, frame, place),
  subject: (paint, { crop }) =>
    together(
      paint.glow(60, -80, 560, 0.4),
      at(
        110,
        -90,
        { scale: 1.16 },
        hairFromBehind(paint, paint.random.pick(hairs), { length: 1.62, wave: 40, plenty: 1.7 }),
      ),
      crop === "tile" ? null : at(-310, 240, { rotate: -10, scale: 0.94 }, scissors(paint)),
      at(-300, -260, { rotate: 64, scale: 0.84 }, comb(paint, "brass")),
    ),
  places: { hero: { x: 1200, y: 480, scale: 1 }, banner: { x: 1240, y: 330, scale: 0.9 } },
};

const toolsLaidOut: Arrangement = {
  setting: (paint, frame, place) =>
    top(
      paint,
      frame,
      place,
      paint.theme.isDark
        ? mix(paint.theme.ground, paint.theme.dominant, 0.7)
        : mix(paint.theme.ground, paint.theme.accent, 0.4),
    ),
  subject: (paint) =>
    together(
      at(120, -170, { rotate: -14, scale: 1.16 }, dryer(paint)),
      at(-300, 110, { rotate: -26, scale: 1.08 }, scissors(paint)),
      at(-80, 180, { rotate: 14, scale: 1.05 }, comb(paint, "ink")),
      at(110, 250, { rotate: 36, scale: 1.04 }, roundBrush(paint)),
      at(400, 330, { scale: 0.95 }, colourBowl(paint, paint.random.pick(["accent", "chestnut", "honey"]))),
    ),
  places: { hero: { x: 1170, y: 510, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [mirrorAndChair, longHair, toolsLaidOut],
  tiles: [
    {
      draw: (paint) =>
        together(
          at(310, 320, { rotate: -24, scale: 0.98 }, scissors(paint)),
          at(540, 300, { rotate: 18, scale: 1.05 }, comb(paint)),
        ),
    },
    { draw: (paint) => at(430, 250, { scale: 1.05, rotate: -6 }, dryer(paint)) },
    {
      draw: (paint) =>
        together(
          at(400, 280, {}, roundMirror(paint, 200, 10)),
          at(400, 540, {}, shelf(paint, 620)),
          at(160, 540, { scale: 0.5 }, flask(paint, "dominant")),
        ),
    },
    { floor: 550, draw: (paint) => at(400, 566, { scale: 0.92 }, salonChair(paint)) },
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(240, 505, {}, flask(paint, "dominant")),
          at(430, 505, { scale: 1.16 }, flask(paint, "light")),
          at(620, 508, {}, jar(paint, "accent")),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(330, 300, { rotate: -32, scale: 1.05 }, roundBrush(paint)),
          at(590, 300, { rotate: 24, scale: 1 }, comb(paint, "accent")),
        ),
    },
    {
      draw: (paint) =>
        at(400, 250, { scale: 0.98 }, hairFromBehind(paint, "rust", { length: 1.5, wave: 40 })),
    },
    {
      draw: (paint) =>
        together(
          at(220, 250, { scale: 0.92 }, colourBowl(paint, "accent")),
          at(560, 360, { scale: 0.92, rotate: 200 }, colourBowl(paint, "chestnut")),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          at(
            400,
            230,
            { scale: 0.98 },
            hairFromBehind(paint, "chestnut", { length: 1.5, wave: 14, isRagged: true }),
          ),
        ),
    },
    after: {
      draw: (paint) =>
        together(
          at(400, 230, { scale: 0.98 }, hairFromBehind(paint, "chestnut", { length: 0.84, wave: 22 })),
        ),
    },
  },
};
