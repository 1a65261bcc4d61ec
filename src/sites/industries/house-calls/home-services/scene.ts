import type { ReactNode } from "react";
import type { Paint } from "#src/art/paint.ts";
import { towels, tub } from "#src/art/props/pets.ts";
import {
  basin,
  boiler,
  drop,
  elbow,
  gauge,
  pipe,
  plunger,
  radiator,
  ripples,
  runningWater,
  showerHead,
  tap,
  thermostat,
  trap,
  valve,
} from "#src/art/props/plumbing.ts";
import { spanner } from "#src/art/props/tools.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { room, wall } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

const tapAndBasin: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => room(paint, frame, place, 420),
  subject: (paint) =>
    together(
      paint.glow(-60, -160, 520, 0.35),
      at(190, 160, { scale: 0.86 }, tap(paint, paint.random.pick(["steel", "brass", "steel"]))),
      at(-40, 130, {}, basin(paint), at(-20, 26, {}, ripples(paint, 190))),
      at(-60, -180, {}, runningWater(paint, 334)),
      at(430, 424, { scale: 0.8 }, towels(paint, ["dominant", "light", "accent"], 320)),
    ),
  places: { hero: { x: 1130, y: 540, scale: 1.04 }, banner: { x: 1220, y: 330, scale: 0.7 } },
};

/** The pipes that run down from a boiler, off the lower edge. */
function tails(paint: Paint): ReactNode {
  return paint.lift(
    2,
    ...[-150, -75, 75, 150].map((x, index) =>
      pipe(
        paint,
        [
          [x, 0],
          [x, 90 + (index % 2) * 60],
          [x + (index < 2 ? -60 : 60), 90 + (index % 2) * 60],
          [x + (index < 2 ? -60 : 60), 560],
        ],
        26,
        34,
      ),
    ),
    pipe(
      paint,
      [
        [0, 0],
        [0, 560],
      ],
      30,
      10,
      "brass",
    ),
  );
}

const boilerOnWall: Arrangement = {
  setting: (paint, frame, place) => wall(paint, frame, place),
  subject: (paint) =>
    together(
      paint.glow(0, -180, 560, 0.5),
      at(-70, 170, {}, tails(paint)),
      at(-70, -180, { scale: 1 }, boiler(paint, paint.random.pick(["21", "20", "58"]))),
      paint.lift(
        1,
        pipe(
          paint,
          [
            [300, -600],
            [300, 300],
            [620, 300],
          ],
          40,
          60,
        ),
      ),
      at(300, 40, { rotate: 90, scale: 0.8 }, valve(paint)),
      at(300, -250, {}, gauge(paint, 118, paint.random.pick([0.4, 0.52, 0.6]))),
      at(-390, 240, { rotate: 28, scale: 0.96 }, spanner(paint)),
    ),
  places: { hero: { x: 1170, y: 520, scale: 1 }, tile: { x: 400, y: 400, scale: 0.8 } },
};

const pipework: Arrangement = {
  setting: (paint, frame, place) => wall(paint, frame, place),
  subject: (paint) =>
    together(
      paint.glow(40, 0, 520, 0.4),
      paint.lift(
        2,
        pipe(
          paint,
          [
            [-60, -700],
            [-60, 150],
            [760, 150],
          ],
          96,
          150,
        ),
        pipe(
          paint,
          [
            [-230, -700],
            [-230, 320],
            [760, 320],
          ],
          96,
          150,
        ),
        pipe(
          paint,
          [
            [190, -700],
            [190, -60],
            [760, -60],
          ],
          76,
          110,
          "steel",
        ),
      ),
      ...[-330, -200].map((y) =>
        paint.lift(1, paint.body("copper", "tube", { x: -114, y, width: 108, height: 60, rx: 10 })),
      ),
      at(320, 150, { scale: 1.25 }, valve(paint, "accent")),
      at(-60, -20, {}, gauge(paint, 150, 0.5)),
      at(-170, 90, { rotate: -34, scale: 1.12 }, spanner(paint)),
    ),
  places: { hero: { x: 1190, y: 500, scale: 1 } },
};

export const scene: Scene = {
  behind: "dominant",
  arrangements: [tapAndBasin, boilerOnWall, pipework],
  tiles: [
    {
      draw: (paint) =>
        together(
          paint.body("water", "bar", { cx: 300, cy: 560, rx: 420, ry: 96 }),
          at(214, 540, {}, ripples(paint, 170)),
          at(500, 560, { scale: 0.78 }, tap(paint)),
          at(274, 350, {}, drop(paint, 84)),
        ),
    },
    { draw: (paint) => at(400, 290, { scale: 0.76 }, boiler(paint, "58")) },
    {
      draw: (paint) =>
        together(
          at(230, 310, { rotate: 26, scale: 0.94 }, spanner(paint)),
          at(560, 190, { rotate: 10, scale: 0.9 }, elbow(paint)),
          at(520, 440, { rotate: 190, scale: 0.7 }, elbow(paint)),
        ),
    },
    { floor: 520, draw: (paint) => at(390, 526, { scale: 1.05 }, radiator(paint, 7)) },
    { draw: (paint) => at(380, 270, { scale: 1.1 }, showerHead(paint, 340)) },
    { draw: (paint) => at(400, 300, { scale: 1.15 }, thermostat(paint)) },
    {
      draw: (paint) =>
        together(at(400, -30, { scale: 0.76 }, basin(paint)), at(330, 200, { scale: 0.86 }, trap(paint))),
    },
    {
      floor: 530,
      draw: (paint) =>
        together(
          at(230, 536, { scale: 0.9 }, plunger(paint)),
          at(540, 536, { scale: 0.5 }, tub(paint, "dominant")),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          paint.shade(
            {
              d: "M300 180C420 160 560 220 540 330C600 420 480 520 400 500C280 520 200 420 260 330C230 260 240 190 300 180z",
            },
            0.8,
          ),
          paint.lift(
            1,
            pipe(
              paint,
              [
                [-40, 170],
                [330, 170],
                [330, 700],
              ],
              64,
              70,
              "rust",
            ),
          ),
          paint.shade({ x: 296, y: 260, width: 68, height: 90, rx: 20 }, 1.6),
          paint.strand(
            "water",
            {
              d: "M366 300C430 290 470 330 490 400M366 312C410 310 430 350 440 410M362 290C440 262 520 300 556 372",
            },
            7,
            0.3,
          ),
          at(500, 450, {}, drop(paint, 60)),
          at(446, 480, {}, drop(paint, 46)),
          at(566, 430, {}, drop(paint, 44)),
        ),
    },
    after: {
      draw: (paint) =>
        together(
          paint.lift(
            1,
            pipe(
              paint,
              [
                [-40, 170],
                [330, 170],
                [330, 700],
              ],
              64,
              70,
            ),
          ),
          paint.lift(
            1,
            paint.body("brass", "tube", { x: 286, y: 230, width: 88, height: 44, rx: 8 }),
            paint.body("brass", "tube", { x: 286, y: 460, width: 88, height: 44, rx: 8 }),
          ),
          at(330, 366, { rotate: 90, scale: 0.72 }, valve(paint)),
          at(600, 240, {}, gauge(paint, 110, 0.5)),
        ),
    },
  },
};
