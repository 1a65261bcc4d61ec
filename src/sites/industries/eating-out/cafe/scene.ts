import type { Paint } from "#src/art/paint.ts";
import {
  beans,
  cakeDome,
  coffeeBag,
  croissant,
  eggToast,
  espressoMachine,
  groupHead,
  icedCoffee,
  kettle,
  latteCup,
  paperCup,
  pourOver,
  sideCup,
} from "#src/art/props/cafe.ts";
import { basil, plate, spoon } from "#src/art/props/food.ts";
import { foldedCloth } from "#src/art/props/room.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { boards, room, windowLight } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

/** The colours of the machine: never that of the wall. */
const shellOf = ({ theme }: Paint) => (theme.isDark && theme.treatment === "lit" ? "accent" : "dominant");

const cupFromAbove: Arrangement = {
  setting: (paint, frame, place) => boards(paint, frame, place, paint.random.whole(1, 99)),
  subject: (paint, { crop }) =>
    crop === "tile"
      ? latteCup(paint, 400)
      : together(
          at(-396, 330, { rotate: 12 }, beans(paint, 13, 150, 110)),
          at(330, 380, { scale: 0.62 }, plate(paint, 400)),
          at(330, 372, { scale: 0.92, rotate: -14 }, croissant(paint)),
          at(-20, -40, { rotate: -24 }, latteCup(paint, 400)),
          at(-386, -120, { rotate: 14 }, spoon(paint)),
        ),
  places: { hero: { x: 1190, y: 480, scale: 1.04 }, banner: { x: 1230, y: 320, scale: 0.9 } },
};

const machineAtWork: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) => room(paint, frame, place, 400, "walnut"),
  subject: (paint) =>
    together(
      at(40, 400, { scale: 1.12 }, espressoMachine(paint, shellOf(paint))),
      at(-420, 452, { scale: 0.94 }, sideCup(paint, "ceramic", "crumb")),
    ),
  places: {
    hero: { x: 1190, y: 520, scale: 1.04 },
    banner: { x: 1200, y: 320, scale: 0.64 },
    tile: { x: 390, y: 420, scale: 0.72 },
  },
};

const byHand: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) =>
    together(
      room(paint, frame, place, 400, "board"),
      frame.crop === "hero" ? windowLight(paint, place.x - 120, place.y - 440, 470, 600) : null,
    ),
  subject: (paint) =>
    together(
      at(-330, 402, { scale: 1.06 }, coffeeBag(paint, "kraft", shellOf(paint))),
      at(-70, 430, { scale: 1.34 }, pourOver(paint)),
      at(350, 424, { scale: 1.24 }, kettle(paint)),
      at(-330, 440, {}, beans(paint, 9, 120, 20)),
    ),
  places: { hero: { x: 1180, y: 500, scale: 1.03 }, banner: { x: 1200, y: 320, scale: 0.66 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [cupFromAbove, machineAtWork, byHand],
  tiles: [
    {
      draw: (paint) =>
        together(
          at(380, 300, { rotate: -20 }, latteCup(paint, 236)),
          at(704, 330, { rotate: 16, scale: 0.8 }, spoon(paint)),
        ),
    },
    {
      floor: 540,
      draw: (paint) =>
        together(
          paint.body("dominant", "bar", { x: 60, y: -60, width: 680, height: 150, rx: 30 }),
          paint.body("brass", "bar", { x: 62, y: 66, width: 676, height: 14 }),
          at(400, 110, { scale: 2 }, groupHead(paint)),
          paint.strand("coffee", { d: "M366 280V420M434 280V420" }, 15, 0.2),
          at(400, 530, { scale: 1.14 }, sideCup(paint, "ceramic", "crust")),
        ),
    },
    {
      floor: 530,
      draw: (paint) =>
        together(
          at(250, 534, { scale: 0.84 }, pourOver(paint)),
          at(580, 536, { scale: 0.86 }, kettle(paint)),
        ),
    },
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(360, 504, { scale: 0.94 }, coffeeBag(paint)),
          at(520, 524, {}, beans(paint, 15, 210, 34)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(400, 310, { scale: 0.66 }, plate(paint, 400)),
          at(400, 330, { rotate: -10, scale: 1.02 }, croissant(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(400, 306, { scale: 0.68 }, plate(paint, 400)),
          at(390, 306, { rotate: -8, scale: 0.86 }, eggToast(paint)),
          at(540, 420, {}, basil(paint, 3, 0.7)),
        ),
    },
    { floor: 520, draw: (paint) => at(400, 524, { scale: 1 }, cakeDome(paint)) },
    {
      floor: 530,
      draw: (paint) =>
        together(
          at(280, 534, { scale: 1 }, paperCup(paint)),
          at(540, 536, { scale: 0.92 }, icedCoffee(paint)),
        ),
    },
  ],
  comparison: {
    before: {
      floor: 480,
      draw: (paint) =>
        together(
          at(300, 486, { scale: 0.92 }, coffeeBag(paint, "linen", "leaf")),
          at(510, 510, {}, beans(paint, 30, 210, 50, "leaf")),
        ),
    },
    after: {
      draw: (paint) =>
        together(
          at(130, 470, {}, beans(paint, 10, 110, 80)),
          at(410, 300, { rotate: -18 }, latteCup(paint, 240)),
          at(700, 130, { rotate: 14 }, foldedCloth(paint, 170, 140)),
        ),
    },
  },
};
