import type { MaterialName } from "../materials.ts";
import { joined, limb, smooth, tube } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, discs, polar, round, times, together } from "../shapes.ts";
import { ring } from "./electrics.ts";

/** The strokes of `count` spokes, each of which leaves the hub at a tangent. */
function spokes(count: number, hub: number, rim: number) {
  return times(count, (index) => {
    const angle = (index / count) * Math.PI * 2;
    const lean = (index % 2 ? 1 : -1) * 1.3;
    return `M${polar(angle + lean, hub).join(" ")}L${polar(angle, rim).join(" ")}`;
  }).join("");
}

/** Around 0, 0: a bicycle wheel of radius `r` with its tyre, spokes and hub. */
export function bicycleWheel(paint: Paint, r = 340) {
  const size = (share: number) => round(r * share);
  return together(
    paint.strand("steel", { d: spokes(r > 250 ? 32 : 20, size(0.09), size(0.86)) }, r > 250 ? 4.4 : 2.6, 0.3),
    paint.lift(
      1,
      paint.body("iron", "plane", ring(r, size(0.905))),
      paint.body("steel", "plane", ring(size(0.915), size(0.835))),
    ),
    paint.detail({ r: size(0.875) }, 2, 0.5),
    paint.shine(
      {
        d: `M${polar(3.3, size(0.965)).join(" ")}A${r} ${r} 0 0 1 ${polar(4.6, size(0.965)).join(" ")}A${size(1.02)} ${size(1.02)} 0 0 0 ${polar(3.3, size(0.965)).join(" ")}z`,
      },
      1.4,
    ),
    paint.body("steel", "ball", { r: size(0.1) }),
    paint.body("iron", "ball", { r: size(0.045) }),
  );
}

/** Stands on 0, 0, facing right: a bicycle 880 wide and 560 high. */
export function bicycle(paint: Paint, frame: MaterialName = "apple") {
  const wheel = paint.stamp("bicycle wheel", bicycleWheel(paint, 180));
  const teeth = discs(
    times(22, (index): [number, number, number] => [...polar((index / 22) * 6.2832, 46), 5]),
  );
  return together(
    paint.contact(-260, 2, 150, 12),
    paint.contact(260, 2, 150, 12),
    wheel(-260, -180),
    wheel(260, -180),
    paint.strand("iron", { d: "M-260 -197L-42 -190M-260 -163L-42 -98" }, 5, 0.3),
    paint.body("iron", "ball", { cx: -260, cy: -180, r: 19 }),
    paint.body("steel", "tube", tube(-122, -412, -146, -490, 14)),
    paint.body("steel", "tube", tube(152, -446, 166, -494, 14)),
    paint.lift(
      1,
      paint.body(
        frame,
        "bar",
        joined(tube(-122, -400, -258, -182, 11, 9), tube(-42, -146, -258, -181, 13, 10)),
      ),
      paint.body(frame, "plane", limb("182,-354,22 226,-222,17 259,-180,12")),
      paint.body(frame, "bar", joined(tube(-116, -404, 156, -434, 21), tube(-42, -146, 172, -384, 25))),
      paint.body(frame, "tube", tube(-42, -146, -128, -424, 22)),
      paint.body(frame, "tube", tube(182, -352, 150, -452, 28)),
    ),
    paint.shine({ d: "M-104 -409L150 -438L150 -434L-104 -404zM-28 -168L160 -378L163 -374L-24 -166z" }, 1.6),
    at(
      -42,
      -146,
      {},
      paint.lift(1, paint.body("steel", "plane", teeth), paint.body("steel", "plane", ring(46, 30))),
    ),
    paint.body("steel", "plane", tube(-42, -146, 4, -74, 15, 11)),
    paint.body("iron", "bar", { x: -26, y: -82, width: 66, height: 17, rx: 6 }),
    paint.body("iron", "ball", { cx: -42, cy: -146, r: 13 }),
    paint.lift(
      1,
      paint.body(
        "leather",
        "bar",
        smooth("-222,-508 -190,-518 -120,-508 -62,-506 -66,-492 -118,-484 -168,-474 -210,-482"),
      ),
    ),
    paint.body("steel", "bar", limb("164,-496,15 206,-506,15 218,-528,14 184,-538,14 130,-530,14")),
    paint.body("leather", "bar", limb("166,-537,20 104,-526,20")),
    paint.strand("iron", { d: "M212 -514C262 -500 238 -400 204 -360" }, 4, 0.2),
    paint.body("yolk", "ball", { cx: 210, cy: -462, r: 17 }),
    paint.body("iron", "plane", { d: "M210 -482H184Q172 -462 184 -444H210z" }),
  );
}

