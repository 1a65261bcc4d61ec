import type { ReactNode } from "react";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { createRandom } from "../random.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";

export interface Coat {
  fur: MaterialName;
  ears: MaterialName;
  patch: MaterialName;
}

export const coats: [Coat, Coat, Coat, Coat] = [
  { fur: "cream", ears: "tan", patch: "rust" },
  { fur: "rust", ears: "cocoa", patch: "cream" },
  { fur: "linen", ears: "ash", patch: "ash" },
  { fur: "tan", ears: "cocoa", patch: "cocoa" },
];

function eyes(paint: Paint, gap: number, y: number, size: number) {
  return together(
    paint.body("nose", "ball", { cx: -gap, cy: y, r: size }),
    paint.body("nose", "ball", { cx: gap, cy: y, r: size }),
    paint.shine(
      discs([
        [-gap + size * 0.3, y - size * 0.36, size * 0.34],
        [gap + size * 0.3, y - size * 0.36, size * 0.34],
      ]),
      3.2,
    ),
  );
}

/** Around 0, 0: the head of a dog with hanging ears, 420 wide; its chin at 0, 170. */
export function dogHead(paint: Paint, coat: Coat): ReactNode {
  const ear = "M-128 -150C-214 -176 -250 -70 -214 40C-190 98 -140 66 -118 -20C-108 -70 -106 -120 -128 -150z";
  return together(
    paint.lift(
      1,
      paint.body(coat.fur, "ball", {
        d: "M-136 120C-166 0 -150 -190 0 -206C150 -190 166 0 136 120C110 190 -110 190 -136 120z",
      }),
    ),
    paint.body(coat.patch, "plane", { d: "M16 -205C96 -198 148 -130 142 -40C104 -14 44 -58 16 -205z" }),
    paint.lift(1, paint.body(coat.ears, "down", { d: ear })),
    at(0, 0, { flip: true }, paint.lift(1, paint.body(coat.ears, "down", { d: ear }))),
    eyes(paint, 64, -34, 20),
    paint.detail({ d: "M-92 -78Q-68 -94 -44 -82M44 -82Q68 -94 92 -78" }, 6, 0.6),
    paint.lift(
      1,
      paint.body("foam", "ball", { d: "M0 6C60 0 104 46 88 96C70 146 -70 146 -88 96C-104 46 -60 0 0 6z" }),
    ),
    paint.body("tongue", "down", { d: "M-24 100C-30 168 30 168 24 100Q0 116 -24 100z" }),
    paint.detail({ d: "M0 112V140" }, 3, 0.6),
    paint.body("nose", "ball", { d: "M-38 18C-40 -4 40 -4 38 18C36 42 14 54 0 54C-14 54 -36 42 -38 18z" }),
    paint.shine({ cx: -10, cy: 14, rx: 14, ry: 6 }, 1.6),
    paint.strand("nose", { d: "M0 52V82M-52 78C-44 112 -8 108 0 82C8 108 44 112 52 78" }, 6, 0),
    paint.detail({ d: "M-56 56h.1M-68 72h.1M-50 80h.1M56 56h.1M68 72h.1M50 80h.1" }, 6, 0.6),
  );
}

