import { mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import { croissant, latteCup } from "#src/art/props/cafe.ts";
import { towels, tub } from "#src/art/props/pets.ts";
import { foldedCloth } from "#src/art/props/room.ts";
import {
  curtainedWindow,
  deskBell,
  doorSign,
  facade,
  hotelBed,
  roomKey,
  suitcase,
  tableLamp,
  tray,
} from "#src/art/props/travel.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { calm, room, wall } from "#src/art/settings.ts";
import { at, draw, together } from "#src/art/shapes.ts";

const theRoom: Arrangement = {
  floor: 430,
  setting: (paint, frame, place) =>
    together(
      wall(paint, frame, place),
      frame.crop === "hero"
        ? paint.finish(at(place.x + 60, place.y + 70, { scale: 0.96 }, curtainedWindow(paint, "accent")))
        : null,
    ),
  subject: (paint) =>
    together(
      at(60, 430, { scale: 1.06 }, hotelBed(paint)),
      at(
        -452,
        430,
        { scale: 1.1 },
        paint.body("walnut", "bar", { d: "M-110 -190H110V-166H96V0H72V-166H-72V0H-96V-166H-110z" }),
        at(0, -190, { scale: 0.92 }, tableLamp(paint)),
      ),
    ),
  places: {
    hero: { x: 1130, y: 540, scale: 1.04 },
    banner: { x: 1190, y: 300, scale: 0.68 },
    tile: { x: 420, y: 430, scale: 0.72 },
  },
};

function dusk(paint: Paint, frame: Frame, place: Place) {
  const { theme, palette } = paint;
  const { width, height } = frame;
  const sky = paint.linear(
    theme.isDark
      ? [
          [0, theme.groundDeep],
          [0.55, mix(theme.ground, theme.dominant, 0.6)],
          [1, mix(theme.dominant, theme.accent, 0.55)],
        ]
      : [
          [0, mix(theme.ground, theme.dominant, 0.16)],
          [0.6, theme.ground],
          [1, mix(palette.lamp, theme.accent, 0.35)],
        ],
    "down",
  );
  return together(
    draw({ x: 0, y: 0, width, height }, { fill: sky }),
    paint.glow(place.x, place.y + 200 * place.scale, height * 0.8, 0.45),
    frame.crop === "tile" ? null : calm(paint, width, height, 0.8),
  );
}

const theFront: Arrangement = {
  floor: 440,
  setting: dusk,
  subject: (paint) => at(40, 440, { scale: 1.02 }, facade(paint)),
  places: {
    hero: { x: 1190, y: 560, scale: 1.02 },
    banner: { x: 1220, y: 330, scale: 0.52 },
    tile: { x: 390, y: 440, scale: 0.78 },
  },
};

const theDesk: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) => room(paint, frame, place, 400, "walnut"),
  subject: (paint) =>
    together(
      at(
        230,
        396,
        { scale: 1.36 },
        suitcase(paint, paint.theme.treatment === "lit" ? "leather" : "dominant"),
      ),
      at(-250, 450, { scale: 1.36 }, deskBell(paint)),
      at(-20, 180, { rotate: 8, scale: 0.72 }, roomKey(paint, "accent")),
    ),
  places: { hero: { x: 1160, y: 520, scale: 1.03 }, banner: { x: 1200, y: 310, scale: 0.6 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [theRoom, theFront, theDesk],
  tiles: [
    { floor: 510, draw: (paint) => at(400, 516, { scale: 0.78 }, hotelBed(paint)) },
    { floor: 480, draw: (paint) => at(400, 486, { scale: 1.3 }, deskBell(paint)) },
    { draw: (paint) => at(380, 110, { scale: 1.12 }, roomKey(paint)) },
    {
      draw: (paint) =>
        at(
          400,
          300,
          { rotate: -6, scale: 1.06 },
          tray(paint),
          at(-130, 10, { rotate: -16 }, latteCup(paint, 150)),
          at(160, -40, { rotate: 20, scale: 0.56 }, croissant(paint)),
        ),
    },
    { floor: 540, draw: (paint) => at(400, 546, { scale: 0.86 }, curtainedWindow(paint, "accent")) },
    {
      floor: 520,
      draw: (paint) =>
        together(
          at(280, 526, { scale: 0.72 }, tub(paint, "foam")),
          at(650, 526, { scale: 0.72 }, towels(paint, ["light", "accent", "light"])),
        ),
    },
    { floor: 520, draw: (paint) => together(at(400, 526, { scale: 1 }, suitcase(paint))) },
    { draw: (paint) => at(380, 130, { scale: 1.08 }, doorSign(paint)) },
  ],
  comparison: {
    before: {
      floor: 510,
      draw: (paint) =>
        together(
          at(420, 520, { scale: 0.9, rotate: -2 }, suitcase(paint)),
          at(220, 540, { scale: 0.7 }, deskBell(paint)),
        ),
    },
    after: {
      floor: 510,
      draw: (paint) =>
        together(
          at(400, 516, { scale: 0.72 }, hotelBed(paint)),
          at(650, 190, { rotate: 8 }, foldedCloth(paint, 120, 90)),
        ),
    },
  },
};
