import { mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import { clipboard, pillBottle, stethoscope } from "#src/art/props/clinic.ts";
import { bandagedPaw, carrier, cone, legXray, microscope, rabbitHead } from "#src/art/props/patients.ts";
import { bone, bust, catHead, coats, dogHead, feedingBowl, paw } from "#src/art/props/pets.ts";
import { pottedPlant } from "#src/art/props/room.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { field, room, waves, windowLight } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

function surgery(paint: Paint, frame: Frame, place: Place) {
  const { isDark, light } = paint.theme;
  const near = isDark ? field(paint, "dominant", 0.5) : mix(field(paint, "dominant", 0.35), light, 0.15);
  return waves(paint, frame, place, near, field(paint, "dominant", isDark ? 0.9 : 0.72));
}

function withWindow(paint: Paint, frame: Frame, place: Place) {
  return together(
    room(paint, frame, place, 430, "board"),
    frame.crop === "tile"
      ? null
      : windowLight(
          paint,
          place.x - 30 * place.scale,
          place.y - 470 * place.scale,
          470 * place.scale,
          600 * place.scale,
        ),
  );
}

const dogInCone: Arrangement = {
  floor: 470,
  setting: surgery,
  subject: (paint) => {
    const coat = paint.random.pick(coats);
    return together(
      at(0, 560, { scale: 1.3 }, bust(paint, coat, 560, 440)),
      at(0, -80, { rotate: -4 }, cone(paint, 400)),
      at(0, -90, { scale: 1.3, rotate: -6 }, dogHead(paint, coat)),
    );
  },
  places: { hero: { x: 1150, y: 520, scale: 1 }, banner: { x: 1220, y: 320, scale: 0.66 } },
};

const catCoat = { fur: "ash", ears: "iron", patch: "cream" } as const;

/** A carrier that a cat looks out of. */
function occupiedCarrier(paint: Paint, shell: "dominant" | "accent") {
  return carrier(paint, shell, at(0, -190, { scale: 0.78 }, catHead(paint, catCoat)));
}

const carrierOnTheTable: Arrangement = {
  floor: 430,
  setting: withWindow,
  subject: (paint) =>
    together(
      at(-20, 436, { scale: 1.32 }, occupiedCarrier(paint, "accent")),
      at(430, 440, { scale: 0.84 }, pottedPlant(paint, "light")),
      at(-400, 448, {}, pillBottle(paint)),
    ),
  places: { hero: { x: 1170, y: 510, scale: 1 } },
};

const rabbitByTheWindow: Arrangement = {
  floor: 450,
  setting: withWindow,
  subject: (paint) => {
    const fur = paint.random.pick(["ash", "tan", "rust"] as const);
    return together(
      at(0, 680, { scale: 1.3 }, bust(paint, { fur, ears: fur, patch: fur }, 540, 440)),
      at(0, 30, { scale: 1.16, rotate: -3 }, rabbitHead(paint, fur)),
      at(350, 440, { scale: 0.9 }, feedingBowl(paint, "accent")),
      at(-350, 460, { scale: 0.92 }, pillBottle(paint, "dominant")),
    );
  },
  places: { hero: { x: 1150, y: 630, scale: 0.98 }, banner: { x: 1220, y: 400, scale: 0.66 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [dogInCone, carrierOnTheTable, rabbitByTheWindow],
  tiles: [
    {
      draw: (paint) =>
        together(
          at(400, 290, { rotate: 5 }, cone(paint, 300)),
          at(400, 284, { scale: 0.94, rotate: 6 }, dogHead(paint, coats[3])),
        ),
    },
    { floor: 540, draw: (paint) => at(400, 546, { scale: 1.02 }, occupiedCarrier(paint, "dominant")) },
    {
      draw: (paint) =>
        together(
          at(
            280,
            320,
            { rotate: -8, scale: 0.84 },
            clipboard(paint, "dominant"),
            paint.body("accent", "even", paw(120, -150, 0.5)),
          ),
          at(520, 290, { rotate: 10, scale: 0.6 }, stethoscope(paint, "ink")),
        ),
    },
    { floor: 540, draw: (paint) => at(400, 546, { scale: 0.84 }, microscope(paint)) },
    { draw: (paint) => at(400, 300, { rotate: 4, scale: 1.2 }, legXray(paint)) },
    {
      floor: 540,
      draw: (paint) =>
        together(
          at(300, 545, { scale: 0.9 }, bandagedPaw(paint, "cream", "dominant")),
          at(530, 552, { scale: 0.9 }, bandagedPaw(paint, "cream", "dominant")),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(400, 760, {}, bust(paint, { fur: "ash", ears: "ash", patch: "ash" }, 440, 320)),
          at(400, 370, { scale: 0.82, rotate: 4 }, rabbitHead(paint, "ash")),
        ),
    },
    {
      floor: 490,
      draw: (paint) =>
        together(
          at(330, 496, { scale: 1.3 }, feedingBowl(paint, "accent")),
          at(620, 500, { rotate: -20, scale: 0.9 }, bone(paint)),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          at(400, 690, {}, bust(paint, coats[1], 480, 320)),
          at(400, 300, { rotate: 8 }, cone(paint, 284)),
          at(400, 310, { scale: 0.94, rotate: 12 }, dogHead(paint, coats[1])),
        ),
    },
    after: {
      draw: (paint) =>
        together(
          at(400, 660, {}, bust(paint, coats[1], 480, 320)),
          at(400, 280, { scale: 1.1, rotate: -4 }, dogHead(paint, coats[1])),
          at(680, 540, { rotate: -18, scale: 0.8 }, bone(paint)),
        ),
    },
  },
};