/** Around 0, 0: the head of a dog with upright ears and long fur, 460 wide. */
export function terrierHead(paint: Paint, coat: Coat): ReactNode {
  const ear = "M-70 -170L-170 -300C-206 -240 -200 -150 -160 -90z";
  const tuft =
    "M-190 20C-220 60 -214 90 -240 118C-200 124 -190 140 -204 176C-160 166 -150 180 -146 214C-110 196 -96 210 -76 240C-50 214 -30 220 0 250C30 220 50 214 76 240C96 210 110 196 146 214C150 180 160 166 204 176C190 140 200 124 240 118C214 90 220 60 190 20C190 -120 110 -196 0 -196C-110 -196 -190 -120 -190 20z";
  return together(
    paint.body(coat.ears, "plane", { d: ear }),
    paint.body("tongue", "down", { d: "M-92 -170L-160 -262C-180 -220 -174 -160 -150 -110z" }),
    at(
      0,
      0,
      { flip: true },
      paint.body(coat.ears, "plane", { d: ear }),
      paint.body("tongue", "down", { d: "M-92 -170L-160 -262C-180 -220 -174 -160 -150 -110z" }),
    ),
    paint.lift(1, paint.body(coat.fur, "ball", { d: tuft })),
    paint.body(coat.patch, "down", { d: "M0 -196C40 -120 44 -60 34 0H-34C-44 -60 -40 -120 0 -196z" }),
    paint.detail(
      {
        d: "M-150 60q-16 30 -34 46M-130 100q-10 30 -26 52M150 60q16 30 34 46M130 100q10 30 26 52M-96 146q-4 24 -14 40M96 146q4 24 14 40",
      },
      5,
      0.4,
    ),
    eyes(paint, 76, -20, 23),
    paint.lift(
      1,
      paint.body("foam", "ball", {
        d: "M0 16C74 10 112 60 104 110C96 140 110 150 84 172C60 160 44 176 0 182C-44 176 -60 160 -84 172C-110 150 -96 140 -104 110C-112 60 -74 10 0 16z",
      }),
    ),
    paint.body("tongue", "down", { d: "M-24 116C-28 184 28 184 24 116Q0 132 -24 116z" }),
    paint.body("nose", "ball", { d: "M-42 32C-44 8 44 8 42 32C40 58 16 70 0 70C-16 70 -40 58 -42 32z" }),
    paint.shine({ cx: -10, cy: 28, rx: 15, ry: 7 }, 1.6),
    paint.strand("nose", { d: "M0 68V98M-54 94C-46 128 -8 124 0 98C8 124 46 128 54 94" }, 6, 0),
  );
}

/** Around 0, 0: the head of a cat, 400 wide. */
export function catHead(paint: Paint, coat: Coat): ReactNode {
  const ear = "M-52 -140L-150 -246C-190 -190 -196 -100 -180 -30z";
  const stripes =
    "M-14 -160L0 -80L14 -160zM-58 -150L-34 -86L-28 -156zM58 -150L34 -86L28 -156zM-190 24L-118 34L-186 48zM190 24L118 34L186 48zM-178 74L-116 66L-166 96zM178 74L116 66L166 96z";
  return together(
    paint.body(coat.fur, "plane", { d: ear }),
    paint.body("tongue", "down", { d: "M-76 -136L-142 -208C-164 -168 -168 -110 -158 -64z" }),
    at(
      0,
      0,
      { flip: true },
      paint.body(coat.fur, "plane", { d: ear }),
      paint.body("tongue", "down", { d: "M-76 -136L-142 -208C-164 -168 -168 -110 -158 -64z" }),
    ),
    paint.lift(
      1,
      paint.body(coat.fur, "ball", {
        d: "M-194 30C-210 -90 -110 -162 0 -162C110 -162 210 -90 194 30C214 60 204 84 178 92C150 150 76 170 0 170C-76 170 -150 150 -178 92C-204 84 -214 60 -194 30z",
      }),
    ),
    paint.body(coat.ears, "even", { d: stripes }),
    ...[-1, 1].map((side) =>
      together(
        paint.body("nose", "even", { cx: side * 82, cy: -4, rx: 45, ry: 44 }),
        paint.body("yolk", "ball", { cx: side * 82, cy: -3, rx: 40, ry: 39 }),
        paint.body("nose", "even", { cx: side * 79, cy: -3, rx: 25, ry: 33 }),
        paint.shine(
          discs([
            [side * 79 - 10, -16, 11],
            [side * 79 + 10, 10, 5],
          ]),
          3.2,
        ),
      ),
    ),
    paint.body("foam", "ball", {
      d: "M0 56C40 40 88 60 82 98C74 140 20 140 0 116C-20 140 -74 140 -82 98C-88 60 -40 40 0 56z",
    }),
    paint.body("tongue", "plane", { d: "M-24 48Q0 38 24 48Q18 70 0 78Q-18 70 -24 48z" }),
    paint.strand("nose", { d: "M0 78V96M-34 98C-28 118 -4 116 0 96C4 116 28 118 34 98" }, 5, 0),
    paint.strand(
      "foam",
      { d: "M-70 92L-250 60M-72 104L-256 106M-68 116L-244 152M70 92L250 60M72 104L256 106M68 116L244 152" },
      3,
      0.6,
    ),
  );
}

