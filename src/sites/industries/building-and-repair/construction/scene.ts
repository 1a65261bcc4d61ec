import {
  blueprint,
  brickStack,
  brickWall,
  concreteMixer,
  crane,
  craneBoom,
  craneHook,
  houseFrame,
  skeleton,
  trowel,
} from "#src/art/props/building.ts";
import { hammer, hardHat, ladder, saw, spiritLevel, tapeMeasure } from "#src/art/props/tools.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { room } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";
import { sky } from "#src/art/skies.ts";

const framedHouse: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => sky(paint, frame, place, 420),
  subject: (paint) =>
    together(
      paint.glow(60, 160, 460, 0.9),
      at(40, 420, { scale: 1.04 }, houseFrame(paint)),
      at(-390, 440, { scale: 0.62, rotate: paint.random.pick([0, 2]) }, ladder(paint, 7)),
    ),
  places: {
    hero: { x: 1180, y: 540, scale: 1 },
    banner: { x: 1200, y: 320, scale: 0.62 },
    tile: { x: 400, y: 430, scale: 0.66 },
  },
};

const craneAtWork: Arrangement = {
  floor: 440,
  lightFrom: 1,
  setting: (paint, frame, place) => sky(paint, frame, place, 440),
  subject: (paint) =>
    together(
      at(240, 446, { scale: 0.74 }, skeleton(paint, paint.random.whole(5, 6))),
      at(260, -470, { rotate: paint.random.whole(-5, -3) }, craneBoom(paint)),
      at(-40, -290, { rotate: paint.random.whole(1, 3), scale: 0.94 }, craneHook(paint)),
    ),
  places: {
    hero: { x: 1190, y: 560, scale: 1.04 },
    tile: { x: 380, y: 420, scale: 0.7 },
    banner: { x: 1200, y: 320, scale: 0.56 },
  },
};

const wallAndHat: Arrangement = {
  floor: 440,
  setting: (paint, frame, place) => room(paint, frame, place, 440, "stone"),
  subject: (paint) =>
    together(
      paint.glow(0, -40, 560, 0.4),
      at(60, 440, { scale: 1.16 }, brickWall(paint, 8, 8, paint.random.pick([0.5, 0.6]))),
      at(-170, -62, { scale: 1.12 }, hardHat(paint)),
      at(280, 210, { rotate: 30, scale: 0.94 }, trowel(paint)),
    ),
  places: { hero: { x: 1170, y: 520, scale: 1 } },
};

export const scene: Scene = {
  behind: "dominant",
  arrangements: [framedHouse, craneAtWork, wallAndHat],
  tiles: [
    { floor: 530, draw: (paint) => at(390, 540, { scale: 0.62 }, houseFrame(paint)) },
    { floor: 440, draw: (paint) => at(400, 450, { scale: 1.15 }, hardHat(paint)) },
    { draw: (paint) => at(400, 300, { scale: 1.04, rotate: -5 }, blueprint(paint)) },
    {
      floor: 540,
      draw: (paint) =>
        together(
          at(380, 546, { scale: 0.98 }, brickWall(paint, 6, 5, 0.5)),
          at(560, 230, { rotate: 24, scale: 0.66 }, trowel(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(380, 190, { rotate: -4, scale: 0.86 }, spiritLevel(paint)),
          at(560, 420, { rotate: -6, scale: 0.9 }, tapeMeasure(paint, 400)),
        ),
    },
    { floor: 530, draw: (paint) => at(400, 540, { scale: 0.8 }, concreteMixer(paint)) },
    {
      draw: (paint) =>
        together(
          at(400, 190, { rotate: 8, scale: 0.86 }, saw(paint)),
          at(360, 440, { rotate: 84, scale: 0.8 }, hammer(paint)),
        ),
    },
    {
      floor: 540,
      draw: (paint) =>
        together(
          at(330, 550, { scale: 0.58 }, skeleton(paint, 3)),
          at(650, 556, { scale: 0.6 }, crane(paint)),
        ),
    },
  ],
  comparison: {
    before: {
      floor: 520,
      draw: (paint) =>
        together(
          at(300, 526, { scale: 0.92 }, brickStack(paint)),
          at(600, 300, { rotate: 14, scale: 0.72 }, trowel(paint)),
        ),
    },
    after: {
      floor: 520,
      draw: (paint) => at(400, 526, { scale: 0.98 }, brickWall(paint, 6, 7, 0)),
    },
  },
};
