import type { MaterialName } from "../materials.ts";
import { smooth, tube } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polygon, together } from "../shapes.ts";

/** Stands on 0, 0: a microscope 500 wide and 720 high. */
export function microscope(paint: Paint, body: MaterialName = "light", trim: MaterialName = "dominant") {
  return together(
    paint.contact(0, 6, 280, 24),
    paint.lift(
      2,
      paint.body(
        body,
        "plane",
        smooth(
          "-30,-540 60,-600 190,-500 230,-330 200,-160 130,-50! 20,-50! 110,-170 140,-320 110,-430 10,-470",
        ),
      ),
      paint.body(trim, "bar", { d: "M-230 0V-30Q-230 -64 -190 -64H170Q230 -64 230 -20V0z" }),
    ),
    paint.shade(smooth("110,-170 140,-320 110,-430 150,-420 170,-320 150,-160 90,-50 20,-50"), 0.7),
    paint.lift(1, paint.body("iron", "bar", { x: -210, y: -216, width: 330, height: 34, rx: 6 })),
    paint.body("glass", "plane", { x: -180, y: -230, width: 180, height: 14, rx: 3 }),
    paint.body("tomato", "ball", { cx: -88, cy: -224, rx: 22, ry: 8 }),
    paint.body("steel", "tube", { x: -120, y: -120, width: 80, height: 56, rx: 8 }),
    paint.glow(-80, -140, 80, 1),
    at(
      -70,
      -420,
      { rotate: 12 },
      paint.lift(
        1,
        paint.body("steel", "tube", { x: -28, y: 90, width: 56, height: 70, rx: 4 }),
        paint.body("steel", "tube", { x: -18, y: 150, width: 36, height: 34, rx: 4 }),
        paint.body(body, "tube", { x: -50, y: -120, width: 100, height: 220, rx: 10 }),
        paint.body("steel", "tube", { x: -40, y: -210, width: 80, height: 100, rx: 6 }),
        paint.body("ink", "tube", { x: -52, y: -262, width: 104, height: 64, rx: 14 }),
      ),
      paint.body(trim, "tube", { x: -50, y: -70, width: 100, height: 40 }),
      paint.shine({ x: -32, y: -20, width: 12, height: 100, rx: 6 }, 1.2),
    ),
    ...[-330, -180].map((y, index) =>
      together(
        paint.lift(1, paint.body("iron", "ball", { cx: 190 - index * 20, cy: y, r: 48 - index * 10 })),
        paint.body(trim, "ball", { cx: 190 - index * 20, cy: y, r: 22 - index * 5 }),
      ),
    ),
  );
}

/** Stands on 0, 0: a rack of test tubes 700 wide and 560 high. */
export function testTubes(paint: Paint, wood: MaterialName = "board") {
  const fills: [MaterialName, number][] = [
    ["dominant", 250],
    ["accent", 180],
    ["leaf", 300],
    ["wine", 140],
  ];
  const one = ([stuff, level]: [MaterialName, number], index: number) => {
    const x = -228 + index * 152;
    return together(
      paint.body(stuff, "tube", { d: `M${x - 44} ${-60 - level}H${x + 44}V-86A44 44 0 0 1 ${x - 44} -86z` }),
      paint.body(stuff, "dish", { cx: x, cy: -60 - level, rx: 44, ry: 9 }),
      paint.shine(
        discs([
          [x + 12, -100, 8],
          [x - 10, -140, 6],
          [x + 16, -180, 5],
        ]),
        1.4,
      ),
      paint.clear({ d: `M${x - 50} -520V-90A50 50 0 0 0 ${x + 50} -90V-520z` }),
      paint.body("glass", "bar", { x: x - 62, y: -536, width: 124, height: 24, rx: 12 }),
      paint.shine({ x: x - 34, y: -490, width: 10, height: 400, rx: 5 }, 1.3),
    );
  };
  const front = (y: number) =>
    together(
      paint.lift(1, paint.body(wood, "bar", { x: -340, y, width: 680, height: 54, rx: 6 })),
      paint.detail({ d: `M-330 ${y + 20}C-100 ${y + 10} 120 ${y + 32} 330 ${y + 18}` }, 3, 0.4),
    );
  return together(
    paint.contact(0, 6, 380, 26),
    paint.body(wood, "down", bars([[-330, -410, 660, 20]])),
    ...fills.map(one),
    front(-400),
    front(-54),
    paint.lift(
      1,
      paint.body(
        wood,
        "tube",
        bars([
          [-350, -430, 46, 430],
          [304, -430, 46, 430],
        ]),
      ),
    ),
    paint.body(
      "brass",
      "ball",
      discs(
        [-327, 327].flatMap((x): [number, number, number][] => [
          [x, -372, 9],
          [x, -28, 9],
        ]),
      ),
    ),
  );
}

/** Around 0, 0: a target with an arrow in its middle, 680 wide. */
export function target(paint: Paint, ring: MaterialName = "tomato") {
  const [tipX, tipY] = [-4, 2];
  return together(
    paint.lift(3, paint.body("foam", "plane", { r: 330 })),
    paint.body(ring, "plane", { r: 300 }),
    paint.body("foam", "plane", { r: 236 }),
    paint.body(ring, "plane", { r: 172 }),
    paint.body("foam", "plane", { r: 108 }),
    paint.body(ring, "plane", { r: 48 }),
    paint.detail({ d: "M-330 0a330 330 0 1 0 660 0a330 330 0 1 0 -660 0" }, 4, 0.4),
    paint.shade(tube(tipX, tipY, 220, 210, 26), 0.9),
    paint.lift(
      1,
      paint.body("board", "bar", tube(tipX, tipY, 290, -270, 20)),
      paint.body("dominant", "plane", polygon([226, -212], [232, -300], [320, -388], [316, -302])),
      paint.body("dominant", "plane", polygon([232, -206], [316, -216], [402, -300], [318, -296])),
    ),
    paint.shine(tube(10, -14, 280, -266, 4), 1),
  );
}

/** Around 0, 0: a rugby ball, 820 wide and 520 high. */
export function rugbyBall(paint: Paint, hide: MaterialName = "foam") {
  const outline = "M-410 0C-330 -180 -170 -260 0 -260S330 -180 410 0C330 180 170 260 0 260S-330 180 -410 0z";
  return together(
    paint.lift(3, paint.body(hide, "ball", { d: outline })),
    paint.within(
      { d: outline },
      paint.body("dominant", "plane", { d: "M-440 -300H-250C-190 -120 -190 120 -250 300H-440z" }),
      paint.body("accent", "plane", { d: "M440 -300H250C190 -120 190 120 250 300H440z" }),
      paint.shade({ d: "M-410 40C-260 180 260 180 410 40V280H-410z" }, 0.7),
    ),
    paint.detail({ d: "M-408 -6C-250 -70 250 -70 408 -6M-404 16C-240 120 240 120 404 16" }, 6, 0.7),
    paint.strand(
      "ink",
      { d: "M-110 -76V-24M-66 -80V-26M-22 -82V-28M22 -82V-28M66 -80V-26M110 -76V-24" },
      12,
      0,
    ),
    paint.shine({ d: "M-230 -140C-130 -220 60 -240 170 -210C60 -210 -90 -190 -200 -110z" }, 1.2),
  );
}