/** Stands on 0, 0: shoulders and chest of an animal, `width` wide, a bandana around the neck. */
export function bust(paint: Paint, coat: Coat, width: number, height: number) {
  const w = width / 2;
  return together(
    paint.lift(
      1,
      paint.body(coat.fur, "ball", {
        d: `M${-w * 0.5} ${-height}C${-w * 0.7} ${-height * 0.7} ${-w} ${-height * 0.6} ${-w} 0H${w}C${w} ${-height * 0.6} ${w * 0.7} ${-height * 0.7} ${w * 0.5} ${-height}z`,
      }),
    ),
    paint.body("foam", "down", {
      d: `M${-w * 0.34} ${-height * 0.8}C${-w * 0.5} ${-height * 0.3} ${-w * 0.3} 0 ${-w * 0.3} 0H${w * 0.3}C${w * 0.3} 0 ${w * 0.5} ${-height * 0.3} ${w * 0.34} ${-height * 0.8}z`,
    }),
    paint.lift(
      1,
      paint.body(paint.theme.isDark && paint.theme.treatment === "lit" ? "accent" : "dominant", "plane", {
        d: `M${-w * 0.66} ${-height * 0.96}Q0 ${-height * 0.62} ${w * 0.66} ${-height * 0.96}L${w * 0.72} ${-height * 0.74}Q${w * 0.4} ${-height * 0.56} 0 ${-height * 0.16}Q${-w * 0.4} ${-height * 0.56} ${-w * 0.72} ${-height * 0.74}z`,
      }),
      paint.shade(
        {
          d: `M${-w * 0.66} ${-height * 0.96}Q0 ${-height * 0.62} ${w * 0.66} ${-height * 0.96}L${w * 0.67} ${-height * 0.86}Q0 ${-height * 0.5} ${-w * 0.67} ${-height * 0.86}z`,
        },
        0.8,
      ),
      paint.shine(
        discs([
          [-w * 0.3, -height * 0.58, 10],
          [0, -height * 0.5, 10],
          [w * 0.3, -height * 0.58, 10],
          [-w * 0.12, -height * 0.36, 9],
          [w * 0.12, -height * 0.36, 9],
        ]),
        1.8,
      ),
    ),
  );
}

/** Foam along `width` around 0, 0: heaps of `count` balls, higher in the middle. */
export function foam(paint: Paint, width: number, height: number, count: number, size = 34) {
  const random = createRandom(paint.random.whole(1, 9_999));
  const ball = paint.stamp("foam", paint.body("foam", "ball", { r: 50 }));
  return paint.lift(
    1,
    ...times(count, (index) => {
      const x = ((index + 0.5) / count - 0.5) * width * (0.92 + random.next() * 0.12);
      const rise = height * (1 - (Math.abs(x) / (width * 0.56)) ** 2) * random.next();
      return ball(Math.round(x), Math.round(-rise), { scale: (size * random.between(0.7, 1.25)) / 50 });
    }),
  );
}

/** Soap bubbles in the air around 0, 0. */
export function bubbles(paint: Paint, width: number, height: number, count: number, largest = 46) {
  const random = createRandom(paint.random.whole(1, 9_999));
  const bubble = paint.stamp(
    "bubble",
    together(
      paint.clear({ r: 50 }),
      paint.shine({ d: "M-34 -12C-30 -28 -18 -36 -6 -38C-18 -28 -26 -20 -34 -12z" }, 2.4),
    ),
  );
  return together(
    ...times(count, (index) =>
      bubble(
        Math.round((((index * 0.618) % 1) - 0.5) * width + random.between(-20, 20)),
        Math.round(random.between(-0.5, 0.5) * height),
        { scale: (largest * random.between(0.28, 1)) / 50 },
      ),
    ),
  );
}

