import { mix } from "#src/art/colour.ts";
import {
  barberChair,
  barberPole,
  beardedHead,
  clippers,
  hotTowels,
  latherBowl,
  razor,
  shavingBrush,
} from "#src/art/props/barber.ts";
import { pendantLamp, shelf } from "#src/art/props/room.ts";
import { comb, flask, jar, roundMirror, scissors } from "#src/art/props/salon.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { room, top, wall } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

const chairAndPole: Arrangement = {
  floor: 450,
  setting: (paint, frame, place) => room(paint, frame, place, 450),
  subject: (paint) =>
    together(
      at(0, -150, {}, roundMirror(paint, 250)),
      at(-60, 120, {}, shelf(paint, 560)),
      at(-240, 120, { scale: 0.5 }, flask(paint, "accent")),
      at(-150, 120, { scale: 0.44 }, jar(paint, "light")),
      at(390, -60, { scale: 1.06 }, barberPole(paint)),
      at(30, 470, { scale: 1.02 }, barberChair(paint, "accent")),
    ),
  places: { hero: { x: 1140, y: 510, scale: 1 }, banner: { x: 1220, y: 300, scale: 0.62 } },
};

const shavingThings: Arrangement = {
  setting: (paint, frame, place) =>
    top(
      paint,
      frame,
      place,
      paint.theme.isDark
        ? mix(paint.theme.ground, paint.theme.dominant, 0.6)
        : mix(paint.theme.ground, paint.theme.dominant, 0.34),
    ),
  subject: (paint) =>
    together(
      at(270, -190, { scale: 1.24 }, latherBowl(paint, 200, "accent")),
      at(-60, 150, { rotate: -14, scale: 1.12 }, clippers(paint, "ink")),
      at(120, 160, { rotate: -36, scale: 1.06 }, razor(paint, "accent")),
      at(-270, 60, { rotate: -14, scale: 1.02 }, scissors(paint)),
      at(430, 260, { rotate: 16, scale: 1.04 }, comb(paint, "ink")),
    ),
  places: { hero: { x: 1225, y: 555, scale: 1 } },
};

const underTheLamp: Arrangement = {
  setting: (paint, frame, place) => wall(paint, frame, place),
  subject: (paint) =>
    together(
      paint.glow(0, -220, 520, 0.5),
      at(
        0,
        10,
        { scale: 1.08 },
        beardedHead(paint, { hair: paint.random.pick(["raven", "chestnut", "rust", "ash"] as const) }),
      ),
      at(-330, -610, {}, pendantLamp(paint, 240, "accent")),
      at(330, -90, { rotate: 34, scale: 0.86 }, comb(paint, "ink")),
      at(-330, 190, { rotate: 20, scale: 0.8 }, scissors(paint)),
    ),
  places: { hero: { x: 1160, y: 490, scale: 1 } },
};

export const scene: Scene = {
  behind: "dominant",
  arrangements: [chairAndPole, shavingThings, underTheLamp],
  tiles: [
    { draw: (paint) => at(400, 300, { scale: 0.82 }, barberPole(paint)) },
    { floor: 560, draw: (paint) => at(400, 566, { scale: 0.66 }, barberChair(paint, "accent")) },
    { draw: (paint) => at(380, 320, { rotate: -16, scale: 0.98 }, razor(paint, "dominant")) },
    {
      floor: 520,
      draw: (paint) =>
        together(
          at(300, 525, { scale: 1.05 }, shavingBrush(paint)),
          at(540, 528, { scale: 1.1 }, jar(paint, "accent")),
        ),
    },
    { draw: (paint) => at(400, 300, { rotate: 24, scale: 0.92 }, clippers(paint)) },
    {
      draw: (paint) =>
        together(
          at(310, 320, { rotate: -22, scale: 0.96 }, scissors(paint)),
          at(550, 300, { rotate: 16, scale: 1.04 }, comb(paint)),
        ),
    },
    { floor: 530, draw: (paint) => at(400, 536, { scale: 1.15 }, hotTowels(paint)) },
    { draw: (paint) => at(400, 300, {}, latherBowl(paint, 210, "accent")) },
  ],
  comparison: {
    before: {
      draw: (paint) => at(400, 290, { scale: 0.82 }, beardedHead(paint, { hair: "chestnut", isWild: true })),
    },
    after: { draw: (paint) => at(400, 290, { scale: 0.82 }, beardedHead(paint, { hair: "chestnut" })) },
  },
};
