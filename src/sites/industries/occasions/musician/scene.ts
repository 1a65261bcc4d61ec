import { mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import {
  amplifier,
  beam,
  cello,
  guitar,
  headphones,
  microphone,
  pianoKeys,
  sheetMusic,
  sleeve,
  snare,
  turntable,
  vinyl,
} from "#src/art/props/music.ts";
import { paperSheet } from "#src/art/props/office.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { boards, calm, room, top } from "#src/art/settings.ts";
import { at, draw, round, times, together } from "#src/art/shapes.ts";

/** A stage: curtains in the dark, a floor that catches the light. */
function stage(paint: Paint, frame: Frame, place: Place, floor: number) {
  const { theme, palette } = paint;
  const { width, height } = frame;
  const y = round(place.y + floor * place.scale);
  const cloth = mix(theme.ground, theme.dominant, theme.isDark ? 0.85 : 0.6);
  const light = paint.radial(
    [
      [0, mix(cloth, mix(palette.lamp, theme.accent, 0.4), 0.55)],
      [0.5, cloth],
      [1, mix(cloth, palette.shadow, 0.5)],
    ],
    Math.round((place.x / width) * 100) / 100,
    0.36,
    0.66,
  );
  const folds = times(
    11,
    (index) =>
      `M${round(width * 0.34 + index * 104)} 0C${round(width * 0.34 + index * 104 + 30)} ${round(y * 0.4)} ${round(width * 0.34 + index * 104 - 30)} ${round(y * 0.7)} ${round(width * 0.34 + index * 104)} ${y}`,
  ).join("");
  return together(
    draw({ x: 0, y: 0, width, height }, { fill: light }),
    draw({ d: folds }, { fill: "none", stroke: palette.shadow, strokeWidth: 34, strokeOpacity: 0.16 }),
    draw(
      { d: folds },
      {
        fill: "none",
        stroke: palette.lamp,
        strokeWidth: 12,
        strokeOpacity: 0.08,
        transform: "translate(-34 0)",
      },
    ),
    draw(
      { x: 0, y: y - 40, width, height },
      {
        fill: paint.linear(
          [
            [0, mix(cloth, palette.lamp, 0.16)],
            [0.4, mix(cloth, palette.shadow, 0.35)],
            [1, mix(cloth, palette.shadow, 0.6)],
          ],
          "down",
        ),
      },
    ),
    frame.crop === "tile" ? null : calm(paint, width, height, 0.96),
  );
}

const underTheLamp: Arrangement = {
  floor: 430,
  setting: (paint, frame, place) => stage(paint, frame, place, 430),
  subject: (paint) =>
    together(
      at(-300, -560, {}, beam(paint, 1120, -16)),
      at(360, -560, {}, beam(paint, 1120, 17)),
      paint.glow(10, -90, 460, 0.8),
      at(330, 446, { scale: 0.9 }, amplifier(paint)),
      at(370, 440, { rotate: 8, scale: 0.92 }, guitar(paint)),
      at(-20, -90, { scale: 1.34, rotate: paint.random.whole(-5, 4) }, microphone(paint, 900)),
    ),
  places: { hero: { x: 1140, y: 510, scale: 1 }, banner: { x: 1200, y: 320, scale: 0.66 } },
};

const sideA: Arrangement = {
  setting: (paint, frame, place) => {
    const { theme } = paint;
    return theme.isDark
      ? boards(paint, frame, place, paint.random.whole(400, 440))
      : top(paint, frame, place, mix(theme.ground, theme.accent, 0.35));
  },
  subject: (paint) =>
    together(
      at(330, -330, { rotate: 16 }, sleeve(paint, "dominant", "accent")),
      at(30, 30, { rotate: paint.random.whole(-9, -6), scale: 1.04 }, turntable(paint)),
      at(
        -350,
        350,
        { rotate: -14, scale: 0.94 },
        headphones(paint, paint.theme.isDark ? "accent" : "dominant"),
      ),
    ),
  places: { hero: { x: 1180, y: 500, scale: 1 } },
};

const practiceRoom: Arrangement = {
  floor: 440,
  setting: (paint, frame, place) => room(paint, frame, place, 440, "wood"),
  subject: (paint) =>
    together(
      paint.glow(0, -140, 560, 0.6),
      at(400, 440, { scale: 1.06, rotate: 4 }, guitar(paint, paint.theme.isDark ? "accent" : "honey")),
      at(30, 486, { scale: 1.34, rotate: paint.random.whole(-5, -2) }, cello(paint)),
      at(-330, 476, { scale: 0.82 }, snare(paint, "dominant")),
    ),
  places: { hero: { x: 1160, y: 510, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [underTheLamp, sideA, practiceRoom],
  tiles: [
    {
      draw: (paint) =>
        together(
          paint.glow(400, 240, 340, 0.7),
          at(400, 300, { scale: 1.1, rotate: -7 }, microphone(paint, 900)),
        ),
    },
    {
      floor: 550,
      draw: (paint) =>
        together(
          at(310, 556, { scale: 1.06 }, amplifier(paint)),
          at(560, 560, { rotate: 9, scale: 0.6 }, guitar(paint)),
        ),
    },
    { draw: (paint) => at(410, 305, { rotate: -5, scale: 0.8 }, turntable(paint)) },
    {
      draw: (paint) =>
        together(
          at(400, 250, { scale: 0.62, rotate: 3 }, sheetMusic(paint)),
          at(400, 500, { scale: 1.02 }, pianoKeys(paint, 2)),
        ),
    },
    { floor: 570, draw: (paint) => at(370, 574, { scale: 0.58 }, cello(paint)) },
    { floor: 480, draw: (paint) => at(400, 490, { scale: 1.14 }, snare(paint)) },
    {
      floor: 520,
      draw: (paint) =>
        together(
          paint.contact(400, 524, 300, 20),
          paint.lift(1, paint.body("board", "down", { x: 160, y: 420, width: 480, height: 104, rx: 10 })),
          at(400, 230, { scale: 1.1 }, headphones(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(210, 240, { rotate: -9, scale: 0.78 }, sleeve(paint, "accent", "dominant")),
          at(560, 250, { rotate: 8, scale: 0.78 }, sleeve(paint, "light", "accent")),
          at(380, 400, { rotate: -2, scale: 0.78 }, sleeve(paint, "dominant", "accent")),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          at(
            400,
            300,
            { rotate: -6 },
            paint.lift(2, paint.body("kraft", "plane", { x: -250, y: -160, width: 500, height: 320 })),
            paint.detail({ d: "M-250 -160L0 20L250 -160" }, 4, 0.6),
            paint.strand("ink", { d: "M-190 60H-60M-190 100H20M40 60h40M110 60h30M-190 -20h60" }, 9, 0.2),
            paint.strand("coffee", { d: "M120 70a64 64 0 1 0 .1 0" }, 12),
          ),
          at(640, 470, { rotate: 20, scale: 0.4 }, paperSheet(paint, 300, 380)),
        ),
    },
    after: {
      draw: (paint) =>
        together(at(330, 310, { rotate: -4 }, sheetMusic(paint)), at(630, 400, {}, vinyl(paint, 130))),
    },
  },
};
