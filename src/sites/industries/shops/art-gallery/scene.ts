import { mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import {
  bench,
  easel,
  hung,
  paintBrush,
  painting,
  paintTube,
  pencil,
  plinth,
  ringSculpture,
  type Subject,
  spot,
  stoneHead,
} from "#src/art/props/gallery.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { calm } from "#src/art/settings.ts";
import { at, bars, draw, polygon, round, times, together } from "#src/art/shapes.ts";

/** A tall quiet room: one wall in the light, one in the shade, and a floor that mirrors a little. */
function whiteRoom(paint: Paint, frame: Frame, place: Place, floor: number, share = 0.16) {
  const { theme, palette } = paint;
  const { width, height } = frame;
  const y = round(place.y + floor * place.scale);
  const corner = round(place.x + 520 * place.scale);
  const colour = mix(theme.ground, theme.dominant, theme.isDark ? 0.6 : share);
  const wall = paint.radial(
    [
      [0, mix(colour, palette.lamp, theme.isDark ? 0.34 : 0.7)],
      [0.6, colour],
      [1, mix(colour, palette.shadow, theme.isDark ? 0.4 : 0.1)],
    ],
    Math.round((place.x / width) * 100) / 100,
    0.3,
    0.7,
  );
  const ground = mix(colour, palette.shadow, theme.isDark ? 0.45 : 0.2);
  return together(
    draw({ x: 0, y: 0, width, height }, { fill: wall }),
    draw(
      { d: `M${corner} 0H${width}V${round(y + 90)}L${corner} ${y - 40}z` },
      { fill: palette.shadow, fillOpacity: theme.isDark ? 0.34 : 0.1 },
    ),
    draw(
      { d: `M0 ${y - 40}H${corner}L${width} ${round(y + 90)}V${height}H0z` },
      {
        fill: paint.linear(
          [
            [0, mix(ground, palette.lamp, 0.24)],
            [1, ground],
          ],
          "down",
        ),
      },
    ),
    draw(
      { d: `M0 ${y - 40}H${corner}L${width} ${round(y + 90)}` },
      { fill: "none", stroke: palette.lamp, strokeWidth: 5, strokeOpacity: 0.4 },
    ),
    frame.crop === "tile" ? null : calm(paint, width, height, 0.9),
  );
}

const pick = ({ random }: Paint, list: Subject[]) => random.pick(list);

const oneWork: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => whiteRoom(paint, frame, place, 420),
  subject: (paint) =>
    together(
      at(
        60,
        -120,
        {},
        painting(paint, pick(paint, ["moons", "strokes"]), 740, 600, paint.theme.isDark ? "brass" : "board"),
      ),
      at(-120, -540, {}, spot(paint, 640, -4)),
      at(240, -540, {}, spot(paint, 640, 4)),
      at(60, 440, { scale: 1.1 }, bench(paint, paint.theme.isDark ? "accent" : "leather")),
    ),
  places: { hero: { x: 1150, y: 500, scale: 1 }, banner: { x: 1210, y: 290, scale: 0.64 } },
};

const onThePlinth: Arrangement = {
  floor: 440,
  setting: (paint, frame, place) => whiteRoom(paint, frame, place, 440, 0.4),
  subject: (paint) =>
    together(
      paint.glow(40, -260, 520, 0.7),
      at(330, -190, {}, painting(paint, pick(paint, ["arches", "vessel"]), 360, 460, "walnut")),
      at(-20, 446, {}, plinth(paint, 330, 400)),
      at(-20, 48, { scale: 1.28 }, ringSculpture(paint)),
      at(-340, 470, {}, plinth(paint, 210, 240)),
      at(-330, 232, { scale: 0.62 }, stoneHead(paint)),
      at(-20, -600, {}, spot(paint, 760)),
    ),
  places: { hero: { x: 1150, y: 510, scale: 1 } },
};

