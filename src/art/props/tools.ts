import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, round, times, together } from "../shapes.ts";

/** Lies along the y axis around 0, 0: an adjustable spanner 620 long, its jaws up. */
export function spanner(paint: Paint, metal: MaterialName = "steel") {
  return paint.lift(
    2,
    paint.body(metal, "tube", {
      d: "M-34 -150C-30 0 -44 160 -52 250C-56 330 56 330 52 250C44 160 30 0 34 -150zM-18 268a18 18 0 1 0 36 0a18 18 0 1 0 -36 0z",
    }),
    paint.shade({ d: "M-14 -90Q-16 60 -26 200H26Q16 60 14 -90z" }, 0.8),
    paint.body(metal, "plane", {
      d: "M-40 -112C-104 -132 -132 -200 -114 -262C-104 -300 -84 -324 -56 -340L-44 -330V-222H34V-306L50 -312C92 -294 118 -252 112 -206C106 -158 86 -126 40 -112z",
    }),
    paint.detail({ d: "M34 -222C50 -200 62 -170 66 -134M-44 -222H34" }, 4, 0.9),
    paint.shine({ d: "M-98 -250C-92 -284 -76 -306 -56 -320V-306C-72 -294 -84 -274 -88 -248z" }, 1.6),
    paint.body("brass", "bar", { x: -28, y: -192, width: 66, height: 34, rx: 8 }),
    paint.detail({ d: "M-20 -192v26M-8 -192v26M4 -192v26M16 -192v26M27 -192v26" }, 3, 0.9),
    paint.shine({ d: "M-22 -110C-20 20 -32 160 -38 240H-30C-24 160 -12 20 -14 -110z" }, 1.4),
  );
}

/** Lies along the y axis around 0, 0: a claw hammer 620 long, its head up. */
export function hammer(paint: Paint, grip: MaterialName = "dominant") {
  return paint.lift(
    2,
    paint.body("board", "tube", { d: "M-24 -240C-22 -60 -26 0 -30 90H30C26 0 22 -60 24 -240z" }),
    paint.body(grip, "tube", {
      d: "M-30 80C-38 160 -40 240 -44 290Q-44 318 0 318Q44 318 44 290C40 240 38 160 30 80z",
    }),
    paint.detail({ d: "M-34 130H34M-36 170H36M-38 210H38M-40 250H40" }, 4, 0.7),
    paint.shine({ d: "M-14 -190C-12 -60 -16 0 -18 80H-8V-190z" }, 0.8),
    paint.body("steel", "bar", {
      d: "M-44 -312H60L76 -302H140Q152 -302 152 -290V-232Q152 -220 140 -220H76L58 -232C20 -238 -20 -236 -44 -228C-90 -218 -132 -180 -150 -132C-158 -200 -120 -290 -44 -312z",
    }),
    paint.shine({ d: "M-40 -300H56L74 -292H140V-282H72L54 -288H-40z" }, 1.6),
    paint.shade({ d: "M126 -302H140Q152 -302 152 -290V-232Q152 -220 140 -220H126z" }, 0.7),
  );
}

/** Lies along the y axis around 0, 0: a screwdriver 520 long, its tip down. */
export function screwdriver(paint: Paint, grip: MaterialName = "accent") {
  return paint.lift(
    1,
    paint.body("steel", "tube", { d: "M-11 -20V200L-16 250H16L11 200V-20z" }),
    paint.body("steel", "tube", { x: -20, y: -46, width: 40, height: 36, rx: 6 }),
    paint.body(grip, "tube", {
      d: "M-30 -44C-22 -70 -46 -90 -46 -130V-230Q-46 -264 0 -264Q46 -264 46 -230V-130C46 -90 22 -70 30 -44z",
    }),
    paint.shade(
      bars([
        [-28, -240, 10, 120],
        [-5, -246, 10, 126],
        [18, -240, 10, 120],
      ]),
      1,
    ),
    paint.shine({ d: "M-38 -226H-31V-124H-38z" }, 1.4),
  );
}

