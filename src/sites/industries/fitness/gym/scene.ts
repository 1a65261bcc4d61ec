import { mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import { foldedCloth } from "#src/art/props/room.ts";
import {
  barbell,
  boxingGlove,
  dumbbell,
  heavyBag,
  jumpRope,
  kettlebell,
  plyoBox,
  sportBottle,
  squatRack,
  stopwatch,
  trainer,
  weightPlate,
} from "#src/art/props/sport.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { room, top, wall, windowLight } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

const bellsOnTheFloor: Arrangement = {
  floor: 430,
  setting: (paint, frame, place) => room(paint, frame, place, 430, "walnut"),
  subject: (paint) =>
    together(
      paint.glow(60, -160, 520, 0.4),
      at(330, 150, {}, weightPlate(paint, 300, "dominant")),
      at(-30, 440, { scale: 1.42 }, kettlebell(paint, "iron", "accent")),
      at(350, 446, { scale: 0.9 }, kettlebell(paint, "accent", "light")),
      at(-350, 440, { scale: 0.94 }, sportBottle(paint, "light")),
    ),
  places: { hero: { x: 1150, y: 510, scale: 1 }, banner: { x: 1230, y: 300, scale: 0.62 } },
};

function rackWindow(paint: Paint, frame: Frame, place: Place) {
  const { scale } = place;
  return together(
    room(paint, frame, place, 440, "board"),
    frame.crop === "tile"
      ? null
      : windowLight(paint, place.x - 190 * scale, place.y - 400 * scale, 520 * scale, 520 * scale),
  );
}

const loadedRack: Arrangement = {
  floor: 440,
  setting: rackWindow,
  subject: (paint) =>
    together(
      at(40, 446, {}, squatRack(paint, "iron")),
      at(40, -140, { scale: 0.86 }, barbell(paint, ["accent", "dominant", "light"])),
      at(40, 452, { scale: 0.82 }, plyoBox(paint)),
      at(-330, 452, { scale: 0.8 }, kettlebell(paint, "accent", "light")),
    ),
  places: { hero: { x: 1130, y: 530, scale: 0.98 }, banner: { x: 1210, y: 310, scale: 0.6 } },
};

const bagOnTheChain: Arrangement = {
  setting: (paint, frame, place) => wall(paint, frame, place),
  subject: (paint) =>
    together(
      paint.glow(-60, -160, 560, 0.5),
      at(140, 440, { scale: 1.12, rotate: 6 }, heavyBag(paint)),
      at(-190, 130, { rotate: 62, scale: 1.04 }, boxingGlove(paint, "accent")),
      at(-330, 380, { rotate: -12, scale: 0.8 }, boxingGlove(paint, "accent")),
    ),
  places: { hero: { x: 1150, y: 520, scale: 1 } },
};

const fromAbove: Arrangement = {
  setting: (paint, frame, place) =>
    top(
      paint,
      frame,
      place,
      paint.theme.isDark
        ? mix(paint.theme.ground, paint.theme.dominant, 0.6)
        : mix(paint.theme.ground, paint.theme.dominant, 0.4),
    ),
  subject: (paint, { crop }) =>
    together(
      at(170, -90, { rotate: -20 }, weightPlate(paint, 370, "iron")),
      at(-200, 190, { rotate: -38, scale: 1.06 }, dumbbell(paint, "accent")),
      at(360, 330, { rotate: 14, scale: 1 }, stopwatch(paint, "accent")),
      crop === "tile" ? null : at(-300, -290, { rotate: 12, scale: 0.8 }, jumpRope(paint)),
    ),
  places: { hero: { x: 1170, y: 510, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [bellsOnTheFloor, loadedRack, bagOnTheChain, fromAbove],
  tiles: [
    {
      floor: 520,
      draw: (paint) =>
        together(
          at(300, 526, { scale: 0.86 }, kettlebell(paint, "iron", "accent")),
          at(560, 534, { scale: 0.62 }, kettlebell(paint, "dominant", "light")),
        ),
    },
    {
      draw: (paint) => at(400, 300, { scale: 0.58, rotate: -4 }, barbell(paint, ["accent", "iron", "light"])),
    },
    {
      draw: (paint) =>
        together(
          at(330, 240, { rotate: -14 }, dumbbell(paint, "iron")),
          at(470, 420, { rotate: -14 }, dumbbell(paint, "accent")),
        ),
    },
    { draw: (paint) => at(400, 330, { scale: 1.05 }, stopwatch(paint)) },
    { draw: (paint) => at(400, 290, { scale: 0.92 }, jumpRope(paint)) },
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(480, 440, { scale: 0.98 }, trainer(paint, "light", "ink")),
          at(340, 516, { scale: 1.08 }, trainer(paint, "accent", "ink")),
        ),
    },
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(300, 506, { scale: 1.02 }, sportBottle(paint)),
          at(540, 430, { rotate: -4 }, foldedCloth(paint, 260, 150, "light")),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(290, 320, { rotate: -10, scale: 0.92 }, boxingGlove(paint, "accent")),
          at(560, 310, { rotate: 14, flip: true, scale: 0.92 }, boxingGlove(paint, "accent")),
        ),
    },
  ],
  comparison: {
    before: { draw: (paint) => at(400, 320, { scale: 0.66 }, barbell(paint, ["light", "light", "light"])) },
    after: {
      draw: (paint) =>
        together(
          at(400, 300, { scale: 0.66, rotate: -3 }, barbell(paint, ["accent", "iron", "dominant"])),
          paint.glow(400, 300, 240, 0.5),
        ),
    },
  },
};
