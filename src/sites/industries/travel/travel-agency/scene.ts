import type { Paint } from "#src/art/paint.ts";
import { mug, paperSheet, receipt } from "#src/art/props/office.ts";
import {
  airBalloon,
  camera,
  compass,
  globe,
  mapSheet,
  mountains,
  passport,
  planeWindow,
  sailboat,
  strawHat,
  suitcase,
} from "#src/art/props/travel.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { boards, room, wall } from "#src/art/settings.ts";
import { at, draw, round, times, together } from "#src/art/shapes.ts";

/** The inside of a cabin: a curved wall with a seam below the windows. */
function cabin(paint: Paint, frame: Frame, place: Place) {
  const y = round(place.y + 470 * place.scale);
  return together(
    wall(paint, frame, place),
    draw(
      { x: frame.width * 0.4, y, width: frame.width * 0.6, height: 5 },
      { fill: paint.palette.lamp, fillOpacity: 0.2 },
    ),
  );
}

const atTheWindow: Arrangement = {
  setting: cabin,
  subject: (paint, { crop }) =>
    together(
      at(-40, 0, { scale: 1.04 }, planeWindow(paint)),
      crop === "tile"
        ? null
        : at(
            660,
            0,
            { scale: 1.04 },
            paint.body("marble", "tube", { x: -310, y: -430, width: 620, height: 860, rx: 250 }),
            paint.body("marble", "dish", { x: -268, y: -382, width: 536, height: 764, rx: 220 }),
            paint.body("dominant", "down", { x: -240, y: -350, width: 480, height: 700, rx: 200 }),
          ),
    ),
  places: {
    hero: { x: 1225, y: 500, scale: 1.06 },
    banner: { x: 1180, y: 290, scale: 0.8 },
    tile: { x: 430, y: 400, scale: 0.86 },
  },
};

const WINDOW =
  "M-430 -250Q-430 -310 -370 -310H370Q430 -310 430 -250V190Q430 250 370 250H-370Q-430 250 -430 190z";

/** A railway carriage: a wide window, a valley with a viaduct behind it, a folding table below. */
const byTrain: Arrangement = {
  floor: 330,
  setting: cabin,
  subject: (paint) =>
    together(
      paint.lift(2, paint.body("marble", "tube", { x: -490, y: -370, width: 980, height: 680, rx: 90 })),
      paint.within(
        { d: WINDOW },
        paint.body("water", "down", { x: -430, y: -310, width: 860, height: 560 }),
        paint.body("accent", "ball", { cx: -210, cy: -120, r: 82 }),
        paint.glow(-210, -120, 320, 1),
        paint.body("ash", "plane", {
          d: "M-430 60L-330 -50L-260 10L-110 -150L0 -20L70 -80L210 60L330 -40L430 40V250H-430z",
        }),
        paint.body("foam", "plane", { d: "M-110 -150L-160 -96L-128 -104L-104 -78L-82 -100L-58 -88z" }),
        paint.body("leaf", "down", { d: "M-430 90C-260 20 -120 60 20 90C160 40 300 30 430 60V250H-430z" }),
        paint.body("dominant", "plane", {
          d: `M-90 70H430V104H-90z${times(5, (index) => `M${-64 + index * 104} 100h26V250h-26z`).join("")}`,
        }),
        paint.lift(
          1,
          paint.body("accent", "bar", {
            d: `M-40 70V36Q-30 16 0 16H92V70z${times(3, (index) => `M${104 + index * 120} 16h108V70h-108z`).join("")}`,
          }),
        ),
        paint.body("light", "even", {
          d: times(10, (index) => `M${14 + index * 40} 30h22v16h-22z`).join(""),
        }),
        paint.body("basil", "plane", {
          d: times(
            6,
            (index) =>
              `M${-440 + index * 96} 260l44 -${130 + ((index * 37) % 60)}l44 ${130 + ((index * 37) % 60)}z`,
          ).join(""),
        }),
      ),
      paint.strand("steel", { d: WINDOW }, 16, 0.4),
      paint.shine({ d: "M60 -300H190L-60 240H-190zM240 -300H280L30 240H-10z" }, 0.35),
      paint.body("dominant", "bar", { x: -440, y: -336, width: 880, height: 58, rx: 20 }),
      paint.lift(2, paint.body("board", "down", { x: -330, y: 330, width: 860, height: 44, rx: 14 })),
      at(-190, 334, { scale: 0.92 }, mug(paint, "light")),
      at(170, 306, { rotate: -3, scale: 0.5 }, passport(paint)),
    ),
  places: {
    hero: { x: 1170, y: 480, scale: 1 },
    banner: { x: 1190, y: 280, scale: 0.66 },
    tile: { x: 400, y: 400, scale: 0.78 },
  },
};

