import type { MaterialName } from "../materials.ts";
import { joined, limb, smooth, tube } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, polar, polygon, round, times, together } from "../shapes.ts";

/** Stands on 0, 0: a hand press of iron with a sheet on its bed, 760 wide and 780 high. */
export function printingPress(paint: Paint, metal: MaterialName = "iron", trim: MaterialName = "brass") {
  return together(
    paint.contact(0, 6, 400, 26),
    paint.body(
      metal,
      "plane",
      joined(limb("-210,-250,50 -230,-120,46 -290,-14,52"), limb("150,-250,50 176,-120,46 240,-14,52")),
    ),
    paint.lift(
      2,
      paint.body(metal, "plane", {
        d: "M-270 -230V-560C-270 -680 -180 -740 -30 -740C120 -740 210 -680 210 -560V-230H120V-540C120 -610 60 -640 -30 -640C-120 -640 -180 -610 -180 -540V-230z",
      }),
      paint.body(metal, "bar", { x: -306, y: -262, width: 552, height: 56, rx: 8 }),
    ),
    paint.strand(
      trim,
      { d: "M-250 -240V-560C-250 -670 -170 -722 -30 -722C110 -722 190 -670 190 -560V-240" },
      5,
      0.2,
    ),
    paint.body(trim, "plane", smooth("-100,-740 -60,-770 -30,-800 0,-770 40,-740 -30,-726")),
    paint.body("steel", "tube", { x: -58, y: -640, width: 56, height: 190 }),
    paint.detail({ d: times(8, (index) => `M-58 ${-610 + index * 20}l56 10`).join("") }, 4, 0.8),
    paint.lift(
      1,
      paint.body(metal, "bar", { x: -160, y: -460, width: 260, height: 50, rx: 6 }),
      paint.body("steel", "bar", { x: -150, y: -412, width: 240, height: 20 }),
    ),
    paint.lift(
      1,
      paint.body("steel", "bar", limb("-30,-520,40 120,-500,26 300,-470,22")),
      paint.body("wood", "bar", limb("270,-476,36 380,-456,42")),
    ),
    paint.body(trim, "ball", { cx: -30, cy: -520, r: 30 }),
    paint.lift(1, paint.body("steel", "bar", { x: -370, y: -310, width: 680, height: 44, rx: 4 })),
    paint.body("wood", "bar", { x: -340, y: -340, width: 360, height: 32 }),
    paint.body("paper", "plane", polygon([-330, -342], [10, -342], [-10, -372], [-290, -372])),
    paint.detail({ d: "M-284 -364H-20M-294 -354H-14" }, 4, 0.9),
    paint.lift(
      1,
      paint.body("board", "plane", polygon([-372, -330], [-350, -330], [-430, -560], [-452, -552])),
      paint.body("paper", "plane", polygon([-366, -350], [-352, -356], [-420, -546], [-432, -542])),
    ),
    paint.lift(
      1,
      paint.body("steel", "plane", { cx: 60, cy: -200, r: 60 }),
      paint.body(metal, "dish", { cx: 60, cy: -200, r: 42 }),
    ),
    paint.body("steel", "bar", tube(60, -200, 130, -120, 18)),
    paint.body("wood", "ball", { cx: 134, cy: -114, r: 22 }),
  );
}

/** Stands on 0, 0: three wooden letters for printing, cut in mirror writing, 720 wide and 560 high. */
export function printingLetters(paint: Paint, ink: MaterialName = "accent") {
  const block = (x: number, y: number, letter: string, turn: number, wood: MaterialName) =>
    at(
      x,
      y,
      { rotate: turn },
      paint.lift(
        2,
        paint.body("walnut", "plane", polygon([150, -290], [196, -316], [196, -36], [150, 0])),
        paint.body("board", "plane", polygon([-130, -290], [-84, -316], [196, -316], [150, -290])),
        paint.body(wood, "plane", { x: -130, y: -290, width: 280, height: 290, rx: 4 }),
      ),
      paint.detail(
        {
          d: "M-120 -40C-60 -50 40 -30 140 -44M-120 -250C-30 -262 60 -240 140 -254M-124 -150C-110 -156 -100 -150 -90 -152",
        },
        3,
        0.4,
      ),
      paint.lift(1, paint.body(ink, "plane", { d: letter })),
    );
  const t = "M-90 -262H110V-206H42V-28H-22V-206H-90z";
  const r =
    "M88 -262H-10C-70 -262 -96 -232 -96 -186C-96 -148 -78 -126 -50 -118L-104 -28H-34L12 -112H28V-28H88zM28 -214V-160H0C-20 -160 -30 -170 -30 -187C-30 -205 -20 -214 0 -214z";
  const a = "M-26 -262H46L118 -28H50L40 -68H-20L-30 -28H-98zM10 -196L-8 -118H28z";
  return together(
    paint.contact(10, 6, 420, 26),
    block(-190, 0, a, 0, "board"),
    block(160, 0, r, 0, "board"),
    block(-30, -296, t, -5, "board"),
  );
}

