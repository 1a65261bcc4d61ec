import type { MaterialName } from "#src/art/materials.ts";
import type { Paint } from "#src/art/paint.ts";
import {
  brakeDisc,
  carBattery,
  carFront,
  carKey,
  carSide,
  liftPosts,
  oilJug,
  sparkPlug,
  tyreStack,
  wheel,
} from "#src/art/props/car.ts";
import { receipt } from "#src/art/props/office.ts";
import { drop, gauge } from "#src/art/props/plumbing.ts";
import { spanner } from "#src/art/props/tools.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { room } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

/** The colour of a car, which is not that of the wall behind it. */
const lacquer = ({ theme }: Paint): MaterialName =>
  theme.isDark && (theme.treatment === "lit" || theme.treatment === "type") ? "accent" : "dominant";

const headlights: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) => room(paint, frame, place, 400, "iron"),
  subject: (paint) =>
    together(paint.glow(0, -40, 640, 0.35), at(10, 400, { scale: 1.14 }, carFront(paint, lacquer(paint)))),
  places: {
    hero: { x: 1160, y: 520, scale: 1 },
    banner: { x: 1240, y: 300, scale: 0.62 },
    tile: { x: 400, y: 430, scale: 0.72 },
  },
};

const onTheLift: Arrangement = {
  floor: 440,
  setting: (paint, frame, place) => room(paint, frame, place, 440, "iron"),
  subject: (paint) =>
    together(
      paint.glow(0, -120, 600, 0.4),
      at(40, 440, {}, liftPosts(paint, 360, lacquer(paint) === "accent" ? "dominant" : "accent")),
      at(40, 146, { scale: 1.06 }, carSide(paint, lacquer(paint))),
      at(60, 444, { scale: 0.56 }, tyreStack(paint, paint.random.whole(2, 3))),
    ),
  places: {
    hero: { x: 1120, y: 510, scale: 0.98 },
    tile: { x: 390, y: 400, scale: 0.62 },
    banner: { x: 1200, y: 280, scale: 0.56 },
  },
};

const wheelAndTools: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => room(paint, frame, place, 420, "iron"),
  subject: (paint) =>
    together(
      paint.contact(-20, 424, 420, 30),
      at(330, 424, {}, tyreStack(paint, 4)),
      at(
        -20,
        20,
        { scale: 1.34, rotate: paint.random.whole(-20, 20) },
        paint.lift(3, wheel(paint, lacquer(paint) === "accent" ? "brass" : "steel")),
      ),
      at(-420, 180, { rotate: -16, scale: 0.8 }, spanner(paint)),
    ),
  places: { hero: { x: 1160, y: 520, scale: 1.04 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [headlights, onTheLift, wheelAndTools],
  tiles: [
    {
      floor: 500,
      draw: (paint) =>
        together(paint.contact(390, 510, 380, 24), at(390, 506, { scale: 0.66 }, carSide(paint))),
    },
    { draw: (paint) => at(400, 300, { scale: 0.86 }, paint.lift(2, wheel(paint))) },
    { draw: (paint) => at(390, 320, { scale: 0.88 }, brakeDisc(paint)) },
    {
      floor: 530,
      draw: (paint) =>
        together(at(330, 536, { scale: 1.08 }, oilJug(paint)), at(600, 420, {}, drop(paint, 120, "honey"))),
    },
    { floor: 510, draw: (paint) => at(400, 516, { scale: 1.3 }, carBattery(paint)) },
    {
      draw: (paint) =>
        together(
          at(220, 300, { rotate: 14 }, sparkPlug(paint)),
          at(380, 320, { rotate: -8 }, sparkPlug(paint)),
          at(600, 310, { rotate: 24, scale: 0.86 }, spanner(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(at(280, 300, {}, gauge(paint, 190, 0.36)), at(590, 340, {}, gauge(paint, 130, 0.7))),
    },
    {
      draw: (paint) =>
        together(
          at(560, 300, { rotate: 8, scale: 1.1 }, receipt(paint, 420)),
          at(330, 330, { rotate: -24 }, carKey(paint, "dominant")),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        at(
          400,
          310,
          { scale: 0.92 },
          brakeDisc(paint, "rust", "cocoa"),
          paint.detail(
            {
              d: "M-200 -90A220 220 0 0 1 100 -190M-230 30A232 232 0 0 0 -40 228M120 196A230 230 0 0 0 226 60",
            },
            9,
            1,
          ),
        ),
    },
    after: { draw: (paint) => at(400, 310, { scale: 0.92 }, brakeDisc(paint)) },
  },
};