/** Stands on 0, 0: a bath tub 700 wide and 300 high, its rim on top. */
export function tub(paint: Paint, colour: MaterialName = "dominant") {
  return together(
    paint.contact(0, 8, 400, 36),
    ...[-220, 220].map((x) =>
      paint.body("brass", "ball", {
        d: `M${x - 30} -20H${x + 30}C${x + 34} 10 ${x + 20} 22 ${x} 22C${x - 20} 22 ${x - 34} 10 ${x - 30} -20z`,
      }),
    ),
    paint.body(colour, "tube", {
      d: "M-330 -280H330C320 -150 300 -60 270 -26Q250 -4 214 -4H-214Q-250 -4 -270 -26C-300 -60 -320 -150 -330 -280z",
    }),
    paint.shine({ d: "M-300 -220C-150 -190 150 -190 300 -220L290 -160C150 -134 -150 -134 -290 -160z" }, 0.45),
    paint.shade(
      { d: "M-288 -70C-150 -40 150 -40 288 -70C270 -20 250 -4 214 -4H-214C-250 -4 -270 -20 -288 -70z" },
      0.7,
    ),
    paint.lift(1, paint.body(colour, "bar", { x: -360, y: -300, width: 720, height: 42, rx: 21 })),
    paint.shine({ d: "M-340 -290H330V-284H-340z" }, 1),
  );
}

/** Lies along the x axis around 0, 0: a bone 300 long. */
export function bone(paint: Paint, stuff: MaterialName = "egg") {
  return paint.lift(
    1,
    paint.body(stuff, "bar", {
      d: "M-90 -26C-104 -84 -186 -66 -158 -8C-190 46 -108 76 -90 26H90C108 76 190 46 158 -8C186 -66 104 -84 90 -26z",
    }),
    paint.shine({ d: "M-84 -14H84V-8H-84z" }, 1),
  );
}

/** Stands on 0, 0: a feeding bowl 320 wide, full. */
export function feedingBowl(paint: Paint, colour: MaterialName = "dominant") {
  const food = times(17, (index): [number, number, number] => [
    -112 + (index % 9) * 28,
    -112 - (index > 8 ? 24 - Math.abs(index - 12.5) * 3 : 0) - ((index * 7) % 9),
    20,
  ]);
  return together(
    paint.contact(0, 2, 210, 20),
    paint.body(colour, "dish", { cy: -104, rx: 134, ry: 26 }),
    paint.body("tan", "ball", discs(food.slice(9))),
    paint.body("cocoa", "ball", discs(food.slice(0, 9))),
    paint.body(colour, "tube", {
      d: "M-136 -106C-80 -82 80 -82 136 -106L168 -16Q172 0 152 0H-152Q-172 0 -168 -16z",
    }),
    paint.body("foam", "even", paw(0, -40, 0.34)),
  );
}

/** The print of a paw around x, y; at scale 1 about 120 wide. */
export function paw(x: number, y: number, scale: number) {
  const to = (dx: number, dy: number) => `${round(x + dx * scale)} ${round(y + dy * scale)}`;
  const toes: [number, number, number][] = [
    [-52, -14, 19],
    [-19, -46, 21],
    [19, -46, 21],
    [52, -14, 19],
  ];
  const pad = `M${to(0, -12)}C${to(30, -12)} ${to(58, 30)} ${to(34, 48)}C${to(18, 56)} ${to(10, 44)} ${to(0, 44)}C${to(-10, 44)} ${to(-18, 56)} ${to(-34, 48)}C${to(-58, 30)} ${to(-30, -12)} ${to(0, -12)}z`;
  const prints = discs(toes.map(([dx, dy, r]) => [x + dx * scale, y + dy * scale, r * scale])) as {
    d: string;
  };
  return { d: pad + prints.d };
}

/** Lies along the y axis around 0, 0: a grooming brush 460 long, its bristles at the left. */
export function groomingBrush(paint: Paint, handle: MaterialName = "wood") {
  const bristles = times(17, (index) => `M-44 ${-208 + index * 13}L-92 ${-212 + index * 13.4}`).join("");
  return paint.lift(
    2,
    paint.strand("steel", { d: bristles }, 4, -0.2),
    paint.body("ink", "tube", { d: "M-52 -218Q-40 -226 -30 -218V10Q-40 18 -52 10z" }),
    paint.body(handle, "tube", {
      d: "M-34 -216C0 -240 36 -210 40 -150V-60C40 -10 22 10 22 50V190C22 230 -22 230 -22 190V50C-22 20 -34 16 -34 0z",
    }),
    paint.shine(
      {
        d: "M4 -200C20 -190 24 -150 24 -60C24 -20 10 10 8 50V180H0V50C2 10 8 -20 8 -60C8 -150 8 -180 4 -200z",
      },
      0.8,
    ),
    paint.shade({ cy: 186, r: 9 }, 2.4),
  );
}

