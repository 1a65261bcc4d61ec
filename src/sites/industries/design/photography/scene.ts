import { mix } from "#src/art/colour.ts";
import type { Paint } from "#src/art/paint.ts";
import {
  album,
  camera,
  contactSheet,
  filmRoll,
  framedPhoto,
  loupe,
  negatives,
  pear,
  photoPrint,
  softbox,
  tripod,
} from "#src/art/props/camera.ts";
import { coffeeCup, wineBottle } from "#src/art/props/food.ts";
import { pottedPlant, shelf } from "#src/art/props/room.ts";
import type { Arrangement, Frame, Place, Scene } from "#src/art/scene.ts";
import { boards, calm, room, wall } from "#src/art/settings.ts";
import { at, discs, draw, polygon, round, together } from "#src/art/shapes.ts";

/** A roll of paper that hangs from a bar and runs out over the floor. */
function sweep(paint: Paint, frame: Frame, place: Place) {
  const { theme, palette } = paint;
  const on = (x: number, y: number) =>
    `${round(place.x + x * place.scale)} ${round(place.y + y * place.scale)}`;
  const colour = mix(theme.isDark ? theme.dominant : theme.ground, theme.accent, theme.isDark ? 0.35 : 0.5);
  const sheet = paint.linear(
    [
      [0, mix(colour, palette.shadow, 0.12)],
      [0.5, mix(colour, palette.lamp, 0.25)],
      [0.72, mix(colour, palette.lamp, 0.1)],
      [1, mix(colour, palette.shadow, 0.2)],
    ],
    "down",
  );
  return together(
    wall(paint, frame, place),
    draw(
      {
        d: `M${on(-330, -700)}L${on(-330, 260)}Q${on(-350, 380)} ${on(-520, 620)}L${on(760, 620)}Q${on(560, 380)} ${on(540, 260)}L${on(540, -700)}z`,
      },
      { fill: sheet },
    ),
    frame.crop === "tile" ? null : calm(paint, frame.width, frame.height, 0.6),
  );
}

const cameraOnTable: Arrangement = {
  floor: 350,
  setting: (paint, frame, place) =>
    together(
      room(paint, frame, place, 350),
      frame.crop === "tile"
        ? null
        : at(
            place.x,
            place.y,
            { scale: place.scale },
            paint.glow(-420, -300, 120, 0.5),
            paint.glow(-270, -420, 80, 0.6),
            paint.glow(360, -380, 130, 0.5),
            paint.glow(190, -470, 70, 0.6),
          ),
    ),
  subject: (paint) =>
    together(
      paint.contact(0, 356, 560, 44),
      at(20, 60, { scale: 1.14 }, camera(paint, paint.random.pick(["ink", "leather"] as const))),
      at(-410, 420, { scale: 0.86 }, filmRoll(paint)),
    ),
  places: {
    hero: { x: 1165, y: 500, scale: 1 },
    banner: { x: 1220, y: 280, scale: 0.7 },
    tile: { x: 400, y: 390, scale: 0.78 },
  },
};

const printsFromAbove: Arrangement = {
  setting: (paint, frame, place) => boards(paint, frame, place, paint.random.whole(200, 260)),
  subject: (paint) =>
    together(
      at(300, -110, { rotate: 9, scale: 1.12 }, contactSheet(paint, 6)),
      at(-240, -230, { rotate: -13 }, photoPrint(paint, "hills", 360, 300)),
      at(-150, 160, { rotate: paint.random.whole(4, 9), scale: 1.08 }, photoPrint(paint, "couple", 380, 470)),
      at(20, 410, { rotate: -6 }, negatives(paint, 4)),
      at(330, 20, { scale: 1.15 }, loupe(paint)),
      at(-440, -10, { scale: 0.9 }, coffeeCup(paint, 120)),
    ),
  places: { hero: { x: 1180, y: 500, scale: 1 } },
};

const inTheStudio: Arrangement = {
  floor: 430,
  setting: sweep,
  subject: (paint) =>
    together(at(-260, 430, { scale: 1.05 }, softbox(paint)), at(250, 452, { scale: 1.06 }, tripod(paint))),
  places: { hero: { x: 1150, y: 500, scale: 1 } },
};

const scratches = "M-120 -180L-60 -60L-90 40L-20 160M60 -190L30 -90L70 10M-170 60L-60 90L40 70L180 110";

export const scene: Scene = {
  behind: "accent",
  arrangements: [cameraOnTable, printsFromAbove, inTheStudio],
  tiles: [
    {
      floor: 520,
      draw: (paint) =>
        together(paint.contact(400, 524, 380, 30), at(400, 312, { scale: 0.78 }, camera(paint))),
    },
    {
      draw: (paint) =>
        together(
          at(230, 320, { rotate: -9 }, photoPrint(paint, "hills", 290, 330)),
          at(580, 330, { rotate: 10 }, photoPrint(paint, "child", 280, 340)),
          at(400, 290, { rotate: 1 }, photoPrint(paint, "couple", 310, 390)),
        ),
    },
    {
      draw: (paint) =>
        together(
          at(380, 310, { rotate: -7, scale: 1.1 }, contactSheet(paint, 5)),
          at(600, 400, { scale: 1.15 }, loupe(paint)),
        ),
    },
    {
      floor: 550,
      draw: (paint) =>
        together(at(230, 556, { scale: 0.64 }, softbox(paint)), at(560, 560, { scale: 0.62 }, tripod(paint))),
    },
    {
      floor: 430,
      draw: (paint) =>
        together(
          at(230, 436, { scale: 1.35 }, filmRoll(paint, "accent", 130)),
          at(560, 436, { scale: 1.35 }, filmRoll(paint, "dominant", 0)),
          at(440, 520, { rotate: -4, scale: 0.86 }, negatives(paint, 4)),
        ),
    },
    {
      floor: 560,
      draw: (paint) =>
        together(
          at(330, 230, {}, framedPhoto(paint, "face", 310, 360)),
          at(400, 500, {}, shelf(paint, 760)),
          at(630, 500, { scale: 0.78 }, pottedPlant(paint)),
        ),
    },
    { draw: (paint) => at(400, 306, { scale: 0.92, rotate: -4 }, album(paint)) },
    {
      floor: 470,
      draw: (paint) =>
        together(
          paint.glow(190, 120, 330, 0.9),
          at(470, 500, { scale: 0.74 }, wineBottle(paint)),
          at(270, 514, {}, pear(paint)),
          at(620, 524, { scale: 0.8, rotate: 8 }, pear(paint, "leaf")),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        at(
          400,
          300,
          { rotate: -4 },
          photoPrint(paint, "couple", 440, 520, 26),
          paint.shade(
            discs([
              [-70, 90, 74],
              [-20, 130, 60],
              [-110, 150, 48],
              [30, 176, 36],
            ]),
          ),
          paint.shade(
            discs([
              [-70, 90, 62],
              [-16, 130, 46],
            ]),
            0.5,
          ),
          paint.body(
            "linen",
            "even",
            polygon([226, -266], [60, -266], [86, -222], [120, -206], [150, -160], [196, -140], [226, -70]),
          ),
          paint.body(
            "linen",
            "even",
            polygon([-226, 266], [-226, 150], [-180, 176], [-150, 214], [-96, 232], [-80, 266]),
          ),
          paint.strand("paper", { d: scratches }, 5, 0.6),
          paint.shine({ x: -194, y: -234, width: 388, height: 468 }, 0.8),
        ),
    },
    after: { draw: (paint) => at(400, 300, { rotate: 2 }, framedPhoto(paint, "couple", 430, 520, "walnut")) },
  },
};
