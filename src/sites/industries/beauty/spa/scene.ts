import { mix } from "#src/art/colour.ts";
import {
  glassCandle,
  herbPouches,
  massageCouch,
  oilBottle,
  orchid,
  orchidPot,
  petalBowl,
  steam,
  stoneBath,
  stoneStack,
} from "#src/art/props/calm.ts";
import { laptop, mug } from "#src/art/props/office.ts";
import { towels } from "#src/art/props/pets.ts";
import { foldedCloth, pottedPlant } from "#src/art/props/room.ts";
import { jar } from "#src/art/props/salon.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { room, top, windowLight } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

const stonesAndOrchid: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => room(paint, frame, place, 420),
  subject: (paint) =>
    together(
      paint.glow(-60, -120, 520, 0.45),
      at(210, 424, { scale: 1.72 }, orchidPot(paint, "accent", "light")),
      at(-120, 434, { scale: 1.42 }, stoneStack(paint)),
      at(-400, 446, { scale: 1.1 }, glassCandle(paint)),
      at(420, 456, { scale: 0.9 }, glassCandle(paint)),
    ),
  places: { hero: { x: 1140, y: 530, scale: 0.98 }, banner: { x: 1210, y: 320, scale: 0.62 } },
};

const bathByTheWindow: Arrangement = {
  floor: 430,
  setting: (paint, frame, place) =>
    together(
      room(paint, frame, place, 430, "board"),
      frame.crop === "tile"
        ? null
        : windowLight(
            paint,
            place.x - 180 * place.scale,
            place.y - 470 * place.scale,
            520 * place.scale,
            520 * place.scale,
          ),
    ),
  subject: (paint) =>
    together(
      at(20, 130, { scale: 1.1 }, steam(paint)),
      at(20, 440, { scale: 1.06 }, stoneBath(paint)),
      at(420, 452, {}, orchidPot(paint, "accent", "clay")),
      at(-430, 456, { scale: 0.72 }, towels(paint, ["light", "dominant", "accent"])),
    ),
  places: { hero: { x: 1150, y: 520, scale: 1 }, banner: { x: 1220, y: 310, scale: 0.62 } },
};

const onTheCouch: Arrangement = {
  floor: 410,
  setting: (paint, frame, place) => room(paint, frame, place, 410),
  subject: (paint) => {
    const [skin, hair] = paint.random.pick([
      ["skin", "chestnut"],
      ["tan", "raven"],
      ["umber", "raven"],
    ] as const);
    return together(
      paint.glow(-200, -180, 460, 0.5),
      at(430, 120, { scale: 1.04 }, pottedPlant(paint)),
      at(20, 420, { scale: 1.02 }, massageCouch(paint, skin, hair, "dominant")),
      at(-250, 446, { scale: 0.84 }, glassCandle(paint)),
      at(-90, 448, { scale: 0.62 }, stoneStack(paint)),
    );
  },
  places: { hero: { x: 1130, y: 520, scale: 1 }, banner: { x: 1200, y: 300, scale: 0.66 } },
};

const bowlFromAbove: Arrangement = {
  setting: (paint, frame, place) =>
    top(
      paint,
      frame,
      place,
      paint.theme.isDark
        ? mix(paint.theme.ground, paint.theme.dominant, 0.6)
        : mix(paint.theme.ground, paint.theme.dominant, 0.3),
    ),
  subject: (paint, { crop }) =>
    together(
      at(90, -40, {}, petalBowl(paint, 390)),
      at(-280, 290, { rotate: -12, scale: 1.1 }, foldedCloth(paint, 300, 220, "light")),
      at(-270, 260, { scale: 0.8 }, herbPouches(paint)),
      crop === "tile" ? null : at(470, 440, { rotate: -40, scale: 0.9 }, orchid(paint, "accent", 4)),
    ),
  places: { hero: { x: 1170, y: 510, scale: 1 } },
};

export const scene: Scene = {
  behind: "dominant",
  arrangements: [stonesAndOrchid, bathByTheWindow, onTheCouch, bowlFromAbove],
  tiles: [
    {
      floor: 520,
      draw: (paint) =>
        together(
          at(330, 526, { scale: 1.16 }, stoneStack(paint)),
          at(610, 532, { scale: 0.9 }, glassCandle(paint)),
        ),
    },
    {
      floor: 540,
      draw: (paint) =>
        together(at(400, 300, { scale: 0.6 }, steam(paint)), at(400, 546, { scale: 0.8 }, stoneBath(paint))),
    },
    {
      floor: 500,
      draw: (paint) => at(410, 506, { scale: 0.68 }, massageCouch(paint, "tan", "raven", "accent")),
    },
    { draw: (paint) => at(400, 310, { scale: 1.1 }, petalBowl(paint)) },
    { floor: 540, draw: (paint) => at(390, 546, { scale: 1.02 }, orchidPot(paint, "accent")) },
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(260, 506, { scale: 1.14 }, oilBottle(paint)),
          at(440, 512, { scale: 0.9 }, oilBottle(paint, "leaf")),
          at(620, 506, { scale: 1 }, jar(paint, "accent")),
        ),
    },
    {
      floor: 500,
      draw: (paint) => at(400, 506, { scale: 1.1 }, towels(paint, ["light", "accent", "light", "dominant"])),
    },
    { draw: (paint) => at(400, 310, { scale: 1.15 }, herbPouches(paint)) },
  ],
  comparison: {
    before: {
      floor: 520,
      draw: (paint) =>
        together(
          at(350, 520, { scale: 0.92 }, laptop(paint)),
          at(680, 526, { scale: 0.9 }, mug(paint, "light")),
        ),
    },
    after: {
      floor: 520,
      draw: (paint) => at(410, 526, { scale: 0.68 }, massageCouch(paint, "skin", "chestnut", "dominant")),
    },
  },
};
