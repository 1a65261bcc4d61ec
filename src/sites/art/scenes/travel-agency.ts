import type { Paint } from "../paint.ts";
import { paperSheet, receipt } from "../props/office.ts";
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
} from "../props/travel.ts";
import type { Arrangement, Frame, Place, Scene } from "../scene.ts";
import { boards, room, wall } from "../settings.ts";
import { at, draw, round, together } from "../shapes.ts";

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

export const travelAgency: Scene = {
  behind: "accent",
  arrangements: [atTheWindow, packed, onTheMap],
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
