import { mix } from "#src/art/colour.ts";
import type { MaterialName } from "#src/art/materials.ts";
import type { Paint } from "#src/art/paint.ts";
import {
  earrings,
  gem,
  necklace,
  neckStand,
  pearls,
  pliers,
  ring,
  ringBox,
  sparkle,
  watch,
  wornRing,
} from "#src/art/props/fashion.ts";
import { plinth } from "#src/art/props/gallery.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { calm, room } from "#src/art/settings.ts";
import { at, draw, round, times, together } from "#src/art/shapes.ts";

/** The colour of the stones: not that of the wall. */
const stoneOf = ({ theme }: Paint): MaterialName => (theme.isDark ? "glass" : "accent");
const clothOf = ({ theme }: Paint): MaterialName => (theme.isDark ? "accent" : "dominant");

/** The colours of a box: never that of the ring in it. */
const boxOf = ({ theme }: Paint): MaterialName => (theme.isDark ? "wine" : "dominant");

/** A dark cloth that falls in folds, light from one side. */
function velvet(paint: Paint, frame: Frame, place: Place) {
  const { theme, palette } = paint;
  const { width, height } = frame;
  const cloth = mix(theme.ground, theme.dominant, theme.isDark ? 0.8 : 0.5);
  const light = paint.radial(
    [
      [0, mix(cloth, palette.lamp, 0.38)],
      [0.45, cloth],
      [1, mix(cloth, palette.shadow, 0.45)],
    ],
    Math.round((place.x / width) * 100) / 100,
    0.4,
    0.7,
  );
  const fold = (x: number, bend: number) =>
    `M${round(x)} 0C${round(x + bend)} ${height * 0.3} ${round(x - bend)} ${height * 0.7} ${round(x + bend * 0.6)} ${height}`;
  const folds = times(6, (index) => fold(width * 0.42 + index * 190, index % 2 ? 90 : -60)).join("");
  return together(
    draw({ x: 0, y: 0, width, height }, { fill: light }),
    draw({ d: folds }, { fill: "none", stroke: palette.shadow, strokeWidth: 60, strokeOpacity: 0.07 }),
    draw(
      { d: folds },
      {
        fill: "none",
        stroke: palette.lamp,
        strokeWidth: 18,
        strokeOpacity: 0.08,
        transform: "translate(-50 0)",
      },
    ),
    frame.crop === "tile" ? null : calm(paint, width, height, 0.97),
  );
}

const greatRing: Arrangement = {
  setting: velvet,
  subject: (paint, { crop }) =>
    together(
      paint.glow(20, -300, 520, 0.7),
      paint.shade({ cx: 40, cy: 440, rx: 330, ry: 36 }, 1.6),
      at(
        40,
        150,
        { rotate: paint.random.whole(8, 14), scale: 1.24 },
        ring(paint, 226, "brass", stoneOf(paint)),
      ),
      at(-60, -300, {}, sparkle(paint, 92)),
      at(190, -350, {}, sparkle(paint, 44)),
      crop === "tile"
        ? null
        : together(
            at(-360, 390, { rotate: 12 }, gem(paint, 58, "accent")),
            at(410, 400, { rotate: -9 }, gem(paint, 44, stoneOf(paint))),
          ),
    ),
  places: {
    hero: { x: 1150, y: 510, scale: 1 },
    banner: { x: 1210, y: 300, scale: 0.62 },
    tile: { x: 390, y: 420, scale: 0.74 },
  },
};

const onTheBust: Arrangement = {
  floor: 450,
  setting: (paint, frame, place) => room(paint, frame, place, 450, "walnut"),
  subject: (paint) =>
    together(
      paint.glow(40, -200, 560, 0.6),
      at(60, 456, { scale: 1.4 }, neckStand(paint, paint.theme.isDark ? "dominant" : "ink")),
      at(60, -20, { scale: 1.1 }, necklace(paint, "brass", "accent")),
      at(-370, 466, {}, plinth(paint, 200, 190)),
      at(-374, 280, { scale: 0.7 }, ringBox(paint, clothOf(paint))),
      at(-374, 120, { scale: 0.3 }, ring(paint, 226)),
      at(350, 440, { scale: 0.84 }, pearls(paint, 20)),
    ),
  places: { hero: { x: 1150, y: 500, scale: 1 } },
};