/** Lies around 0, 0, seen from the side and facing right: a bicycle helmet 680 wide and 400 high. */
export function bicycleHelmet(paint: Paint, shell: MaterialName = "accent") {
  const vent = (x: number, y: number, wide: number, turn: number) =>
    at(
      x,
      y,
      { rotate: turn },
      paint.body("screen", "dish", smooth([-wide, 14], [-wide * 0.2, -22], [wide, -20], [wide * 0.3, 20])),
    );
  return together(
    paint.strand(
      "iron",
      { d: "M-150 100C-120 200 -40 280 10 300M120 110C110 190 60 270 10 300M10 300V330" },
      13,
      0.1,
    ),
    paint.body("iron", "plane", { x: -18, y: 284, width: 56, height: 34, rx: 8 }),
    paint.body("iron", "bar", smooth("-250,70 -30,40 250,60 220,130 0,140 -210,134")),
    paint.lift(
      2,
      paint.body(
        shell,
        "ball",
        smooth("-330,60 -318,-80 -220,-200 -40,-256 150,-226 280,-110 346,66 240,62 60,84 -140,110 -290,120"),
      ),
    ),
    paint.shine(smooth("-286,-70 -200,-180 -50,-232 130,-206 -40,-214 -190,-160"), 1.3),
    vent(-200, -60, 74, -38),
    vent(-66, -140, 92, -14),
    vent(100, -132, 88, 16),
    vent(-130, 26, 84, -18),
    vent(30, -32, 96, 0),
    vent(190, -20, 70, 26),
    paint.detail({ d: "M-322 74C-220 86 -60 66 60 46C170 30 270 30 338 46" }, 5, 0.6),
    paint.body("light", "plane", smooth("-318,96 -180,92 -20,72 -20,84 -180,108 -296,118")),
  );
}

/** Stands on 0, 0: a track pump 260 wide and 700 high, with its gauge and hose. */
export function bicyclePump(paint: Paint, barrel: MaterialName = "dominant") {
  return together(
    paint.contact(0, 6, 190, 18),
    paint.strand(
      "iron",
      { d: "M40 -70C160 -60 200 -180 190 -330C184 -420 140 -470 108 -440C84 -410 100 -360 96 -330" },
      15,
      0.1,
    ),
    paint.body("steel", "tube", { x: -9, y: -640, width: 18, height: 200 }),
    paint.lift(
      1,
      paint.body(
        "wood",
        "bar",
        smooth("-150,-668 -60,-682 60,-682 150,-668 150,-634 60,-646 -60,-646 -150,-634"),
      ),
      paint.body("steel", "tube", { x: -26, y: -664, width: 52, height: 40, rx: 8 }),
      paint.body(barrel, "tube", { x: -38, y: -470, width: 76, height: 420, rx: 8 }),
      paint.body("steel", "tube", { x: -46, y: -484, width: 92, height: 40, rx: 10 }),
    ),
    paint.shine({ x: -24, y: -430, width: 10, height: 280, rx: 5 }, 1.2),
    paint.body("iron", "bar", {
      d: "M-150 0V-16Q-150 -30 -130 -32L-60 -46Q0 -70 60 -46L130 -32Q150 -30 150 -16V0z",
    }),
    paint.lift(
      1,
      paint.body("steel", "plane", { cx: 0, cy: -116, r: 62 }),
      paint.body("paper", "plane", { cx: 0, cy: -116, r: 50 }),
    ),
    paint.detail({ d: "M-34 -92A42 42 0 1 1 34 -92M0 -116L22 -142" }, 5, 1.2),
    paint.body("tomato", "ball", { cx: 0, cy: -116, r: 8 }),
    paint.body("iron", "tube", { x: 84, y: -350, width: 24, height: 60, rx: 6 }),
  );
}

/** Around 0, 0: a chainring with its chain running to the left, 800 wide and 600 high. */
export function bicycleChain(paint: Paint, bolt: MaterialName = "accent") {
  const link = paint.stamp(
    "chain link",
    together(
      paint.body("iron", "bar", limb("-34,0,42 0,0,26 34,0,42")),
      paint.body(
        "brass",
        "ball",
        discs([
          [-34, 0, 10],
          [34, 0, 10],
        ]),
      ),
    ),
  );
  const around = times(12, (index): [number, number, number] => {
    const angle = -Math.PI / 2 + ((index + 0.5) / 12) * Math.PI;
    return [...polar(angle, 268), (angle * 180) / Math.PI + 90];
  });
  const straight = times(6, (index): [number, number, number][] => [
    [-36 - index * 70, -268 + index * 8, -6],
    [-36 - index * 70, 268 - index * 8, 6],
  ]).flat();
  const cuts = times(5, (index) => {
    const spot = (turn: number, r: number) => polar(index * 1.2566 - 1.5708 + turn, r);
    return smooth(
      spot(-0.42, 206),
      spot(0, 214),
      spot(0.42, 206),
      spot(0.34, 130),
      spot(0, 104),
      spot(-0.34, 130),
    );
  });
  const teeth = discs(times(34, (index) => [...polar((index / 34) * 6.2832, 254), 13]));
  return together(
    paint.lift(2, paint.body("steel", "plane", teeth), paint.body("steel", "plane", { r: 254 })),
    paint.body("screen", "dish", joined(...cuts)),
    paint.detail({ r: 232 }, 3, 0.6),
    paint.shine({ d: "M-214 -84A230 230 0 0 1 -84 -214L-78 -200A214 214 0 0 0 -200 -78z" }, 1.6),
    paint.lift(
      1,
      ...around.map(([x, y, rotate]) => link(x, y, { rotate })),
      ...straight.map(([x, y, rotate]) => link(x, y, { rotate })),
    ),
    paint.body("iron", "plane", limb("0,0,96 60,150,60 116,300,72")),
    paint.shine({ d: "M-20 20L76 306L86 300L-4 14z" }, 0.8),
    paint.body("steel", "ball", { r: 40 }),
    paint.body(
      bolt,
      "ball",
      discs([
        [0, 0, 20],
        [116, 300, 16],
      ]),
    ),
  );
}
