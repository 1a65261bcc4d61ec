import type { Paint } from "#src/art/paint.ts";
import {
  bolster,
  corkBlock,
  glassCandle,
  matRoll,
  rolledMat,
  singingBowl,
  sittingFigure,
  sunAndHills,
} from "#src/art/props/calm.ts";
import { towels } from "#src/art/props/pets.ts";
import { foldedCloth, pottedPlant } from "#src/art/props/room.ts";
import { sportBottle } from "#src/art/props/sport.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { room, wall, windowLight } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

function morning(paint: Paint, frame: Frame, place: Place) {
  const { scale } = place;
  return together(
    room(paint, frame, place, 430, "board"),
    frame.crop === "tile"
      ? null
      : windowLight(paint, place.x - 120 * scale, place.y - 480 * scale, 560 * scale, 640 * scale),
  );
}

const clothes = ({ theme }: Paint) =>
  theme.isDark && theme.treatment === "lit"
    ? (["accent", "light"] as const)
    : (["dominant", "light"] as const);

const sittingStill: Arrangement = {
  floor: 440,
  setting: morning,
  subject: (paint) => {
    const [legs, shirt] = clothes(paint);
    const [skin, hair] = paint.random.pick([
      ["skin", "raven"],
      ["tan", "chestnut"],
      ["umber", "raven"],
    ] as const);
    return together(
      paint.body("accent", "bar", { x: -560, y: 440, width: 1240, height: 26, rx: 10 }),
      at(10, 444, { scale: 1.06 }, sittingFigure(paint, skin, hair, shirt, legs)),
      at(460, 450, { scale: 0.9 }, pottedPlant(paint, "light")),
      at(-430, 446, { scale: 0.72 }, glassCandle(paint)),
    );
  },
  places: { hero: { x: 1130, y: 530, scale: 0.98 }, banner: { x: 1210, y: 320, scale: 0.56 } },
};

const matsByTheWindow: Arrangement = {
  floor: 420,
  setting: morning,
  subject: (paint) =>
    together(
      at(330, 426, { scale: 1.1 }, pottedPlant(paint)),
      at(40, 430, { scale: 1.24 }, bolster(paint, "light")),
      at(60, 186, { scale: 1.06 }, matRoll(paint, "dominant", "accent")),
      at(-330, 450, { scale: 1.02 }, corkBlock(paint)),
      at(-330, 298, { scale: 1.02 }, corkBlock(paint)),
      at(330, 466, { scale: 0.86 }, singingBowl(paint, "accent")),
    ),
  places: { hero: { x: 1150, y: 510, scale: 1 } },
};

const sunrise: Arrangement = {
  setting: (paint, frame, place) => wall(paint, frame, place),
  subject: (paint) => {
    const [, shirt] = clothes(paint);
    return together(
      at(40, -60, { scale: 1.1 }, sunAndHills(paint)),
      at(0, 470, { scale: 0.86 }, sittingFigure(paint, "tan", "raven", shirt, "light")),
    );
  },
  places: { hero: { x: 1140, y: 520, scale: 1 }, banner: { x: 1210, y: 320, scale: 0.6 } },
};

const bowlOnTheFloor: Arrangement = {
  floor: 380,
  setting: (paint, frame, place) => room(paint, frame, place, 380),
  subject: (paint) =>
    together(
      paint.glow(-40, -60, 480, 0.5),
      at(30, 400, { scale: 1.5 }, singingBowl(paint, "dominant")),
      at(-370, 420, { scale: 1.1 }, glassCandle(paint)),
      at(420, 440, { scale: 0.8 }, glassCandle(paint)),
    ),
  places: { hero: { x: 1150, y: 560, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [sittingStill, matsByTheWindow, sunrise, bowlOnTheFloor],
  tiles: [
    { floor: 500, draw: (paint) => at(480, 506, { scale: 1.2 }, rolledMat(paint, "dominant", 420)) },
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(300, 506, { scale: 1.1 }, corkBlock(paint)),
          at(330, 340, { scale: 1.1 }, corkBlock(paint)),
          at(600, 508, { scale: 0.96 }, sportBottle(paint, "light")),
        ),
    },
    { floor: 500, draw: (paint) => at(390, 506, { scale: 1.1 }, singingBowl(paint)) },
    {
      floor: 560,
      draw: (paint) =>
        at(400, 566, { scale: 0.66 }, sittingFigure(paint, "umber", "raven", "light", "accent")),
    },
    { floor: 490, draw: (paint) => at(400, 496, { scale: 1.05 }, bolster(paint)) },
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(270, 506, { scale: 1.2 }, glassCandle(paint)),
          at(460, 512, { scale: 0.9 }, glassCandle(paint)),
          at(620, 508, { scale: 1.05 }, glassCandle(paint)),
        ),
    },
    { floor: 490, draw: (paint) => at(400, 496, { scale: 0.98 }, matRoll(paint, "accent", "ink")) },
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(310, 506, { scale: 1 }, towels(paint, ["light", "dominant", "light"])),
          at(620, 506, { scale: 0.8 }, pottedPlant(paint)),
        ),
    },
  ],
  comparison: {
    before: {
      floor: 500,
      draw: (paint) =>
        together(
          at(380, 506, { scale: 0.98 }, matRoll(paint, "dominant", "accent")),
          at(620, 300, { rotate: 8 }, foldedCloth(paint, 200, 140)),
        ),
    },
    after: {
      floor: 540,
      draw: (paint) =>
        together(
          paint.body("accent", "bar", { x: 20, y: 540, width: 760, height: 20, rx: 8 }),
          at(400, 546, { scale: 0.62 }, sittingFigure(paint, "tan", "raven", "light", "dominant")),
        ),
    },
  },
};
