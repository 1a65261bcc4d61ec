import { darken, mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import {
  alignerCase,
  apple,
  glint,
  laughingMouth,
  molar,
  mouthMirror,
  pasteTube,
  probe,
  toothbrush,
  toothXray,
  tray,
  treatmentChair,
  treatmentLamp,
  tumbler,
} from "#src/art/props/clinic.ts";
import { bubbles, foam } from "#src/art/props/pets.ts";
import { pottedPlant, shelf } from "#src/art/props/room.ts";
import { roundMirror } from "#src/art/props/salon.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { field, room, wall, waves, windowLight } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

/** Upholstery that is not of the colour of the night behind it. */
const coverColour = ({ theme }: Paint) => (theme.isDark && theme.treatment === "lit" ? "accent" : "dominant");

function washroom(paint: Paint, frame: Frame, place: Place) {
  const { isDark, light } = paint.theme;
  const near = isDark ? field(paint, "dominant", 0.5) : mix(field(paint, "dominant", 0.4), light, 0.1);
  const far = field(paint, "dominant", isDark ? 0.95 : 0.85);
  return waves(paint, frame, place, near, isDark ? darken(far, 0.1) : far);
}

const brushedTooth: Arrangement = {
  setting: washroom,
  subject: (paint) =>
    together(
      paint.glow(0, -60, 560, 0.4),
      at(20, 40, { scale: 1.22, rotate: -6 }, molar(paint)),
      at(-40, -330, { rotate: -6 }, foam(paint, 560, 110, 16, 50)),
      at(-120, -20, {}, foam(paint, 330, 60, 9, 44)),
      at(230, 150, { rotate: -54, scale: 1.36 }, toothbrush(paint, "accent")),
      at(-150, 10, {}, foam(paint, 180, 30, 5, 34)),
      paint.body("foam", "even", glint(-330, -180, 62)),
      paint.body("foam", "even", glint(-390, -60, 30)),
      paint.body("foam", "even", glint(330, 300, 46)),
      at(60, 120, {}, bubbles(paint, 980, 660, 8, 50)),
    ),
  places: { hero: { x: 1150, y: 520, scale: 1 }, banner: { x: 1220, y: 300, scale: 0.62 } },
};

/** Two brushes in a glass, the tube before it. */
function brushesInGlass(paint: Paint) {
  return together(
    tumbler(paint, "back"),
    at(-46, -300, { rotate: -13 }, toothbrush(paint, "dominant")),
    at(56, -290, { rotate: 15, flip: true }, toothbrush(paint, "accent")),
    tumbler(paint, "front"),
  );
}

const glassByTheMirror: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => room(paint, frame, place, 420, "board"),
  subject: (paint) =>
    together(
      at(60, -150, {}, roundMirror(paint, 330)),
      at(-40, 426, { scale: 1.22 }, brushesInGlass(paint)),
      at(330, 420, { scale: 0.86 }, pottedPlant(paint, "light")),
      at(-330, 440, { rotate: -4 }, pasteTube(paint)),
    ),
  places: { hero: { x: 1160, y: 510, scale: 1 } },
};

const chairByTheWindow: Arrangement = {
  floor: 430,
  lightFrom: 1,
  setting: (paint, frame, place) =>
    together(
      wall(paint, frame, place),
      frame.crop === "tile"
        ? null
        : windowLight(
            paint,
            place.x + 40 * place.scale,
            place.y - 420 * place.scale,
            440 * place.scale,
            560 * place.scale,
          ),
    ),
  subject: (paint) =>
    together(
      at(430, 440, { scale: 0.9 }, pottedPlant(paint)),
      at(-10, 436, { scale: 1.16 }, treatmentChair(paint, coverColour(paint))),
      at(150, -470, { scale: 1.1 }, treatmentLamp(paint)),
      at(-330, 60, {}, shelf(paint, 250)),
      at(-370, 60, { scale: 0.36 }, tumbler(paint, "back"), tumbler(paint, "front")),
      at(-270, 2, { scale: 0.3, rotate: 6 }, apple(paint)),
    ),
  places: { hero: { x: 1150, y: 510, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [brushedTooth, glassByTheMirror, chairByTheWindow],
  tiles: [
    {
      draw: (paint) =>
        together(
          at(400, 300, { scale: 0.74, rotate: -5 }, molar(paint)),
          paint.body("foam", "even", glint(640, 150, 50)),
          paint.body("foam", "even", glint(170, 420, 34)),
        ),
    },
    { floor: 530, draw: (paint) => at(400, 540, { scale: 0.84 }, brushesInGlass(paint)) },
    {
      draw: (paint) =>
        together(
          at(400, 300, {}, tray(paint, 660, 430, "mint")),
          at(280, 310, { rotate: 16, scale: 0.62 }, mouthMirror(paint)),
          at(410, 300, { rotate: 4, scale: 0.6 }, probe(paint)),
          at(570, 300, { rotate: -12, scale: 0.24 }, molar(paint)),
        ),
    },
    { draw: (paint) => at(400, 280, { scale: 1.12 }, laughingMouth(paint)) },
    { draw: (paint) => at(380, 320, {}, alignerCase(paint)) },
    { draw: (paint) => at(400, 300, { rotate: -4, scale: 1.2 }, toothXray(paint)) },
    {
      draw: (paint) =>
        together(
          at(380, 180, { rotate: -8 }, pasteTube(paint)),
          at(420, 420, { rotate: -82 }, toothbrush(paint, "accent", true)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(320, 320, { scale: 1.15 }, apple(paint)),
          at(600, 310, { rotate: 14, scale: 0.84 }, toothbrush(paint)),
        ),
    },
  ],
  comparison: {
    before: { draw: (paint) => at(400, 280, { scale: 1.12 }, laughingMouth(paint, true)) },
    after: {
      draw: (paint) =>
        together(
          at(400, 280, { scale: 1.12 }, laughingMouth(paint)),
          paint.body("foam", "even", glint(640, 120, 48)),
          paint.body("foam", "even", glint(580, 70, 24)),
        ),
    },
  },
};
