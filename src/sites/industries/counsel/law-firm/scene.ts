import type { ReactNode } from "react";
import { mix } from "#src/art/colour.ts";
import type { MaterialName } from "#src/art/materials.ts";
import type { Paint } from "#src/art/paint.ts";
import { column, gavel, hourglass, key, scales, temple, waxSeal } from "#src/art/props/law.ts";
import {
  bookRow,
  bookStack,
  envelope,
  folder,
  fountainPen,
  glasses,
  looseSheets,
  paperSheet,
} from "#src/art/props/office.ts";
import { bankersLamp, foldedCloth } from "#src/art/props/room.ts";
import type { Arrangement, Frame, Scene } from "#src/art/scene.ts";
import { calm, room } from "#src/art/settings.ts";
import { at, draw, polygon, times, together } from "#src/art/shapes.ts";

/** The bindings of four books. */
function shelves({ random }: Paint): MaterialName[] {
  return random.pick([
    ["leather", "dominant", "walnut", "ink"],
    ["ink", "leather", "dominant", "leather"],
    ["dominant", "ink", "leather", "walnut"],
  ]);
}

/** The vanishing point of the colonnade, left of the picture. */
const AWAY = { x: -1000, y: 130 };
const NEAREST = { top: -545, foot: 315 };

/** A row of columns that runs away to the left, the evening light between them. */
function colonnade(paint: Paint, frame: Frame): ReactNode {
  if (frame.crop === "tile") return at(0, 470, {}, temple(paint));
  const on = (scale: number, offset: number): [number, number] => [
    AWAY.x + 1420 * scale,
    AWAY.y + offset * scale,
  ];
  const strip = (top: number, foot: number, from = 0.26, to = 1.36) =>
    polygon(on(from, top), on(to, top), on(to, foot), on(from, foot));
  const place = paint.stamp("column", column(paint));
  const dentils = times(22, (index) => {
    const depth = 1.3 / (1 + index * 0.075);
    return polygon(on(depth, -612), on(depth * 0.972, -612), on(depth * 0.972, -588), on(depth, -588)).d;
  });
  const depths = times(7, (index) => 1 / (1 + index * 0.27)).reverse();
  return together(
    paint.body("dominant", "down", strip(-545, 300)),
    paint.shade(strip(-545, 300), 2.4),
    paint.glow(200, 130, 640, 1.5),
    paint.glow(250, 210, 380, 1.2),
    ...depths
      .slice(2)
      .map((depth) =>
        paint.shade(
          polygon(
            on(depth * 0.93, -300),
            on(depth * 0.86, -300),
            on(depth * 0.86, 300),
            on(depth * 0.93, 300),
          ),
          1.2,
        ),
      ),
    paint.body("stone", "down", strip(296, 330)),
    ...depths.map((depth) => {
      const [x, y] = on(depth, NEAREST.foot);
      return place(x, y, { scale: (depth * (NEAREST.foot - NEAREST.top)) / 640 });
    }),
    paint.body("stone", "down", strip(-660, -528)),
    paint.shade(strip(-572, -528), 1.7),
    paint.body("stone", "plane", strip(-685, -628)),
    paint.shine(strip(-640, -630), 1.2),
    paint.shade(strip(-628, -612), 1.4),
    paint.shade({ d: dentils.join("") }, 1.3),
    paint.body("stone", "down", strip(315, 372)),
    paint.shine(strip(315, 322), 1.4),
    paint.body("stone", "down", strip(372, 440)),
    paint.shine(strip(372, 379), 0.9),
    paint.body("stone", "down", strip(440, 560)),
    paint.shine(strip(440, 447), 0.6),
    paint.shade(strip(372, 560), 1.4),
    ...depths
      .slice(3)
      .map((depth) =>
        paint.shine(
          polygon(
            on(depth * 0.985, 318),
            on(depth * 0.87, 318),
            on(depth * 0.74, 545),
            on(depth * 0.92, 545),
          ),
          0.42,
        ),
      ),
  );
}

function dusk(paint: Paint, { width, height }: Frame): ReactNode {
  const { theme, palette } = paint;
  const sky = paint.linear(
    theme.isDark
      ? [
          [0, theme.groundDeep],
          [0.5, mix(theme.ground, theme.dominant, 0.6)],
          [1, mix(theme.dominant, theme.accent, 0.6)],
        ]
      : [
          [0, theme.ground],
          [0.55, mix(theme.ground, theme.dominant, 0.22)],
          [1, mix(palette.lamp, theme.accent, 0.3)],
        ],
    "fall",
  );
  return together(
    draw({ x: 0, y: 0, width, height }, { fill: sky }),
    paint.glow(width * 0.72, height * 0.6, height * 0.75, 0.5),
  );
}