/** Lies along the y axis around 0, 0: pliers 520 long, their jaws up. */
export function pliers(paint: Paint, grip: MaterialName = "dominant") {
  const handle =
    "M-10 -20C-40 20 -104 60 -108 150C-110 210 -92 250 -78 262Q-56 270 -50 246C-62 180 -40 100 14 40z";
  const jaw = "M-52 -60C-60 -120 -40 -200 -6 -250L0 -244V-40L-30 -10C-46 -20 -52 -40 -52 -60z";
  const arm = (flip: boolean) =>
    at(
      0,
      0,
      { flip },
      paint.body(grip, "tube", { d: handle }),
      paint.shine({ d: "M-84 110C-92 160 -86 210 -76 240L-70 236C-78 200 -80 150 -70 110z" }, 1),
    );
  return paint.lift(
    2,
    arm(false),
    arm(true),
    paint.body("steel", "plane", { d: jaw }),
    at(0, 0, { flip: true }, paint.body("steel", "plane", { d: jaw })),
    paint.detail({ d: "M-12 -216h24M-16 -196h32M-18 -176h36M-20 -156h40" }, 3, 0.8),
    paint.body("steel", "ball", { cy: -30, r: 44 }),
    paint.body("iron", "ball", { cy: -30, r: 15 }),
  );
}

/** Lies around 0, 0, its chuck to the left: a cordless drill 620 wide and 520 high. */
export function drill(paint: Paint, shell: MaterialName = "dominant") {
  return paint.lift(
    2,
    paint.body("steel", "bar", { d: "M-330 -176L-316 -184H-200V-156H-316L-330 -164z" }),
    paint.body("iron", "bar", { d: "M-214 -206L-130 -224V-116L-214 -134z" }),
    paint.detail({ d: "M-196 -208V-132M-178 -212V-128M-160 -216V-124" }, 3, 0.9),
    paint.body("iron", "plane", { d: "M60 -70H176C170 20 186 110 204 190H76C70 110 52 30 40 -40z" }),
    paint.body(shell, "bar", {
      d: "M-134 -236H-60C-40 -256 80 -262 160 -246C210 -236 226 -190 214 -140C204 -90 180 -64 150 -60L60 -62C20 -64 -10 -84 -60 -96L-134 -102z",
    }),
    paint.shade(
      {
        d: "M-134 -136C-40 -120 60 -100 196 -96C184 -74 168 -62 150 -60L60 -62C20 -64 -10 -84 -60 -96L-134 -102z",
      },
      0.7,
    ),
    paint.shine(
      { d: "M-126 -226H-54C-30 -244 80 -250 150 -236L150 -224C80 -236 -20 -232 -52 -214H-126z" },
      1.2,
    ),
    paint.body("iron", "plane", { x: -120, y: -226, width: 44, height: 116, rx: 8 }),
    paint.body("accent", "plane", { d: "M40 -44C20 -30 14 10 40 22L58 24L52 -50z" }),
    paint.shade(
      bars(times(5, (index): [number, number, number, number] => [110 + index * 18, -206, 8, 66])),
      1.6,
    ),
    paint.body(shell, "plane", {
      d: "M52 188H214Q236 188 236 210V262Q236 280 216 280H56Q34 280 34 262V210Q34 188 52 188z",
    }),
    paint.shade(bars([[34, 226, 202, 8]]), 1.6),
    paint.body("light", "plane", { x: 66, y: 240, width: 92, height: 24, rx: 4 }),
  );
}

