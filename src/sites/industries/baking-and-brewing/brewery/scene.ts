import { flourSack, wheatEar } from "#src/art/props/baking.ts";
import { beerCan, brewKettle, hop, keg, pint, tapTower, tastingFlight } from "#src/art/props/drinks.ts";
import { pendantLamp } from "#src/art/props/room.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { room } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

const poured: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => room(paint, frame, place, 420, "walnut"),
  subject: (paint) =>
    together(
      paint.glow(0, -120, 520, 0.5),
      at(270, 410, { scale: 1.3 }, beerCan(paint)),
      at(-60, 440, { scale: 1.72 }, pint(paint)),
      at(-360, 300, { rotate: -14, scale: 0.84 }, hop(paint)),
      at(360, 340, { rotate: 18, scale: 0.7 }, hop(paint)),
    ),
  places: { hero: { x: 1170, y: 530, scale: 1.02 }, banner: { x: 1210, y: 330, scale: 0.58 } },
};

const brewhouse: Arrangement = {
  floor: 430,
  setting: (paint, frame, place) =>
    together(
      room(paint, frame, place, 430, "walnut"),
      frame.crop === "hero" ? paint.finish(at(place.x - 330, 0, {}, pendantLamp(paint, 150, "iron"))) : null,
    ),
  subject: (paint) =>
    together(
      at(90, 430, { scale: 1.1 }, brewKettle(paint)),
      at(-370, 462, { scale: 0.84 }, flourSack(paint, "kraft")),
    ),
  places: {
    hero: { x: 1180, y: 540, scale: 1.04 },
    banner: { x: 1210, y: 340, scale: 0.54 },
    tile: { x: 390, y: 430, scale: 0.82 },
  },
};

const atTheTap: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => room(paint, frame, place, 420, "board"),
  subject: (paint) =>
    together(
      at(80, 418, { scale: 1.36 }, tapTower(paint)),
      at(-165, 440, { scale: 0.86 }, pint(paint, "pasta")),
      at(-410, 450, { scale: 0.9 }, pint(paint, "coffee")),
      at(330, 446, { scale: 0.86 }, pint(paint)),
    ),
  places: {
    hero: { x: 1170, y: 540, scale: 1.02 },
    banner: { x: 1210, y: 340, scale: 0.56 },
    tile: { x: 400, y: 440, scale: 0.78 },
  },
};

export const scene: Scene = {
  behind: "dominant",
  arrangements: [poured, brewhouse, atTheTap],
  tiles: [
    { floor: 550, draw: (paint) => at(400, 556, { scale: 1.02 }, pint(paint)) },
    {
      draw: (paint) => {
        const cone = paint.stamp("hop", hop(paint));
        return together(
          cone(300, 170, { rotate: -8, scale: 1.4 }),
          cone(560, 250, { rotate: 14, scale: 1.1 }),
          cone(200, 420, { rotate: 10, scale: 0.74 }),
        );
      },
    },
    { floor: 560, draw: (paint) => at(390, 566, { scale: 0.64 }, brewKettle(paint)) },
    { floor: 480, draw: (paint) => at(400, 486, { scale: 0.98 }, tastingFlight(paint)) },
    {
      floor: 530,
      draw: (paint) =>
        together(
          at(200, 530, { scale: 0.94 }, beerCan(paint)),
          at(600, 530, { scale: 0.94 }, beerCan(paint, "walnut", "yolk")),
          at(400, 542, { scale: 1 }, beerCan(paint, "accent", "dominant")),
        ),
    },
    { floor: 560, draw: (paint) => at(400, 566, { scale: 0.84 }, tapTower(paint)) },
    {
      floor: 520,
      draw: (paint) =>
        together(
          at(320, 526, { scale: 1.06 }, flourSack(paint, "kraft")),
          at(620, 380, { rotate: 22, scale: 0.9 }, wheatEar(paint)),
        ),
    },
    { floor: 540, draw: (paint) => at(400, 546, { scale: 0.98 }, keg(paint)) },
  ],
  comparison: {
    before: {
      floor: 520,
      draw: (paint) =>
        together(
          at(290, 526, { scale: 1 }, flourSack(paint, "kraft")),
          at(580, 330, { rotate: 8, scale: 1 }, hop(paint)),
        ),
    },
    after: {
      floor: 550,
      draw: (paint) =>
        together(
          at(330, 556, { scale: 0.98 }, pint(paint)),
          at(580, 552, { scale: 0.8 }, pint(paint, "pasta")),
        ),
    },
  },
};
