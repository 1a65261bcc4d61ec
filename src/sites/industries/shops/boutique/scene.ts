import { mix } from "#src/art/colour.ts";
import type { MaterialName } from "#src/art/materials.ts";
import type { Paint } from "#src/art/paint.ts";
import {
  clothesRail,
  coat,
  dress,
  dressedBust,
  foldedKnits,
  handbag,
  heel,
  paperBag,
  shirt,
  strawHat,
  sunglasses,
  threadReel,
  trousers,
} from "#src/art/props/fashion.ts";
import { curtain, rug } from "#src/art/props/furniture.ts";
import { plinth } from "#src/art/props/gallery.ts";
import { pottedPlant } from "#src/art/props/room.ts";
import { roundMirror, scissors } from "#src/art/props/salon.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { calm, field, room, waves } from "#src/art/settings.ts";
import { at, draw, round, together } from "#src/art/shapes.ts";

/** A shop window at night: a niche with an arched light behind what stands in it. */
function niche(paint: Paint, frame: Frame, place: Place, floor: number) {
  const { theme, palette } = paint;
  const y = round(place.y + floor * place.scale);
  const deep = mix(theme.ground, theme.dominant, theme.isDark ? 0.75 : 0.45);
  const lit = mix(deep, palette.lamp, theme.isDark ? 0.4 : 0.62);
  const r = 400 * place.scale;
  const [left, top] = [place.x - r, place.y - 120 * place.scale];
  return together(
    draw(
      { x: 0, y: 0, width: frame.width, height: frame.height },
      {
        fill: paint.linear([
          [0, theme.ground],
          [0.5, deep],
          [1, mix(deep, palette.shadow, 0.25)],
        ]),
      },
    ),
    draw(
      {
        d: `M${round(left)} ${y}V${round(top)}A${round(r)} ${round(r)} 0 0 1 ${round(place.x + r)} ${round(top)}V${y}z`,
      },
      {
        fill: paint.radial(
          [
            [0, lit],
            [0.6, mix(lit, theme.accent, 0.25)],
            [1, mix(deep, theme.accent, 0.2)],
          ],
          0.42,
          0.3,
          0.8,
        ),
      },
    ),
    draw(
      { x: 0, y: y - 50 * place.scale, width: frame.width, height: frame.height },
      {
        fill: paint.linear(
          [
            [0, mix(deep, palette.lamp, 0.12)],
            [1, mix(deep, palette.shadow, 0.45)],
          ],
          "down",
        ),
      },
    ),
    frame.crop === "tile" ? null : calm(paint, frame.width, frame.height, 0.97),
  );
}

function fullRail(paint: Paint, colours: MaterialName[]) {
  const kinds = [coat, shirt, dress, trousers, coat, dress];
  return together(
    clothesRail(paint),
    ...colours.map((colour, index) =>
      at(
        -330 + index * (660 / (colours.length - 1)),
        -752,
        { rotate: index % 2 ? 1.5 : -1 },
        (kinds[index % kinds.length] as typeof coat)(paint, colour),
      ),
    ),
  );
}

const rail: Arrangement = {
  floor: 440,
  setting: (paint, frame, place) => room(paint, frame, place, 440, "board"),
  subject: (paint) =>
    together(
      at(40, 470, {}, rug(paint, 1000, 110)),
      at(
        60,
        446,
        { scale: 1.12 },
        fullRail(
          paint,
          paint.random.pick([
            ["dominant", "linen", "accent", "ink", "kraft"],
            ["ink", "accent", "linen", "dominant", "accent"],
          ] as MaterialName[][]),
        ),
      ),
      at(-410, 468, { scale: 0.94 }, pottedPlant(paint)),
      at(250, 474, { scale: 0.62 }, heel(paint, "ink")),
    ),
  places: { hero: { x: 1160, y: 500, scale: 1 }, banner: { x: 1200, y: 300, scale: 0.62 } },
};

