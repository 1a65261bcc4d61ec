import { mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import { coffeeCup } from "#src/art/props/food.ts";
import { key } from "#src/art/props/law.ts";
import { calendar, clock, envelope, fountainPen, glasses, mug } from "#src/art/props/office.ts";
import { pottedPlant } from "#src/art/props/room.ts";
import {
  compass,
  flipChart,
  meetingChair,
  noteBoard,
  processSheet,
  report,
  roundTable,
  stickyNote,
  tablet,
} from "#src/art/props/screens.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { calm, room, top, wall } from "#src/art/settings.ts";
import { at, bars, draw, round, times, together } from "#src/art/shapes.ts";

const deskColour = ({ theme }: Paint) =>
  theme.isDark ? mix(theme.ground, theme.dominant, 0.6) : mix(theme.ground, theme.dominant, 0.24);

/** A town at dusk behind a large window, its floors lit here and there. */
function overTown(paint: Paint, frame: Frame, place: Place, floor: number) {
  const { theme, palette } = paint;
  const sky = paint.linear(
    [
      [0, mix(theme.dominant, palette.shadow, theme.isDark ? 0.1 : 0)],
      [0.5, mix(theme.dominant, theme.accent, 0.6)],
      [1, mix(theme.accent, palette.lamp, 0.45)],
    ],
    "down",
  );
  const towers = [
    [-500, 190, 120],
    [-390, 330, 110],
    [-290, 240, 90],
    [-206, 420, 130],
    [-84, 290, 120],
    [30, 480, 110],
    [134, 340, 140],
    [266, 430, 120],
    [380, 260, 150],
    [520, 380, 160],
  ].map(([x = 0, height = 0, width = 0]): [number, number, number, number] => [
    x,
    330 - height,
    width,
    height + 200,
  ]);
  const lights = towers.flatMap(([x, y, width], index) =>
    times(6, (step): [number, number, number, number] => [
      x + 20 + ((step * 2 + index) % 3) * ((width - 54) / 2),
      y + 28 + Math.floor((step * 5 + index) % 6) * 42,
      14,
      22,
    ]),
  );
  return together(
    wall(paint, frame, place),
    at(
      place.x,
      place.y,
      { scale: place.scale },
      draw({ x: -520, y: -620, width: 1300, height: 960 }, { fill: sky }),
      draw(bars(towers), { fill: mix(theme.dominant, palette.shadow, 0.55) }),
      draw(bars(lights), { fill: mix(theme.accent, palette.lamp, 0.5), fillOpacity: 0.85 }),
      draw(
        bars([
          [-534, -620, 26, 990],
          [-108, -620, 18, 990],
          [340, -620, 18, 990],
          [-534, -200, 1400, 14],
        ]),
        { fill: mix(theme.ground, palette.shadow, theme.isDark ? 0.4 : 0.12) },
      ),
    ),
    draw(
      { x: 0, y: round(place.y + (floor - 90) * place.scale), width: frame.width, height: frame.height },
      {
        fill: paint.linear(
          [
            [0, mix(theme.dominant, palette.shadow, theme.isDark ? 0.5 : 0.25)],
            [1, theme.isDark ? theme.groundDeep : mix(theme.dominant, theme.ground, 0.35)],
          ],
          "down",
        ),
      },
    ),
    frame.crop === "tile" ? null : calm(paint, frame.width, frame.height, 0.88),
  );
}

const notes: Arrangement = {
  floor: 470,
  setting: (paint, frame, place) => room(paint, frame, place, 470, "board"),
  subject: (paint) =>
    together(
      at(90, -70, { scale: 1.08 }, noteBoard(paint, paint.random.whole(0, 5))),
      at(-330, 478, { scale: 1 }, meetingChair(paint, paint.theme.isDark ? "accent" : "dominant")),
      at(300, 476, { scale: 0.9 }, pottedPlant(paint)),
    ),
  places: { hero: { x: 1170, y: 470, scale: 1 }, banner: { x: 1200, y: 270, scale: 0.66 } },
};

const fourPages: Arrangement = {
  setting: (paint, frame, place) => top(paint, frame, place, deskColour(paint)),
  subject: (paint) =>
    together(
      at(300, -230, { rotate: 12, scale: 1.12 }, tablet(paint)),
      at(-110, 60, { rotate: paint.random.whole(-10, -6), scale: 1.22 }, report(paint)),
      at(340, 110, {}, compass(paint, 196, paint.random.whole(20, 60), false)),
      at(170, 380, { rotate: -24, scale: 0.9 }, fountainPen(paint, "dominant")),
      at(-300, -340, { rotate: -9 }, stickyNote(paint, "accent", 180)),
      at(-420, -120, { scale: 0.9 }, coffeeCup(paint, 130)),
    ),
  places: { hero: { x: 1170, y: 500, scale: 1 } },
};

const overTheTown: Arrangement = {
  floor: 440,
  setting: (paint, frame, place) => overTown(paint, frame, place, 440),
  subject: (paint) =>
    together(
      at(170, 520, { scale: 1.18, rotate: paint.random.whole(-2, 0) }, flipChart(paint)),
      at(-250, 500, { scale: 0.86 }, pottedPlant(paint)),
    ),
  places: { hero: { x: 1170, y: 510, scale: 1.02 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [notes, fourPages, overTheTown],
  tiles: [
    { floor: 560, draw: (paint) => at(400, 566, { scale: 0.62 }, flipChart(paint)) },
    {
      draw: (paint) => {
        const inks = ["accent", "light", "dominant"] as const;
        const stamps = inks.map((ink) => paint.stamp(ink, stickyNote(paint, ink, 168)));
        return together(
          ...times(9, (index) =>
            (stamps[(index * 2 + Math.floor(index / 3)) % 3] as (typeof stamps)[number])(
              190 + (index % 3) * 210,
              110 + Math.floor(index / 3) * 192,
              {
                rotate: ((index * 41) % 13) - 6,
              },
            ),
          ),
        );
      },
    },
    {
      draw: (paint) =>
        together(
          at(360, 310, { rotate: -9 }, report(paint)),
          at(620, 360, { rotate: -58, scale: 0.95 }, fountainPen(paint)),
          at(160, 150, { rotate: 14, scale: 0.7 }, glasses(paint)),
        ),
    },
    { draw: (paint) => at(390, 390, { rotate: 8 }, compass(paint, 178)) },
    {
      floor: 540,
      draw: (paint) =>
        together(
          at(150, 544, { scale: 0.86 }, meetingChair(paint)),
          at(650, 544, { scale: 0.86, flip: true }, meetingChair(paint, "accent")),
          at(400, 552, { scale: 0.84 }, roundTable(paint)),
          at(330, 270, { scale: 0.36 }, mug(paint, "light")),
          at(470, 270, { scale: 0.36 }, mug(paint, "dominant")),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(350, 290, { rotate: -7, scale: 1.04 }, tablet(paint)),
          at(670, 470, { scale: 0.8 }, coffeeCup(paint, 140)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(290, 320, { rotate: -4, scale: 1.14 }, calendar(paint, 21)),
          at(600, 250, { scale: 0.96 }, clock(paint, 8, 30)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(380, 310, { rotate: -8, scale: 1.24 }, envelope(paint, "kraft")),
          at(440, 330, { rotate: 24, scale: 1.1 }, key(paint)),
        ),
    },
  ],
  comparison: {
    before: { draw: (paint) => at(400, 300, { rotate: -3 }, processSheet(paint, true)) },
    after: { draw: (paint) => at(400, 300, {}, processSheet(paint, false)) },
  },
};