/** Lies around 0, 0: an open book 860 wide and 560 high, a ribbon between its pages. */
export function openBook(paint: Paint, cover: MaterialName = "dominant") {
  const page = smooth("0,-214! -80,-258 -220,-262 -390,-232! -390,200! -220,168 -80,176 0,220!");
  const lines = times(11, (index) => {
    const y = -178 + index * 32;
    return `M-344 ${y}C-250 ${y - 24} -120 ${y - 30} -50 ${y + 2}`;
  });
  const leaf = (flip: boolean, strokes: string) =>
    at(
      0,
      0,
      { flip },
      paint.body(
        "linen",
        "plane",
        smooth("0,-190! -80,-232 -220,-240 -404,-206! -404,222! -220,192 -80,200 0,242!"),
      ),
      paint.body("paper", "plane", page),
      paint.within(page, paint.shade(smooth("0,-230 -30,-250 -60,-100 -50,100 -20,240 0,240"), 0.7)),
      paint.detail({ d: strokes }, 5, 0.55),
    );
  return together(
    paint.lift(
      3,
      paint.body(cover, "plane", {
        d: "M-424 -196Q-424 -214 -406 -214H406Q424 -214 424 -196V236Q424 250 406 250H40Q0 274 -40 250H-406Q-424 250 -424 236z",
      }),
    ),
    leaf(false, lines.slice(1).join("")),
    leaf(true, lines.slice(5).join("")),
    paint.body("accent", "plane", smooth("198,-190 240,-214 282,-196 290,-130 240,-84 190,-128")),
    paint.shine(smooth("206,-180 240,-200 262,-192 230,-170 214,-140"), 1.2),
    paint.lift(
      1,
      paint.body(
        "tomato",
        "plane",
        smooth("-8,-216! 12,-216! 26,0 14,160 44,300! 26,286! 6,306! -10,160 6,0"),
      ),
    ),
    paint.detail({ d: "M0 -212V222" }, 4, 0.8),
  );
}

/** Stands on 0, 0: a bottle of ink with a pen in it, 520 wide and 720 high. */
export function inkBottle(paint: Paint, ink: MaterialName = "cell") {
  return together(
    paint.contact(0, 6, 270, 24),
    at(
      20,
      -300,
      { rotate: 26 },
      paint.lift(
        1,
        paint.body(
          "walnut",
          "tube",
          smooth("-15,0! -26,-120 -22,-260 -10,-430 0,-446 10,-430 22,-260 26,-120 15,0!"),
        ),
        paint.body("brass", "tube", { x: -21, y: -36, width: 42, height: 46, rx: 6 }),
        paint.body("steel", "tube", smooth("-18,6! -20,60 0,140! 20,60 18,6!")),
      ),
      paint.shine(smooth("-14,-120 -10,-300 -4,-300 -8,-100"), 1.4),
    ),
    paint.lift(
      1,
      paint.body(ink, "tube", {
        d: "M-196 -180Q-190 -196 -160 -196H160Q190 -196 196 -180L210 -30Q210 0 180 0H-180Q-210 0 -210 -30z",
      }),
    ),
    paint.clear({
      d: "M-90 -330V-280C-90 -250 -200 -260 -204 -200L-224 -24Q-224 8 -190 8H190Q224 8 224 -24L204 -200C200 -260 90 -250 90 -280V-330z",
    }),
    paint.body("glass", "bar", { x: -104, y: -350, width: 208, height: 36, rx: 14 }),
    paint.body(ink, "dish", { cx: 0, cy: -338, rx: 76, ry: 10 }),
    paint.lift(1, paint.body("paper", "plane", { x: -110, y: -160, width: 220, height: 110, rx: 6 })),
    paint.detail({ d: "M-90 -140H90V-70H-90z" }, 3, 0.5),
    paint.strand(
      ink,
      {
        d: "M-60 -96C-40 -140 -20 -130 -30 -100C-34 -84 0 -120 10 -116C20 -110 -4 -90 16 -92C36 -96 40 -116 60 -110",
      },
      6,
      0,
    ),
    paint.shine(smooth("-176,-180 -150,-210 -130,-210 -160,-150 -178,-30 -196,-30"), 1.7),
    paint.body(ink, "ball", smooth("250,-10 290,-26 330,-8 300,10 262,8")),
  );
}

