import type { Paint } from "#src/art/paint.ts";
import {
  basil,
  board,
  breadSlice,
  cheese,
  coffeeCup,
  eggPan,
  fork,
  knife,
  lemon,
  loaf,
  olive,
  pastaNest,
  plate,
  soupBowl,
  spoon,
  tomato,
  wholeTomato,
  wineBottle,
  wineGlass,
} from "#src/art/props/food.ts";
import { candle, foldedCloth } from "#src/art/props/room.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { boards, room, windowLight } from "#src/art/settings.ts";
import { at, polar, times, together } from "#src/art/shapes.ts";

/** A plate of pasta with tomatoes and basil. */
function pastaPlate(paint: Paint, r: number, plenty = 1) {
  const size = r / 400;
  const start = paint.random.between(0, 6);
  const cherry = paint.stamp("cherry", tomato(paint, 30));
  const tomatoes = times(plenty < 1 ? 5 : 7, (index) => {
    const [x, y] = polar(start + index * (plenty < 1 ? 1.26 : 0.9), (80 + ((index * 37) % 60)) * size);
    return cherry(x, y, { scale: ((26 + ((index * 11) % 14)) * size) / 30 });
  });
  return together(
    plate(paint, r),
    pastaNest(paint, Math.round(205 * size), plenty),
    paint.lift(1, ...tomatoes),
    at(10 * size, -20 * size, {}, basil(paint, 5, 1.05 * size)),
    at(-70 * size, 80 * size, {}, basil(paint, 2, 0.8 * size)),
  );
}

const plateOnWood: Arrangement = {
  setting: (paint, frame, place) => boards(paint, frame, place, paint.random.whole(1, 99)),
  subject: (paint, { crop }) =>
    crop === "tile"
      ? pastaPlate(paint, 430)
      : together(
          at(-462, 40, { rotate: 3 }, fork(paint)),
          pastaPlate(paint, 405),
          at(-300, 430, {}, wholeTomato(paint, 62)),
          at(-190, 462, {}, wholeTomato(paint, 48)),
          at(-330, -400, { rotate: 30 }, basil(paint, 3, 0.9)),
          at(420, -400, {}, lemon(paint, 84)),
        ),
  places: { hero: { x: 1220, y: 500, scale: 1.04 }, banner: { x: 1230, y: 320, scale: 0.92 } },
};

const tableForTwo: Arrangement = {
  floor: 380,
  setting: (paint, frame, place) =>
    together(
      room(paint, frame, place, 380),
      frame.crop === "tile"
        ? null
        : windowLight(
            paint,
            place.x - 40 * place.scale,
            place.y - 440 * place.scale,
            420 * place.scale,
            620 * place.scale,
          ),
    ),
  subject: (paint) =>
    together(
      at(-190, 382, { scale: 0.95 }, candle(paint)),
      at(120, 384, { scale: 1.24 }, wineBottle(paint)),
      at(-60, 408, { scale: 1.2 }, wineGlass(paint)),
      at(350, 430, { scale: 1.08 }, loaf(paint)),
      at(-230, 444, { scale: 0.8 }, cheese(paint)),
      at(60, 440, {}, wholeTomato(paint, 40)),
      at(128, 452, {}, wholeTomato(paint, 31)),
    ),
};

const panFromAbove: Arrangement = {
  setting: (paint, frame, place) => boards(paint, frame, place, paint.random.whole(100, 199)),
  subject: (paint, { crop }) =>
    together(
      at(-70, -30, {}, eggPan(paint, crop === "tile" ? 390 : 380)),
      at(-90, -40, { rotate: 40 }, basil(paint, 4, 0.95)),
      at(90, 170, {}, basil(paint, 2, 0.8)),
      crop === "tile"
        ? null
        : together(
            at(380, -330, { rotate: 24, scale: 1.15 }, breadSlice(paint)),
            at(440, -190, { rotate: -10, scale: 1.1 }, breadSlice(paint)),
            at(-390, 400, {}, wholeTomato(paint, 66)),
            at(-280, 446, {}, olive(paint)),
          ),
    ),
  places: { hero: { x: 1180, y: 520, scale: 1 }, banner: { x: 1250, y: 310, scale: 0.86 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [plateOnWood, tableForTwo, panFromAbove],
  tiles: [
    { draw: (paint) => at(430, 310, { scale: 0.72 }, pastaPlate(paint, 400, 0.3)) },
    { draw: (paint) => at(350, 270, { scale: 0.72 }, eggPan(paint, 350), basil(paint, 4, 0.9)) },
    {
      floor: 540,
      draw: (paint) =>
        together(
          at(300, 545, { scale: 0.82 }, wineBottle(paint)),
          at(510, 552, { scale: 0.86 }, wineGlass(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(
            370,
            310,
            { rotate: -10, scale: 0.95 },
            board(paint),
            at(-150, -10, { rotate: -8, scale: 1.2 }, breadSlice(paint)),
            at(40, 20, { rotate: 14, scale: 1.2 }, breadSlice(paint)),
            at(200, 120, { rotate: 74, scale: 0.7 }, knife(paint)),
          ),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(300, 330, {}, wholeTomato(paint, 150)),
          at(540, 400, {}, wholeTomato(paint, 110)),
          at(480, 200, {}, wholeTomato(paint, 84)),
          at(250, 150, { rotate: 20 }, basil(paint, 5, 1.5)),
          at(650, 250, { rotate: 200 }, basil(paint, 3, 1.2)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(140, 300, { scale: 0.86 }, fork(paint)),
          at(400, 300, { scale: 0.6 }, plate(paint, 400), foldedCloth(paint, 170, 300, "linen")),
          at(665, 300, { scale: 0.86 }, knife(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(380, 300, {}, soupBowl(paint, 236)),
          at(690, 320, { rotate: 12, scale: 0.84 }, spoon(paint)),
          at(110, 480, { rotate: -20, scale: 0.8 }, breadSlice(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(390, 310, {}, coffeeCup(paint, 220)),
          at(640, 400, { rotate: 70, scale: 0.5 }, spoon(paint)),
          at(650, 130, {}, lemon(paint, 64)),
          at(150, 130, { rotate: 20 }, foldedCloth(paint, 200, 150)),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          at(340, 310, { rotate: -6, scale: 0.98 }, board(paint)),
          at(210, 290, {}, wholeTomato(paint, 78)),
          at(330, 380, {}, wholeTomato(paint, 58)),
          at(400, 230, { rotate: 30 }, basil(paint, 4, 1.1)),
          at(500, 360, {}, lemon(paint, 56)),
          at(150, 420, {}, olive(paint)),
          at(620, 190, { rotate: 60, scale: 0.8 }, knife(paint)),
        ),
    },
    after: {
      draw: (paint) =>
        together(
          at(110, 300, { rotate: 4, scale: 0.86 }, fork(paint)),
          at(420, 300, { scale: 0.66 }, pastaPlate(paint, 400, 0.4)),
        ),
    },
  },
};
