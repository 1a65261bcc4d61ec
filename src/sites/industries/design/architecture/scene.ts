import { blueprint } from "#src/art/props/building.ts";
import {
  archAndStair,
  cardModel,
  compasses,
  modernHouse,
  pencil,
  pool,
  samples,
  scaleRuler,
  tower,
} from "#src/art/props/drafting.ts";
import { tree } from "#src/art/props/garden.ts";
import { floorPlan, sashWindow } from "#src/art/props/house.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { boards, room } from "#src/art/settings.ts";
import { at, bars, together } from "#src/art/shapes.ts";
import { sky } from "#src/art/skies.ts";

const overThePool: Arrangement = {
  floor: 300,
  setting: (paint, frame, place) => sky(paint, frame, place, 300),
  subject: (paint) =>
    together(
      at(400, 300, { scale: 1.1 }, tree(paint, 660, paint.random.whole(1, 60))),
      at(40, 300, { scale: 1.08 }, modernHouse(paint)),
      at(-200, 330, {}, pool(paint, 700)),
    ),
  places: {
    hero: { x: 1130, y: 560, scale: 1 },
    banner: { x: 1210, y: 360, scale: 0.62 },
    tile: { x: 400, y: 480, scale: 0.68 },
  },
};

const drawingTable: Arrangement = {
  setting: (paint, frame, place) => boards(paint, frame, place, paint.random.whole(1, 99)),
  subject: (paint, { crop }) =>
    together(
      at(20, 20, { rotate: -7, scale: 1.4 }, floorPlan(paint)),
      at(120, 330, { rotate: -9, scale: 0.9 }, scaleRuler(paint)),
      at(260, -170, { rotate: 20, scale: 1 }, compasses(paint)),
      crop === "tile" ? null : at(-300, -300, { rotate: 148, scale: 0.9 }, pencil(paint)),
    ),
  places: { hero: { x: 1160, y: 500, scale: 1 }, banner: { x: 1220, y: 300, scale: 0.66 } },
};

const throughTheArch: Arrangement = {
  floor: 440,
  lightFrom: 1,
  setting: (paint, frame, place) => room(paint, frame, place, 440, "stone"),
  subject: (paint) =>
    at(60, 400, { scale: 1.06 }, archAndStair(paint, paint.random.pick(["stone", "linen", "accent"]))),
  places: { hero: { x: 1180, y: 540, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [overThePool, drawingTable, throughTheArch],
  tiles: [
    { floor: 500, draw: (paint) => at(400, 510, { scale: 0.68 }, modernHouse(paint)) },
    {
      draw: (paint) =>
        together(
          at(390, 300, { rotate: -5, scale: 1.05 }, floorPlan(paint)),
          at(520, 480, { rotate: -20, scale: 0.8 }, pencil(paint)),
        ),
    },
    { draw: (paint) => at(390, 570, { scale: 0.72 }, archAndStair(paint)) },
    { floor: 520, draw: (paint) => at(400, 500, { scale: 0.94 }, cardModel(paint)) },
    {
      draw: (paint) =>
        together(
          at(270, 310, { rotate: -10, scale: 0.92 }, compasses(paint)),
          at(480, 400, { rotate: -24, scale: 0.8 }, scaleRuler(paint)),
        ),
    },
    { draw: (paint) => at(400, 290, { scale: 1.04 }, samples(paint)) },
    { floor: 560, draw: (paint) => at(400, 700, { scale: 0.74 }, tower(paint)) },
    { draw: (paint) => at(390, 300, { rotate: 4, scale: 1.06 }, blueprint(paint)) },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          paint.body("brick", "plane", { x: 60, y: 40, width: 680, height: 520 }),
          paint.detail(
            { d: "M60 105H740M60 170H740M60 235H740M60 300H740M60 365H740M60 430H740M60 495H740" },
            3,
            0.6,
          ),
          at(400, 290, {}, sashWindow(paint, false)),
        ),
    },
    after: {
      draw: (paint) =>
        together(
          paint.body("brick", "plane", { x: 60, y: 40, width: 680, height: 520 }),
          paint.detail(
            { d: "M60 105H740M60 495H740M60 170H150M60 235H150M60 300H150M60 365H150M60 430H150" },
            3,
            0.6,
          ),
          paint.body("iron", "plane", { x: 150, y: 130, width: 560, height: 380 }),
          paint.body("water", "down", { x: 166, y: 146, width: 528, height: 348 }),
          paint.body("leaf", "down", { d: "M166 420Q420 360 694 430V494H166z" }),
          at(520, 470, { scale: 0.46 }, tree(paint, 620, 9)),
          paint.body(
            "iron",
            "even",
            bars([
              [338, 146, 10, 348],
              [516, 146, 10, 348],
            ]),
          ),
          paint.shine({ d: "M190 146h90l-100 348h-14v-260z" }, 0.7),
        ),
    },
  },
};
