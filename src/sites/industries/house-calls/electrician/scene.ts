import {
  breakerPanel,
  bulb,
  cableCoil,
  carCharger,
  looseWires,
  multimeter,
  outlet,
  plug,
  switchPlate,
} from "#src/art/props/electrics.ts";
import { pendantLamp } from "#src/art/props/room.ts";
import { pliers, screwdriver } from "#src/art/props/tools.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { boards, wall } from "#src/art/settings.ts";
import { at, times, together } from "#src/art/shapes.ts";

const burningBulb: Arrangement = {
  setting: (paint, frame, place) => wall(paint, frame, place),
  subject: (paint) =>
    together(
      at(330, -420, { scale: 0.42 }, bulb(paint)),
      at(-360, -560, { scale: 0.3 }, bulb(paint)),
      at(-20, -20, { scale: 1.12 }, bulb(paint)),
    ),
  places: { hero: { x: 1160, y: 540, scale: 1.06 }, banner: { x: 1220, y: 270, scale: 0.62 } },
};

const openPanel: Arrangement = {
  setting: (paint, frame, place) => wall(paint, frame, place),
  subject: (paint) =>
    together(
      paint.glow(40, 0, 640, 0.4),
      paint.lift(
        1,
        ...times(3, (index) =>
          paint.body("steel", "tube", { x: -110 + index * 110, y: -760, width: 44, height: 360 }),
        ),
      ),
      at(70, 0, { scale: 1.02 }, breakerPanel(paint)),
      at(-330, 250, { rotate: 152, scale: 1 }, screwdriver(paint, "tomato")),
      paint.random.whole(0, 1) ? at(400, 330, { rotate: 12, scale: 0.8 }, pliers(paint)) : null,
    ),
  places: {
    hero: { x: 1190, y: 500, scale: 1 },
    tile: { x: 430, y: 400, scale: 0.78 },
    banner: { x: 1260, y: 290, scale: 0.6 },
  },
};

const benchFromAbove: Arrangement = {
  setting: (paint, frame, place) => boards(paint, frame, place, paint.random.whole(1, 99)),
  subject: (paint, { crop }) =>
    together(
      at(250, -230, { scale: 1.15, rotate: 20 }, cableCoil(paint, "dominant")),
      at(
        -30,
        20,
        { scale: 1.2, rotate: -6 },
        multimeter(paint, paint.random.pick(["120.4", "119.8", "240.1"])),
      ),
      crop === "tile" ? null : at(420, 300, { rotate: 30, scale: 1.1 }, pliers(paint, "tomato")),
    ),
  places: { hero: { x: 1180, y: 460, scale: 1 } },
};

export const scene: Scene = {
  behind: "dominant",
  arrangements: [burningBulb, openPanel, benchFromAbove],
  tiles: [
    { draw: (paint) => at(400, 300, { scale: 0.78 }, bulb(paint)) },
    { draw: (paint) => at(440, 310, { scale: 0.66 }, breakerPanel(paint, 8)) },
    { draw: (paint) => at(460, 270, { scale: 0.9, rotate: 6 }, multimeter(paint)) },
    {
      draw: (paint) => together(at(270, 300, { scale: 1.12 }, outlet(paint)), at(590, 404, {}, plug(paint))),
    },
    { draw: (paint) => at(400, 300, { scale: 1.1 }, switchPlate(paint, 4)) },
    {
      draw: (paint) =>
        together(
          at(320, 280, { scale: 0.94 }, cableCoil(paint)),
          at(630, 320, { rotate: 16, scale: 0.9 }, pliers(paint, "accent")),
        ),
    },
    { draw: (paint) => at(400, 250, { scale: 0.84 }, carCharger(paint)) },
    {
      draw: (paint) =>
        together(
          at(190, 0, {}, pendantLamp(paint, 170, "accent")),
          at(600, 0, {}, pendantLamp(paint, 220, "dominant")),
          at(390, 0, { scale: 1.2 }, pendantLamp(paint, 300, "light")),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          paint.shade(
            {
              d: "M280 60C400 20 520 60 530 170C560 300 540 470 430 520C300 540 250 440 260 300C240 200 220 100 280 60z",
            },
            1,
          ),
          at(380, 300, { rotate: 9, scale: 1.2 }, outlet(paint, "cream")),
          paint.detail({ d: "M250 120L330 190L316 240L400 300M480 480L430 420L450 380" }, 5, 1.4),
          paint.shade({ cx: 390, cy: 190, rx: 80, ry: 60 }, 1.6),
          at(480, 320, {}, looseWires(paint)),
        ),
    },
    after: {
      draw: (paint) =>
        together(at(320, 300, { scale: 1.2 }, outlet(paint)), at(630, 412, {}, plug(paint, "accent"))),
    },
  },
};
