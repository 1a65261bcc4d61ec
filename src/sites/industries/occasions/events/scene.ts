import { mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import {
  badge,
  balloons,
  bigTent,
  bunting,
  microphone,
  mirrorBall,
  stage,
  tickets,
} from "#src/art/props/gathering.ts";
import { looseSheets } from "#src/art/props/office.ts";
import { clipboard, partyChair, stringLights } from "#src/art/props/party.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { calm, room, wall } from "#src/art/settings.ts";
import { at, draw, together } from "#src/art/shapes.ts";

const onStage: Arrangement = {
  floor: 430,
  setting: (paint, frame, place) => room(paint, frame, place, 430, "walnut"),
  subject: (paint) => at(70, 430, { scale: 1.06 }, stage(paint)),
  places: {
    hero: { x: 1180, y: 540, scale: 1.06 },
    banner: { x: 1210, y: 330, scale: 0.58 },
    tile: { x: 380, y: 420, scale: 0.68 },
  },
};

/** A field in the last light. */
function field(paint: Paint, frame: Frame, place: Place) {
  const { theme, palette } = paint;
  const { width, height } = frame;
  const y = place.y + 390 * place.scale;
  const sky = paint.linear(
    theme.isDark
      ? [
          [0, theme.groundDeep],
          [1, mix(theme.dominant, theme.accent, 0.45)],
        ]
      : [
          [0, mix(theme.ground, theme.dominant, 0.18)],
          [1, mix(palette.lamp, theme.accent, 0.35)],
        ],
    "down",
  );
  const grass = paint.linear(
    [
      [0, mix(paint.colour("leaf"), palette.lamp, theme.isDark ? 0.08 : 0.4)],
      [1, mix(paint.colour("leaf"), theme.isDark ? theme.groundDeep : theme.ground, 0.5)],
    ],
    "down",
  );
  return together(
    draw({ x: 0, y: 0, width, height }, { fill: sky }),
    paint.glow(place.x, y - 140, height * 0.7, 0.5),
    draw({ d: `M0 ${y}Q${width * 0.6} ${y - 50} ${width} ${y - 20}V${height}H0z` }, { fill: grass }),
    frame.crop === "tile" ? null : calm(paint, width, height),
    frame.crop === "hero" ? paint.finish(at(place.x - 560, 90, {}, stringLights(paint, 1100, 70, 9))) : null,
  );
}

const underCanvas: Arrangement = {
  floor: 410,
  setting: field,
  subject: (paint) => at(90, 414, { scale: 1.06 }, bigTent(paint)),
  places: {
    hero: { x: 1180, y: 530, scale: 1 },
    banner: { x: 1210, y: 340, scale: 0.56 },
    tile: { x: 380, y: 430, scale: 0.68 },
  },
};

const atTheMicrophone: Arrangement = {
  setting: (paint, frame, place) =>
    together(
      wall(paint, frame, place),
      ...[
        [-330, -250, 150],
        [330, -300, 190],
        [400, 120, 130],
        [-240, 220, 110],
      ].map(([x = 0, y = 0, r = 0]) =>
        paint.glow(place.x + x * place.scale, place.y + y * place.scale, r * place.scale, 0.8),
      ),
    ),
  subject: (paint, { crop }) =>
    together(
      at(
        crop === "tile" ? 130 : 60,
        -10,
        { scale: 1.24, rotate: 6 },
        microphone(paint, paint.theme.isDark ? "brass" : "steel"),
      ),
      at(crop === "tile" ? -240 : -330, -330, { scale: 0.9, rotate: -7 }, badge(paint)),
    ),
  places: { hero: { x: 1170, y: 510, scale: 1.04 }, banner: { x: 1210, y: 300, scale: 0.62 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [onStage, underCanvas, atTheMicrophone],
  tiles: [
    { floor: 540, draw: (paint) => at(400, 546, { scale: 0.68 }, stage(paint, true)) },
    { floor: 520, draw: (paint) => at(400, 524, { scale: 0.66 }, bigTent(paint)) },
    { draw: (paint) => at(400, 310, { scale: 0.9, rotate: 6 }, microphone(paint)) },
    { draw: (paint) => at(400, -4, { scale: 0.98 }, badge(paint)) },
    { draw: (paint) => at(400, 300, { scale: 0.94 }, balloons(paint)) },
    { draw: (paint) => at(400, 60, { scale: 1.04 }, mirrorBall(paint)) },
    {
      floor: 530,
      draw: (paint) =>
        together(
          ...[0, 1, 2].map((index) => at(200 + index * 200, 536, { scale: 1 }, partyChair(paint, "steel"))),
          at(20, 40, {}, bunting(paint, 760, 40)),
        ),
    },
    { draw: (paint) => at(400, 300, { scale: 1.06 }, tickets(paint)) },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          at(330, 300, {}, looseSheets(paint, 5, 300, 380, 24)),
          at(600, 340, { rotate: 20, scale: 0.6 }, tickets(paint)),
        ),
    },
    after: {
      draw: (paint) =>
        together(at(270, 310, { rotate: -5 }, clipboard(paint)), at(590, -60, { scale: 0.9 }, badge(paint))),
    },
  },
};
