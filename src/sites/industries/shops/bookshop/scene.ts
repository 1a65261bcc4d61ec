import { mix } from "#src/art/colour.ts";
import type { MaterialName } from "#src/art/materials.ts";
import type { Paint } from "#src/art/paint.ts";
import { armchair, floorLamp, rug } from "#src/art/props/furniture.ts";
import { paintBrush } from "#src/art/props/gallery.ts";
import { bookRow, bookStack, glasses, lyingBook, mug } from "#src/art/props/office.ts";
import { candle, pottedPlant, shelf } from "#src/art/props/room.ts";
import type { Arrangement, Scene } from "#src/art/scene.ts";
import { boards, room, top } from "#src/art/settings.ts";
import { at, bars, round, times, together } from "#src/art/shapes.ts";

/** Around 0, 0: shelves 1100 wide and 1000 high, full of books. */
function bookcase(paint: Paint, covers: MaterialName[], rows = 4) {
  const spines = (of: number) =>
    times(rows, (row) => {
      let x = -520;
      return times(20, (index): [number, number, number, number] => {
        const width = 34 + ((index * 23 + row * 31) % 32);
        const height = 150 + ((index * 37 + row * 17) % 52);
        const left = x;
        x += width + 2;
        return [left, -486 + row * 244 + 212 - height, width, height];
      }).filter(
        (spine, index) =>
          (index * 7 + row * 3) % covers.length === of &&
          spine[0] + spine[2] < 520 &&
          !(row === 1 && index > 12 && index < 16),
      );
    }).flat();
  return together(
    paint.body("walnut", "plane", { x: -560, y: -520, width: 1120, height: rows * 244 + 60 }),
    paint.shade(
      bars(times(rows, (row): [number, number, number, number] => [-530, -496 + row * 244, 1060, 226])),
      2.2,
    ),
    paint.lift(1, ...covers.map((cover, index) => paint.body(cover, "down", bars(spines(index))))),
    paint.shine(
      bars(
        covers.flatMap((_, index) =>
          spines(index)
            .filter(([x]) => Math.round(x) % 3 !== 0)
            .map(([x, y, width]): [number, number, number, number] => [
              x + width * 0.24,
              y + 26,
              width * 0.52,
              9,
            ]),
        ),
      ),
      1.1,
    ),
    paint.body(
      "walnut",
      "down",
      bars(times(rows + 1, (row): [number, number, number, number] => [-560, -520 + row * 244, 1120, 26])),
    ),
    paint.body(
      "walnut",
      "down",
      bars([
        [-560, -520, 32, rows * 244 + 26],
        [528, -520, 32, rows * 244 + 26],
      ]),
    ),
  );
}

/** Stands on 0, 0: a ladder that leans on a case, 900 high. */
function ladder(paint: Paint) {
  return together(
    paint.strand(
      "board",
      { d: times(7, (index) => `M${round(-74 + index * 8)} ${-90 - index * 120}h120`).join("") },
      20,
      -0.2,
    ),
    paint.strand("board", { d: "M-90 0L-20 -930M50 0L104 -930" }, 24),
  );
}

