import { mix } from "#src/art/colour.ts";
import { apple } from "#src/art/props/clinic.ts";
import {
  bunting,
  cabbage,
  carrot,
  crate,
  givingJar,
  greens,
  harvest,
  houseFront,
  patchedHeart,
  seedling,
  soupPot,
  wateringCan,
} from "#src/art/props/community.ts";
import { loaf, soupBowl, spoon } from "#src/art/props/food.ts";
import { mug } from "#src/art/props/office.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { room, top, wall, windowLight } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

const fullCrate: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) =>
    together(
      room(paint, frame, place, 420),
      frame.crop === "tile"
        ? null
        : windowLight(
            paint,
            place.x - 60 * place.scale,
            place.y - 480 * place.scale,
            500 * place.scale,
            560 * place.scale,
          ),
    ),
  subject: (paint) =>
    together(
      at(20, 430, { scale: 1.22 }, crate(paint, at(0, -280, {}, harvest(paint)))),
      at(-400, 440, { scale: 0.5 }, at(0, -150, {}, apple(paint))),
    ),
  places: { hero: { x: 1130, y: 530, scale: 0.98 }, banner: { x: 1210, y: 330, scale: 0.66 } },
};

const lampsInTheStreet: Arrangement = {
  floor: 430,
  setting: (paint, frame, place) => wall(paint, frame, place),
  subject: (paint) =>
    together(
      paint.glow(60, 100, 560, 0.5),
      at(-270, 430, { scale: 1.02 }, houseFront(paint, "dominant", "ink", "accent", 480)),
      at(60, 430, { scale: 1.16 }, houseFront(paint, "light", "accent", "dominant", 620)),
      at(390, 430, { scale: 1.04 }, houseFront(paint, "accent", "dominant", "ink", 520)),
      at(-420, -150, {}, bunting(paint, 1020)),
      paint.body("ground", "bar", { x: -640, y: 428, width: 1500, height: 24 }),
      at(-110, 448, { scale: 0.62 }, seedling(paint)),
      at(236, 450, { scale: 0.62 }, seedling(paint)),
    ),
  places: { hero: { x: 1215, y: 540, scale: 1.04 }, banner: { x: 1210, y: 310, scale: 0.66 } },
};

const longTable: Arrangement = {
  setting: (paint, frame, place) =>
    top(
      paint,
      frame,
      place,
      paint.theme.isDark
        ? mix(paint.theme.ground, paint.theme.dominant, 0.6)
        : mix(paint.theme.ground, paint.theme.accent, 0.4),
    ),
  subject: (paint, { crop }) =>
    together(
      at(110, -60, {}, soupBowl(paint, 350)),
      at(490, -20, { rotate: 8 }, spoon(paint)),
      at(-300, 290, { rotate: 34, scale: 1.1 }, carrot(paint)),
      at(300, 370, { scale: 0.9 }, cabbage(paint, 140)),
      crop === "tile" ? null : at(-380, -250, { rotate: -12, scale: 0.62 }, patchedHeart(paint)),
    ),
  places: { hero: { x: 1160, y: 520, scale: 1 } },
};

const potOnTheStove: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => room(paint, frame, place, 420),
  subject: (paint) =>
    together(
      paint.glow(20, -180, 480, 0.5),
      at(-460, -430, {}, bunting(paint, 1100)),
      at(40, 428, { scale: 1.42 }, soupPot(paint, "accent")),
      at(-370, 444, { scale: 0.84 }, loaf(paint)),
      at(440, 448, { scale: 1 }, mug(paint, "light")),
    ),
  places: { hero: { x: 1140, y: 530, scale: 0.98 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [fullCrate, lampsInTheStreet, longTable, potOnTheStove],
  tiles: [
    {
      floor: 540,
      draw: (paint) => at(400, 546, { scale: 0.78 }, crate(paint, at(0, -280, {}, greens(paint)), "accent")),
    },
    { floor: 530, draw: (paint) => at(390, 536, { scale: 0.92 }, soupPot(paint)) },
    { floor: 500, draw: (paint) => at(410, 506, { scale: 1.02 }, seedling(paint)) },
    { floor: 510, draw: (paint) => at(400, 516, { scale: 1.12 }, givingJar(paint)) },
    {
      floor: 540,
      draw: (paint) =>
        together(
          at(230, 546, { scale: 0.82 }, houseFront(paint, "light", "accent", "dominant", 500)),
          at(520, 546, { scale: 0.92 }, houseFront(paint, "accent", "dominant", "ink", 560)),
        ),
    },
    { floor: 510, draw: (paint) => at(420, 516, { scale: 1.08 }, wateringCan(paint)) },
    { draw: (paint) => at(400, 310, { scale: 1.12, rotate: -5 }, patchedHeart(paint)) },
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(320, 506, { scale: 0.98 }, loaf(paint)),
          at(640, 510, { scale: 1.04 }, mug(paint, "dominant")),
        ),
    },
  ],
  comparison: {
    before: { floor: 540, draw: (paint) => at(400, 546, { scale: 0.78 }, crate(paint, null, "accent")) },
    after: {
      floor: 540,
      draw: (paint) => at(400, 546, { scale: 0.78 }, crate(paint, at(0, -280, {}, harvest(paint)), "accent")),
    },
  },
};