const packed: Arrangement = {
  floor: 410,
  setting: (paint, frame, place) => room(paint, frame, place, 410, "walnut"),
  subject: (paint) =>
    together(
      at(
        120,
        410,
        { scale: 1.26 },
        suitcase(paint, paint.theme.treatment === "lit" ? "leather" : "dominant"),
      ),
      at(140, -186, { scale: 0.9 }, strawHat(paint, "accent")),
      at(-310, 436, { scale: 1.22 }, globe(paint)),
    ),
  places: { hero: { x: 1190, y: 520, scale: 1.06 }, banner: { x: 1210, y: 310, scale: 0.62 } },
};

const onTheMap: Arrangement = {
  setting: (paint, frame, place) => boards(paint, frame, place, paint.random.whole(1, 99)),
  subject: (paint, { crop }) =>
    together(
      at(110, -20, { rotate: -10, scale: 1.34 }, mapSheet(paint)),
      at(-220, 210, { rotate: 16, scale: 1.1 }, compass(paint)),
      crop === "tile" ? null : at(330, 330, { rotate: 10, scale: 0.78 }, camera(paint)),
      crop === "tile" ? null : at(-330, -270, { rotate: -14, scale: 0.64 }, passport(paint)),
    ),
  places: { hero: { x: 1180, y: 490, scale: 1.02 }, banner: { x: 1230, y: 290, scale: 0.66 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [atTheWindow, packed, onTheMap, byTrain],
  tiles: [
    { draw: (paint) => at(400, 310, { scale: 0.76 }, planeWindow(paint)) },
    {
      floor: 530,
      draw: (paint) =>
        together(
          at(400, 536, { scale: 0.84 }, suitcase(paint)),
          at(400, 140, { scale: 0.62 }, strawHat(paint, "accent")),
        ),
    },
    { draw: (paint) => at(400, 300, { rotate: -8, scale: 1 }, mapSheet(paint)) },
    { draw: (paint) => at(390, 310, { rotate: -10, scale: 0.98 }, passport(paint)) },
    { draw: (paint) => at(400, 320, { rotate: -6, scale: 1.14 }, camera(paint)) },
    { draw: (paint) => at(400, 560, { scale: 0.82 }, sailboat(paint)) },
    {
      draw: (paint) =>
        together(
          at(400, 600, { scale: 1 }, mountains(paint)),
          at(190, 190, { scale: 0.42 }, airBalloon(paint)),
        ),
    },
    { floor: 540, draw: (paint) => at(400, 546, { scale: 0.94 }, globe(paint)) },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          at(300, 300, { rotate: -12 }, paperSheet(paint, 280, 360)),
          at(470, 320, { rotate: 10 }, paperSheet(paint, 260, 340)),
          at(640, 300, { rotate: -6, scale: 0.9 }, receipt(paint)),
          at(160, 420, { rotate: 24, scale: 0.8 }, receipt(paint, 300)),
        ),
    },
    after: {
      draw: (paint) =>
        together(
          at(380, 300, { rotate: -6, scale: 0.94 }, mapSheet(paint)),
          at(640, 420, { rotate: 14, scale: 0.6 }, passport(paint)),
        ),
    },
  },
};
