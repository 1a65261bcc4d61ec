import { darken, mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import {
  bone,
  bubbles,
  bust,
  catHead,
  coats,
  curls,
  dogHead,
  duck,
  feedingBowl,
  foam,
  groomingBrush,
  leash,
  paw,
  terrierHead,
  towels,
  tub,
} from "#src/art/props/pets.ts";
import { comb, flask, scissors } from "#src/art/props/salon.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { field, waves } from "#src/art/settings.ts";
import { at, discs, polar, polygon, times, together } from "#src/art/shapes.ts";

const coatOf = (paint: Paint) => paint.random.pick(coats);

/** A tub that is not of the colour of the wall behind it. */
const tubColour = ({ theme }: Paint) => (theme.isDark && theme.treatment === "lit" ? "accent" : "dominant");

function bathroom(paint: Paint, frame: Frame, place: Place) {
  const { isDark } = paint.theme;
  const first = isDark
    ? field(paint, "dominant", 0.5)
    : mix(field(paint, "accent", 0.55), paint.theme.light, 0.1);
  const second = isDark ? field(paint, "dominant", 0.95) : field(paint, "accent", 1);
  return waves(paint, frame, place, first, isDark ? darken(second, 0.1) : second);
}

const dogInTub: Arrangement = {
  floor: 440,
  setting: bathroom,
  subject: (paint) =>
    together(
      bubbles(paint, 900, 700, 9, 44),
      at(
        0,
        -104,
        { scale: 1.28, rotate: -4 },
        dogHead(paint, coatOf(paint)),
        at(-6, -190, {}, foam(paint, 150, 46, 9, 28)),
      ),
      at(0, 444, { scale: 1.16 }, tub(paint, tubColour(paint))),
      at(0, 116, {}, foam(paint, 760, 26, 24, 40)),
      at(-260, 104, {}, foam(paint, 220, 60, 9, 40)),
      at(270, 104, {}, foam(paint, 220, 70, 9, 42)),
      at(-300, 470, {}, duck(paint)),
      at(60, -80, {}, bubbles(paint, 860, 520, 6, 52)),
    ),
  places: { hero: { x: 1160, y: 500, scale: 1 }, banner: { x: 1220, y: 300, scale: 0.66 } },
};

const catOnTowels: Arrangement = {
  floor: 470,
  setting: bathroom,
  subject: (paint) => {
    const coat = {
      fur: paint.random.pick(["rust", "ash", "tan"] as const),
      ears: "cocoa" as const,
      patch: "cream" as const,
    };
    return together(
      paint.contact(0, 480, 440, 40),
      at(0, 0, {}, bubbles(paint, 920, 820, 8, 44)),
      at(
        260,
        470,
        { scale: 1 },
        paint.strand(coat.fur, { d: "M-40 -60C160 -60 250 -190 170 -300C140 -340 96 -310 120 -270" }, 64, 0),
        paint.strand(coat.fur, { d: "M-40 -66C150 -70 230 -190 156 -290" }, 20, 0.5),
      ),
      at(0, 520, { scale: 1.08 }, bust(paint, coat, 560, 440)),
      at(0, -90, { scale: 1.36, rotate: 3 }, catHead(paint, coat)),
      at(-420, 300, { rotate: -24, scale: 1.05 }, groomingBrush(paint, "wood")),
    );
  },
  places: { hero: { x: 1180, y: 530, scale: 1 } },
};

const groomedTerrier: Arrangement = {
  floor: 480,
  setting: bathroom,
  subject: (paint) => {
    const coat = coatOf(paint);
    return together(
      paint.glow(0, -60, 560, 0.5),
      at(0, 560, { scale: 1.3 }, bust(paint, coat, 560, 440)),
      at(0, -100, { scale: 1.44, rotate: -3 }, terrierHead(paint, coat)),
      at(360, 500, {}, towels(paint, ["light", "dominant", "accent"], 360)),
      at(-390, 470, { rotate: -14 }, bone(paint)),
    );
  },
  places: { hero: { x: 1150, y: 540, scale: 1 } },
};

/** A coat that nobody brushed, around the head. */
const mats = polygon(
  ...times(62, (index): [number, number] => {
    const [x, y] = polar((index / 62) * Math.PI * 2, index % 2 ? 218 : 236 + ((index * 7) % 5) * 6);
    return [x * 1.1, y];
  }),
);

const mud = discs([
  [236, 350, 26],
  [270, 392, 17],
  [560, 300, 21],
  [586, 336, 12],
  [470, 470, 30],
  [510, 500, 16],
  [340, 120, 15],
  [470, 140, 22],
  [500, 120, 12],
  [250, 250, 14],
]);

export const scene: Scene = {
  behind: "accent",
  arrangements: [dogInTub, catOnTowels, groomedTerrier],
  tiles: [
    {
      draw: (paint) =>
        together(
          at(400, 660, {}, bust(paint, coats[1], 480, 300)),
          at(400, 270, { scale: 1.2, rotate: 4 }, dogHead(paint, coats[1])),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(400, 680, {}, bust(paint, { fur: "ash", ears: "iron", patch: "cream" }, 460, 320)),
          at(
            400,
            310,
            { scale: 1.14, rotate: -4 },
            catHead(paint, { fur: "ash", ears: "iron", patch: "cream" }),
          ),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(300, 300, { rotate: 32, scale: 1.05 }, groomingBrush(paint)),
          at(520, 330, { rotate: -18 }, comb(paint, "steel")),
          at(180, 440, {}, curls(paint, "tan", 5, 80)),
        ),
    },
    {
      floor: 500,
      draw: (paint) =>
        together(
          at(330, 505, { scale: 1.1 }, towels(paint, ["light", "dominant", "accent", "light"])),
          at(640, 508, {}, duck(paint)),
        ),
    },
    {
      floor: 480,
      draw: (paint) =>
        together(
          at(330, 486, { scale: 1.3 }, feedingBowl(paint)),
          at(610, 500, { rotate: -22, scale: 0.9 }, bone(paint)),
        ),
    },
    { draw: (paint) => at(410, 300, { scale: 1.15 }, leash(paint)) },
    {
      floor: 520,
      draw: (paint) =>
        together(
          at(400, 500, { scale: 0.92 }, tub(paint)),
          at(400, 236, {}, foam(paint, 600, 80, 10, 56)),
          at(400, 180, {}, bubbles(paint, 700, 300, 3, 50)),
          at(420, 150, { scale: 0.9 }, duck(paint)),
        ),
    },
    {
      floor: 530,
      draw: (paint) => {
        const print = paint.shared(paw(0, 0, 0.62));
        return together(
          at(260, 534, { scale: 1.05 }, flask(paint, "dominant", print)),
          at(420, 534, { scale: 0.86 }, flask(paint, "light", print)),
          at(640, 330, { rotate: 24, scale: 0.9 }, scissors(paint)),
        );
      },
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          at(400, 660, {}, bust(paint, coats[2], 560, 320)),
          at(400, 300, {}, paint.body(coats[2].fur, "ball", mats)),
          at(400, 290, { scale: 1.12, rotate: -7 }, dogHead(paint, coats[2])),
          paint.body("cocoa", "even", mud),
        ),
    },
    after: {
      draw: (paint) =>
        together(
          at(400, 660, {}, bust(paint, coats[2], 480, 320)),
          at(400, 290, { scale: 1.12 }, dogHead(paint, coats[2])),
          at(640, 480, {}, bubbles(paint, 260, 260, 4, 40)),
        ),
    },
  },
};
