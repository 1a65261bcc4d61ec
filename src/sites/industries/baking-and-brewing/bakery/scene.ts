import {
  baguette,
  basket,
  flourSack,
  fruitTart,
  icedBun,
  layerCake,
  rollingPin,
  roundLoaf,
  spiralBun,
  wheatEar,
  whisk,
} from "#src/art/props/baking.ts";
import { croissant } from "#src/art/props/cafe.ts";
import { knife, loaf, plate } from "#src/art/props/food.ts";
import { foldedCloth } from "#src/art/props/room.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { boards, room } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

const loafOnTheTable: Arrangement = {
  setting: (paint, frame, place) => boards(paint, frame, place, paint.random.whole(1, 99)),
  subject: (paint, { crop }) =>
    crop === "tile"
      ? roundLoaf(paint, 400)
      : together(
          at(-420, 60, { rotate: -24, scale: 1.1 }, wheatEar(paint)),
          at(-340, 170, { rotate: -8, scale: 0.96 }, wheatEar(paint)),
          at(380, 420, { rotate: -18, scale: 1.2 }, baguette(paint)),
          at(0, -20, { rotate: 18 }, roundLoaf(paint, 390)),
          at(-390, 390, { rotate: 66, scale: 0.9 }, knife(paint)),
        ),
  places: { hero: { x: 1190, y: 480, scale: 1.06 }, banner: { x: 1230, y: 310, scale: 0.9 } },
};

const cakeOnItsFoot: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) => room(paint, frame, place, 400, "board"),
  subject: (paint) =>
    together(
      paint.glow(40, -160, 520, 0.4),
      at(60, 402, { scale: 1.36 }, layerCake(paint)),
      at(-370, 440, { scale: 1.06 }, icedBun(paint)),
      at(-180, 470, { scale: 0.9 }, icedBun(paint, "accent")),
    ),
  places: { hero: { x: 1170, y: 520, scale: 1.02 }, banner: { x: 1200, y: 330, scale: 0.58 } },
};

const basketOfBread: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) => room(paint, frame, place, 400, "walnut"),
  subject: (paint) =>
    together(
      at(-150, -170, { rotate: -74, scale: 0.98 }, baguette(paint)),
      at(60, -210, { rotate: -94, scale: 1.04 }, baguette(paint)),
      at(250, -150, { rotate: -108, scale: 0.92 }, baguette(paint)),
      at(-20, -60, { rotate: -82, scale: 0.86 }, baguette(paint)),
      at(60, 404, { scale: 1.3 }, basket(paint)),
      at(-340, 450, { scale: 0.86 }, loaf(paint)),
      at(-120, 300, { rotate: 62, scale: 0.8 }, wheatEar(paint)),
    ),
  places: { hero: { x: 1180, y: 510, scale: 1.03 }, banner: { x: 1200, y: 310, scale: 0.62 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [loafOnTheTable, cakeOnItsFoot, basketOfBread],
  tiles: [
    {
      draw: (paint) =>
        together(
          at(370, 310, { rotate: 14 }, roundLoaf(paint, 236)),
          at(690, 320, { rotate: 16, scale: 0.8 }, wheatEar(paint)),
        ),
    },
    {
      draw: (paint) =>
        at(
          400,
          300,
          { rotate: -32 },
          at(0, -120, { scale: 0.96 }, baguette(paint)),
          at(30, 20, { scale: 0.96 }, baguette(paint)),
          at(-20, 160, { scale: 0.96 }, baguette(paint)),
        ),
    },
    { floor: 540, draw: (paint) => at(400, 544, { scale: 0.8 }, layerCake(paint)) },
    {
      draw: (paint) =>
        together(
          at(380, 340, { rotate: -16, scale: 1.04 }, rollingPin(paint)),
          at(180, 190, { rotate: 60, scale: 0.8 }, whisk(paint)),
          at(600, 480, { scale: 1 }, foldedCloth(paint, 220, 150)),
        ),
    },
    {
      draw: (paint) => {
        const bun = paint.stamp("bun", spiralBun(paint, 176));
        return together(
          bun(280, 240),
          bun(580, 400, { rotate: 80, scale: 0.9 }),
          bun(640, 120, { rotate: 40, scale: 0.6 }),
        );
      },
    },
    { draw: (paint) => at(400, 300, { rotate: 8 }, fruitTart(paint, 256)) },
    {
      floor: 520,
      draw: (paint) =>
        together(
          at(330, 526, { scale: 1.06 }, flourSack(paint)),
          at(620, 380, { rotate: 22, scale: 0.9 }, wheatEar(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(400, 310, { scale: 0.66 }, plate(paint, 400)),
          at(410, 250, { rotate: 12, scale: 0.7 }, croissant(paint)),
          at(390, 420, { rotate: -14, scale: 0.7 }, croissant(paint)),
        ),
    },
  ],
  comparison: {
    before: {
      floor: 500,
      draw: (paint) =>
        together(
          at(280, 506, { scale: 0.98 }, flourSack(paint)),
          at(570, 506, { scale: 0.9 }, basket(paint)),
        ),
    },
    after: {
      floor: 500,
      draw: (paint) => {
        const long = paint.stamp("long", baguette(paint));
        return together(
          long(470, 210, { rotate: -72, scale: 0.62 }),
          long(600, 200, { rotate: -98, scale: 0.62 }),
          at(560, 506, { scale: 0.84 }, basket(paint)),
          at(220, 506, { scale: 0.8 }, icedBun(paint)),
        );
      },
    },
  },
};