/** Around 0, 0: a letter closed with a wax seal, 800 wide and 540 high. */
export function sealedLetter(paint: Paint, wax: MaterialName = "apple", sheet: MaterialName = "paper") {
  const rim = smooth(
    ...times(14, (index): [number, number] =>
      polar((index / 14) * 6.2832, [104, 116, 108, 122, 106, 114, 110][index % 7] ?? 110),
    ),
  );
  return paint.lift(
    3,
    paint.body(sheet, "plane", { x: -390, y: -260, width: 780, height: 520, rx: 12 }),
    paint.shade(polygon([-390, 250], [0, -30], [390, 250], [380, 260], [-380, 260]), 0.25),
    paint.detail({ d: "M-386 256L-40 10M386 256L40 10" }, 4, 0.5),
    paint.lift(
      1,
      paint.body(sheet, "down", {
        d: "M-386 -256Q-380 -260 -370 -260H370Q380 -260 386 -256L40 42Q0 74 -40 42z",
      }),
    ),
    paint.shine({ d: "M-360 -252H360L0 30z" }, 0.25),
    at(
      0,
      40,
      {},
      paint.lift(1, paint.body(wax, "ball", rim)),
      paint.body(wax, "dish", { r: 82 }),
      paint.detail({ r: 82 }, 4, 0.7),
      paint.lift(
        1,
        paint.body(wax, "plane", { d: "M0 -58L16 -18L58 -18L24 8L36 50L0 24L-36 50L-24 8L-58 -18L-16 -18z" }),
      ),
      paint.shine(smooth("-88,-30 -60,-80 -16,-96 -50,-64 -74,-20"), 1.6),
    ),
  );
}

/** Stands on 0, 0: a folded newspaper 640 wide and 760 high, leaning back. */
export function newspaper(paint: Paint) {
  const column = (x: number, y: number, wide: number, count: number) =>
    times(count, (index) => `M${x} ${y + index * 22}h${index === count - 1 ? round(wide * 0.6) : wide}`).join(
      "",
    );
  return together(
    paint.contact(0, 6, 340, 24),
    paint.lift(
      2,
      paint.body("linen", "plane", polygon([-270, -720], [300, -740], [320, -20], [-250, 0])),
      paint.body("paper", "plane", polygon([-300, -740], [280, -740], [300, -10], [-280, -10])),
    ),
    at(
      -10,
      0,
      {},
      paint.body("ink", "plane", bars([[-230, -690, 440, 54]])),
      paint.shine(
        bars([
          [-200, -672, 60, 18],
          [-128, -672, 90, 18],
          [-26, -672, 40, 18],
          [26, -672, 110, 18],
          [148, -672, 40, 18],
        ]),
        3,
      ),
      paint.detail({ d: "M-240 -612H230" }, 5, 1),
      paint.body(
        "ink",
        "even",
        bars([
          [-236, -584, 300, 20],
          [-234, -552, 240, 20],
        ]),
      ),
      paint.body("dominant", "plane", { x: -232, y: -500, width: 270, height: 210 }),
      paint.body("accent", "ball", { cx: -40, cy: -430, r: 36 }),
      paint.shade({ d: "M-232 -290V-340L-170 -410L-110 -350L-60 -390L38 -300V-290z" }, 1.6),
      paint.detail(
        {
          d:
            column(66, -580, 170, 14) +
            column(-230, -262, 130, 10) +
            column(-80, -262, 130, 10) +
            column(70, -250, 166, 9),
        },
        6,
        0.6,
      ),
    ),
    paint.shade(polygon([-300, -384], [290, -384], [291, -366], [-300, -366]), 0.35),
  );
}
