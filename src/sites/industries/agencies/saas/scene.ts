import { mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import { coinPile, laptop, mug } from "#src/art/props/office.ts";
import { pottedPlant } from "#src/art/props/room.ts";
import {
  appWindow,
  codeLines,
  keyboard,
  monitor,
  noticeCard,
  phone,
  serverRack,
  stickyNote,
  switchCard,
  tablet,
} from "#src/art/props/screens.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { field, room, waves } from "#src/art/settings.ts";
import { at, draw, round, times, together } from "#src/art/shapes.ts";

/** Two lights behind what floats, and a net of dots that fades away. */
function space(paint: Paint, frame: Frame, place: Place) {
  const { theme, palette } = paint;
  const { width, height } = frame;
  const x = Math.round((place.x / width) * 100) / 100;
  const near = mix(theme.ground, theme.dominant, theme.isDark ? 0.75 : 0.42);
  const light = paint.radial(
    [
      [0, mix(near, palette.lamp, 0.18)],
      [0.5, near],
      [1, near, 0],
    ],
    x,
    0.3,
    0.62,
  );
  const glow = mix(theme.ground, theme.accent, theme.isDark ? 0.6 : 0.75);
  const second = paint.radial(
    [
      [0, glow, 0.9],
      [1, glow, 0],
    ],
    Math.min(0.96, x + 0.18),
    0.92,
    0.42,
  );
  const sheet = { x: 0, y: 0, width, height };
  const rows = times(
    9,
    (index) => `M${round(place.x - 480 * place.scale)} ${60 + index * 110}H${width}`,
  ).join("");
  return together(
    draw(sheet, { fill: theme.ground }),
    draw(sheet, { fill: light }),
    draw(sheet, { fill: second }),
    draw(
      { d: rows },
      {
        stroke: theme.isDark ? palette.lamp : theme.ink,
        strokeOpacity: 0.2,
        strokeWidth: 4,
        strokeDasharray: "0 46",
        strokeLinecap: "round",
      },
    ),
  );
}

const floating: Arrangement = {
  setting: space,
  subject: (paint, { crop }) =>
    together(
      at(crop === "tile" ? 60 : 130, -20, { rotate: -4, scale: 1.06 }, appWindow(paint)),
      at(-330, 300, { rotate: -4 }, noticeCard(paint, paint.random.pick(["accent", "leaf"] as const))),
      at(330, 300, { rotate: 5, scale: 1.02 }, switchCard(paint)),
    ),
  places: {
    hero: { x: 1160, y: 480, scale: 1 },
    banner: { x: 1200, y: 280, scale: 0.68 },
    tile: { x: 390, y: 400, scale: 0.74 },
  },
};

const onTheDesk: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) => room(paint, frame, place, 400, "board"),
  subject: (paint) =>
    together(
      at(110, 384, { scale: 1.06 }, monitor(paint, at(-30, 0, { scale: 0.92 }, appWindow(paint)))),
      at(80, 446, { scale: 0.94 }, keyboard(paint)),
      at(-430, 412, { scale: 0.86 }, pottedPlant(paint, "accent")),
      at(-300, 466, { scale: 0.7 }, mug(paint, paint.theme.isDark ? "light" : "dominant")),
    ),
  places: { hero: { x: 1170, y: 480, scale: 1 } },
};

const inTheHand: Arrangement = {
  setting: (paint, frame, place) =>
    waves(paint, frame, place, field(paint, "accent", 0.5), field(paint, "accent", 1)),
  subject: (paint) =>
    together(
      paint.glow(60, -60, 620, 0.4),
      at(230, 30, { rotate: 9, scale: 1.3 }, phone(paint)),
      at(-210, 20, { rotate: -7, scale: 1.16 }, phone(paint)),
      at(-370, -290, { rotate: -7 }, noticeCard(paint)),
      at(340, 370, { rotate: 9, scale: 0.9 }, switchCard(paint)),
    ),
  places: { hero: { x: 1170, y: 490, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [floating, onTheDesk, inTheHand],
  tiles: [
    { draw: (paint) => at(420, 320, { scale: 0.84, rotate: -3 }, appWindow(paint)) },
    { draw: (paint) => at(410, 330, { rotate: 8, scale: 0.98 }, phone(paint)) },
    {
      draw: (paint) =>
        together(
          at(520, 360, { rotate: 5, scale: 1.3 }, switchCard(paint)),
          at(290, 210, { rotate: -5, scale: 1.36 }, noticeCard(paint)),
        ),
    },
    {
      floor: 520,
      draw: (paint) =>
        together(
          at(400, 506, { scale: 0.68 }, monitor(paint, codeLines(paint))),
          at(400, 552, { scale: 0.72 }, keyboard(paint)),
        ),
    },
    {
      floor: 560,
      draw: (paint) =>
        together(
          at(240, 566, { scale: 0.86 }, serverRack(paint)),
          at(590, 566, { scale: 0.86 }, serverRack(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(370, 300, { rotate: 6, scale: 1.06 }, tablet(paint)),
          at(690, 560, { scale: 0.9 }, mug(paint, "light")),
        ),
    },
    {
      draw: (paint) => {
        const inks = ["light", "accent", "kraft"] as const;
        const stamps = inks.map((ink) => paint.stamp(ink, stickyNote(paint, ink, 150)));
        return together(
          ...times(12, (index) =>
            (stamps[(index * 5 + Math.floor(index / 4)) % 3] as (typeof stamps)[number])(
              130 + (index % 4) * 180,
              110 + Math.floor(index / 4) * 185,
              {
                rotate: ((index * 47) % 27) - 13,
              },
            ),
          ),
        );
      },
    },
    {
      floor: 480,
      draw: (paint) =>
        together(at(360, 484, { scale: 1.02 }, laptop(paint)), at(690, 500, {}, coinPile(paint, 6, 120))),
    },
  ],
  comparison: {
    before: {
      draw: (paint) => {
        const inks = ["accent", "light"] as const;
        const stamps = inks.map((ink) => paint.stamp(ink, stickyNote(paint, ink, 150)));
        return together(
          at(
            390,
            290,
            { rotate: -5 },
            paint.lift(1, paint.body("paper", "plane", { x: -230, y: -250, width: 460, height: 500 })),
            paint.detail(
              {
                d: "M-200 -180H200M-200 -100H200M-200 -20H200M-200 60H200M-200 140H200M-90 -220V220M20 -220V220M130 -220V220",
              },
              4,
              0.6,
            ),
          ),
          ...times(8, (index) =>
            (stamps[index % 2] as (typeof stamps)[number])(
              180 + ((index * 173) % 470),
              130 + ((index * 211) % 360),
              { rotate: ((index * 67) % 60) - 30, scale: 0.86 },
            ),
          ),
        );
      },
    },
    after: {
      draw: (paint) =>
        together(
          at(400, 310, { scale: 0.84 }, appWindow(paint)),
          at(610, 500, { rotate: 3, scale: 0.86 }, noticeCard(paint)),
        ),
    },
  },
};
