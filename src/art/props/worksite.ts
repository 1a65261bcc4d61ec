import type { MaterialName } from "../materials.ts";
import { joined, limb, smooth, tube } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, round, times, together } from "../shapes.ts";

/** Stands on 0, 0, facing left: a digger on tracks, 900 wide and 640 high. */
export function digger(paint: Paint, paintwork: MaterialName = "pasta") {
  const wheels = times(6, (index): [number, number, number] => [-60 + index * 78, -62, index % 5 ? 27 : 40]);
  return together(
    paint.contact(120, 6, 340, 24),
    paint.contact(-370, 4, 110, 14),
    paint.lift(1, paint.body("iron", "bar", { x: -120, y: -124, width: 510, height: 124, rx: 62 })),
    paint.detail(
      { d: times(16, (index) => `M${-70 + index * 27} -124v14M${-70 + index * 27} 0v-14`).join("") },
      6,
      1,
    ),
    paint.body("steel", "ball", discs(wheels)),
    paint.body("iron", "ball", discs(wheels.map(([x, y, r]): [number, number, number] => [x, y, r * 0.4]))),
    paint.body("iron", "bar", { x: 30, y: -160, width: 210, height: 44, rx: 8 }),
    paint.lift(
      1,
      paint.body(paintwork, "plane", limb("20,-250,60 -60,-480,70 -170,-590,66 -280,-560,50")),
      paint.body(paintwork, "plane", limb("-270,-570,56 -340,-440,50 -396,-270,40")),
    ),
    paint.strand("steel", { d: "M0 -330L-110 -520M-200 -630L-290 -540" }, 15, 0.2),
    paint.strand("iron", { d: "M14 -300L-56 -426M-186 -612L-236 -582" }, 22, 0.2),
    paint.body(
      "iron",
      "ball",
      discs([
        [-276, -566, 22],
        [-396, -268, 20],
        [20, -250, 24],
      ]),
    ),
    paint.lift(
      1,
      paint.body(
        "iron",
        "plane",
        smooth("-426,-290! -360,-290! -300,-190 -290,-90 -350,-20 -440,-10! -410,-80 -400,-170"),
      ),
    ),
    paint.body(
      "steel",
      "plane",
      joined(polygon([-440, -10], [-470, 6], [-424, -24]), polygon([-420, -18], [-446, 6], [-396, -34])),
    ),
    paint.body("glass", "plane", polygon([40, -260], [40, -520], [190, -520], [190, -260])),
    paint.shine(polygon([56, -500], [110, -500], [60, -290], [56, -290]), 1),
    paint.lift(
      2,
      paint.body(paintwork, "plane", {
        d: "M20 -160V-270H200V-380H330Q390 -370 396 -300V-190Q396 -160 366 -160z",
      }),
      paint.body(paintwork, "plane", {
        d: "M20 -260V-540Q20 -556 36 -556H196Q214 -556 214 -540V-260H190V-516H50V-260z",
      }),
    ),
    paint.detail({ d: "M230 -330H350M230 -306H350M230 -282H350M120 -516V-260M214 -370V-170" }, 5, 0.7),
    paint.shade({ d: "M20 -200H396V-190Q396 -160 366 -160H20z" }, 0.8),
    paint.body("iron", "tube", bars([[270, -430, 22, 54]])),
  );
}

/** Stands on 0, 0: a traffic cone 440 wide and 620 high. */
export function trafficCone(paint: Paint, cone: MaterialName = "tomato") {
  const half = (y: number) => 38 + (y + 610) * 0.22;
  const band = (y: number, high: number) => ({
    d: `M${-half(y)} ${y}Q0 ${y + 22} ${half(y)} ${y}L${round(half(y + high))} ${y + high}Q0 ${y + high + 26} ${round(-half(y + high))} ${y + high}z`,
  });
  return together(
    paint.contact(0, 8, 290, 26),
    paint.lift(
      1,
      paint.body("iron", "bar", { d: "M-230 -36Q-236 0 -210 4H210Q236 0 230 -36L190 -64H-190z" }),
    ),
    paint.body(cone, "plane", { d: "M-216 -40L-180 -66H180L216 -40z" }),
    paint.lift(
      2,
      paint.body(cone, "tube", {
        d: `M-38 -610Q0 -626 38 -610L${round(half(-50))} -50Q0 -16 ${round(-half(-50))} -50z`,
      }),
    ),
    paint.body("foam", "tube", joined(band(-480, 100), band(-270, 110))),
    paint.body("nose", "even", { cx: 0, cy: -609, rx: 24, ry: 7 }),
    paint.shade(polygon([16, -600], [half(-600), -600], [half(-60), -52], [60, -34]), 0.5),
  );
}

