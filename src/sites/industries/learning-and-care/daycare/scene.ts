import { darken, mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import { apple, teddy } from "#src/art/props/clinic.ts";
import {
  childPainting,
  crayon,
  handPrint,
  lunchBox,
  mobile,
  rubberBoots,
  toyBlock,
  toyTrain,
  woodenRainbow,
} from "#src/art/props/nursery.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { field, room, top, waves, windowLight } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

function playroom(paint: Paint, frame: Frame, place: Place) {
  const { isDark, light } = paint.theme;
  const near = isDark ? field(paint, "dominant", 0.5) : mix(field(paint, "accent", 0.4), light, 0.2);
  const far = field(paint, isDark ? "dominant" : "accent", isDark ? 0.9 : 0.75);
  return waves(paint, frame, place, near, isDark ? darken(far, 0.1) : far);
}

const bearAndBlocks: Arrangement = {
  floor: 430,
  setting: playroom,
  subject: (paint) =>
    together(
      paint.glow(0, -120, 520, 0.4),
      at(
        60,
        432,
        { scale: 1.16 },
        teddy(paint, paint.random.pick(["board", "tan", "cream"] as const), false),
      ),
      at(-340, 446, {}, toyBlock(paint, "dominant", 0)),
      at(-320, 246, { rotate: -5 }, toyBlock(paint, "yolk", 1)),
      at(-130, 460, { scale: 0.92, rotate: 3 }, toyBlock(paint, "apple", 2)),
      at(390, 452, { scale: 1, rotate: -3 }, toyBlock(paint, "leaf", 3)),
    ),
  places: { hero: { x: 1150, y: 520, scale: 1 } },
};

const morningWindow = (paint: Paint, frame: Frame, place: Place) =>
  together(
    room(paint, frame, place, 420, "board"),
    frame.crop === "tile"
      ? null
      : windowLight(
          paint,
          place.x - 160 * place.scale,
          place.y - 470 * place.scale,
          540 * place.scale,
          560 * place.scale,
        ),
  );

const rainbowAndTrain: Arrangement = {
  floor: 420,
  setting: morningWindow,
  subject: (paint) =>
    together(
      at(120, 400, { scale: 1.32 }, woodenRainbow(paint)),
      at(-40, 456, { scale: 0.94 }, toyTrain(paint)),
      at(-30, -560, { scale: 0.9 }, mobile(paint)),
      at(450, 462, { scale: 0.94 }, toyBlock(paint, "accent", 0)),
    ),
  places: { hero: { x: 1140, y: 530, scale: 1 }, banner: { x: 1210, y: 320, scale: 0.62 } },
};

const bootsAtTheDoor: Arrangement = {
  floor: 430,
  setting: morningWindow,
  subject: (paint) =>
    together(
      at(190, -80, { rotate: 4 }, childPainting(paint)),
      at(10, 440, { scale: 1.16 }, rubberBoots(paint)),
      at(370, 446, { scale: 0.94 }, lunchBox(paint)),
      at(-370, 452, { scale: 0.56 }, at(0, -150, {}, apple(paint))),
    ),
  places: { hero: { x: 1150, y: 520, scale: 1 } },
};

const paintingTable: Arrangement = {
  setting: (paint, frame, place) =>
    top(
      paint,
      frame,
      place,
      paint.theme.isDark
        ? mix(paint.theme.ground, paint.theme.dominant, 0.7)
        : mix(paint.theme.ground, paint.theme.accent, 0.4),
    ),
  subject: (paint) =>
    together(
      at(90, -20, { rotate: -7, scale: 1.42 }, childPainting(paint)),
      at(-330, 180, { rotate: 24, scale: 1.1 }, crayon(paint, "apple")),
      at(-150, 370, { rotate: 66, scale: 1.1 }, crayon(paint, "leaf")),
      at(420, 340, { rotate: -30, scale: 1.1 }, crayon(paint, "dominant")),
      at(-370, -280, { rotate: -20, scale: 0.9 }, handPrint(paint, "accent")),
    ),
  places: { hero: { x: 1170, y: 500, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [bearAndBlocks, rainbowAndTrain, bootsAtTheDoor, paintingTable],
  tiles: [
    {
      floor: 530,
      draw: (paint) =>
        together(
          at(260, 536, {}, toyBlock(paint, "dominant", 0)),
          at(480, 540, {}, toyBlock(paint, "apple", 1)),
          at(370, 336, { rotate: 4 }, toyBlock(paint, "leaf", 3)),
        ),
    },
    { floor: 500, draw: (paint) => at(400, 506, { scale: 0.88 }, toyTrain(paint)) },
    { floor: 520, draw: (paint) => at(410, 526, { scale: 1 }, rubberBoots(paint)) },
    { draw: (paint) => at(400, 310, { rotate: -3, scale: 1.1 }, childPainting(paint)) },
    { floor: 500, draw: (paint) => at(400, 506, { scale: 1 }, woodenRainbow(paint)) },
    {
      floor: 500,
      draw: (paint) =>
        together(at(330, 506, { scale: 0.98 }, lunchBox(paint)), at(640, 430, { scale: 0.54 }, apple(paint))),
    },
    { draw: (paint) => at(400, 10, { scale: 1 }, mobile(paint)) },
    {
      draw: (paint) =>
        together(
          at(220, 310, { rotate: -16, scale: 1.05 }, crayon(paint, "apple")),
          at(390, 300, { rotate: 6, scale: 1.05 }, crayon(paint, "dominant")),
          at(570, 310, { rotate: 22, scale: 1.05 }, crayon(paint, "leaf")),
        ),
    },
  ],
  comparison: {
    before: {
      floor: 520,
      draw: (paint) =>
        together(
          at(200, 526, { scale: 0.86, rotate: -8 }, toyBlock(paint, "dominant", 0)),
          at(420, 536, { scale: 0.86, rotate: 18 }, toyBlock(paint, "apple", 1)),
          at(610, 520, { scale: 0.86, rotate: -24 }, toyBlock(paint, "leaf", 2)),
        ),
    },
    after: {
      floor: 540,
      draw: (paint) =>
        together(
          at(400, 546, { scale: 0.86 }, toyBlock(paint, "leaf", 2)),
          at(404, 374, { scale: 0.86, rotate: -2 }, toyBlock(paint, "apple", 1)),
          at(398, 202, { scale: 0.86, rotate: 2 }, toyBlock(paint, "dominant", 0)),
        ),
    },
  },
};
