import { mix } from "#src/art/colour.ts";
import { coffeeCup } from "#src/art/props/food.ts";
import {
  carton,
  hoarding,
  letterBlock,
  lettersForBlocks,
  megaphone,
  pencil,
  poster,
  sketchbook,
  sound,
  swatchFan,
} from "#src/art/props/gallery.ts";
import { laptop, mug } from "#src/art/props/office.ts";
import { flask } from "#src/art/props/salon.ts";
import { phone } from "#src/art/props/screens.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { field, top, waves } from "#src/art/settings.ts";
import { at, bars, discs, together } from "#src/art/shapes.ts";
import { sky } from "#src/art/skies.ts";

const calling: Arrangement = {
  setting: (paint, frame, place) =>
    waves(paint, frame, place, field(paint, "dominant", 0.4), field(paint, "dominant", 0.92)),
  subject: (paint, { crop }) =>
    together(
      paint.body(
        "light",
        "even",
        discs([
          [-330, -380, 26],
          [-60, 420, 18],
          [380, -400, 34],
        ]),
      ),
      paint.body("accent", "even", bars([[300, 330, 90, 90]])),
      at(
        crop === "tile" ? 50 : 100,
        20,
        { rotate: paint.random.whole(8, 13), scale: 1.16 },
        megaphone(paint),
      ),
      at(crop === "tile" ? -300 : -330, -60, { rotate: 10, scale: 0.74 }, sound(paint)),
    ),
  places: { hero: { x: 1180, y: 500, scale: 1 } },
};

const onTheTable: Arrangement = {
  setting: (paint, frame, place) => {
    const { theme } = paint;
    return top(
      paint,
      frame,
      place,
      theme.isDark ? mix(theme.ground, theme.dominant, 0.6) : mix(theme.ground, theme.accent, 0.3),
    );
  },
  subject: (paint) =>
    together(
      at(
        300,
        -180,
        { rotate: 24, scale: 0.94 },
        swatchFan(paint, ["ink", "dominant", "leaf", "accent", "yolk", "light"]),
      ),
      at(-30, 90, { rotate: paint.random.whole(-9, -5), scale: 1.1 }, sketchbook(paint)),
      at(330, 310, { rotate: 62, scale: 0.92 }, pencil(paint)),
      at(290, 400, { rotate: 74, scale: 0.92 }, pencil(paint, "dominant")),
      at(-330, -330, { scale: 0.92 }, coffeeCup(paint, 130)),
    ),
  places: { hero: { x: 1180, y: 500, scale: 1 } },
};

const postersAtNight: Arrangement = {
  floor: 620,
  setting: (paint, frame, place) => sky(paint, frame, place, 620, "iron"),
  subject: (paint) => at(140, 680, { rotate: paint.random.whole(-5, -3), scale: 1.06 }, hoarding(paint)),
  places: {
    hero: { x: 1300, y: 530, scale: 0.92 },
    tile: { x: 330, y: 420, scale: 0.62 },
    banner: { x: 1200, y: 330, scale: 0.56 },
  },
};

export const scene: Scene = {
  behind: "dominant",
  arrangements: [calling, onTheTable, postersAtNight],
  tiles: [
    {
      draw: (paint) =>
        together(
          at(440, 300, { rotate: 12, scale: 0.8 }, megaphone(paint)),
          at(130, 260, { rotate: 12, scale: 0.5 }, sound(paint)),
        ),
    },
    {
      draw: (paint) =>
        at(400, 360, { scale: 0.96 }, swatchFan(paint, ["ink", "dominant", "accent", "yolk", "light"])),
    },
    {
      draw: (paint) =>
        together(
          at(240, 300, { rotate: -3 }, poster(paint, "shout", 300, 430)),
          at(570, 310, { rotate: 2 }, poster(paint, "type", 300, 430)),
        ),
    },
    {
      floor: 470,
      draw: (paint) =>
        together(
          at(170, 476, { rotate: -3 }, letterBlock(paint, lettersForBlocks.a, "ink")),
          at(406, 476, {}, letterBlock(paint, lettersForBlocks.ampersand, "accent")),
          at(642, 476, { rotate: 2 }, letterBlock(paint, lettersForBlocks.r, "ink")),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(390, 300, { rotate: -6, scale: 0.92 }, sketchbook(paint)),
          at(640, 400, { rotate: 34, scale: 0.9 }, pencil(paint)),
        ),
    },
    { draw: (paint) => at(400, 340, { rotate: -9, scale: 0.98 }, phone(paint)) },
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(170, 506, { scale: 1.15 }, carton(paint, "accent", "dominant")),
          at(410, 508, { scale: 1.1 }, flask(paint, "dominant")),
          at(640, 508, { scale: 0.9 }, carton(paint, "light")),
        ),
    },
    {
      floor: 490,
      draw: (paint) =>
        together(at(370, 494, { scale: 1.04 }, laptop(paint)), at(720, 510, { scale: 0.8 }, mug(paint))),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        at(
          400,
          300,
          { rotate: -2 },
          paint.lift(2, paint.body("paper", "plane", bars([[-200, -270, 400, 540]]))),
          paint.body("accent", "even", bars([[-180, -250, 360, 70]])),
          paint.body(
            "dominant",
            "even",
            discs([
              [-100, -90, 66],
              [20, -110, 46],
              [120, -70, 58],
            ]),
          ),
          paint.body("yolk", "even", {
            d: "M60 60l24 48l52 8l-38 36l9 52l-47 -25l-47 25l9 -52l-38 -36l52 -8z",
          }),
          paint.detail(
            { d: "M-160 -232h220M-170 10h150M-170 36h200M-170 62h120M-170 110h90M-170 136h130M-170 162h70" },
            13,
            1,
          ),
          paint.body(
            "ink",
            "even",
            bars([
              [-180, 200, 70, 50],
              [-96, 200, 70, 50],
              [-12, 200, 70, 50],
              [72, 200, 108, 50],
            ]),
          ),
          paint.detail({ d: "M60 -160L190 -20M-190 -160L-40 -10" }, 7, 1.2),
        ),
    },
    after: { draw: (paint) => at(400, 300, {}, poster(paint, "shout", 400, 540)) },
  },
};
