import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, round, times, together } from "../shapes.ts";
import { ring } from "./electrics.ts";
import { figureStrokes } from "./office.ts";

/** Around 0, 0: a wheel of radius 300 with five spokes, seen from the side. */
export function wheel(paint: Paint, rim: MaterialName = "steel") {
  const spoke = (angle: number) => {
    const spot = (turn: number, r: number) => polar(angle + turn, r);
    return polygon(spot(-0.5, 40), spot(-0.2, 176), spot(0.2, 176), spot(0.5, 40)).d;
  };
  const angles = times(5, (index) => -Math.PI / 2 + (index * Math.PI * 2) / 5);
  const bolts = angles.map((angle): [number, number, number] => [...polar(angle + Math.PI / 5, 44), 9]);
  const tread = times(30, (index) => {
    const [x, y] = polar((index / 30) * Math.PI * 2, 297);
    const [toX, toY] = polar((index / 30) * Math.PI * 2 + 0.05, 266);
    return `M${x} ${y}L${toX} ${toY}`;
  });
  return together(
    paint.body("iron", "plane", { r: 300 }),
    paint.detail({ d: tread.join("") }, 6, 1),
    paint.detail({ r: 246 }, 4, 0.9),
    paint.shine({ d: "M-230 -90A246 246 0 0 1 -60 -238A260 260 0 0 0 -230 -90z" }, 1.1),
    paint.body(rim, "plane", { r: 200 }),
    paint.body("iron", "dish", { r: 178 }),
    paint.lift(
      1,
      paint.body(rim, "plane", { d: angles.map(spoke).join("") }),
      paint.body(rim, "ball", { r: 74 }),
    ),
    paint.body("iron", "ball", discs(bolts)),
    paint.body("accent", "ball", { r: 24 }),
  );
}

/** Around 0, 0: a wheel of radius 114 with a hub cap, as small as a whole car shows it. */
function roadWheel(paint: Paint) {
  return together(
    paint.body("iron", "plane", { r: 114 }),
    paint.body("steel", "plane", { r: 72 }),
    paint.body(
      "iron",
      "even",
      discs(times(7, (index): [number, number, number] => [...polar(index * 0.8976, 48), 11])),
    ),
    paint.body("steel", "ball", { r: 30 }),
  );
}

/** Around 0, 0: a brake disc of radius 260 with its caliper at the upper right; `iron` is its material. */
export function brakeDisc(paint: Paint, iron: MaterialName = "steel", caliper: MaterialName = "accent") {
  const holes = times(24, (index): [number, number, number] => [
    ...polar((index / 24) * Math.PI * 2, index % 2 ? 222 : 182),
    9,
  ]);
  return together(
    paint.lift(2, paint.body(iron, "plane", { r: 260 })),
    paint.detail(ring(236, 168), 3, 0.6),
    paint.detail({ r: 200 }, 2, 0.4),
    paint.body("iron", "even", discs(holes)),
    paint.lift(1, paint.body("iron", "plane", { r: 140 })),
    paint.body("steel", "ball", { r: 62 }),
    paint.body(
      "iron",
      "even",
      discs(times(5, (index): [number, number, number] => [...polar(index * 1.2566, 98), 14])),
    ),
    paint.shine({ d: "M-220 -60A228 228 0 0 1 -60 -220L-44 -166A172 172 0 0 0 -166 -44z" }, 0.9),
    at(
      0,
      0,
      { rotate: 38 },
      paint.lift(
        2,
        paint.body(caliper, "bar", {
          d: "M-150 -292Q0 -346 150 -292Q172 -282 166 -258L140 -176Q132 -156 112 -162Q0 -196 -112 -162Q-132 -156 -140 -176L-166 -258Q-172 -282 -150 -292z",
        }),
      ),
      paint.shine({ d: "M-140 -280Q0 -330 140 -280L136 -268Q0 -314 -136 -268z" }, 1.2),
      paint.body(
        "iron",
        "ball",
        discs([
          [-110, -220, 17],
          [110, -220, 17],
        ]),
      ),
      paint.detail({ d: "M-50 -246Q0 -254 50 -246M-40 -220Q0 -228 40 -220" }, 8, 0.8),
    ),
  );
}