/** Stands on 0, 0: three steel girders in a stack, 880 wide and 520 high. */
export function steelBeam(paint: Paint, primer: MaterialName = "brick") {
  const end = (x: number, y: number, size: number) =>
    polygon(
      [x, y],
      [x + 180 * size, y],
      [x + 180 * size, y + 30 * size],
      [x + 104 * size, y + 30 * size],
      [x + 104 * size, y + 160 * size],
      [x + 180 * size, y + 160 * size],
      [x + 180 * size, y + 190 * size],
      [x, y + 190 * size],
      [x, y + 160 * size],
      [x + 76 * size, y + 160 * size],
      [x + 76 * size, y + 30 * size],
      [x, y + 30 * size],
    );
  const girder = (x: number, y: number) =>
    at(
      x,
      y,
      {},
      paint.lift(
        1,
        paint.body(primer, "down", polygon([104, 30], [560, -70], [560, 40], [104, 160])),
        paint.body(primer, "plane", polygon([180, 160], [620, 60], [620, 84], [180, 190])),
        paint.body(primer, "plane", polygon([0, 0], [440, -100], [620, -100], [180, 0])),
        paint.body(primer, "down", polygon([180, 0], [620, -100], [620, -74], [180, 30])),
        paint.body("steel", "plane", end(0, 0, 1)),
      ),
      paint.shade(polygon([104, 30], [560, -70], [560, -40], [104, 70]), 1),
      paint.shine(polygon([30, -8], [440, -96], [460, -96], [60, -8]), 0.8),
      paint.body(
        "screen",
        "even",
        discs([
          [230, 76, 12],
          [290, 63, 12],
          [430, 32, 12],
          [490, 19, 12],
        ]),
      ),
    );
  return together(
    paint.contact(40, 0, 470, 30),
    paint.body("board", "bar", bars([[-440, -30, 420, 34]])),
    paint.body("board", "plane", polygon([0, -96], [400, -96], [420, -70], [20, -70])),
    girder(-430, -220),
    girder(-230, -220),
    girder(-330, -410),
  );
}

/** Stands on 0, 0: a workbench with a vice and tools on the wall, 860 wide and 700 high. */
export function workbench(paint: Paint, wood: MaterialName = "board") {
  return together(
    paint.contact(0, 6, 440, 26),
    paint.lift(1, paint.body("walnut", "plane", { x: -360, y: -720, width: 720, height: 250, rx: 8 })),
    paint.shade(
      discs(times(24, (index) => [-320 + (index % 12) * 58, -690 + Math.floor(index / 12) * 190, 5])),
      1.4,
    ),
    paint.lift(
      1,
      paint.body("board", "tube", tube(-250, -500, -250, -640, 22)),
      paint.body("steel", "bar", smooth("-300,-666! -216,-676! -190,-646 -216,-640! -300,-636!")),
      paint.body("steel", "plane", { d: "M-120 -680V-520H-90V-680z" }),
      paint.body(
        "steel",
        "plane",
        smooth("-140,-700 -110,-676 -96,-676 -70,-700 -66,-660 -90,-636 -120,-636 -144,-660"),
      ),
      paint.body("steel", "plane", polygon([0, -680], [230, -600], [230, -560], [0, -560])),
      paint.body("tomato", "plane", smooth("210,-630 290,-640 310,-580 290,-520 220,-530")),
    ),
    paint.body("walnut", "even", smooth("236,-606 274,-610 282,-580 270,-550 240,-560")),
    paint.body(
      wood,
      "tube",
      bars([
        [-380, -320, 70, 320],
        [310, -320, 70, 320],
      ]),
    ),
    paint.body(wood, "bar", bars([[-330, -120, 660, 36]])),
    paint.lift(
      1,
      paint.body("dominant", "plane", { x: -270, y: -250, width: 160, height: 130, rx: 6 }),
      paint.body("kraft", "plane", { x: -70, y: -210, width: 190, height: 90, rx: 4 }),
    ),
    paint.body("steel", "bar", { x: -220, y: -206, width: 60, height: 14, rx: 7 }),
    paint.lift(2, paint.body(wood, "bar", { x: -430, y: -380, width: 860, height: 76, rx: 6 })),
    paint.detail(
      { d: "M-420 -356C-200 -368 100 -344 420 -358M-420 -326C-100 -336 160 -316 420 -330" },
      3,
      0.4,
    ),
    paint.lift(
      1,
      paint.body("iron", "plane", { d: "M-340 -380V-450H-250V-420H-230V-450H-150V-380z" }),
      paint.body("steel", "bar", bars([[-270, -436, 60, 16]])),
      paint.body("steel", "tube", { x: -370, y: -420, width: 30, height: 70, rx: 8 }),
    ),
    paint.strand("steel", { d: "M-356 -440V-330" }, 11, 0.2),
    paint.lift(1, paint.body("crumb", "bar", { x: -10, y: -410, width: 330, height: 30, rx: 3 })),
    paint.body("crumb", "tube", limb("280,-430,16 320,-460,18 350,-430,16 330,-404,12")),
  );
}

