import { mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import { bunch, eucalyptus, ribbonReel, rose } from "#src/art/props/flowers.ts";
import { fork, knife, plate } from "#src/art/props/food.ts";
import { waxSeal } from "#src/art/props/law.ts";
import { calendar, envelope, fountainPen, looseSheets, receipt } from "#src/art/props/office.ts";
import {
  clipboard,
  flute,
  invitation,
  menuCard,
  partyChair,
  rings,
  stringLights,
  weddingArch,
  weddingCake,
} from "#src/art/props/party.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { calm, room, top } from "#src/art/settings.ts";
import { at, draw, together } from "#src/art/shapes.ts";

const blossom = (paint: Paint) => paint.random.pick(["tongue", "rust", "wine"] as const);

const theCake: Arrangement = {
  floor: 420,
  setting: (paint, frame, place) =>
    together(
      room(paint, frame, place, 420, "board"),
      frame.crop === "hero" ? paint.finish(at(place.x - 420, 40, {}, stringLights(paint, 940, 90))) : null,
    ),
  subject: (paint) =>
    together(
      paint.glow(40, -180, 500, 0.35),
      at(60, 426, { scale: 1.24 }, weddingCake(paint, blossom(paint))),
      at(-360, 450, { scale: 1.1 }, flute(paint)),
      at(-250, 476, { scale: 1.14 }, flute(paint)),
    ),
  places: {
    hero: { x: 1170, y: 530, scale: 1.02 },
    banner: { x: 1200, y: 340, scale: 0.56 },
    tile: { x: 400, y: 430, scale: 0.8 },
  },
};

/** Late light over a lawn. */
function lawn(paint: Paint, frame: Frame, place: Place) {
  const { theme, palette } = paint;
  const { width, height } = frame;
  const y = place.y + 400 * place.scale;
  const sky = paint.linear(
    theme.isDark
      ? [
          [0, theme.groundDeep],
          [1, mix(theme.dominant, theme.accent, 0.5)],
        ]
      : [
          [0, mix(theme.ground, theme.dominant, 0.14)],
          [1, mix(palette.lamp, theme.accent, 0.3)],
        ],
    "down",
  );
  const grass = paint.linear(
    [
      [0, mix(paint.colour("leaf"), palette.lamp, theme.isDark ? 0.1 : 0.45)],
      [1, mix(paint.colour("leaf"), theme.isDark ? theme.groundDeep : theme.ground, 0.45)],
    ],
    "down",
  );
  return together(
    draw({ x: 0, y: 0, width, height }, { fill: sky }),
    paint.glow(place.x, y - 200, height * 0.7, 0.6),
    draw({ d: `M0 ${y}Q${width * 0.6} ${y - 70} ${width} ${y - 30}V${height}H0z` }, { fill: grass }),
    frame.crop === "tile" ? null : calm(paint, width, height),
  );
}

const theArch: Arrangement = {
  floor: 410,
  setting: lawn,
  subject: (paint) =>
    together(
      at(60, 414, { scale: 1.02 }, weddingArch(paint, blossom(paint))),
      at(-60, 430, { scale: 0.82 }, partyChair(paint)),
      at(180, 430, { scale: 0.82 }, partyChair(paint)),
    ),
  places: {
    hero: { x: 1180, y: 540, scale: 1.03 },
    banner: { x: 1200, y: 350, scale: 0.56 },
    tile: { x: 390, y: 450, scale: 0.84 },
  },
};

const theSuite: Arrangement = {
  setting: (paint, frame, place) =>
    top(paint, frame, place, mix(paint.theme.ground, paint.theme.dominant, paint.theme.isDark ? 0.5 : 0.3)),
  subject: (paint, { crop }) =>
    together(
      at(-140, 330, { rotate: 58, scale: 1.5 }, eucalyptus(paint)),
      at(
        -20,
        170,
        { rotate: -14, scale: 1.5 },
        envelope(paint, paint.theme.treatment === "lit" ? "kraft" : "accent"),
      ),
      at(110, -120, { rotate: 9, scale: 1.26 }, invitation(paint)),
      at(-30, 190, { rotate: -14, scale: 0.66 }, waxSeal(paint)),
      crop === "tile"
        ? null
        : together(
            at(-360, -140, { rotate: -8, scale: 0.86 }, rings(paint)),
            at(420, 330, { rotate: 20, scale: 1.3 }, rose(paint, blossom(paint))),
          ),
    ),
  places: { hero: { x: 1180, y: 500, scale: 1.02 }, banner: { x: 1220, y: 300, scale: 0.66 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [theCake, theArch, theSuite],
  tiles: [
    { floor: 540, draw: (paint) => at(400, 546, { scale: 0.74 }, weddingCake(paint)) },
    {
      floor: 540,
      draw: (paint) =>
        together(
          at(400, 500, { scale: 0.9 }, partyChair(paint)),
          at(190, 546, { scale: 1.04 }, partyChair(paint)),
          at(610, 546, { scale: 1.04 }, partyChair(paint)),
        ),
    },
    { draw: (paint) => at(400, 330, { scale: 1.36, rotate: -8 }, rings(paint)) },
    {
      draw: (paint) =>
        together(
          at(300, 300, { rotate: -8, scale: 0.96 }, invitation(paint)),
          at(560, 400, { rotate: 12, scale: 0.7 }, envelope(paint, "kraft")),
        ),
    },
    { draw: (paint) => at(400, 330, { scale: 0.9 }, bunch(paint, ["tongue", "cream", "foam"], true)) },
    {
      floor: 540,
      draw: (paint) =>
        together(
          at(310, 546, { scale: 1.04, rotate: 4 }, flute(paint)),
          at(490, 546, { scale: 1.04, rotate: -4 }, flute(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(130, 300, { scale: 0.86 }, fork(paint)),
          at(400, 300, { scale: 0.6 }, plate(paint, 400)),
          at(390, 300, { rotate: 5, scale: 0.8 }, menuCard(paint)),
          at(470, 390, { scale: 0.9 }, rose(paint, "tongue")),
          at(672, 300, { scale: 0.86 }, knife(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(340, 310, { rotate: -6 }, clipboard(paint)),
          at(610, 330, { rotate: 66, scale: 0.84 }, fountainPen(paint)),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          at(360, 300, {}, looseSheets(paint, 5, 300, 380, 22)),
          at(600, 330, { rotate: 16, scale: 0.8 }, receipt(paint)),
          at(170, 450, { rotate: -30, scale: 0.8 }, ribbonReel(paint)),
        ),
    },
    after: {
      draw: (paint) =>
        together(
          at(280, 310, { rotate: -5 }, clipboard(paint)),
          at(590, 300, { rotate: 5, scale: 0.86 }, calendar(paint, 16)),
        ),
    },
  },
};
