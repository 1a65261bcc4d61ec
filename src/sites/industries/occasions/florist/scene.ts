import type { Paint } from "#src/art/paint.ts";
import {
  anemone,
  type Bunch,
  blade,
  bunch,
  peony,
  ribbonReel,
  rose,
  secateurs,
  tulipBucket,
  vase,
  wateringCan,
  wrappedBunch,
  wreath,
} from "#src/art/props/flowers.ts";
import { pottedPlant } from "#src/art/props/room.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { boards, room, windowLight } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

const bunches: [Bunch, Bunch, Bunch] = [
  ["tongue", "cream", "foam"],
  ["wine", "tongue", "cream"],
  ["rust", "cream", "foam"],
];
const colours = (paint: Paint) => paint.random.pick(bunches);

const inTheVase: Arrangement = {
  floor: 430,
  setting: (paint, frame, place) =>
    together(
      room(paint, frame, place, 430, "board"),
      frame.crop === "hero" ? windowLight(paint, place.x + 40, place.y - 460, 420, 620) : null,
    ),
  subject: (paint) =>
    together(
      at(20, 434, { scale: 1.16 }, vase(paint, "dominant")),
      at(20, -90, { scale: 1.3 }, bunch(paint, colours(paint))),
      at(-350, 462, { rotate: 78, scale: 0.7 }, secateurs(paint)),
      at(330, 450, { scale: 0.9 }, ribbonReel(paint)),
    ),
  places: { hero: { x: 1170, y: 530, scale: 1.04 }, banner: { x: 1210, y: 320, scale: 0.6 } },
};

const onTheBench: Arrangement = {
  setting: (paint, frame, place) => boards(paint, frame, place, paint.random.whole(1, 99)),
  subject: (paint, { crop }) =>
    together(
      at(70, -120, { rotate: 24, scale: 1.2 }, wrappedBunch(paint, colours(paint))),
      crop === "tile" ? null : together(at(-400, 200, { rotate: -30 }, secateurs(paint))),
    ),
  places: { hero: { x: 1180, y: 500, scale: 1.02 }, banner: { x: 1230, y: 300, scale: 0.62 } },
};

const atTheDoor: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => room(paint, frame, place, 420, "board"),
  subject: (paint) =>
    together(
      at(300, 404, { scale: 1.2 }, tulipBucket(paint, ["yolk", "foam"])),
      at(-60, 430, { scale: 1.36 }, tulipBucket(paint, ["tomato", "tongue"])),
      at(
        -340,
        470,
        { scale: 0.9 },
        wateringCan(paint, paint.theme.treatment === "lit" ? "copper" : "accent"),
      ),
    ),
  places: { hero: { x: 1180, y: 530, scale: 1.02 }, banner: { x: 1210, y: 320, scale: 0.58 } },
};

export const scene: Scene = {
  behind: "dominant",
  arrangements: [inTheVase, onTheBench, atTheDoor],
  tiles: [
    { draw: (paint) => at(400, 330, { scale: 0.9 }, bunch(paint, ["tongue", "cream", "foam"], true)) },
    { floor: 540, draw: (paint) => at(400, 546, { scale: 0.86 }, tulipBucket(paint, ["tomato", "yolk"])) },
    { draw: (paint) => at(400, 300, {}, wreath(paint, 200, ["wine", "cream", "foam"])) },
    { floor: 500, draw: (paint) => at(440, 506, { scale: 1.06 }, wateringCan(paint)) },
    {
      draw: (paint) =>
        together(
          at(300, 300, { rotate: -24, scale: 1.06 }, secateurs(paint)),
          at(560, 430, { rotate: 30, scale: 1.1 }, blade(paint)),
          at(590, 180, { scale: 1.2 }, rose(paint, "tongue")),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(260, 250, { scale: 2 }, anemone(paint, "foam")),
          at(530, 360, { scale: 2.2 }, peony(paint, "tongue")),
          at(300, 490, { scale: 1.3 }, rose(paint, "wine")),
          at(620, 120, { scale: 1.2 }, anemone(paint, "cream")),
        ),
    },
    { floor: 540, draw: (paint) => at(400, 546, { scale: 0.96 }, pottedPlant(paint)) },
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(270, 506, { scale: 1.2 }, ribbonReel(paint)),
          at(560, 510, { scale: 0.9 }, ribbonReel(paint, "dominant")),
        ),
    },
  ],
  comparison: {
    before: {
      floor: 540,
      draw: (paint) =>
        together(
          at(290, 546, { scale: 0.8 }, tulipBucket(paint, ["foam", "tongue"])),
          at(600, 400, { rotate: 30, scale: 0.8 }, secateurs(paint)),
        ),
    },
    after: {
      floor: 540,
      draw: (paint) =>
        together(
          at(400, 544, { scale: 0.7 }, vase(paint)),
          at(400, 240, { scale: 0.74 }, bunch(paint, ["tongue", "cream", "foam"], true)),
        ),
    },
  },
};