/** Around 0, 0: a tape measure 260 wide, its tape drawn out to the left by `length`. */
export function tapeMeasure(paint: Paint, length = 320, shell: MaterialName = "accent") {
  const marks = times(Math.floor(length / 16), (index) => `M${-110 - index * 16} 96v${index % 5 ? 12 : 24}`);
  return paint.lift(
    2,
    paint.body("yolk", "bar", { x: -110 - length, y: 96, width: length + 10, height: 38 }),
    paint.detail({ d: marks.join("") }, 2.5, 1.2),
    paint.body("steel", "plane", { x: -122 - length, y: 90, width: 16, height: 64, rx: 3 }),
    paint.body(shell, "plane", {
      d: "M-110 140V-40Q-110 -130 -10 -130H40Q140 -130 140 -30V116Q140 140 116 140z",
    }),
    paint.body("iron", "plane", { d: "M-110 140V112H140V116Q140 140 116 140z" }),
    paint.body("light", "ball", { cx: 16, cy: 0, r: 78 }),
    paint.body("iron", "even", { cx: 16, cy: 0, r: 40 }),
    paint.shine({ d: "M-90 -30Q-86 -112 -6 -114H36V-102H-4Q-72 -100 -76 -30z" }, 1.3),
  );
}

/** Lies along the x axis around 0, 0: a spirit level 760 long. */
export function spiritLevel(paint: Paint, shell: MaterialName = "accent") {
  return paint.lift(
    2,
    paint.body(shell, "bar", { x: -380, y: -52, width: 760, height: 104, rx: 10 }),
    paint.shade(bars([[-380, 26, 760, 26]]), 0.7),
    paint.body(
      "iron",
      "plane",
      bars([
        [-380, -52, 34, 104],
        [346, -52, 34, 104],
      ]),
    ),
    paint.body("iron", "even", { x: -84, y: -30, width: 168, height: 50, rx: 12 }),
    paint.body("yolk", "bar", { x: -72, y: -20, width: 144, height: 32, rx: 15 }),
    paint.shine({ cx: 4, cy: -4, rx: 26, ry: 12 }, 2.6),
    paint.detail({ d: "M-32 -20v32M36 -20v32" }, 4, 1.4),
    paint.body(
      "iron",
      "ball",
      discs([
        [-250, -4, 36],
        [250, -4, 36],
      ]),
    ),
    paint.body(
      "yolk",
      "ball",
      discs([
        [-250, -4, 24],
        [250, -4, 24],
      ]),
    ),
    paint.detail({ d: "M-250 -28v48M250 -28v48" }, 3, 1),
    paint.shine(bars([[-340, -44, 680, 9]]), 1.2),
  );
}

/** Stands on 0, 0: an open tool box 660 wide; tools look out of it. */
export function toolbox(paint: Paint, colour: MaterialName = "dominant") {
  return together(
    paint.contact(0, 8, 420, 30),
    at(-200, -330, { rotate: -8, scale: 0.78 }, hammer(paint, "iron")),
    at(-70, -350, { rotate: 6, scale: 0.74 }, spanner(paint)),
    at(66, -330, { rotate: 6, scale: 0.8 }, screwdriver(paint, "accent")),
    at(152, -320, { rotate: -7, scale: 0.8 }, screwdriver(paint, "light")),
    at(240, -300, { rotate: 9, scale: 0.7 }, pliers(paint, "tomato")),
    paint.lift(
      2,
      paint.body(colour, "plane", { d: "M-330 -250H330V-18Q330 0 312 0H-312Q-330 0 -330 -18z" }),
      paint.body(colour, "bar", { x: -346, y: -280, width: 692, height: 50, rx: 10 }),
    ),
    paint.shade({ d: "M-330 -230H330V-206H-330z" }, 1.2),
    paint.shade({ d: "M-330 -60H330V-18Q330 0 312 0H-312Q-330 0 -330 -18z" }, 0.7),
    paint.shine(bars([[-330, -272, 660, 9]]), 1.2),
    paint.body(
      "steel",
      "plane",
      bars([
        [-220, -246, 64, 70],
        [156, -246, 64, 70],
      ]),
    ),
    paint.shade(
      bars([
        [-212, -214, 48, 30],
        [164, -214, 48, 30],
      ]),
      1.4,
    ),
    paint.body("light", "plane", { x: -92, y: -180, width: 184, height: 84, rx: 8 }),
    paint.detail({ d: "M-66 -154H60M-66 -130H20" }, 6, 0.8),
  );
}

