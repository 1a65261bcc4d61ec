import { mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import {
  apple,
  clipboard,
  doctorsBag,
  otoscope,
  pillBottle,
  pillBox,
  plaster,
  pressureCuff,
  reflexHammer,
  stethoscope,
  teddy,
  thermometer,
} from "#src/art/props/clinic.ts";
import { glasses, mug } from "#src/art/props/office.ts";
import { pottedPlant } from "#src/art/props/room.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { field, room, top, waves, windowLight } from "#src/art/settings.ts";
import { at, times, together } from "#src/art/shapes.ts";

const bagOnTheTable: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) =>
    together(
      room(paint, frame, place, 400),
      frame.crop === "tile"
        ? null
        : windowLight(
            paint,
            place.x - 10 * place.scale,
            place.y - 460 * place.scale,
            460 * place.scale,
            600 * place.scale,
          ),
    ),
  subject: (paint) =>
    together(
      at(400, 408, { scale: 0.9 }, pottedPlant(paint, "light")),
      at(20, 416, { scale: 1.24 }, doctorsBag(paint)),
      at(-330, 436, { scale: 0.92 }, pillBottle(paint)),
      at(-180, 240, { scale: 0.6, rotate: 12 }, stethoscope(paint, "ink")),
      at(320, 452, { scale: 0.62 }, apple(paint)),
    ),
  places: { hero: { x: 1160, y: 510, scale: 1 } },
};

function deskColour({ theme }: Paint) {
  return theme.isDark ? mix(theme.ground, theme.dominant, 0.75) : mix(theme.ground, theme.accent, 0.45);
}

const stethoscopeFromAbove: Arrangement = {
  setting: (paint, frame, place) => top(paint, frame, place, deskColour(paint)),
  subject: (paint, { crop }) =>
    together(
      at(250, -130, { rotate: 9, scale: 1.16 }, clipboard(paint)),
      at(-90, 40, { rotate: -10, scale: 1.12 }, stethoscope(paint, tubing(paint))),
      crop === "tile"
        ? null
        : together(
            at(330, 370, { rotate: -18, scale: 1.05 }, thermometer(paint)),
            at(-350, -300, { rotate: 28, scale: 0.9 }, plaster(paint)),
          ),
    ),
  places: { hero: { x: 1170, y: 500, scale: 1 } },
};

/** A hose that is seen on a desk of the site's own colour. */
const tubing = ({ theme }: Paint) =>
  theme.isDark && theme.treatment === "lit" ? ("accent" as const) : ("dominant" as const);

function sickroom(paint: Paint, frame: Frame, place: Place) {
  const { isDark, light } = paint.theme;
  const near = isDark ? field(paint, "dominant", 0.5) : mix(field(paint, "dominant", 0.3), light, 0.2);
  return waves(paint, frame, place, near, field(paint, "dominant", isDark ? 0.9 : 0.62));
}

const bearWithPlaster: Arrangement = {
  floor: 430,
  setting: sickroom,
  subject: (paint) =>
    together(
      paint.glow(0, -100, 520, 0.4),
      at(0, 430, { scale: 1.2 }, teddy(paint)),
      at(12, 200, { scale: 0.5, rotate: -3 }, stethoscope(paint, "ink")),
      at(360, 410, { scale: 0.66, rotate: 5 }, apple(paint)),
      at(-390, 440, { scale: 0.9 }, mug(paint, "light")),
    ),
  places: { hero: { x: 1150, y: 520, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [bagOnTheTable, stethoscopeFromAbove, bearWithPlaster],
  tiles: [
    { draw: (paint) => at(370, 300, { scale: 0.66, rotate: -14 }, stethoscope(paint, "accent")) },
    { floor: 510, draw: (paint) => at(400, 520, { scale: 0.9 }, doctorsBag(paint)) },
    { draw: (paint) => at(400, 270, { scale: 0.9, rotate: -5 }, pressureCuff(paint)) },
    {
      draw: (paint) =>
        together(
          at(340, 320, { scale: 0.94, rotate: -6 }, clipboard(paint)),
          at(640, 400, { scale: 0.8, rotate: 12 }, glasses(paint)),
        ),
    },
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(300, 505, { scale: 1.24 }, pillBottle(paint)),
          at(500, 512, { scale: 0.96 }, pillBottle(paint, "dominant")),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(300, 320, { rotate: 14, scale: 0.9 }, otoscope(paint)),
          at(560, 310, { rotate: 30, scale: 0.92 }, reflexHammer(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(390, 190, { rotate: -12, scale: 1.05 }, thermometer(paint)),
          at(300, 410, { rotate: 16 }, plaster(paint)),
          at(570, 420, { rotate: -24 }, plaster(paint, "accent")),
        ),
    },
    { floor: 560, draw: (paint) => at(400, 566, { scale: 0.74 }, teddy(paint)) },
  ],
  comparison: {
    before: {
      floor: 520,
      draw: (paint) => {
        const bottle = paint.stamp("bottle", pillBottle(paint));
        return together(
          ...times(6, (index) => bottle(120 + index * 112, 420 + (index % 2) * 14, { scale: 0.9 })),
          ...times(5, (index) => bottle(176 + index * 112, 530 + (index % 2) * 12, { scale: 1.04 })),
        );
      },
    },
    after: {
      floor: 520,
      draw: (paint) => {
        const bottle = paint.stamp("bottle", pillBottle(paint));
        return together(
          ...times(4, (index) => bottle(235 + index * 112, 380 + (index % 2) * 6, { scale: 1 })),
          at(400, 480, { scale: 0.96 }, pillBox(paint)),
        );
      },
    },
  },
};