const openBox: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => room(paint, frame, place, 420, "wood"),
  subject: (paint) =>
    together(
      paint.glow(0, -60, 520, 0.7),
      at(0, 430, { scale: 1.94 }, ringBox(paint, boxOf(paint))),
      at(
        0,
        40,
        { scale: 0.66, rotate: paint.random.whole(-3, 3) },
        ring(paint, 226, "brass", paint.theme.isDark ? "glass" : "accent"),
      ),
      at(
        0,
        430,
        { scale: 1.94 },
        paint.lift(
          1,
          paint.body(boxOf(paint), "down", {
            d: "M-186 -176Q-196 -176 -192 -160L-176 -20Q-172 0 -150 0H150Q172 0 176 -20L192 -160Q196 -176 186 -176z",
          }),
        ),
        paint.strand("brass", { d: "M-186 -172H186" }, 6),
      ),
      at(-110, -110, {}, sparkle(paint, 70)),
      at(-410, 440, { scale: 0.62 }, earrings(paint, "brass", "accent")),
    ),
  places: { hero: { x: 1170, y: 500, scale: 1 } },
};

export const scene: Scene = {
  behind: "dominant",
  arrangements: [greatRing, onTheBust, openBox],
  tiles: [
    {
      draw: (paint) =>
        together(
          at(400, 370, { rotate: 9, scale: 0.8 }, ring(paint, 226, "brass", "accent")),
          at(350, 120, {}, sparkle(paint, 60)),
        ),
    },
    {
      floor: 520,
      draw: (paint) =>
        together(
          at(400, 526, { scale: 1.1 }, ringBox(paint, "dominant")),
          at(400, 250, { scale: 0.36 }, ring(paint, 226)),
        ),
    },
    {
      floor: 580,
      draw: (paint) =>
        together(
          at(400, 600, { scale: 0.94 }, neckStand(paint, "ink")),
          at(400, 270, { scale: 0.76 }, necklace(paint, "brass", "accent")),
        ),
    },
    { draw: (paint) => at(400, 310, { scale: 1.35, rotate: -8 }, pearls(paint, 24)) },
    { draw: (paint) => at(400, 300, { rotate: 24, scale: 1.1 }, watch(paint)) },
    { draw: (paint) => at(400, 270, { scale: 1.35 }, earrings(paint)) },
    {
      floor: 500,
      draw: (paint) => {
        const band = (x: number, y: number, rotate: number) =>
          at(
            x,
            y,
            { rotate, scale: 0.8 },
            paint.lift(
              1,
              paint.body("brass", "tube", {
                d: "M-210 0A210 210 0 1 1 210 0A210 210 0 1 1 -210 0zM-166 0A166 166 0 1 0 166 0A166 166 0 1 0 -166 0z",
              }),
            ),
            paint.shade({ d: "M-166 0A166 166 0 0 1 166 0A170 156 0 0 0 -166 0z" }, 1.1),
            paint.strand("light", { d: "M-180 -64A190 190 0 0 1 -64 -180" }, 8, 0.8),
          );
        return together(paint.contact(400, 506, 320, 22), band(510, 336, 0), band(310, 336, -8));
      },
    },
    {
      draw: (paint) =>
        together(
          at(240, 200, { rotate: 10 }, paint.lift(1, gem(paint, 96, "accent"))),
          at(440, 230, { rotate: -8 }, gem(paint, 70, "accent")),
          at(630, 250, { rotate: 20 }, gem(paint, 86, "accent")),
          at(430, 480, { rotate: -10, scale: 1.2 }, pliers(paint)),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          at(390, 350, { rotate: -12, scale: 0.84 }, wornRing(paint, 196)),
          at(660, 500, { rotate: 20 }, gem(paint, 40, "glass")),
        ),
    },
    after: {
      draw: (paint) =>
        together(
          at(400, 370, { scale: 0.8 }, ring(paint, 226, "brass", "accent")),
          at(340, 130, {}, sparkle(paint, 64)),
        ),
    },
  },
};