/** Stands on 0, 0: the front of a car 920 wide and 650 high, its lamps lit. */
export function carFront(paint: Paint, colour: MaterialName = "dominant") {
  const half = (flip: boolean) =>
    at(
      0,
      0,
      { flip },
      paint.body("steel", "ball", { cx: -306, cy: -268, r: 92 }),
      paint.body("light", "ball", { cx: -306, cy: -268, r: 76 }),
      paint.detail({ d: "M-306 -340V-196M-340 -334V-202M-272 -334V-202" }, 2, 0.4),
      paint.body("rust", "ball", { cx: -372, cy: -176, rx: 40, ry: 20 }),
    );
  return together(
    paint.contact(0, 4, 520, 40),
    paint.body("iron", "tube", {
      d: "M-410 -150H-270V-16Q-270 0 -286 0H-394Q-410 0 -410 -16zM410 -150H270V-16Q270 0 286 0H394Q410 0 410 -16z",
    }),
    paint.lift(
      2,
      paint.body(colour, "plane", {
        d: "M-336 -390C-316 -530 -280 -630 -226 -648C-120 -670 120 -670 226 -648C280 -630 316 -530 336 -390z",
      }),
      paint.body("iron", "ball", {
        d: "M-330 -420C-400 -430 -430 -470 -424 -500C-410 -516 -366 -506 -352 -486zM330 -420C400 -430 430 -470 424 -500C410 -516 366 -506 352 -486z",
      }),
    ),
    paint.body("screen", "plane", {
      d: "M-292 -404C-278 -520 -248 -598 -208 -612C-110 -630 110 -630 208 -612C248 -598 278 -520 292 -404z",
    }),
    paint.shine(
      { d: "M-210 -606C-170 -614 -120 -620 -70 -622L-190 -410H-284C-272 -510 -246 -590 -210 -606z" },
      0.7,
    ),
    paint.shine({ d: "M-20 -624L40 -624L-80 -410H-140z" }, 0.5),
    paint.lift(
      2,
      paint.body(colour, "bar", {
        d: "M-446 -120C-460 -230 -456 -330 -404 -372C-340 -414 -200 -424 0 -424C200 -424 340 -414 404 -372C456 -330 460 -230 446 -120Q440 -80 400 -80H-400Q-440 -80 -446 -120z",
      }),
    ),
    paint.shine(
      {
        d: "M-390 -364C-320 -402 -190 -410 0 -410C190 -410 320 -402 390 -364C310 -386 190 -394 0 -394C-190 -394 -310 -386 -390 -364z",
      },
      1.5,
    ),
    paint.detail(
      { d: "M-214 -330C-190 -380 -176 -400 -170 -416M214 -330C190 -380 176 -400 170 -416" },
      4,
      0.7,
    ),
    paint.shade(
      { d: "M-446 -130C-300 -150 300 -150 446 -130V-120Q440 -80 400 -80H-400Q-440 -80 -446 -120z" },
      1,
    ),
    paint.body("iron", "dish", { x: -206, y: -322, width: 412, height: 108, rx: 46 }),
    paint.body(
      "steel",
      "bar",
      bars(times(4, (index): [number, number, number, number] => [-194, -302 + index * 23, 388, 8])),
    ),
    paint.body("accent", "ball", { cy: -268, r: 34 }),
    paint.shine({ d: "M-12 -282L0 -292L12 -282V-256H-12z" }, 1.4),
    half(false),
    half(true),
    paint.glow(-306, -268, 190, 1.2),
    paint.glow(306, -268, 190, 1.2),
    paint.lift(1, paint.body("steel", "bar", { x: -470, y: -164, width: 940, height: 60, rx: 28 })),
    paint.shine({ x: -440, y: -156, width: 880, height: 9, rx: 4 }, 1.5),
    paint.body("paper", "plane", { x: -108, y: -174, width: 216, height: 76, rx: 8 }),
    paint.detail({ d: figureStrokes("72081", 72, -156) }, 6, 1.2),
  );
}

