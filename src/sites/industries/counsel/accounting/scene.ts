import { mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import { coffeeCup } from "#src/art/props/food.ts";
import {
  binders,
  calculator,
  calendar,
  chartSheet,
  clock,
  coinPile,
  envelope,
  fountainPen,
  laptop,
  ledger,
  looseSheets,
  mug,
  receipt,
} from "#src/art/props/office.ts";
import { deskLamp, pottedPlant } from "#src/art/props/room.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { room, top } from "#src/art/settings.ts";
import { at, together } from "#src/art/shapes.ts";

const deskColour = ({ theme }: Paint) =>
  theme.isDark ? mix(theme.ground, theme.dominant, 0.55) : mix(theme.ground, theme.dominant, 0.3);

const ledgerFromAbove: Arrangement = {
  setting: (paint, frame, place) => top(paint, frame, place, deskColour(paint)),
  subject: (paint) =>
    together(
      at(-190, 360, { rotate: paint.random.whole(4, 18) }, receipt(paint, 360)),
      at(-50, 400, { rotate: -7 }, receipt(paint, 320)),
      at(
        90,
        -150,
        { rotate: paint.random.whole(-13, -6), scale: 1.12 },
        ledger(paint, paint.random.pick(["leather", "dominant", "ink"])),
      ),
      at(250, 190, { rotate: 8, scale: 1.02 }, calculator(paint, paint.theme.isDark ? "iron" : "ink")),
      at(-150, 40, { rotate: -38, scale: 0.98 }, fountainPen(paint, "dominant")),
      at(-330, -380, { scale: 0.85 }, coffeeCup(paint, 170)),
    ),
  places: { hero: { x: 1190, y: 510, scale: 1 } },
};

const growingCoins: Arrangement = {
  floor: 360,
  setting: (paint, frame, place) => room(paint, frame, place, 360, "board"),
  subject: (paint) =>
    together(
      at(40, -70, { rotate: 3, scale: 1.3 }, chartSheet(paint)),
      at(330, 364, { scale: 1.24 }, pottedPlant(paint)),
      ...paint.random
        .pick([
          [4, 7, 11, 16],
          [3, 6, 9, 14],
          [6, 4, 10, 15],
        ])
        .map((count, index) =>
          at(-330 + index * 160, 400 + (index % 2) * 14, {}, coinPile(paint, count, 148)),
        ),
      at(-20, 470, { rotate: -5 }, fountainPen(paint, "dominant")),
    ),
};

const laptopByLamp: Arrangement = {
  floor: 370,
  setting: (paint, frame, place) => room(paint, frame, place, 370, "walnut"),
  subject: (paint) =>
    together(
      at(-300, 372, { scale: 1.28 }, deskLamp(paint, paint.theme.isDark ? "accent" : "dominant")),
      paint.glow(0, -160, 420, 0.7),
      at(300, 372, { scale: 1 }, binders(paint, ["dominant", "accent", "ink"])),
      at(70, 392, { scale: 1.02 }, laptop(paint)),
      at(-270, 452, { scale: 0.84 }, mug(paint)),
      at(300, 470, {}, coinPile(paint, 5, 120)),
    ),
};

export const scene: Scene = {
  behind: "dominant",
  arrangements: [ledgerFromAbove, growingCoins, laptopByLamp],
  tiles: [
    {
      draw: (paint) =>
        together(
          at(400, 290, { rotate: -8, scale: 0.86 }, ledger(paint)),
          at(540, 460, { rotate: -30, scale: 0.9 }, fountainPen(paint, "dominant")),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(560, 270, { rotate: 9, scale: 1.1 }, receipt(paint, 190)),
          at(310, 310, { rotate: -8, scale: 1.1 }, calculator(paint)),
        ),
    },
    {
      floor: 470,
      draw: (paint) =>
        together(
          ...[3, 6, 10, 15].map((count, index) =>
            at(160 + index * 160, 476, {}, coinPile(paint, count, 140)),
          ),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(370, 300, { rotate: -6 }, chartSheet(paint)),
          at(600, 380, { rotate: -52, scale: 0.9 }, fountainPen(paint)),
        ),
    },
    {
      floor: 510,
      draw: (paint) =>
        together(
          at(190, 514, { scale: 0.98 }, binders(paint, ["dominant", "accent", "light", "ink", "dominant"])),
        ),
    },
    {
      floor: 470,
      draw: (paint) => together(at(370, 474, {}, laptop(paint)), at(710, 490, { scale: 0.8 }, mug(paint))),
    },
    {
      floor: 530,
      draw: (paint) =>
        together(
          at(220, 534, { scale: 0.9 }, deskLamp(paint)),
          at(590, 534, { scale: 0.82 }, pottedPlant(paint)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(300, 320, { rotate: -5, scale: 1.12 }, calendar(paint)),
          at(590, 250, { scale: 0.94 }, clock(paint)),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) => {
        const slip = paint.stamp("slip", receipt(paint, 280));
        return together(
          at(300, 290, {}, looseSheets(paint, 4, 270, 340, 40)),
          ...[-34, 20, 64, -70, 8].map((rotate, index) =>
            slip(250 + index * 90, 260 + ((index * 53) % 120), { rotate }),
          ),
          at(610, 460, { rotate: 14, scale: 0.66 }, envelope(paint, "kraft")),
        );
      },
    },
    after: {
      draw: (paint) =>
        together(
          at(420, 270, { rotate: 0, scale: 0.86 }, ledger(paint)),
          at(400, 524, { scale: 0.9 }, fountainPen(paint, "dominant")),
        ),
    },
  },
};
