import type { Paint } from "#src/art/paint.ts";
import {
  citrusWheel,
  coupe,
  highball,
  jigger,
  litShelf,
  martini,
  shaker,
  snackBowl,
  spiritBottle,
  tumbler,
} from "#src/art/props/drinks.ts";
import { board, knife } from "#src/art/props/food.ts";
import { candle } from "#src/art/props/room.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { room } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

/** The wall behind the bar: bottles on two shelves, lit from below. */
function backBar(paint: Paint, frame: Frame, place: Place) {
  const { scale } = place;
  return together(
    room(paint, frame, place, 400, "walnut"),
    frame.crop === "tile"
      ? null
      : together(
          at(place.x + 120 * scale, place.y - 150 * scale, { scale }, litShelf(paint, 860, 1)),
          at(place.x + 120 * scale, place.y + 190 * scale, { scale }, litShelf(paint, 860, 4)),
        ),
  );
}

const theGlass: Arrangement = {
  floor: 400,
  setting: backBar,
  subject: (paint) =>
    together(
      paint.glow(0, -120, 460, 0.7),
      at(20, 428, { scale: 1.78 }, coupe(paint, paint.theme.isDark ? "accent" : "dominant")),
      at(-330, 450, { scale: 0.9 }, candle(paint)),
      at(380, 446, { scale: 1.06 }, snackBowl(paint)),
    ),
  places: { hero: { x: 1160, y: 510, scale: 1 }, banner: { x: 1200, y: 320, scale: 0.62 } },
};

const shortAndStrong: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) => room(paint, frame, place, 400, "walnut"),
  subject: (paint) =>
    together(
      paint.glow(60, -60, 520, 0.6),
      at(290, 402, { scale: 1.42 }, spiritBottle(paint, "bottle", true)),
      at(-110, 446, { scale: 1.86 }, tumbler(paint)),
      at(-450, 440, { scale: 0.84 }, jigger(paint)),
    ),
  lightFrom: 1,
  places: { hero: { x: 1170, y: 520, scale: 1 }, banner: { x: 1200, y: 320, scale: 0.62 } },
};

const shakenAndLong: Arrangement = {
  floor: 400,
  setting: backBar,
  subject: (paint) =>
    together(
      at(-190, 410, { scale: 1.5 }, shaker(paint, paint.theme.isDark ? "copper" : "steel")),
      at(190, 436, { scale: 1.56 }, highball(paint, paint.theme.treatment === "lit" ? "pasta" : "light")),
      at(-400, 440, { rotate: 20 }, citrusWheel(paint, 92, "leaf")),
    ),
  places: { hero: { x: 1170, y: 530, scale: 0.98 }, banner: { x: 1200, y: 320, scale: 0.58 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [theGlass, shortAndStrong, shakenAndLong],
  tiles: [
    { floor: 540, draw: (paint) => at(400, 544, { scale: 1.04 }, coupe(paint)) },
    { floor: 520, draw: (paint) => at(390, 526, { scale: 1.34 }, tumbler(paint)) },
    {
      floor: 530,
      draw: (paint) =>
        together(at(300, 534, { scale: 0.9 }, shaker(paint)), at(540, 538, { scale: 0.9 }, jigger(paint))),
    },
    { floor: 550, draw: (paint) => at(390, 556, { scale: 0.92 }, highball(paint, "pasta")) },
    {
      floor: 530,
      draw: (paint) =>
        together(
          at(190, 530, { scale: 0.84 }, spiritBottle(paint, "honey", true)),
          at(400, 534, { scale: 0.88 }, spiritBottle(paint, "bottle")),
          at(600, 530, { scale: 0.84 }, spiritBottle(paint, "wine", true)),
        ),
    },
    { floor: 540, draw: (paint) => at(390, 544, { scale: 1.02 }, martini(paint)) },
    {
      draw: (paint) =>
        together(
          at(350, 310, { rotate: -8, scale: 0.94 }, board(paint)),
          at(230, 260, {}, citrusWheel(paint, 96, "rust")),
          at(400, 380, {}, citrusWheel(paint, 86, "leaf")),
          at(430, 220, {}, citrusWheel(paint, 76)),
          at(590, 330, { rotate: 24, scale: 0.74 }, knife(paint)),
        ),
    },
    {
      floor: 510,
      draw: (paint) =>
        together(
          at(250, 516, { scale: 1.14 }, candle(paint)),
          at(500, 520, { scale: 1.2 }, snackBowl(paint)),
        ),
    },
  ],
  comparison: {
    before: {
      floor: 520,
      draw: (paint) =>
        together(
          at(210, 522, { scale: 0.8 }, spiritBottle(paint, "honey", true)),
          at(420, 526, { scale: 0.84 }, jigger(paint)),
          at(600, 470, {}, citrusWheel(paint, 84, "rust")),
        ),
    },
    after: { floor: 520, draw: (paint) => at(400, 526, { scale: 1.3 }, tumbler(paint)) },
  },
};