function gear(teeth: number, r: number) {
  const step = (Math.PI * 2) / teeth;
  return polygon(
    ...times(teeth, (index): [number, number][] => [
      polar(index * step - step * 0.28, r * 0.84),
      polar(index * step - step * 0.16, r),
      polar(index * step + step * 0.16, r),
      polar(index * step + step * 0.28, r * 0.84),
    ]).flat(),
  );
}

/** Around 0, 0: two cogwheels that turn each other, 780 wide and 640 high. */
export function cogwheels(paint: Paint, large: MaterialName = "steel", small: MaterialName = "accent") {
  const holes = times(6, (index): [number, number, number] => [...polar(index * 1.0472, 132), 36]);
  return together(
    at(
      -120,
      40,
      {},
      paint.lift(2, paint.body(large, "plane", gear(16, 270))),
      paint.body(large, "dish", { r: 200 }),
      paint.body(large, "plane", { r: 186 }),
      paint.body("screen", "dish", discs(holes)),
      paint.body(large, "ball", { r: 70 }),
      paint.body("screen", "even", { d: "M-30 0a30 30 0 1 1 60 0a30 30 0 1 1 -60 0M-8 -44h16v20h-16z" }),
      paint.shine({ d: "M-176 -60A186 186 0 0 1 -60 -176L-56 -162A170 170 0 0 0 -162 -56z" }, 1.6),
    ),
    at(
      239,
      -128,
      { rotate: 12 },
      paint.lift(2, paint.body(small, "plane", gear(10, 164))),
      paint.body(small, "dish", { r: 104 }),
      paint.body(small, "ball", { r: 50 }),
      paint.body("screen", "even", { r: 22 }),
    ),
  );
}

/** Hangs around 0, 0: a hi-vis vest 620 wide and 700 high. */
export function hiVisVest(paint: Paint, cloth: MaterialName = "yolk") {
  const trunk = smooth(
    "-150,-350! -80,-340! 0,-190 80,-340! 150,-350! 270,-290! 210,-160 230,-50 262,0 270,340! 0,352 -270,340! -262,0 -230,-50 -210,-160 -270,-290!",
  );
  return together(
    paint.body(cloth, "down", smooth("-100,-340! 0,-316 100,-340! 40,-220 -40,-220")),
    paint.shade(smooth("-100,-340! 0,-316 100,-340! 40,-220 -40,-220"), 1.2),
    paint.lift(2, paint.body(cloth, "plane", trunk)),
    paint.within(
      trunk,
      paint.body(
        "steel",
        "plane",
        bars([
          [-300, 60, 600, 64],
          [-300, 200, 600, 64],
        ]),
      ),
      paint.body("steel", "plane", joined(tube(-170, -360, -170, 62, 60), tube(170, -360, 170, 62, 60))),
      paint.shade(smooth("150,-340 240,-200 280,0 280,360 180,360 200,0"), 0.5),
    ),
    paint.detail({ d: "M0 -196V348M-262 330Q0 342 262 330M-140 72h-60M-140 112h-60" }, 4, 0.7),
    paint.detail({ d: "M0 -150h.1M0 -40h.1M0 160h.1M0 300h.1" }, 15, 1),
  );
}