const colonnadeAtDusk: Arrangement = {
  lightFrom: 1,
  setting: dusk,
  subject: colonnade,
  // The far end is lost in the ground, so that text can stand over it.
  veil: (paint, { crop, width, height }) => (crop === "tile" ? null : calm(paint, width, height, 1)),
  places: { banner: { x: 1200, y: 270, scale: 0.85 }, tile: { x: 400, y: 420, scale: 0.76 } },
};

const scalesOnDesk: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) => room(paint, frame, place, 400),
  subject: (paint) =>
    together(
      at(300, 400, { scale: 1.15 }, bookRow(paint, shelves(paint))),
      paint.glow(0, -60, 520, 0.4),
      paint.contact(-30, 404, 330, 30),
      at(-30, 400, { scale: 1.08 }, scales(paint, paint.random.pick([4, 6, -5]))),
      at(-330, 452, {}, bookStack(paint, ["leather"], 300)),
      at(330, 470, {}, bookStack(paint, ["dominant", "leather"], 380)),
    ),
};

const deskByLamp: Arrangement = {
  floor: 330,
  setting: (paint, frame, place) => room(paint, frame, place, 330),
  subject: (paint) =>
    together(
      at(230, 330, { scale: 1.5 }, bankersLamp(paint)),
      at(-160, 330, { scale: 1 }, bookStack(paint, shelves(paint), 430)),
      at(-110, 330 - 348, { scale: 0.62 }, gavel(paint)),
      at(
        60,
        442,
        { rotate: -3, scale: 1 },
        paint.contact(0, 16, 280, 20),
        paint.lift(1, paint.body("paper", "plane", polygon([-250, -34], [220, -40], [300, 30], [-310, 36]))),
        paint.detail({ d: "M-190 -18H150M-200 -2H120M-214 14H170" }, 3, 0.5),
      ),
      at(130, 440, { rotate: -12, scale: 0.9 }, fountainPen(paint)),
    ),
};

export const scene: Scene = {
  behind: "dominant",
  arrangements: [colonnadeAtDusk, scalesOnDesk, deskByLamp],
  tiles: [
    { floor: 520, draw: (paint) => at(400, 528, { scale: 0.62 }, scales(paint, 5)) },
    { draw: (paint) => at(400, 300, { scale: 1.05 }, gavel(paint)) },
    {
      floor: 480,
      draw: (paint) =>
        together(
          at(380, 486, {}, bookStack(paint, ["leather", "dominant", "ink", "walnut"], 500)),
          at(390, 214, { scale: 0.9 }, glasses(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(390, 320, { rotate: -7 }, paint.lift(2, paperSheet(paint, 480, 640, 14))),
          paint.strand(
            "dominant",
            { d: "M286 476c22-46 40-50 36-14s18 20 34-10s22 30 40 4s24 10 50-2" },
            5,
            -0.4,
          ),
          at(600, 392, { rotate: -34, scale: 1.05 }, fountainPen(paint)),
        ),
    },
    {
      floor: 560,
      draw: (paint) =>
        together(at(300, 1040, { scale: 1.5 }, column(paint)), at(660, 980, { scale: 1.3 }, column(paint))),
    },
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(310, 505, { scale: 0.95 }, bankersLamp(paint)),
          at(600, 505, { scale: 0.8 }, bookStack(paint, ["dominant", "leather"], 330)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(370, 290, { rotate: -8, scale: 1.2 }, envelope(paint, "linen"), at(0, 20, {}, waxSeal(paint))),
          at(540, 470, { rotate: -18, scale: 0.9 }, key(paint)),
        ),
    },
    {
      floor: 510,
      draw: (paint) =>
        together(
          at(400, 514, { scale: 1.02 }, hourglass(paint)),
          at(640, 520, { scale: 0.6 }, bookStack(paint, ["leather", "ink"], 330)),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          at(400, 300, { scale: 0.9 }, looseSheets(paint, 7, 360, 460, 34)),
          at(570, 440, { rotate: 24, scale: 0.7 }, envelope(paint, "kraft")),
        ),
    },
    after: {
      draw: (paint) =>
        together(
          at(400, 310, { scale: 1.2 }, folder(paint, "dominant")),
          at(560, 420, { scale: 0.9 }, waxSeal(paint)),
          at(250, 486, { rotate: -4, scale: 0.86 }, fountainPen(paint)),
          at(650, 120, { rotate: 8 }, foldedCloth(paint, 120, 16, "dominant")),
        ),
    },
  },
};
