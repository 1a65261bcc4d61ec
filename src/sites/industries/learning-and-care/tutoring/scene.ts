import { mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import { apple } from "#src/art/props/clinic.ts";
import { bookRow, bookStack, calculator, clock, mug } from "#src/art/props/office.ts";
import { deskLamp } from "#src/art/props/room.ts";
import {
  backpack,
  blackboard,
  compasses,
  exerciseBook,
  globe,
  lightBulb,
  paperPlane,
  pencil,
  pencilCup,
  setSquare,
} from "#src/art/props/school.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { room, top } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

const eveningDesk: Arrangement = {
  floor: 410,
  setting: (paint, frame, place) => room(paint, frame, place, 410),
  subject: (paint) =>
    together(
      paint.glow(-60, -20, 480, 0.5),
      at(190, 414, { scale: 1.22 }, globe(paint)),
      at(-190, 416, { scale: 1.16, flip: false }, deskLamp(paint, "accent")),
      at(-110, 438, { scale: 0.9 }, bookStack(paint, ["accent", "light", "dominant"], 420)),
      at(-110, 228, { scale: 0.4 }, apple(paint)),
      at(430, 446, { scale: 0.96 }, pencilCup(paint, "light")),
    ),
  places: { hero: { x: 1150, y: 530, scale: 0.98 }, banner: { x: 1220, y: 320, scale: 0.62 } },
};

function deskTop({ theme }: Paint) {
  return theme.isDark ? mix(theme.ground, theme.dominant, 0.7) : mix(theme.ground, theme.accent, 0.4);
}

const homework: Arrangement = {
  setting: (paint, frame, place) => top(paint, frame, place, deskTop(paint)),
  subject: (paint, { crop }) =>
    together(
      at(60, -10, { rotate: -8, scale: 1.08 }, exerciseBook(paint)),
      at(-170, 230, { rotate: 64, scale: 0.92 }, pencil(paint)),
      at(400, 300, { rotate: 14, scale: 0.86 }, calculator(paint)),
      crop === "tile" ? null : at(330, -350, { rotate: 24, scale: 0.86 }, setSquare(paint)),
      crop === "tile" ? null : at(-390, 360, { scale: 0.5 }, apple(paint)),
    ),
  places: { hero: { x: 1170, y: 500, scale: 1 } },
};

const board: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => room(paint, frame, place, 420, "board"),
  subject: (paint) =>
    together(
      at(60, -150, { scale: 1.04 }, blackboard(paint)),
      at(-230, 430, { scale: 0.8 }, bookStack(paint, ["dominant", "accent", "light"], 420)),
      at(-230, 246, { scale: 0.42 }, apple(paint)),
      at(160, 436, { scale: 0.86 }, pencilCup(paint, "accent")),
      at(390, 440, { scale: 0.74 }, backpack(paint, "dominant", "accent")),
    ),
  places: { hero: { x: 1140, y: 530, scale: 0.98 }, banner: { x: 1210, y: 320, scale: 0.58 } },
};

const takingOff: Arrangement = {
  setting: (paint, frame, place) => top(paint, frame, place, deskTop(paint)),
  subject: (paint) =>
    together(
      paint.strand(
        "light",
        { d: "M-470 420C-300 470 -180 300 -260 210C-330 140 -420 260 -300 320C-200 360 -120 240 -40 130" },
        8,
        0,
      ),
      at(120, -60, { scale: 1.44 }, paperPlane(paint)),
      at(330, 330, { rotate: 58, scale: 0.96 }, pencil(paint, "dominant")),
    ),
  places: { hero: { x: 1150, y: 520, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [eveningDesk, homework, board, takingOff],
  tiles: [
    { draw: (paint) => at(400, 300, { scale: 0.84, rotate: -4 }, exerciseBook(paint)) },
    {
      draw: (paint) =>
        together(
          at(330, 320, { rotate: 26, scale: 0.84 }, pencil(paint)),
          at(520, 310, { rotate: -20, scale: 1 }, compasses(paint)),
        ),
    },
    { floor: 540, draw: (paint) => at(400, 546, { scale: 0.84 }, globe(paint)) },
    { draw: (paint) => at(400, 290, { scale: 0.76 }, blackboard(paint)) },
    {
      floor: 510,
      draw: (paint) =>
        at(230, 516, { scale: 1 }, bookRow(paint, ["dominant", "accent", "light", "dominant", "accent"])),
    },
    { draw: (paint) => at(400, 310, { scale: 0.98 }, lightBulb(paint)) },
    { draw: (paint) => at(400, 300, { scale: 1.05 }, clock(paint, 4, 30)) },
    {
      floor: 540,
      draw: (paint) =>
        together(
          at(330, 546, { scale: 0.86 }, backpack(paint)),
          at(620, 552, { scale: 1 }, mug(paint, "light")),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          at(400, 300, { rotate: 6, scale: 0.8 }, exerciseBook(paint, "ink")),
          at(
            420,
            300,
            { rotate: 12 },
            paint.strand("apple", { d: "M-190 -130L190 150M190 -130L-190 150" }, 20, 0),
          ),
        ),
    },
    after: {
      draw: (paint) =>
        together(
          at(400, 310, { rotate: -3, scale: 0.84 }, exerciseBook(paint)),
          at(620, 130, { scale: 0.42 }, lightBulb(paint)),
        ),
    },
  },
};