/** Lies around 0, 0: a lead, and the collar it belongs to with its tag. */
export function leash(paint: Paint) {
  const loop = paint.shared({
    d: "M-230 190C-330 60 -250 -130 -130 -100C0 -60 -110 110 20 130C110 140 100 30 50 -10",
  });
  return together(
    paint.lift(
      1,
      paint.strand("leather", loop, 24, -0.5),
      paint.strand("leather", loop, 17, 0.5),
      paint.detail(loop, 2, 0.6),
    ),
    at(
      120,
      -30,
      { rotate: -16 },
      paint.lift(
        2,
        paint.body("accent", "dish", {
          d: "M-130 -40a150 84 0 0 1 300 0v44a150 84 0 0 1 -300 0zM-108 -34a128 64 0 0 0 256 0a128 64 0 0 0 -256 0z",
        }),
      ),
      paint.body("accent", "tube", { d: "M-130 -40a150 84 0 0 0 300 0v48a150 84 0 0 1 -300 0z" }),
      paint.detail({ d: "M-122 -18a150 80 0 0 0 284 0M-122 22a150 80 0 0 0 284 0" }, 3, 0.6),
      paint.body("brass", "plane", { d: "M-10 36H58V102H-10zM4 50V88H44V50z" }),
      paint.strand("brass", { d: "M24 100V126" }, 9, -0.4),
      paint.body("brass", "ball", { cx: 24, cy: 166, r: 44 }),
      paint.shade(paw(24, 168, 0.38), 2.2),
    ),
  );
}

/** Stands on 0, 0: towels folded on one another, 380 wide. */
export function towels(paint: Paint, colours: MaterialName[], width = 380) {
  const h = 66;
  const w = width / 2;
  return together(
    paint.contact(0, 4, width * 0.64, 22),
    ...colours.map((colour, index) =>
      at(
        (index % 2) * 10 - 5,
        -index * h,
        {},
        paint.lift(
          1,
          paint.body(colour, "bar", {
            d: `M${-w} -${h}H${w - 34}Q${w} -${h} ${w} -${h / 2}Q${w} 0 ${w - 34} 0H${-w}Q${-w - 12} -${h / 2} ${-w} -${h}z`,
          }),
        ),
        paint.detail(
          {
            d: `M${-w} -${h * 0.5}H${w - 40}Q${w - 20} -${h * 0.5} ${w - 20} -${h * 0.32}M${-w + 4} -${h * 0.24}H${w - 60}`,
          },
          3,
          0.45,
        ),
        paint.shine(
          bars([
            [-w + 40, -h + 6, 18, h - 12],
            [-w + 66, -h + 6, 7, h - 12],
          ]),
          0.9,
        ),
      ),
    ),
  );
}

/** Stands on 0, 0: a rubber duck 200 wide. */
export function duck(paint: Paint) {
  return together(
    paint.contact(0, 2, 130, 14),
    paint.body("yolk", "ball", {
      d: "M-112 -92C-90 -60 -60 -76 -30 -80C-60 -150 -10 -196 40 -180C92 -164 92 -104 64 -84C108 -60 100 0 40 0H-40C-96 0 -118 -44 -112 -92z",
    }),
    paint.body("clay", "plane", { d: "M84 -150C116 -158 132 -146 128 -134C112 -124 92 -126 82 -130z" }),
    paint.body("nose", "ball", { cx: 52, cy: -144, r: 9 }),
    paint.detail({ d: "M-66 -46C-40 -20 10 -20 24 -52" }, 5, 0.5),
  );
}

/** Curls of cut fur around 0, 0. */
export function curls(paint: Paint, fur: MaterialName, count: number, reach: number) {
  return together(
    ...times(count, (index) => {
      const [x, y] = polar(index * 2.4, reach * Math.sqrt((index + 0.5) / count));
      return paint.strand(fur, { d: `M${x} ${y}c10-24 40-20 34 2s-30 14-22-4` }, 8, index % 2 ? 0.4 : -0.4);
    }),
  );
}