const closelyHung: Arrangement = {
  floor: 450,
  setting: (paint, frame, place) => whiteRoom(paint, frame, place, 450, 0.6),
  subject: (paint) =>
    together(
      hung(paint, [
        ["fields", -230, -270, 330, 400, "brass"],
        ["moons", 130, -330, 330, 270, "walnut"],
        ["strokes", 130, -20, 330, 300, "board"],
        ["vessel", -230, 110, 330, 290, "walnut"],
        ["shore", 450, -170, 250, 560, "brass"],
      ]),
      at(60, 466, { scale: 1.1 }, bench(paint)),
    ),
  places: { hero: { x: 1160, y: 500, scale: 1 } },
};

const bristles = [-90, 0, 96];

export const scene: Scene = {
  behind: "accent",
  arrangements: [oneWork, onThePlinth, closelyHung],
  tiles: [
    {
      draw: (paint) =>
        together(
          at(400, 320, {}, painting(paint, "moons", 520, 440)),
          at(400, 20, { scale: 0.8 }, spot(paint, 640)),
        ),
    },
    {
      floor: 560,
      draw: (paint) =>
        together(
          at(400, 566, {}, plinth(paint, 280, 150)),
          at(400, 420, { scale: 0.9 }, ringSculpture(paint)),
        ),
    },
    {
      draw: (paint) =>
        hung(paint, [
          ["fields", 190, 280, 220, 330, "walnut"],
          ["strokes", 430, 280, 210, 260, "walnut"],
          ["shore", 650, 280, 180, 400, "walnut"],
        ]),
    },
    { floor: 570, draw: (paint) => at(400, 580, { scale: 0.66 }, easel(paint, "shore")) },
    {
      draw: (paint) =>
        together(
          ...bristles.map((x, index) =>
            at(
              340 + x,
              290,
              { rotate: -30 + index * 14, scale: 0.98 },
              paintBrush(paint, (["accent", "dominant", "leaf"] as const)[index] ?? "accent"),
            ),
          ),
          at(600, 250, { rotate: 12, scale: 0.9 }, paintTube(paint, "accent")),
          at(620, 440, { rotate: -14, scale: 0.9 }, paintTube(paint, "dominant")),
        ),
    },
    {
      floor: 560,
      draw: (paint) =>
        together(at(400, 566, {}, plinth(paint, 270, 120)), at(400, 450, { scale: 0.84 }, stoneHead(paint))),
    },
    {
      floor: 560,
      draw: (paint) =>
        together(
          at(400, 220, {}, painting(paint, "fields", 520, 360, "walnut")),
          at(400, 570, { scale: 0.9 }, bench(paint, "accent")),
        ),
    },
    {
      draw: (paint) =>
        together(
          ...(["board", "walnut", "ink"] as const).map((wood, index) =>
            at(
              170 + index * 160,
              140 + index * 70,
              { rotate: -4 + index * 5 },
              paint.lift(2, paint.body(wood, "plane", { d: "M0 0H330V58H58V330H0z" })),
              paint.detail({ d: "M0 0L58 58M20 20H330M20 20V330" }, 4, 0.8),
            ),
          ),
          at(250, 470, { rotate: 76, scale: 0.86 }, pencil(paint)),
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
            { rotate: -3 },
            painting(paint, "shore", 560, 420, "walnut"),
            paint.shade({ x: -252, y: -182, width: 504, height: 364 }, 2),
            paint.body("kraft", "even", polygon([60, -130], [84, -40], [70, 30], [52, -36])),
            paint.detail({ d: "M-240 -60C-120 -90 -60 40 60 20S200 90 250 60M-120 -180L-90 180" }, 3, 0.9),
          ),
        ),
    },
    after: {
      draw: (paint) =>
        together(
          at(400, 300, {}, painting(paint, "shore", 560, 420, "brass")),
          paint.shine(bars(times(1, (): [number, number, number, number] => [152, 110, 496, 6])), 0.6),
        ),
    },
  },
};