/** Lies along the y axis around 0, 0: a paint brush 500 long, its bristles down; wet where it has a colour. */
export function paintBrush(paint: Paint, wet?: MaterialName) {
  return paint.lift(
    1,
    paint.body("board", "tube", {
      d: "M-60 -10C-56 -60 -26 -80 -22 -140C-18 -190 -30 -220 -22 -246Q0 -262 22 -246C30 -220 18 -190 22 -140C26 -80 56 -60 60 -10z",
    }),
    paint.body("iron", "even", { cy: -226, r: 9 }),
    paint.body("tan", "tube", {
      d: "M-92 60H92L84 210Q60 228 40 214Q20 236 -4 218Q-30 236 -50 214Q-70 226 -84 208z",
    }),
    wet
      ? paint.body(wet, "tube", {
          d: "M-88 130Q-50 116 0 132Q50 144 88 126L84 210Q60 228 40 214Q20 236 -4 218Q-30 236 -50 214Q-70 226 -84 208z",
        })
      : null,
    paint.detail({ d: "M-60 70L-56 200M-30 70L-26 206M0 70V210M30 70L28 204M60 70L56 200" }, 2.5, 0.6),
    paint.body("steel", "tube", { x: -98, y: -14, width: 196, height: 84, rx: 8 }),
    paint.detail({ d: "M-96 8H96M-96 46H96" }, 3, 0.7),
  );
}

/** Stands on 0, 0: an open tin of paint 300 wide, a run down its side. */
export function paintTin(paint: Paint, colour: MaterialName = "dominant") {
  return together(
    paint.contact(0, 4, 200, 22),
    paint.lift(
      1,
      paint.strand("steel", { d: "M-148 -250C-170 -420 170 -420 148 -250" }, 8),
      paint.body("steel", "tube", { d: "M-150 -290V-14C-150 12 150 12 150 -14V-290z" }),
    ),
    paint.body("light", "tube", {
      d: "M-150 -226V-66C-150 -44 150 -44 150 -66V-226C150 -204 -150 -204 -150 -226z",
    }),
    paint.body(colour, "tube", {
      d: "M-150 -290C-150 -262 150 -262 150 -290V-250C140 -232 120 -250 112 -210Q104 -160 88 -206C80 -250 50 -240 30 -236C10 -230 12 -150 -6 -150C-26 -150 -20 -228 -40 -234C-70 -240 -120 -240 -150 -262z",
    }),
    paint.body("steel", "bar", { cy: -290, rx: 158, ry: 34 }),
    paint.body(colour, "dish", { cy: -288, rx: 138, ry: 26 }),
    paint.shine({ cx: -40, cy: -294, rx: 60, ry: 8 }, 1),
  );
}

/** Lies around 0, 0, its roll up: a paint roller 420 wide and 520 high. */
export function paintRoller(paint: Paint, colour: MaterialName = "dominant") {
  return paint.lift(
    1,
    paint.strand("steel", { d: "M196 -170H240Q252 -170 252 -158V-60Q252 -48 240 -48H12Q0 -48 0 -36V40" }, 13),
    paint.body("iron", "tube", { d: "M-26 30H26L34 230Q34 262 0 262Q-34 262 -34 230z" }),
    paint.body(colour, "bar", { x: -210, y: -232, width: 410, height: 124, rx: 22 }),
    paint.shade({ x: 176, y: -226, width: 24, height: 112, rx: 10 }, 1.2),
    paint.shine({ x: -190, y: -214, width: 350, height: 16, rx: 8 }, 0.9),
  );
}