/** Stands on 0, 0, facing left: a car 1100 wide and 460 high. */
export function carSide(paint: Paint, colour: MaterialName = "dominant") {
  const roll = paint.stamp("car wheel", roadWheel(paint));
  return together(
    paint.lift(
      2,
      paint.body(colour, "bar", {
        d: "M-546 -150C-566 -220 -546 -272 -484 -284L-306 -306C-230 -410 -160 -456 -40 -462H170C290 -456 380 -390 430 -306C506 -296 552 -262 552 -190V-150Q552 -104 512 -104H-504Q-540 -104 -546 -150z",
      }),
    ),
    paint.body("screen", "plane", {
      d: "M-256 -306C-206 -380 -150 -424 -60 -430V-306zM-30 -431H160C250 -424 320 -370 358 -306H-30z",
    }),
    paint.shine(
      {
        d: "M-170 -390C-140 -412 -100 -426 -60 -430L-130 -306H-232C-212 -336 -190 -368 -170 -390zM60 -431H130L60 -306H-10z",
      },
      0.6,
    ),
    paint.shine(
      {
        d: "M-520 -262C-440 -286 -360 -290 -300 -294H440C480 -290 510 -280 526 -262C440 -278 300 -282 0 -282C-300 -282 -440 -276 -520 -262z",
      },
      1.3,
    ),
    paint.shade({ d: "M-546 -170H552V-150Q552 -104 512 -104H-504Q-540 -104 -546 -150z" }, 0.8),
    paint.detail(
      { d: "M-256 -306C-270 -250 -270 -200 -210 -116M-44 -440V-116M190 -116C210 -200 260 -250 250 -306" },
      4,
      0.8,
    ),
    paint.body("steel", "bar", { x: -150, y: -256, width: 66, height: 16, rx: 8 }),
    paint.body("light", "ball", { cx: -516, cy: -232, rx: 24, ry: 34 }),
    paint.body("tomato", "plane", { d: "M530 -256Q552 -236 552 -196H524z" }),
    paint.body("iron", "even", { d: "M-470 -104a140 140 0 0 1 280 0zM190 -104a140 140 0 0 1 280 0z" }),
    roll(-330, -112),
    roll(330, -112),
  );
}

/** Stands on 0, 0: two posts of a lift, 900 apart and 900 high, their arms at `height`. */
export function liftPosts(paint: Paint, height: number, colour: MaterialName = "accent") {
  return together(
    paint.contact(0, 6, 620, 26),
    ...[-1, 1].map((side) =>
      at(
        0,
        0,
        { flip: side > 0 },
        paint.body("iron", "bar", { x: -560, y: -26, width: 200, height: 26, rx: 4 }),
        paint.lift(2, paint.body(colour, "tube", { x: -510, y: -900, width: 96, height: 880, rx: 4 })),
        paint.shade({ x: -476, y: -880, width: 28, height: 850 }, 1.4),
        paint.body("iron", "tube", { x: -520, y: -height - 70, width: 116, height: 150, rx: 8 }),
        paint.body("iron", "bar", { x: -420, y: -height - 6, width: 250, height: 34, rx: 6 }),
        paint.body("steel", "tube", { x: -210, y: -height - 34, width: 44, height: 34 }),
      ),
    ),
    paint.body(colour, "bar", { x: -520, y: -920, width: 1040, height: 40, rx: 6 }),
  );
}

/** Stands on 0, 0: a jug of engine oil 300 wide and 420 high. */
export function oilJug(paint: Paint, colour: MaterialName = "accent") {
  return together(
    paint.contact(0, 4, 190, 20),
    paint.lift(
      1,
      paint.body("iron", "tube", { x: -104, y: -440, width: 84, height: 62, rx: 8 }),
      paint.body(colour, "tube", {
        d: "M-110 -384H-14C20 -384 30 -352 60 -336L130 -300Q150 -288 150 -262V-22Q150 0 128 0H-128Q-150 0 -150 -22V-300Q-150 -330 -128 -344C-114 -352 -110 -366 -110 -384zM60 -270C44 -270 44 -150 60 -150H92Q108 -150 108 -166V-240Q108 -256 96 -262z",
      }),
    ),
    paint.body("paper", "plane", { x: -122, y: -236, width: 140, height: 186, rx: 8 }),
    paint.body("dominant", "plane", { x: -122, y: -236, width: 140, height: 58, rx: 8 }),
    paint.detail({ d: "M-100 -150H-6M-100 -122H-30M-100 -94H-20" }, 6, 0.8),
    paint.shine({ d: "M-138 -296Q-136 -320 -116 -332V-244H-138z" }, 1.3),
    paint.detail({ d: "M-100 -420H-24M-100 -402H-24" }, 4, 0.7),
  );
}

