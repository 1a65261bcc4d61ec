import {
  bucket,
  dirtyWindow,
  dustpan,
  glove,
  sparkles,
  sponge,
  sprayBottle,
  squeegee,
  vacuum,
} from "#src/art/props/cleaning.ts";
import { rug } from "#src/art/props/furniture.ts";
import { bubbles, foam, towels } from "#src/art/props/pets.ts";
import { tap } from "#src/art/props/plumbing.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { room, wall } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

const bucketOfFoam: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => room(paint, frame, place, 420, "stone"),
  subject: (paint) =>
    together(
      paint.glow(0, -60, 560, 0.4),
      bubbles(paint, 900, 620, 6, 44),
      at(-270, 424, { scale: 1.2 }, sprayBottle(paint)),
      at(120, 424, { scale: 1.24 }, bucket(paint)),
      at(120, -70, {}, foam(paint, 500, 66, 16, 46)),
      at(-130, 394, { scale: 0.94, rotate: -4 }, sponge(paint)),
      at(470, 430, { scale: 0.84 }, towels(paint, ["light", "accent", "dominant"], 330)),
    ),
  places: { hero: { x: 1130, y: 530, scale: 1 }, banner: { x: 1220, y: 330, scale: 0.64 } },
};

const throughTheWindow: Arrangement = {
  setting: (paint, frame, place) => wall(paint, frame, place),
  subject: (paint) =>
    together(
      at(40, -10, {}, dirtyWindow(paint, -60)),
      at(250, 70, { rotate: -90, scale: 1.16 }, squeegee(paint)),
      sparkles(paint, [
        [120, -250, 62],
        [60, -150, 30],
        [180, 250, 40],
      ]),
      at(-400, 330, {}, bubbles(paint, 160, 240, 3, 40)),
    ),
  places: {
    hero: { x: 1170, y: 500, scale: 0.98 },
    tile: { x: 400, y: 400, scale: 0.78 },
    banner: { x: 1230, y: 290, scale: 0.6 },
  },
};

const vacuumOnRug: Arrangement = {
  floor: 420,
  lightFrom: 1,
  setting: (paint, frame, place) => room(paint, frame, place, 340, "board"),
  subject: (paint) =>
    together(
      paint.glow(60, -100, 540, 0.4),
      at(60, 384, {}, rug(paint, 1300, 180, "linen")),
      // The pile is lighter where the head has been.
      paint.shine({ d: "M-500 372C-330 326 60 304 260 316L330 340C80 330 -180 352 -380 426z" }, 0.9),
      at(130, 384, { scale: 1.24 }, vacuum(paint)),
      sparkles(paint, [
        [-380, 210, 46],
        [-300, 290, 26],
        [420, -200, 54],
        [360, -290, 26],
      ]),
    ),
  places: {
    hero: { x: 1140, y: 520, scale: 1 },
    tile: { x: 400, y: 420, scale: 0.72 },
    banner: { x: 1220, y: 310, scale: 0.62 },
  },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [bucketOfFoam, throughTheWindow, vacuumOnRug],
  tiles: [
    {
      floor: 530,
      draw: (paint) =>
        together(
          at(310, 536, { scale: 0.86 }, sprayBottle(paint)),
          at(580, 468, { scale: 0.9 }, sponge(paint)),
        ),
    },
    {
      floor: 540,
      draw: (paint) =>
        together(
          at(400, 546, { scale: 0.94 }, bucket(paint)),
          at(400, 176, {}, foam(paint, 400, 50, 12, 40)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(380, 330, { rotate: 24, scale: 0.96 }, squeegee(paint)),
          sparkles(paint, [
            [640, 170, 60],
            [700, 290, 28],
            [150, 420, 40],
          ]),
        ),
    },
    {
      draw: (paint) =>
        together(at(290, 320, { rotate: -12 }, glove(paint)), at(530, 330, { rotate: 14 }, glove(paint))),
    },
    { floor: 520, draw: (paint) => at(440, 528, { scale: 0.76 }, vacuum(paint)) },
    {
      floor: 510,
      draw: (paint) =>
        at(400, 516, { scale: 1.16 }, towels(paint, ["accent", "light", "dominant", "light", "accent"])),
    },
    { floor: 530, draw: (paint) => at(380, 532, { scale: 1.05 }, dustpan(paint)) },
    {
      draw: (paint) =>
        together(
          at(470, 620, { scale: 0.82 }, tap(paint)),
          sparkles(paint, [
            [620, 150, 64],
            [700, 270, 30],
            [360, 200, 34],
          ]),
        ),
    },
  ],
  comparison: {
    before: { draw: (paint) => at(400, 300, { scale: 0.72 }, dirtyWindow(paint, 380, 760, 640)) },
    after: {
      draw: (paint) =>
        together(
          at(400, 300, { scale: 0.72 }, dirtyWindow(paint, -380, 760, 640)),
          sparkles(paint, [
            [300, 170, 50],
            [360, 250, 26],
            [250, 420, 36],
          ]),
        ),
    },
  },
};
