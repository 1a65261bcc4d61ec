import type { MaterialName } from "../materials.ts";
import { limb, smooth } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { bars, discs, times, together } from "../shapes.ts";

/** Stands on 0, 0: a potter's wheel with a pot on it, 640 wide and 720 high. */
export function pottersWheel(paint: Paint, clay: MaterialName = "clay") {
  const pot = smooth(
    "-92,-690 92,-690 78,-650 110,-610 176,-540 172,-440 120,-380 70,-356! -70,-356! -120,-380 -172,-440 -176,-540 -110,-610 -78,-650",
  );
  return together(
    paint.contact(0, 6, 360, 26),
    paint.body(
      "wood",
      "tube",
      bars([
        [-286, -210, 44, 210],
        [242, -210, 44, 210],
      ]),
    ),
    paint.body("iron", "tube", { x: -20, y: -280, width: 40, height: 220 }),
    paint.lift(
      1,
      paint.body("stone", "bar", {
        d: "M-200 -96C-200 -130 200 -130 200 -96V-50C200 -10 -200 -10 -200 -50z",
      }),
    ),
    paint.body("stone", "plane", { cx: 0, cy: -96, rx: 200, ry: 28 }),
    paint.lift(
      1,
      paint.body("wood", "bar", { d: "M-320 -250H320V-206Q0 -170 -320 -206z" }),
      paint.body("wood", "bar", { d: "M-320 -290Q-330 -230 -320 -206Q0 -176 320 -206Q330 -230 320 -290z" }),
    ),
    paint.body("walnut", "dish", { cx: 0, cy: -290, rx: 318, ry: 44 }),
    paint.lift(1, paint.body("steel", "tube", { d: "M-180 -342V-322C-180 -290 180 -290 180 -322V-342z" })),
    paint.body("steel", "plane", { cx: 0, cy: -342, rx: 180, ry: 30 }),
    paint.detail({ d: "M-130 -340a130 18 0 0 0 260 0" }, 3, 0.5),
    paint.lift(2, paint.body(clay, "tube", pot)),
    paint.body("cocoa", "dish", { cx: 0, cy: -690, rx: 90, ry: 20 }),
    paint.detail(
      {
        d: "M-118 -606Q0 -576 118 -606M-164 -560Q0 -522 164 -560M-180 -500Q0 -460 180 -500M-164 -440Q0 -402 164 -440M-110 -390Q0 -366 110 -390",
      },
      4,
      0.45,
    ),
    paint.shine(smooth("-136,-560 -120,-580 -104,-570 -130,-490 -120,-430 -140,-460"), 1.2),
    paint.body(clay, "plane", smooth("-290,-262 -230,-270 -200,-250 -250,-236 -300,-244")),
  );
}

/** Stands on 0, 0: a kiln with its door open on glowing pots, 640 wide and 740 high. */
export function kiln(paint: Paint, shell: MaterialName = "steel") {
  const pot = (x: number, y: number, glaze: MaterialName, wide: number, high: number) =>
    together(
      paint.body(
        glaze,
        "tube",
        smooth(
          [x - wide * 0.5, y - high],
          [x + wide * 0.5, y - high],
          [x + wide, y - high * 0.5],
          [x + wide * 0.6, y, 1],
          [x - wide * 0.6, y, 1],
          [x - wide, y - high * 0.5],
        ),
      ),
      paint.body("cocoa", "even", { cx: x, cy: y - high, rx: wide * 0.5, ry: wide * 0.12 }),
    );
  return together(
    paint.contact(20, 6, 400, 28),
    paint.body(
      "iron",
      "tube",
      bars([
        [-290, -70, 50, 70],
        [180, -70, 50, 70],
      ]),
    ),
    paint.lift(2, paint.body(shell, "plane", { x: -320, y: -700, width: 580, height: 640, rx: 18 })),
    paint.body("brick", "plane", { x: -276, y: -650, width: 490, height: 540, rx: 6 }),
    paint.detail(
      {
        d: `M-276 -596H214M-276 -542H214M-276 -488H214M-276 -434H214M-276 -380H214M-276 -326H214M-276 -272H214M-276 -218H214M-276 -164H214`,
      },
      3,
      0.5,
    ),
    paint.body("screen", "dish", { x: -226, y: -600, width: 390, height: 440 }),
    paint.glow(-30, -380, 280, 1.3),
    paint.body("tomato", "even", bars(times(6, (index) => [-226, -580 + index * 74, 390, 9]))),
    paint.body(
      "stone",
      "bar",
      bars([
        [-226, -376, 390, 20],
        [-226, -180, 390, 20],
      ]),
    ),
    pot(-140, -376, "mint", 56, 130),
    pot(-20, -376, "clay", 44, 170),
    pot(96, -376, "egg", 48, 100),
    pot(-120, -180, "clay", 66, 110),
    pot(60, -180, "sea", 76, 150),
    paint.lift(
      2,
      paint.body(shell, "tube", { d: "M232 -690L352 -730V-20L232 -76z" }),
      paint.body("brick", "plane", { d: "M246 -650L330 -680V-76L246 -110z" }),
    ),
    paint.detail(
      { d: "M246 -560L330 -584M246 -470L330 -486M246 -380L330 -388M246 -290L330 -290M246 -200L330 -192" },
      3,
      0.5,
    ),
    paint.body("iron", "tube", { x: 344, y: -420, width: 30, height: 110, rx: 10 }),
    paint.body("iron", "plane", { x: -300, y: -690, width: 150, height: 30, rx: 6 }),
    paint.body(
      "tomato",
      "ball",
      discs([
        [-276, -675, 8],
        [-250, -675, 8],
      ]),
    ),
    paint.shine({ d: "M-306 -640V-120L-294 -120V-640z" }, 1.4),
  );
}

/** Stands on 0, 0: a glazed jug 440 wide and 640 high. */
export function glazedJug(paint: Paint, glaze: MaterialName = "dominant", clay: MaterialName = "clay") {
  const belly = smooth(
    "-104,-620 0,-606 130,-640! 104,-590 84,-510 120,-440 196,-320 200,-190 150,-60 110,0! -110,0! -150,-60 -200,-190 -196,-320 -120,-440 -84,-510",
  );
  return together(
    paint.contact(0, 6, 230, 22),
    paint.body(glaze, "plane", {
      ...limb("-86,-540,40 -190,-560,40 -252,-470,42 -240,-350,40 -170,-280,40"),
    }),
    paint.lift(2, paint.body(clay, "tube", belly)),
    paint.within(
      belly,
      paint.body(glaze, "tube", {
        d: "M-260 -700H260V-150C230 -120 210 -180 180 -160C150 -130 150 -70 120 -70C90 -70 96 -150 60 -150C30 -150 30 -90 0 -90C-30 -90 -30 -170 -70 -160C-100 -150 -96 -60 -130 -60C-160 -60 -160 -150 -190 -160C-220 -170 -240 -140 -260 -150z",
      }),
      paint.shade(smooth("90,-620 90,-500 140,-400 130,-200 60,0 220,0 240,-300"), 0.5),
    ),
    paint.body(clay, "dish", smooth("-100,-622 0,-634 122,-640 60,-606 -40,-602")),
    paint.detail({ d: "M-92 -480Q0 -456 92 -480M-170 -390Q0 -350 170 -390" }, 4, 0.5),
    paint.shine(smooth("-150,-330 -110,-410 -88,-400 -120,-300 -124,-200 -150,-220"), 1.8),
  );
}