/** Lies around 0, 0: an open book 860 wide, a ribbon in it; `picture` fills its right page. */
function openBook(paint: Paint, cover: MaterialName = "dominant", picture = false) {
  const lines = (left: number, width: number) =>
    times(11, (index) => `M${left} ${-210 + index * 40}h${index % 4 === 3 ? width * 0.6 : width}`).join("");
  return together(
    paint.lift(3, paint.body(cover, "plane", { x: -446, y: -306, width: 892, height: 620, rx: 12 })),
    paint.body("linen", "plane", {
      d: "M-430 -286C-300 -310 -90 -310 0 -276C90 -310 300 -310 430 -286V300C300 276 90 276 0 302C-90 276 -300 276 -430 300z",
    }),
    paint.body("paper", "plane", {
      d: "M-420 -290C-290 -316 -80 -312 0 -278V290C-80 264 -290 262 -420 290z",
    }),
    paint.body("paper", "plane", { d: "M420 -290C290 -316 80 -312 0 -278V290C80 264 290 262 420 290z" }),
    paint.shade(
      {
        d: "M0 -278C-40 -294 -70 -300 -110 -304V268C-70 270 -36 278 0 290C24 280 46 274 70 270V-300C44 -296 22 -288 0 -278z",
      },
      0.5,
    ),
    picture
      ? together(
          paint.body("accent", "down", { x: 56, y: -236, width: 316, height: 420 }),
          paint.body("light", "even", { cx: 270, cy: -130, r: 46 }),
          paint.body("dominant", "even", { d: "M56 60C120 -20 180 -20 240 40C290 -10 340 0 372 30V184H56z" }),
          paint.body("leaf", "even", { d: "M56 120C150 70 260 150 372 100V184H56z" }),
          paint.detail({ d: "M-370 150H-60M-370 200H-120" }, 9, 0.7),
          paint.body("dominant", "ball", {
            d: "M-290 60C-310 -60 -250 -110 -210 -110C-170 -110 -110 -60 -130 60Q-210 96 -290 60z",
          }),
          paint.body("dominant", "even", {
            d: "M-270 -70L-276 -150L-226 -106zM-150 -70L-144 -150L-194 -106z",
          }),
          paint.body("light", "even", { d: "M-236 -30a16 16 0 1 0 .1 0zM-184 -30a16 16 0 1 0 .1 0z" }),
        )
      : together(
          paint.detail({ d: lines(-366, 310) + lines(56, 310) }, 6, 0.55),
          paint.shade(bars([[-366, -252, 150, 20]]), 2),
        ),
    paint.strand("accent", { d: "M10 -270C30 -100 -20 120 16 280C24 330 4 350 20 390" }, 15),
  );
}

const covers = ({ random }: Paint): MaterialName[] =>
  random.pick([
    ["dominant", "accent", "leather", "linen", "ink"],
    ["accent", "leather", "dominant", "ink", "kraft"],
  ]);

const wallOfBooks: Arrangement = {
  floor: 440,
  setting: (paint, frame, place) => room(paint, frame, place, 440, "wood"),
  subject: (paint, { crop }) =>
    together(
      at(crop === "tile" ? 40 : 120, -40, {}, bookcase(paint, covers(paint))),
      at(-330, 450, {}, ladder(paint)),
      at(70, 462, {}, rug(paint, 860, 100, "linen")),
      at(180, 456, { scale: 0.82 }, armchair(paint, paint.theme.isDark ? "accent" : "dominant", "linen")),
    ),
  places: { hero: { x: 1180, y: 500, scale: 1 }, banner: { x: 1220, y: 300, scale: 0.66 } },
};

const toBeRead: Arrangement = {
  floor: 400,
  setting: (paint, frame, place) => room(paint, frame, place, 400, "walnut"),
  subject: (paint) =>
    together(
      paint.glow(60, -240, 520, 0.6),
      at(
        80,
        412,
        { scale: 1.32 },
        bookStack(paint, ["dominant", "leather", "accent", "ink", "kraft", "dominant", "accent"], 500),
      ),
      at(60, -274, { scale: 0.96 }, mug(paint, "light")),
      at(-330, 440, { scale: 0.9 }, candle(paint)),
      at(-200, 470, { rotate: 4, scale: 0.9 }, glasses(paint)),
      at(420, 430, { scale: 1.1 }, bookRow(paint, ["accent", "dominant", "leather"])),
    ),
  places: { hero: { x: 1160, y: 510, scale: 1 } },
};

const pageNinety: Arrangement = {
  setting: (paint, frame, place) =>
    paint.theme.isDark
      ? boards(paint, frame, place, paint.random.whole(300, 340))
      : top(paint, frame, place, mix(paint.theme.ground, paint.theme.dominant, 0.24)),
  subject: (paint) =>
    together(
      at(
        310,
        -330,
        { rotate: 14, scale: 1 },
        paint.lift(2, paint.body("accent", "plane", { x: -170, y: -230, width: 340, height: 460, rx: 8 })),
        paint.shine({ x: -120, y: -150, width: 240, height: 110 }, 1.6),
        paint.detail({ d: "M-120 60H90M-120 96H30" }, 9, 0.8),
      ),
      at(20, 60, { rotate: paint.random.whole(-10, -6), scale: 1.12 }, openBook(paint)),
      at(-330, -330, { rotate: -20, scale: 0.95 }, glasses(paint)),
      at(
        390,
        390,
        { scale: 0.9, rotate: 20 },
        paint.lift(2, paint.body("ceramic", "plane", { r: 110 }), paint.body("coffee", "dish", { r: 84 })),
        paint.body("ceramic", "plane", { x: 96, y: -18, width: 66, height: 36, rx: 14 }),
      ),
    ),
  places: { hero: { x: 1180, y: 500, scale: 1 } },
};

