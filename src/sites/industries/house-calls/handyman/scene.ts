import type { Paint } from "#src/art/paint.ts";
import { frontDoor } from "#src/art/props/house.ts";
import { bookRow } from "#src/art/props/office.ts";
import { pottedPlant, shelf } from "#src/art/props/room.ts";
import {
  drill,
  hammer,
  ladder,
  paintBrush,
  paintRoller,
  paintTin,
  pliers,
  saw,
  screwdriver,
  screws,
  spiritLevel,
  tapeMeasure,
  toolbox,
} from "#src/art/props/tools.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { boards, room } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

const boxOfTools: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) => room(paint, frame, place, 400, "board"),
  subject: (paint) =>
    together(
      paint.glow(0, -120, 560, 0.4),
      at(30, 400, { scale: 1.24 }, toolbox(paint, paint.random.pick(["dominant", "dominant", "accent"]))),
      at(-330, 380, { scale: 0.8 }, tapeMeasure(paint, 120, "yolk")),
    ),
  places: { hero: { x: 1150, y: 540, scale: 1.02 }, tile: { x: 400, y: 440, scale: 0.78 } },
};

const benchFromAbove: Arrangement = {
  setting: (paint, frame, place) => boards(paint, frame, place, paint.random.whole(1, 99)),
  subject: (paint, { crop }) =>
    together(
      at(40, -40, { scale: 1.24, rotate: -8 }, drill(paint, "accent")),
      at(-240, 340, { rotate: -10 }, screws(paint, 9, 140)),
      crop === "tile"
        ? null
        : together(
            at(330, 360, { rotate: -6, scale: 1 }, tapeMeasure(paint, 330, "yolk")),
            at(-300, 70, { rotate: 72, scale: 0.8 }, screwdriver(paint, "tomato")),
          ),
    ),
  places: { hero: { x: 1150, y: 500, scale: 1 }, banner: { x: 1220, y: 300, scale: 0.62 } },
};

const freshWall: Arrangement = {
  floor: 440,
  setting: (paint, frame, place) => room(paint, frame, place, 440, "board"),
  subject: (paint) =>
    together(
      paint.body("linen", "plane", { x: -900, y: -900, width: 1900, height: 1300 }),
      // Two strokes are dry, the third is under the roller.
      paint.body("accent", "plane", { d: "M-560 -760H-246V230H-560zM-236 -760H60V330H-236z" }),
      paint.body("accent", "plane", { d: "M50 -760H346V-40H50z" }),
      paint.shade({ d: "M-256 -760H-232V230H-256zM44 -760H62V330H44z" }, 0.5),
      paint.shine({ d: "M-170 -760H-150V210H-170zM110 -760H126V-100H110zM250 -760H262V-100H250z" }, 0.4),
      at(204, 60, { scale: 0.76, rotate: paint.random.whole(-4, -2) }, paintRoller(paint, "accent")),
      at(-120, 452, { scale: 1.3 }, paintTin(paint, "accent")),
      at(300, 470, { scale: 0.9, rotate: 14 }, paintBrush(paint, "dominant")),
    ),
  places: { hero: { x: 1160, y: 520, scale: 0.98 }, banner: { x: 1200, y: 330, scale: 0.62 } },
};

/** A shelf with books and a plant on it. */
function loadedShelf(paint: Paint) {
  return together(
    at(-190, 0, { scale: 0.72 }, bookRow(paint, ["dominant", "leather", "accent", "ink"])),
    at(180, 0, { scale: 0.56 }, pottedPlant(paint)),
    shelf(paint, 620),
  );
}

export const scene: Scene = {
  behind: "dominant",
  arrangements: [boxOfTools, benchFromAbove, freshWall],
  tiles: [
    {
      draw: (paint) =>
        together(
          at(300, 300, { rotate: 24, scale: 0.86 }, hammer(paint)),
          at(590, 350, {}, screws(paint, 8, 130)),
        ),
    },
    { draw: (paint) => at(410, 290, { scale: 1.06 }, drill(paint)) },
    { draw: (paint) => at(400, 420, {}, loadedShelf(paint)) },
    {
      floor: 530,
      draw: (paint) =>
        together(
          at(310, 536, { scale: 1.1 }, paintTin(paint)),
          at(600, 330, { rotate: 20, scale: 0.9 }, paintBrush(paint, "dominant")),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(390, 180, { rotate: 3, scale: 0.86 }, spiritLevel(paint)),
          at(560, 410, { scale: 0.94 }, tapeMeasure(paint, 420)),
        ),
    },
    { draw: (paint) => at(400, 640, { scale: 0.86 }, frontDoor(paint, "accent")) },
    {
      floor: 550,
      draw: (paint) =>
        together(
          at(300, 556, { scale: 0.72 }, ladder(paint, 6)),
          at(600, 300, { rotate: 10, scale: 0.66 }, paintRoller(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(220, 300, { rotate: -12, scale: 0.96 }, pliers(paint)),
          at(420, 310, { rotate: 8, scale: 0.96 }, screwdriver(paint)),
          at(600, 300, { rotate: -70, scale: 0.6 }, saw(paint, "tomato")),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          at(400, 400, { rotate: 11 }, loadedShelf(paint)),
          paint.shade({ cx: 640, cy: 300, r: 16 }, 2),
          paint.detail({ d: "M640 300l40 -34M640 300l-30 -44M640 300l50 30" }, 4, 1),
        ),
    },
    after: { draw: (paint) => at(400, 420, {}, loadedShelf(paint)) },
  },
};
