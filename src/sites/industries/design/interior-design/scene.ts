import { mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import { coffeeCup } from "#src/art/props/food.ts";
import {
  archWindow,
  armchair,
  curtain,
  floorLamp,
  roomPlan,
  rug,
  sampleBoard,
  sideboard,
  sideTable,
  sofa,
  tapeMeasure,
  vase,
} from "#src/art/props/furniture.ts";
import { paintBrush, painting, pencil, swatchFan } from "#src/art/props/gallery.ts";
import { bookStack, mug } from "#src/art/props/office.ts";
import { candle, pendantLamp, pottedPlant, shelf } from "#src/art/props/room.ts";
import { roundMirror } from "#src/art/props/salon.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { calm, room, top } from "#src/art/settings.ts";
import { at, bars, draw, round, together } from "#src/art/shapes.ts";

/** A wall in the site's colour with a dado below, and a floor of boards. */
function panelled(paint: Paint, frame: Frame, place: Place, floor: number, share: number) {
  const { theme, palette } = paint;
  const y = round(place.y + floor * place.scale);
  const x = round(frame.crop === "tile" ? 0 : frame.width * 0.2);
  const colour = mix(theme.ground, theme.dominant, theme.isDark ? 0.9 : share);
  const wall = paint.radial(
    [
      [0, mix(colour, palette.lamp, 0.28)],
      [0.55, colour],
      [1, mix(colour, palette.shadow, 0.3)],
    ],
    0.5,
    0.3,
    0.9,
  );
  const width = frame.width - x;
  return together(
    draw({ x: 0, y: 0, width: frame.width, height: frame.height }, { fill: theme.ground }),
    draw({ x, y: 0, width, height: frame.height }, { fill: wall }),
    draw({ x, y: y - 300, width, height: 12 }, { fill: palette.lamp, fillOpacity: 0.22 }),
    draw(
      bars(
        [0, 1, 2, 3].map((index): [number, number, number, number] => [
          x + 50 + index * 300,
          y - 250,
          240,
          150,
        ]),
      ),
      { fill: "none", stroke: palette.shadow, strokeOpacity: 0.25, strokeWidth: 5 },
    ),
    draw({ x, y: y - 64, width, height: 40 }, { fill: palette.lamp, fillOpacity: 0.18 }),
    draw(
      { x, y: y - 26, width, height: frame.height },
      {
        fill: paint.linear(
          [
            [0, mix(paint.colour("wood"), theme.ground, 0.2)],
            [1, mix(paint.colour("walnut"), theme.ground, 0.15)],
          ],
          "down",
        ),
      },
    ),
    frame.crop === "tile" ? null : calm(paint, frame.width, frame.height, 0.97),
  );
}

const sofaUnderPicture: Arrangement = {
  floor: 380,
  setting: (paint, frame, place) => panelled(paint, frame, place, 380, 0.42),
  subject: (paint) =>
    together(
      at(60, 420, {}, rug(paint, 1040, 120)),
      at(90, -260, {}, painting(paint, paint.random.pick(["moons", "arches"] as const), 460, 400)),
      at(-410, 392, { scale: 0.98 }, floorLamp(paint)),
      at(
        120,
        398,
        { scale: 1.06 },
        sofa(
          paint,
          paint.theme.isDark ? "accent" : "dominant",
          paint.theme.isDark ? ["linen", "dominant"] : ["accent", "linen"],
        ),
      ),
      at(-230, 470, { scale: 0.9 }, sideTable(paint)),
      at(-230, 222, { scale: 0.46 }, vase(paint, "light")),
    ),
  places: {
    hero: { x: 1180, y: 500, scale: 1 },
    banner: { x: 1210, y: 290, scale: 0.66 },
    tile: { x: 400, y: 400, scale: 0.72 },
  },
};

const chairAtWindow: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) => room(paint, frame, place, 420, "wood"),
  subject: (paint) =>
    together(
      at(-150, -460, {}, archWindow(paint, 520, 780)),
      at(300, -500, {}, curtain(paint, paint.theme.isDark ? "dominant" : "linen", 190, 930)),
      at(-20, 450, {}, rug(paint, 900, 120, "linen")),
      at(-20, 442, { scale: 1.1 }, armchair(paint, "accent")),
      at(-390, 430, { scale: 1.1 }, pottedPlant(paint, "clay")),
      at(330, 462, {}, sideTable(paint)),
      at(330, 188, { scale: 0.5 }, mug(paint, "dominant")),
    ),
  places: { hero: { x: 1180, y: 500, scale: 1 } },
};