export const scene: Scene = {
  behind: "accent",
  arrangements: [wallOfBooks, toBeRead, pageNinety],
  tiles: [
    {
      floor: 560,
      draw: (paint) =>
        together(
          at(400, 470, {}, shelf(paint, 720)),
          at(
            120,
            470,
            { scale: 1.02 },
            bookRow(paint, ["dominant", "accent", "leather", "ink", "dominant", "kraft", "accent"]),
          ),
        ),
    },
    {
      floor: 520,
      draw: (paint) =>
        together(
          at(400, 526, {}, bookStack(paint, ["accent", "ink", "dominant", "leather", "accent"], 470)),
          at(390, 128, { scale: 0.8 }, glasses(paint)),
        ),
    },
    { draw: (paint) => at(400, 300, { rotate: -7, scale: 0.8 }, openBook(paint)) },
    {
      floor: 540,
      draw: (paint) =>
        together(
          at(560, 550, { scale: 0.6 }, floorLamp(paint)),
          at(310, 556, { scale: 0.82 }, armchair(paint, "accent", "accent")),
        ),
    },
    {
      draw: (paint) =>
        at(
          400,
          300,
          { rotate: -9 },
          paint.lift(3, paint.body("kraft", "plane", { x: -190, y: -250, width: 380, height: 500, rx: 6 })),
          paint.detail({ d: "M-190 -170L-110 -250M190 170L110 250" }, 4, 0.6),
          paint.strand("accent", { d: "M-190 -20H190M0 -250V250" }, 12),
          paint.strand(
            "accent",
            { d: "M0 -20C-90 -110 -130 10 0 -20C90 -110 130 10 0 -20M0 -20L-60 70M0 -20L66 64" },
            11,
          ),
          paint.body("paper", "plane", { x: 40, y: 90, width: 120, height: 80, rx: 4 }),
          paint.detail({ d: "M58 116h80M58 140h50" }, 5, 0.8),
        ),
    },
    {
      floor: 520,
      draw: (paint) =>
        together(
          at(236, 300, { rotate: -12, scale: 0.8 }, paintBrush(paint, "kraft")),
          at(296, 290, { rotate: 6, scale: 0.8 }, paintBrush(paint, "kraft")),
          at(270, 526, { scale: 0.98 }, mug(paint, "light")),
          at(560, 526, {}, lyingBook(paint, "dominant", 380, 76)),
          at(552, 450, {}, lyingBook(paint, "leather", 340, 64)),
        ),
    },
    { draw: (paint) => at(400, 300, { rotate: 5, scale: 0.82 }, openBook(paint, "accent", true)) },
    {
      floor: 520,
      draw: (paint) =>
        together(
          at(600, 526, { scale: 0.84 }, pottedPlant(paint)),
          at(290, 526, {}, bookStack(paint, ["dominant", "ink"], 420)),
          at(280, 388, { scale: 0.9 }, mug(paint, "accent")),
        ),
    },
  ],
  comparison: {
    before: {
      draw: (paint) =>
        together(
          at(
            250,
            270,
            { rotate: -22 },
            paint.lift(1, paint.body("leather", "plane", { x: -130, y: -180, width: 260, height: 360 })),
            paint.detail({ d: "M-100 -150L60 -80L-40 20L90 120" }, 6, 1),
          ),
          at(
            470,
            330,
            { rotate: 12 },
            paint.lift(1, paint.body("linen", "plane", { x: -140, y: -190, width: 280, height: 380 })),
            paint.detail({ d: "M-104 -140H100M-104 -100H60M-104 -60H100M-104 -20H80M-104 20H100" }, 6, 0.6),
            paint.shade({ cx: 30, cy: 90, rx: 70, ry: 50 }, 0.7),
          ),
          at(
            620,
            200,
            { rotate: 32 },
            paint.lift(1, paint.body("linen", "plane", { x: -110, y: -150, width: 220, height: 300 })),
            paint.detail({ d: "M-80 -110H80M-80 -70H50M-80 -30H80" }, 6, 0.6),
          ),
          paint.strand("clay", { d: "M150 470C300 420 480 560 680 480" }, 9),
        ),
    },
    after: { draw: (paint) => at(400, 300, { rotate: -3, scale: 0.8 }, openBook(paint, "accent")) },
  },
};
