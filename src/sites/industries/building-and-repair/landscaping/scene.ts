import { basil } from "#src/art/props/food.ts";
import {
  fence,
  flowerBed,
  hedge,
  lawn,
  mower,
  pot,
  shears,
  spade,
  steppingStones,
  topiary,
  tree,
  wateringCan,
  wheelbarrow,
} from "#src/art/props/garden.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { at, together } from "#src/art/shapes.ts";
import { sky } from "#src/art/skies.ts";

const gardenPath: Arrangement = {
  floor: 60,
  setting: (paint, frame, place) => sky(paint, frame, place, 60, "leaf"),
  subject: (paint) =>
    together(
      at(-300, 70, {}, tree(paint, 420, paint.random.whole(1, 40))),
      at(20, 66, {}, hedge(paint, 720, 130, "basil")),
      at(40, 60, {}, lawn(paint, 1900, 480)),
      at(30, 420, {}, steppingStones(paint, 340)),
      at(360, 120, { scale: 1.1 }, tree(paint, 700, paint.random.whole(41, 80))),
      at(-330, 190, { scale: 1.2 }, flowerBed(paint, 420, 4)),
      at(400, 440, { scale: 1.5 }, flowerBed(paint, 420, 7)),
    ),
  places: { hero: { x: 1150, y: 520, scale: 1 }, banner: { x: 1220, y: 300, scale: 0.64 } },
};

const barrow: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) => sky(paint, frame, place, 340, "leaf"),
  subject: (paint) =>
    together(
      paint.glow(0, -60, 560, 0.35),
      at(120, 330, { scale: 1 }, fence(paint, 1100, "board")),
      at(-400, 360, {}, tree(paint, 600, paint.random.whole(1, 50))),
      at(300, 120, { rotate: 8, scale: 0.96 }, spade(paint)),
      at(0, 404, { scale: 1.36 }, wheelbarrow(paint)),
      at(420, 430, { scale: 1.05 }, pot(paint, paint.random.pick(["lavender", "tulips"]))),
    ),
  places: {
    hero: { x: 1140, y: 540, scale: 1 },
    tile: { x: 390, y: 420, scale: 0.7 },
    banner: { x: 1220, y: 320, scale: 0.62 },
  },
};

const potsAndCan: Arrangement = {
  floor: 410,
  lightFrom: 1,
  setting: (paint, frame, place) => sky(paint, frame, place, 410, "stone"),
  subject: (paint) =>
    together(
      paint.glow(40, -80, 560, 0.4),
      at(-250, 414, { scale: 1.42 }, pot(paint, "lavender")),
      at(330, 414, { scale: 1.7 }, pot(paint, "fern", "brick")),
      at(70, 440, { scale: 1.3 }, wateringCan(paint, "dominant")),
      at(-390, 450, { scale: 0.86 }, pot(paint, "tulips")),
    ),
  places: { hero: { x: 1130, y: 540, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [gardenPath, barrow, potsAndCan],
  tiles: [
    { floor: 530, draw: (paint) => at(400, 540, { scale: 1.05 }, wheelbarrow(paint)) },
    {
      floor: 530,
      draw: (paint) =>
        together(
          at(260, 536, { scale: 1.12 }, pot(paint, "lavender")),
          at(560, 536, { scale: 1 }, pot(paint, "tulips", "brick")),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(340, 310, { rotate: 28, scale: 0.9 }, shears(paint)),
          at(600, 210, { rotate: -20 }, basil(paint, 5, 1.5)),
          at(600, 450, { rotate: 60 }, basil(paint, 3, 1.2)),
        ),
    },
    {
      floor: 500,
      draw: (paint) =>
        together(at(400, 440, {}, lawn(paint, 1700, 200)), at(390, 516, { scale: 0.98 }, mower(paint))),
    },
    {
      draw: (paint) =>
        together(
          at(400, 120, {}, lawn(paint, 1800, 500)),
          at(400, 520, {}, steppingStones(paint, 400)),
          at(120, 180, { scale: 0.9 }, flowerBed(paint, 300, 3)),
        ),
    },
    {
      floor: 560,
      draw: (paint) =>
        together(
          at(270, 320, { rotate: -8, scale: 0.78 }, spade(paint)),
          at(560, 566, { scale: 0.94 }, topiary(paint)),
        ),
    },
    {
      floor: 540,
      draw: (paint) =>
        together(
          at(420, 548, { scale: 0.86 }, tree(paint, 620, 12)),
          at(200, 552, {}, flowerBed(paint, 320, 2)),
        ),
    },
    { floor: 510, draw: (paint) => at(400, 520, { scale: 1.12 }, wateringCan(paint)) },
  ],
  comparison: {
    before: {
      floor: 480,
      draw: (paint) =>
        together(
          at(400, 430, { scale: 1 }, fence(paint, 900, "ash")),
          paint.body("cocoa", "down", { d: "M-20 430Q200 410 420 432T820 426V620H-20z" }),
          paint.strand(
            "leaf",
            {
              d: "M140 470q-20 -60 -44 -74M146 470q4 -70 24 -96M152 472q30 -40 60 -46M560 500q-20 -70 -50 -80M566 500q6 -80 30 -110M574 502q30 -50 70 -50M330 540q-14 -40 -36 -50M338 540q10 -50 34 -60",
            },
            8,
            -0.2,
          ),
        ),
    },
    after: {
      floor: 480,
      draw: (paint) =>
        together(
          at(400, 430, { scale: 1 }, fence(paint, 900)),
          at(400, 420, {}, lawn(paint, 1900, 220)),
          at(230, 470, {}, flowerBed(paint, 460, 6)),
          at(630, 480, { scale: 0.62 }, tree(paint, 620, 22)),
        ),
    },
  },
};