const thingsToTouch: Arrangement = {
  setting: (paint, frame, place) => {
    const { theme } = paint;
    return top(
      paint,
      frame,
      place,
      theme.isDark ? mix(theme.ground, theme.dominant, 0.6) : mix(theme.ground, theme.dominant, 0.22),
    );
  },
  subject: (paint) =>
    together(
      at(
        330,
        -230,
        { rotate: 40, scale: 0.86 },
        swatchFan(paint, ["dominant", "leaf", "linen", "accent", "clay"]),
      ),
      at(-10, 40, { rotate: paint.random.whole(-8, -4), scale: 1.04 }, sampleBoard(paint)),
      at(330, 300, { rotate: -14, scale: 1.1 }, tapeMeasure(paint)),
      at(-380, 350, { rotate: 52, scale: 0.9 }, pencil(paint, "dominant")),
      at(-340, -390, { scale: 0.84 }, coffeeCup(paint, 130)),
    ),
  places: { hero: { x: 1170, y: 500, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [sofaUnderPicture, chairAtWindow, thingsToTouch],
  tiles: [
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(400, 150, { scale: 0.5 }, painting(paint, "arches", 520, 420)),
          at(400, 520, { scale: 0.74 }, sofa(paint, "dominant", ["accent", "accent"])),
        ),
    },
    {
      floor: 530,
      draw: (paint) =>
        together(
          at(330, 540, { scale: 0.84 }, armchair(paint, "accent", "accent")),
          at(640, 548, {}, sideTable(paint)),
          at(640, 274, { scale: 0.44 }, mug(paint, "light")),
        ),
    },
    { draw: (paint) => at(400, 304, { rotate: -5, scale: 0.86 }, sampleBoard(paint)) },
    {
      floor: 550,
      draw: (paint) =>
        together(
          at(290, 556, { scale: 0.62 }, floorLamp(paint)),
          at(540, 560, { scale: 0.9 }, pottedPlant(paint)),
        ),
    },
    {
      floor: 540,
      draw: (paint) =>
        together(
          at(400, 548, { scale: 0.9 }, sideboard(paint)),
          at(230, 278, { scale: 0.52 }, vase(paint, "accent")),
          at(560, 278, { scale: 0.42 }, bookStack(paint, ["dominant", "accent", "ink"])),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(360, 370, { scale: 0.92 }, swatchFan(paint, ["ink", "leaf", "dominant", "basil", "linen"])),
          at(680, 330, { rotate: 24, scale: 0.9 }, paintBrush(paint, "leaf")),
        ),
    },
    {
      floor: 560,
      draw: (paint) =>
        together(
          at(400, 210, {}, roundMirror(paint, 150)),
          at(400, 480, {}, shelf(paint, 640)),
          at(560, 480, { scale: 0.6 }, candle(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(370, 300, { rotate: -4 }, roomPlan(paint)),
          at(640, 250, { rotate: 30, scale: 0.84 }, pencil(paint)),
          at(470, 500, { rotate: -10, scale: 0.8 }, tapeMeasure(paint)),
        ),
    },
  ],
  comparison: {
    before: {
      floor: 480,
      draw: (paint) =>
        together(
          at(400, 0, { scale: 0.6 }, pendantLamp(paint, 120, "iron")),
          at(300, 500, { scale: 0.62 }, sofa(paint, "dominant", ["dominant", "dominant"])),
          paint.lift(
            1,
            paint.body(
              "kraft",
              "plane",
              bars([
                [560, 380, 170, 130],
                [590, 270, 130, 108],
                [90, 440, 130, 96],
              ]),
            ),
          ),
          paint.detail({ d: "M560 400H730M590 290H720M90 460H220M645 380V400M655 270V290" }, 6, 0.8),
        ),
    },
    after: {
      floor: 480,
      draw: (paint) =>
        together(
          at(420, 160, { scale: 0.5 }, painting(paint, "moons", 420, 400)),
          at(110, 496, { scale: 0.56 }, floorLamp(paint)),
          at(430, 510, { scale: 0.62 }, sofa(paint, "dominant", ["dominant", "dominant"])),
        ),
    },
  },
};
