import { bulb, carCharger } from "#src/art/props/electrics.ts";
import { hedge, tree } from "#src/art/props/garden.ts";
import { pipe } from "#src/art/props/plumbing.ts";
import {
  harvestPhone,
  inverter,
  panel,
  panelRow,
  sun,
  sunnyHouse,
  wallBattery,
} from "#src/art/props/solar.ts";
import { drill, hardHat } from "#src/art/props/tools.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { wall } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";
import { sky } from "#src/art/skies.ts";

const roofInTheSun: Arrangement = {
  floor: 420,
  lightFrom: 1,
  setting: (paint, frame, place) => sky(paint, frame, place, 420, "leaf"),
  subject: (paint) =>
    together(
      at(330, -370, {}, sun(paint, 96)),
      at(20, 420, { scale: 1.08 }, sunnyHouse(paint, "linen", paint.random.pick(["brick", "walnut"]))),
      at(-440, 440, {}, hedge(paint, 260, 110)),
    ),
  places: {
    hero: { x: 1150, y: 530, scale: 1 },
    banner: { x: 1220, y: 320, scale: 0.62 },
    tile: { x: 400, y: 420, scale: 0.7 },
  },
};

const fieldOfPanels: Arrangement = {
  floor: 130,
  setting: (paint, frame, place) => sky(paint, frame, place, 60, "leaf"),
  subject: (paint) =>
    together(
      at(-120, -150, {}, sun(paint, 150)),
      paint.body("leaf", "down", { d: "M-560 300C-480 60 -160 -50 700 -40V300z" }),
      paint.body("basil", "down", { d: "M-680 560C-560 220 -200 60 700 40V560z" }),
      at(-260, 110, { scale: 0.5 }, tree(paint, 420, paint.random.whole(1, 40))),
      at(130, 170, { scale: 0.62 }, panelRow(paint, 4)),
      at(60, 410, { scale: 1.16 }, panelRow(paint, 3)),
    ),
  places: { hero: { x: 1170, y: 520, scale: 1 }, banner: { x: 1220, y: 300, scale: 0.62 } },
};

const onTheGarageWall: Arrangement = {
  setting: (paint, frame, place) => wall(paint, frame, place),
  subject: (paint) =>
    together(
      paint.glow(0, -40, 580, 0.4),
      pipe(
        paint,
        [
          [-200, -700],
          [-200, 60],
        ],
        40,
        20,
        "steel",
      ),
      pipe(
        paint,
        [
          [-200, 100],
          [-200, 380],
          [180, 380],
          [180, 200],
        ],
        26,
        60,
        "iron",
      ),
      at(-200, -60, { scale: 1.05 }, inverter(paint, paint.random.pick(["4,820", "6,140", "3,970"]))),
      at(240, -20, { scale: 1.16 }, wallBattery(paint)),
    ),
  places: { hero: { x: 1160, y: 500, scale: 1.04 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [roofInTheSun, fieldOfPanels, onTheGarageWall],
  tiles: [
    {
      draw: (paint) =>
        together(
          at(650, 130, {}, sun(paint, 60)),
          paint.lift(
            2,
            panel(
              paint,
              [
                [210, 120],
                [560, 120],
                [500, 500],
                [110, 500],
              ],
              6,
              6,
            ),
          ),
        ),
    },
    { draw: (paint) => at(400, 300, { scale: 0.86 }, wallBattery(paint)) },
    { draw: (paint) => at(400, 290, { scale: 0.98 }, inverter(paint)) },
    { floor: 480, draw: (paint) => at(390, 500, { scale: 0.86 }, panelRow(paint, 3)) },
    { draw: (paint) => at(400, 300, { scale: 0.88, rotate: 6 }, harvestPhone(paint)) },
    { draw: (paint) => at(400, 250, { scale: 0.84 }, carCharger(paint, "linen")) },
    {
      floor: 480,
      draw: (paint) =>
        together(
          at(280, 490, { scale: 0.86 }, hardHat(paint)),
          at(620, 300, { rotate: -8, scale: 0.56 }, drill(paint)),
        ),
    },
    { draw: (paint) => at(400, 300, { scale: 0.78 }, bulb(paint)) },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          paint.body("brick", "down", { d: "M120 140H760L680 480H20z" }),
          paint.detail({ d: "M105 208H744M89 276H728M74 344H712M58 412H696" }, 4, 0.7),
        ),
    },
    after: {
      draw: (paint) =>
        together(
          at(690, 90, {}, sun(paint, 44)),
          paint.body("brick", "down", { d: "M120 140H760L680 480H20z" }),
          paint.detail({ d: "M105 208H744M89 276H728M74 344H712M58 412H696" }, 4, 0.7),
          paint.lift(
            1,
            panel(
              paint,
              [
                [176, 172],
                [420, 172],
                [390, 304],
                [144, 304],
              ],
              6,
              3,
            ),
            panel(
              paint,
              [
                [440, 172],
                [684, 172],
                [656, 304],
                [410, 304],
              ],
              6,
              3,
            ),
            panel(
              paint,
              [
                [136, 320],
                [386, 320],
                [356, 452],
                [104, 452],
              ],
              6,
              3,
            ),
            panel(
              paint,
              [
                [406, 320],
                [652, 320],
                [622, 452],
                [376, 452],
              ],
              6,
              3,
            ),
          ),
        ),
    },
  },
};
