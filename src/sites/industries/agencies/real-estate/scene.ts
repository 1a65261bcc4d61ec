import type { MaterialName } from "#src/art/materials.ts";
import type { Paint } from "#src/art/paint.ts";
import { flowerBed, hedge, topiary, tree } from "#src/art/props/garden.ts";
import {
  familyHouse,
  floorLamp,
  floorPlan,
  frontDoor,
  houseTag,
  movingBoxes,
  saleSign,
  sashWindow,
  sofa,
  terrace,
} from "#src/art/props/house.ts";
import { key } from "#src/art/props/law.ts";
import { calculator, fountainPen } from "#src/art/props/office.ts";
import { pottedPlant } from "#src/art/props/room.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { room } from "#src/art/settings.ts";
import { at, discs, together } from "#src/art/shapes.ts";
import { sky } from "#src/art/skies.ts";

const row = ({ random }: Paint): MaterialName[] =>
  random.pick([
    ["brick", "accent", "linen", "dominant", "cream"],
    ["linen", "dominant", "brick", "cream", "accent"],
  ]);

const houseAtDusk: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => sky(paint, frame, place, 420, "leaf"),
  subject: (paint) =>
    together(
      at(-440, 420, {}, tree(paint, 620, paint.random.whole(1, 30))),
      at(80, 420, { scale: 0.96 }, familyHouse(paint)),
      at(-270, 440, {}, hedge(paint, 380, 90)),
      at(430, 440, {}, hedge(paint, 360, 96)),
    ),
  places: {
    hero: { x: 1140, y: 530, scale: 1 },
    banner: { x: 1220, y: 320, scale: 0.6 },
    tile: { x: 390, y: 430, scale: 0.72 },
  },
};

const rowOfHouses: Arrangement = {
  floor: 420,
  lightFrom: 1,
  setting: (paint, frame, place) => sky(paint, frame, place, 420),
  subject: (paint) => at(60, 420, { scale: 1.04 }, terrace(paint, row(paint))),
  places: {
    hero: { x: 1160, y: 540, scale: 1 },
    banner: { x: 1180, y: 340, scale: 0.6 },
    tile: { x: 380, y: 430, scale: 0.72 },
  },
};

const atTheDoor: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) => room(paint, frame, place, 400, "stone"),
  subject: (paint) =>
    together(
      paint.glow(0, -200, 520, 0.4),
      at(20, 330, { scale: 0.94 }, frontDoor(paint)),
      at(-300, 436, { scale: 1.05 }, topiary(paint)),
      at(350, 436, { scale: 1.05 }, topiary(paint)),
    ),
  places: { hero: { x: 1160, y: 560, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [houseAtDusk, rowOfHouses, atTheDoor],
  tiles: [
    {
      draw: (paint) =>
        together(
          at(400, 250, { scale: 1.9 }, sashWindow(paint, true)),
          at(400, 524, { scale: 1.1 }, flowerBed(paint, 330)),
          paint.lift(1, paint.body("dominant", "bar", { x: 200, y: 500, width: 400, height: 76, rx: 8 })),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(300, 330, { rotate: -38, scale: 1.1 }, key(paint)),
          at(520, 350, { rotate: 12 }, houseTag(paint, "dominant")),
        ),
    },
    {
      floor: 540,
      draw: (paint) => at(400, 700, { scale: 0.72 }, frontDoor(paint)),
    },
    {
      draw: (paint) =>
        together(
          at(370, 290, { rotate: -4, scale: 1.04 }, floorPlan(paint)),
          at(560, 460, { rotate: -32, scale: 0.8 }, fountainPen(paint)),
        ),
    },
    {
      floor: 530,
      draw: (paint) =>
        together(at(660, 530, { scale: 0.74 }, floorLamp(paint)), at(340, 536, { scale: 0.8 }, sofa(paint))),
    },
    {
      floor: 540,
      draw: (paint) =>
        together(at(200, 546, {}, hedge(paint, 420, 150)), at(470, 546, { scale: 0.8 }, saleSign(paint))),
    },
    {
      floor: 540,
      draw: (paint) => at(400, 546, { scale: 0.66 }, terrace(paint, ["brick", "linen"])),
    },
    {
      draw: (paint) =>
        together(
          at(320, 300, { rotate: -10, scale: 1.1 }, calculator(paint, "dominant", "412,500")),
          paint.lift(
            1,
            paint.body(
              "brass",
              "plane",
              discs([
                [640, 180, 62],
                [690, 400, 62],
                [600, 480, 62],
              ]),
            ),
          ),
        ),
    },
  ],
  comparison: {
    before: { floor: 520, draw: (paint) => at(400, 526, {}, movingBoxes(paint)) },
    after: {
      floor: 520,
      draw: (paint) =>
        together(
          at(680, 520, { scale: 0.74 }, floorLamp(paint)),
          at(130, 526, { scale: 0.7 }, pottedPlant(paint)),
          at(400, 530, { scale: 0.74 }, sofa(paint)),
        ),
    },
  },
};