/** Stands on 0, 0: a step ladder `steps` steps high, about 100 each. */
export function ladder(paint: Paint, steps = 6, metal: MaterialName = "steel") {
  const top = steps * 110;
  const rail = (x: number, lean: number) =>
    polygon([x - 18, 0], [x + 18, 0], [x + lean + 14, -top], [x + lean - 14, -top]);
  return together(
    paint.contact(0, 4, 260, 20),
    paint.body("iron", "plane", { d: `${rail(-238, 110).d}${rail(238, -110).d}` }),
    paint.lift(
      2,
      paint.body(metal, "tube", rail(-176, 76)),
      paint.body(metal, "tube", rail(176, -76)),
      ...times(steps - 1, (index) => {
        const y = -(index + 1) * 110 + 10;
        const half = 176 - ((index + 1) / steps) * 76;
        return paint.body(metal, "bar", { x: round(-half), y, width: round(half * 2), height: 24, rx: 4 });
      }),
      paint.body("accent", "bar", { x: -136, y: -top - 14, width: 272, height: 46, rx: 10 }),
    ),
  );
}

/** Stands on 0, 0, seen from the side and facing left: a hard hat 520 wide. */
export function hardHat(paint: Paint, colour: MaterialName = "accent") {
  return together(
    paint.contact(-10, 4, 300, 24),
    paint.lift(
      2,
      paint.body(colour, "ball", { d: "M-220 -40C-220 -220 -110 -310 20 -310C150 -310 236 -210 236 -40z" }),
      paint.body(colour, "bar", {
        d: "M-226 -60C-290 -46 -318 -28 -312 -14Q-306 -2 -270 -4C-120 -22 120 -22 244 -4Q262 -2 258 -22L240 -60C120 -84 -110 -84 -226 -60z",
      }),
    ),
    paint.body(colour, "tube", {
      d: "M-50 -76C-44 -220 -20 -300 10 -326Q40 -336 60 -322C84 -290 92 -190 90 -76Q20 -82 -50 -76z",
    }),
    paint.detail({ d: "M-50 -76C-44 -220 -20 -300 10 -326M90 -76C92 -190 84 -290 60 -322" }, 3, 0.7),
    paint.shine({ d: "M-176 -110C-166 -210 -110 -270 -60 -288C-100 -250 -130 -190 -138 -110z" }, 1.4),
    paint.shade({ d: "M-226 -60C-110 -84 120 -84 240 -60L246 -48C120 -70 -110 -70 -232 -46z" }, 1.3),
  );
}

/** Lies along the x axis around 0, 0, its handle at the right: a hand saw 720 long. */
export function saw(paint: Paint, grip: MaterialName = "dominant") {
  const teeth = times(34, (index) => `L${-372 + index * 16} 70L${-364 + index * 16} 54`).join("");
  return paint.lift(
    2,
    paint.body("steel", "plane", { d: `M-372 6L180 -100V60${""}L172 54M-372 6V54${teeth}L180 54V-100z` }),
    paint.shine({ d: "M-350 14L170 -84V-70L-350 24z" }, 1),
    paint.body(grip, "plane", {
      d: "M160 -108H250C330 -112 372 -70 362 0C356 60 330 96 262 96H200C176 96 160 84 160 60zM222 -52C206 -52 206 40 226 44H262C300 42 304 -44 262 -52z",
    }),
    paint.body(
      "brass",
      "ball",
      discs([
        [186, -80, 11],
        [186, 66, 11],
      ]),
    ),
  );
}

/** Around 0, 0: screws and washers scattered over `reach`. */
export function screws(paint: Paint, count: number, reach: number) {
  const screw = paint.stamp(
    "screw",
    together(
      paint.body("brass", "bar", { d: "M-8 -7H50L64 0L50 7H-8z" }),
      paint.detail({ d: "M8 -7l5 14M18 -7l5 14M28 -7l5 14M38 -7l5 14" }, 2, 0.9),
      paint.body("brass", "ball", { cx: -14, r: 15 }),
      paint.detail({ d: "M-22 0h16M-14 -8v16" }, 3, 1),
    ),
  );
  return paint.lift(
    1,
    ...times(count, (index) => {
      const [x, y] = polar(index * 2.4, reach * Math.sqrt((index + 0.5) / count));
      return screw(x, y, { rotate: (index * 67) % 360 });
    }),
  );
}