const inTheWindow: Arrangement = {
  floor: 430,
  setting: (paint, frame, place) => niche(paint, frame, place, 430),
  subject: (paint) =>
    together(
      at(-20, 436, { scale: 1.14 }, dressedBust(paint, "accent", paint.theme.isDark ? "light" : "dominant")),
      at(-320, 446, {}, plinth(paint, 190, 200)),
      at(-330, 246, { scale: 0.62 }, handbag(paint, paint.theme.isDark ? "dominant" : "ink")),
      at(320, 452, {}, plinth(paint, 210, 300)),
      at(310, 144, { scale: 0.62, rotate: -5 }, strawHat(paint)),
      at(250, 500, { scale: 0.62 }, heel(paint, "ink")),
    ),
  places: { hero: { x: 1150, y: 500, scale: 1 } },
};

const fittingRoom: Arrangement = {
  floor: 430,
  setting: (paint, frame, place) =>
    waves(paint, frame, place, field(paint, "accent", 0.3), field(paint, "accent", 0.7)),
  subject: (paint) =>
    together(
      at(-60, -190, { scale: 1 }, roundMirror(paint, 230)),
      at(270, -560, {}, curtain(paint, "dominant", 260, 1000)),
      at(-30, 452, { scale: 1.2 }, dressedBust(paint, "dominant", "linen")),
      at(320, 470, { scale: 0.96 }, paperBag(paint)),
      at(-330, 478, { scale: 0.74 }, handbag(paint, "leather")),
    ),
  places: { hero: { x: 1170, y: 510, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [rail, inTheWindow, fittingRoom],
  tiles: [
    {
      floor: 570,
      draw: (paint) => at(400, 574, { scale: 0.68 }, fullRail(paint, ["accent", "linen", "dominant"])),
    },
    { floor: 560, draw: (paint) => at(400, 564, { scale: 0.68 }, dressedBust(paint, "accent")) },
    { floor: 500, draw: (paint) => at(400, 506, { scale: 1.04 }, handbag(paint)) },
    {
      floor: 460,
      draw: (paint) =>
        together(at(510, 440, { scale: 1.05 }, heel(paint)), at(320, 500, { scale: 1.1 }, heel(paint))),
    },
    {
      floor: 510,
      draw: (paint) =>
        at(400, 516, { scale: 1.15 }, foldedKnits(paint, ["dominant", "linen", "accent", "ash"])),
    },
    {
      draw: (paint) =>
        together(
          at(400, 270, { scale: 1.15, rotate: -6 }, strawHat(paint)),
          at(500, 480, { rotate: 10, scale: 1.05 }, sunglasses(paint)),
        ),
    },
    {
      floor: 510,
      draw: (paint) =>
        together(
          at(270, 516, { scale: 1.1 }, paperBag(paint)),
          at(560, 520, { scale: 0.86 }, paperBag(paint, "accent", "light")),
        ),
    },
    {
      draw: (paint) =>
        together(
          paint.strand("yolk", { d: "M60 470C200 380 300 560 420 470S640 400 760 480" }, 38),
          paint.detail(
            { d: "M100 436v22M150 424v22M200 432v22M250 458v22M560 444v22M610 436v22M660 436v22M710 446v22" },
            4,
            1.4,
          ),
          at(320, 260, { rotate: -42, scale: 0.96 }, scissors(paint)),
          at(590, 330, { rotate: 8, scale: 1.2 }, threadReel(paint)),
        ),
    },
  ],
  comparison: {
    before: {
      floor: 570,
      draw: (paint) =>
        at(
          400,
          574,
          { scale: 0.68 },
          clothesRail(paint, "steel"),
          ...([-360, -300, -235, -175, -110, -40, 30, 90, 150, 220, 290, 350] as const).map((x, index) => {
            const piece = paint.stamp(
              `crowd ${index % 3}`,
              [shirt, dress, trousers][index % 3]?.(
                paint,
                (["ink", "iron", "ink"] as const)[index % 3] ?? "ink",
              ),
            );
            return piece(x, -752, { rotate: ((index * 31) % 13) - 6 });
          }),
        ),
    },
    after: {
      floor: 570,
      draw: (paint) => at(400, 574, { scale: 0.68 }, fullRail(paint, ["dominant", "linen", "accent"])),
    },
  },
};
