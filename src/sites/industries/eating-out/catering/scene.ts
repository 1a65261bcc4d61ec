import { coupe } from "#src/art/props/drinks.ts";
import { basil, board, breadSlice, fork, knife, lemon, plate, wholeTomato } from "#src/art/props/food.ts";
import {
  canape,
  chafingDish,
  cloche,
  flute,
  grazingBoard,
  lunchBox,
  menuCard,
  tieredStand,
} from "#src/art/props/party.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { boards, room } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

const underTheCover: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) => room(paint, frame, place, 400, "walnut"),
  subject: (paint) =>
    together(
      paint.glow(60, -60, 480, 0.35),
      at(70, 420, { scale: 1.42 }, cloche(paint, paint.theme.isDark ? "brass" : "steel")),
      at(-450, 470, { scale: 1.06 }, flute(paint)),
    ),
  places: { hero: { x: 1180, y: 500, scale: 1.04 }, banner: { x: 1200, y: 300, scale: 0.66 } },
};

const theLongTable: Arrangement = {
  setting: (paint, frame, place) => boards(paint, frame, place, paint.random.whole(1, 99)),
  subject: (paint, { crop }) =>
    together(
      at(-20, 20, { rotate: paint.random.whole(-12, 12) }, grazingBoard(paint, 440)),
      crop === "tile" ? null : at(-456, 300, { rotate: 28, scale: 0.92 }, fork(paint)),
      crop === "tile" ? null : at(-420, -350, {}, lemon(paint, 74)),
      at(420, -330, {}, plate(paint, 220)),
      at(430, -330, { rotate: 30 }, basil(paint, 3, 1.2)),
    ),
  places: { hero: { x: 1190, y: 500, scale: 1.02 }, banner: { x: 1230, y: 290, scale: 0.66 } },
};

const standOfBites: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) => room(paint, frame, place, 400, "board"),
  subject: (paint) =>
    together(
      at(80, 410, { scale: 1.36 }, tieredStand(paint)),
      at(-380, 440, { scale: 1.2 }, coupe(paint, "pasta")),
    ),
  places: { hero: { x: 1170, y: 530, scale: 0.98 }, banner: { x: 1200, y: 310, scale: 0.56 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [underTheCover, theLongTable, standOfBites],
  tiles: [
    { floor: 490, draw: (paint) => at(400, 496, { scale: 0.92 }, cloche(paint)) },
    { floor: 550, draw: (paint) => at(400, 552, { scale: 0.76 }, tieredStand(paint)) },
    {
      draw: (paint) =>
        at(
          370,
          300,
          { rotate: -8, scale: 0.96 },
          board(paint),
          at(-190, -40, { rotate: -8, scale: 0.9 }, breadSlice(paint)),
          at(-40, 60, { rotate: 22, scale: 0.9 }, breadSlice(paint)),
          at(120, -70, {}, wholeTomato(paint, 66)),
          at(210, 60, {}, lemon(paint, 60)),
        ),
    },
    {
      floor: 530,
      draw: (paint) => {
        const glass = paint.stamp("flute", flute(paint));
        return together(
          glass(220, 534, { scale: 0.96 }),
          glass(400, 546, { scale: 1.04 }),
          glass(580, 534, { scale: 0.96 }),
        );
      },
    },
    { draw: (paint) => at(400, 300, { rotate: -8, scale: 1.06 }, lunchBox(paint)) },
    { floor: 490, draw: (paint) => at(400, 496, { scale: 0.94 }, chafingDish(paint)) },
    {
      floor: 480,
      draw: (paint) =>
        together(
          at(210, 486, { scale: 1.7 }, canape(paint, 0)),
          at(410, 500, { scale: 1.8 }, canape(paint, 2)),
          at(610, 486, { scale: 1.7 }, canape(paint, 2)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(130, 300, { scale: 0.86 }, fork(paint)),
          at(400, 300, { scale: 0.6 }, plate(paint, 400)),
          at(400, 300, { rotate: -6, scale: 0.84 }, menuCard(paint)),
          at(672, 300, { scale: 0.86 }, knife(paint)),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          at(340, 310, { rotate: -6, scale: 0.96 }, board(paint)),
          at(220, 300, {}, wholeTomato(paint, 80)),
          at(400, 260, {}, lemon(paint, 70)),
          at(330, 400, { rotate: 30 }, basil(paint, 4, 1)),
          at(600, 220, { rotate: 50, scale: 0.8 }, knife(paint)),
        ),
    },
    after: { floor: 540, draw: (paint) => at(400, 546, { scale: 0.74 }, tieredStand(paint)) },
  },
};