/** Stands on 0, 0: a car battery 420 wide and 300 high. */
export function carBattery(paint: Paint, colour: MaterialName = "dominant") {
  return together(
    paint.contact(0, 4, 260, 22),
    paint.lift(
      1,
      paint.body(
        "brass",
        "tube",
        bars([
          [-160, -330, 54, 50],
          [106, -330, 54, 50],
        ]),
      ),
      paint.body("iron", "plane", { x: -210, y: -240, width: 420, height: 240, rx: 10 }),
      paint.body(colour, "bar", { x: -218, y: -290, width: 436, height: 62, rx: 8 }),
    ),
    paint.body("light", "plane", { x: -150, y: -186, width: 300, height: 130, rx: 8 }),
    paint.body("yolk", "plane", { d: "M14 -176L-44 -108H-8L-20 -64L46 -132H8z" }),
    paint.detail({ d: "M-122 -120H-86M86 -120H122M104 -138V-102" }, 9, 1.2),
    paint.shine({ x: -206, y: -282, width: 412, height: 10 }, 1.2),
    paint.body(
      "steel",
      "ball",
      discs(times(4, (index): [number, number, number] => [-66 + index * 44, -259, 13])),
    ),
  );
}

/** Lies along the y axis around 0, 0: a spark plug 480 long, its gap down. */
export function sparkPlug(paint: Paint) {
  return paint.lift(
    1,
    paint.body("steel", "tube", { x: -14, y: -250, width: 28, height: 44, rx: 6 }),
    paint.body("ceramic", "tube", { d: "M-32 -210H32L38 -40H-38z" }),
    paint.detail({ d: "M-33 -180H33M-34 -158H34M-35 -136H35" }, 5, 0.6),
    paint.body("steel", "tube", { x: -66, y: -44, width: 132, height: 86, rx: 6 }),
    paint.shade({ x: -30, y: -44, width: 60, height: 86 }, 0.7),
    paint.body("steel", "tube", { x: -44, y: 42, width: 88, height: 140 }),
    paint.detail({ d: times(9, (index) => `M-44 ${58 + index * 14}L44 ${52 + index * 14}`).join("") }, 4, 1),
    paint.body("ceramic", "tube", { x: -16, y: 180, width: 32, height: 26 }),
    paint.strand("steel", { d: "M36 182V238H-4" }, 10, 0),
    paint.glow(0, 224, 60, 1),
  );
}

/** Lies around 0, 0: a car's key with its remote, 420 long, on a ring. */
export function carKey(paint: Paint, colour: MaterialName = "ink") {
  return paint.lift(
    2,
    paint.strand("steel", { cx: -250, cy: 0, r: 74 }, 11, 0.2),
    paint.body("steel", "bar", {
      d: "M40 -22H236L258 0L236 22H214L200 10L184 22L168 10L152 22L136 10L120 22H40z",
    }),
    paint.shine({ d: "M60 -14H226V-6H60z" }, 1.2),
    paint.body(colour, "plane", {
      d: "M-170 -74H20Q62 -70 62 0Q62 70 20 74H-170Q-204 70 -204 0Q-204 -70 -170 -74z",
    }),
    paint.body("steel", "ball", { cx: -176, cy: 0, r: 16 }),
    paint.body(
      "light",
      "plane",
      discs([
        [-92, 0, 28],
        [-20, 0, 28],
      ]),
    ),
    paint.body("accent", "plane", { cx: 38, cy: 0, r: 12 }),
    paint.detail({ d: "M-102 6V-4Q-92 -16 -82 -4V6zM-30 6L-20 -8L-10 6" }, 4, 1),
    paint.shine({ d: "M-176 -62H16Q40 -60 46 -40Q30 -48 10 -48H-176z" }, 1),
  );
}

/** Stands on 0, 0: tyres lying on one another, 460 wide. */
export function tyreStack(paint: Paint, count: number) {
  return together(
    paint.contact(0, 6, 280, 26),
    ...times(count, (index) => {
      const y = -index * 118;
      const x = round(((index * 37) % 5) * 5 - 10);
      return at(
        x,
        y,
        {},
        paint.lift(1, paint.body("iron", "tube", { x: -230, y: -116, width: 460, height: 116, rx: 50 })),
        paint.detail({ d: times(15, (step) => `M${-196 + step * 28} -92l12 24l-12 24`).join("") }, 5, 1),
        paint.shine({ x: -196, y: -106, width: 392, height: 8, rx: 4 }, 0.9),
      );
    }),
  );
}
