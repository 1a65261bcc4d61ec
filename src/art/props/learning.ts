import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polygon, round, times, together } from "../shapes.ts";

/** Stands on 0, 0: an abacus with beads in four colours, 700 wide and 640 high. */
export function abacus(paint: Paint, frame: MaterialName = "board") {
  const colours: MaterialName[] = ["tomato", "yolk", "leaf", "sea"];
  const beads = (left: number) =>
    times(
      8,
      (index) => `M${-298 + index * 60 + (index < left ? 0 : 114)} 0a29 46 0 1 1 58 0a29 46 0 1 1 -58 0`,
    ).join("");
  const glints = paint.stamp(
    "glints",
    paint.shine(discs(times(4, (index) => [-278 + index * 60, -16, 8])), 1.4),
  );
  return together(
    paint.contact(0, 4, 380, 26),
    paint.lift(
      2,
      paint.body(frame, "tube", bars([[-350, -600, 48, 590]])),
      paint.body(frame, "tube", bars([[302, -600, 48, 590]])),
      paint.body(frame, "bar", bars([[-362, -640, 724, 54]])),
      paint.body(frame, "bar", bars([[-380, -54, 760, 54]])),
    ),
    ...colours.map((colour, row) =>
      at(
        0,
        -506 + row * 122,
        {},
        paint.body("steel", "bar", { x: -302, y: -6, width: 604, height: 12 }),
        paint.lift(1, paint.body(colour, "bar", { d: beads(4 + ((row * 3) % 4)) })),
        glints(0, 0),
      ),
    ),
    paint.shine(
      bars([
        [-350, -632, 700, 9],
        [-366, -46, 730, 8],
      ]),
      1,
    ),
  );
}

/** Stands on 0, 0, facing left: a knight of a chess set, 400 wide and 680 high. */
export function chessPiece(paint: Paint, wood: MaterialName = "board") {
  return together(
    paint.contact(0, 4, 220, 22),
    paint.lift(
      2,
      paint.body(wood, "plane", {
        d: "M-120 -150C-130 -240 -30 -300 -20 -370C-60 -350 -90 -330 -130 -316C-170 -306 -200 -330 -196 -366C-180 -420 -140 -480 -120 -540C-120 -580 -100 -600 -90 -640C-70 -636 -50 -620 -36 -604C90 -600 170 -480 160 -330C156 -250 140 -200 136 -150z",
      }),
      paint.body(wood, "tube", {
        d: "M-190 0V-44Q-190 -64 -168 -66Q-140 -80 -140 -110H140Q140 -80 168 -66Q190 -64 190 -44V0z",
      }),
      paint.body(wood, "bar", { x: -156, y: -166, width: 312, height: 58, rx: 26 }),
    ),
    paint.shade(
      {
        d: "M136 -150C140 -200 156 -250 160 -330C166 -430 126 -530 50 -580C110 -480 120 -400 90 -310C70 -250 80 -200 70 -150z",
      },
      0.7,
    ),
    paint.detail(
      {
        d: "M-36 -604C-20 -560 -10 -540 30 -510M40 -560C60 -520 70 -500 100 -480M90 -500C104 -470 110 -440 130 -420M-188 -350q20 0 30 14M-20 -370C-10 -390 -14 -400 -24 -416",
      },
      5,
      0.8,
    ),
    paint.body("nose", "ball", { cx: -78, cy: -500, rx: 15, ry: 12 }),
    paint.body("nose", "even", { cx: -172, cy: -372, rx: 8, ry: 6 }),
    paint.shine(
      {
        d: "M-100 -560C-110 -500 -150 -440 -176 -390C-160 -450 -126 -500 -112 -560z",
      },
      1,
    ),
  );
}

/** Around 0, 0: two dice, 680 wide and 560 high. */
export function dice(paint: Paint, first: MaterialName = "tomato", second: MaterialName = "light") {
  const die = (colour: MaterialName, dot: MaterialName) =>
    together(
      paint.lift(
        2,
        paint.body(colour, "plane", {
          d: "M-12 -206Q0 -212 12 -206L176 -128Q190 -120 190 -104V84Q190 100 176 108L12 196Q0 202 -12 196L-176 108Q-190 100 -190 84V-104Q-190 -120 -176 -128z",
        }),
      ),
      paint.shine(
        {
          d: "M-12 -206Q0 -212 12 -206L176 -128Q184 -122 176 -116L12 -34Q0 -28 -12 -34L-176 -116Q-184 -122 -176 -128z",
        },
        0.9,
      ),
      paint.shade(
        { d: "M186 -110Q190 -112 190 -104V84Q190 100 176 108L12 196Q4 200 2 198V-22Q4 -30 12 -34z" },
        0.75,
      ),
      paint.detail({ d: "M0 -30V198M0 -30L184 -120M0 -30L-184 -120" }, 3, 0.5),
      paint.body(dot, "even", { cy: -120, rx: 36, ry: 19 }),
      paint.body(dot, "even", {
        d: [
          [-140, -46],
          [-95, 40],
          [-50, 126],
        ]
          .map(
            ([x = 0, y = 0]) => `M${x - 18} ${y - 12}q4 -26 20 -14q18 14 14 42q-6 20 -22 10q-14 -14 -12 -38z`,
          )
          .join(""),
      }),
      paint.body(dot, "even", {
        d: [
          [54, 8],
          [132, 70],
        ]
          .map(
            ([x = 0, y = 0]) => `M${x + 18} ${y - 12}q-4 -26 -20 -14q-18 14 -14 42q6 20 22 10q14 -14 12 -38z`,
          )
          .join(""),
      }),
    );
  return together(
    at(170, -90, { rotate: 14, scale: 0.86 }, die(second, "nose")),
    at(-140, 70, { rotate: -10 }, die(first, "light")),
  );
}

/** The outline of a piece of a puzzle, 300 wide, with a knob above and at its right. */
const PIECE =
  "M-150 -150H-46C-36 -150 -40 -166 -48 -180C-70 -226 -30 -250 0 -250C30 -250 70 -226 48 -180C40 -166 36 -150 46 -150H150V-46C150 -36 166 -40 180 -48C226 -70 250 -30 250 0C250 30 226 70 180 48C166 40 150 36 150 46V150H46C36 150 40 134 48 120C70 74 30 50 0 50C-30 50 -70 74 -48 120C-40 134 -36 150 -46 150H-150V46C-150 36 -134 40 -120 48C-74 70 -50 30 -50 0C-50 -30 -74 -70 -120 -48C-134 -40 -150 -36 -150 -46z";

/** Around 0, 0: two pieces of a puzzle that fit, 760 wide and 640 high. */
export function puzzlePiece(paint: Paint, first: MaterialName = "dominant", second: MaterialName = "accent") {
  const piece = (colour: MaterialName) =>
    together(
      paint.lift(2, paint.body(colour, "plane", { d: PIECE })),
      paint.shine(
        {
          d: "M-144 -144H-52Q-34 -146 -34 -156Q-60 -210 -30 -236Q-46 -210 -22 -164Q-20 -134 -46 -134H-134V-50H-144z",
        },
        1,
      ),
      paint.shade(
        {
          d: "M150 150H46Q36 144 40 134H136V46Q140 36 150 46zM244 0C244 30 220 60 180 40Q200 60 216 60Q250 40 250 0z",
        },
        0.8,
      ),
    );
  return together(at(-170, 60, {}, piece(first)), at(190, -40, { rotate: 12 }, piece(second)));
}

/** Lies around 0, 0: a palette with paints and a brush, 760 × 600. */
export function paintPalette(paint: Paint, wood: MaterialName = "board") {
  const paints: [MaterialName, number, number, number][] = [
    ["tomato", -230, -60, 60],
    ["yolk", -130, -180, 60],
    ["leaf", 30, -220, 60],
    ["sea", 190, -170, 60],
    ["rose", 270, -30, 50],
    ["foam", 160, 30, 40],
  ];
  return together(
    paint.lift(
      2,
      paint.body(wood, "plane", {
        d: "M-20 -310C200 -330 380 -200 370 -20C360 90 250 110 180 120C100 130 110 190 60 240C0 300 -160 300 -260 210C-370 110 -400 -60 -310 -180C-240 -270 -130 -304 -20 -310zM-120 130a62 48 0 1 0 124 0a62 48 0 1 0 -124 0z",
      }),
    ),
    paint.detail({ d: "M-290 -120C-200 -260 100 -300 260 -200M-320 20C-300 120 -200 220 -80 240" }, 4, 0.35),
    paint.lift(
      1,
      ...paints.map(([colour, x, y, r]) =>
        paint.body(colour, "ball", {
          d: `M${x - r} ${y + 6}c-6 ${-r * 0.8} ${r} ${-r} ${r * 1.3} ${-r * 0.9}c${r * 0.9} 0 ${r * 0.9} ${r} ${r * 0.5} ${r * 1.4}c${-r * 0.5} ${r * 0.5} ${-r * 1.8} ${r * 0.4} ${-r * 1.8} ${-r * 0.5}z`,
        }),
      ),
    ),
    ...paints.map(([, x, y, r]) =>
      paint.shine({ cx: x - r * 0.2, cy: y - r * 0.4, rx: r * 0.36, ry: r * 0.16 }, 1.8),
    ),
    at(
      150,
      150,
      { rotate: -52 },
      paint.lift(
        2,
        paint.body("walnut", "bar", { d: "M-60 -13L240 -9Q300 0 240 9L-60 13z" }),
        paint.body("steel", "bar", { x: -136, y: -22, width: 84, height: 44, rx: 6 }),
        paint.body("umber", "bar", { d: "M-134 -20C-190 -30 -220 -14 -260 0C-220 14 -190 30 -134 20z" }),
        paint.body("tomato", "bar", {
          d: "M-196 -22C-220 -14 -240 -6 -260 0C-240 6 -220 14 -196 22Q-184 0 -196 -22z",
        }),
      ),
    ),
  );
}

/** Stands on 0, 0, facing left: a rocking horse, 820 wide and 720 high. */
export function rockingHorse(paint: Paint, coat: MaterialName = "linen", rocker: MaterialName = "tomato") {
  return together(
    paint.contact(0, 6, 380, 22),
    paint.body(rocker, "bar", bars([[-210, -96, 420, 22]])),
    paint.body(coat, "tube", {
      d: "M-170 -300C-210 -200 -230 -150 -260 -90H-210C-180 -150 -150 -200 -110 -290zM150 -300C200 -200 230 -150 250 -90H200C180 -150 140 -200 90 -290z",
    }),
    paint.strand(
      "umber",
      {
        d: "M220 -400C300 -430 330 -340 300 -250M226 -390C280 -400 300 -320 270 -230M216 -410C330 -460 370 -340 340 -270",
      },
      16,
      0.2,
    ),
    paint.lift(
      2,
      paint.body(coat, "ball", {
        d: "M-150 -430C-180 -500 -200 -560 -196 -600L-250 -580C-300 -560 -370 -500 -386 -460C-396 -424 -370 -404 -336 -414C-300 -420 -270 -440 -246 -440C-240 -360 -220 -300 -160 -270C-60 -230 80 -230 170 -270C240 -300 250 -380 210 -420C120 -460 -40 -420 -150 -430z",
      }),
      paint.body(coat, "plane", { d: "M-196 -600L-196 -680L-150 -610z" }),
    ),
    paint.body("umber", "plane", {
      d: "M-200 -640C-150 -650 -120 -600 -124 -560C-90 -540 -90 -490 -110 -470C-90 -450 -90 -420 -120 -404C-160 -430 -190 -520 -200 -580C-230 -600 -240 -620 -200 -640z",
    }),
    paint.lift(
      1,
      paint.body("accent", "plane", { d: "M-90 -436C-30 -420 60 -440 110 -436L130 -310Q20 -280 -90 -310z" }),
      paint.body("leather", "ball", {
        d: "M-100 -440C-90 -480 -60 -470 -40 -446C20 -440 60 -470 110 -476C130 -470 130 -440 110 -424C40 -400 -60 -400 -100 -440z",
      }),
    ),
    paint.strand(
      "leather",
      {
        d: "M20 -320V-210M-376 -430L-290 -520M-316 -420C-310 -450 -300 -480 -290 -520L-220 -590M-350 -440C-260 -400 -170 -400 -70 -440",
      },
      10,
      0.2,
    ),
    paint.body("brass", "plane", { d: "M-4 -220H44V-180H-4zM10 -206V-194H30V-206z" }),
    paint.body("nose", "ball", { cx: -270, cy: -530, rx: 13, ry: 15 }),
    paint.body("nose", "even", { cx: -370, cy: -456, r: 7 }),
    paint.lift(
      2,
      paint.body(rocker, "bar", {
        d: "M-400 -130C-260 30 260 30 400 -130L420 -100C270 60 -270 60 -420 -100z",
      }),
    ),
    paint.shine({ d: "M-390 -112C-250 28 250 28 390 -112L394 -104C250 40 -250 40 -394 -104z" }, 1),
    paint.body("iron", "ball", { d: "M-276 -104H-200V-80H-276zM190 -104H266V-80H190z" }),
  );
}

/** Stands on 0, 0: building blocks in a tower with an arch, 640 wide and 660 high. */
export function buildingBlocks(
  paint: Paint,
  first: MaterialName = "tomato",
  second: MaterialName = "dominant",
) {
  return together(
    paint.contact(0, 4, 350, 24),
    paint.lift(
      1,
      paint.body(second, "plane", { d: "M-290 0V-180H110V0H10A100 100 0 0 0 -190 0z" }),
      paint.body("yolk", "plane", { x: 124, y: -180, width: 180, height: 180, rx: 8 }),
    ),
    paint.lift(
      1,
      paint.body(first, "plane", { x: -250, y: -364, width: 180, height: 180, rx: 8 }),
      paint.body("leaf", "tube", { x: -50, y: -364, width: 110, height: 180 }),
      paint.body("accent", "plane", { d: "M124 -184L214 -340L304 -184z" }),
    ),
    paint.lift(
      1,
      paint.body("board", "plane", { x: -270, y: -420, width: 350, height: 56, rx: 6 }),
      paint.body("sea", "plane", { d: "M-250 -424A155 155 0 0 1 60 -424z" }),
    ),
    paint.body("yolk", "ball", { cx: -95, cy: -620, r: 44 }),
    paint.body("light", "plane", { x: 152, y: -152, width: 124, height: 124, rx: 10 }),
    paint.body(first, "even", {
      d: "M172 -44L204 -136H224L256 -44H232L226 -62H202L196 -44zM208 -82H220L214 -104z",
    }),
    paint.body(
      "light",
      "even",
      discs([
        [-204, -318, 20],
        [-116, -230, 20],
        [-160, -274, 20],
      ]),
    ),
    paint.shade({ d: "M70 -180H110V0H70zM-110 -364H-70V-184H-110z" }, 0.5),
    paint.shine(
      bars([
        [-280, -172, 380, 9],
        [-242, -356, 160, 9],
        [-262, -414, 330, 8],
        [132, -172, 164, 9],
      ]),
      1,
    ),
  );
}

/** Lies around 0, 0: a picture book that is open, with a ribbon, 820 × 540. */
export function pictureBook(paint: Paint, cover: MaterialName = "dominant", ribbon: MaterialName = "accent") {
  const lines = times(9, (index) => {
    const y = -170 + index * 42;
    return `M-350 ${y + 4}Q-200 ${y - 26} -44 ${y}${index > 3 ? `M44 ${y}Q200 ${y - 26} ${350 - (index === 8 ? 140 : 0)} ${y + (index === 8 ? -16 : 4)}` : ""}`;
  });
  return together(
    paint.lift(
      2,
      paint.body(cover, "plane", {
        d: "M-420 -236Q-430 -250 -410 -252Q-200 -270 0 -236Q200 -270 410 -252Q430 -250 420 -236V256Q200 236 0 276Q-200 236 -420 256z",
      }),
    ),
    paint.body("linen", "plane", { d: "M-400 -236V232Q-200 204 0 258Q200 204 400 232V-236z" }),
    paint.body("paper", "plane", { d: "M0 -220C-80 -270 -240 -282 -390 -250V216C-240 186 -80 196 0 244z" }),
    paint.body("paper", "plane", { d: "M0 -220C80 -270 240 -282 390 -250V216C240 186 80 196 0 244z" }),
    paint.shade(
      {
        d: "M0 -220C-16 -232 -30 -238 -46 -244V218C-30 224 -14 234 0 244C10 236 18 232 28 228V-234C18 -230 8 -226 0 -220z",
      },
      0.3,
    ),
    paint.detail({ d: lines.join("") }, 7, 0.45),
    paint.body(cover, "plane", { d: "M60 -190Q200 -236 350 -206V-40Q200 -68 60 -24z" }),
    paint.body("yolk", "ball", { cx: 270, cy: -160, r: 26 }),
    paint.body("leaf", "plane", { d: "M60 -24V-70Q130 -150 200 -90Q260 -140 350 -90V-40Q200 -68 60 -24z" }),
    paint.lift(
      1,
      paint.body(ribbon, "plane", {
        d: "M-15 -236H9C14 -100 8 100 20 300L2 286L-12 304C-14 100 -8 -100 -15 -236z",
      }),
    ),
  );
}

/** Stands on 0, 0: a spinning top of wood, 520 wide and 620 high. */
export function spinningTop(paint: Paint, first: MaterialName = "tomato", second: MaterialName = "yolk") {
  return together(
    paint.contact(-30, 4, 130, 14),
    at(
      -30,
      0,
      { rotate: 9 },
      paint.lift(
        2,
        paint.body("steel", "tube", { d: "M-12 -60H12L0 0z" }),
        paint.body(first, "tube", {
          d: "M-240 -330C-240 -240 -90 -130 -40 -60H40C90 -130 240 -240 240 -330z",
        }),
        paint.body(second, "tube", {
          d: "M-236 -300C-210 -220 -130 -170 -96 -130H96C130 -170 210 -220 236 -300Q0 -220 -236 -300z",
        }),
        paint.body(first, "bar", { cy: -334, rx: 242, ry: 70 }),
        paint.body("sea", "bar", { cy: -340, rx: 170, ry: 46 }),
        paint.body("light", "bar", { cy: -346, rx: 96, ry: 26 }),
        paint.body("board", "tube", { d: "M-30 -344Q-20 -400 -16 -500H16Q20 -400 30 -344z" }),
        paint.body("board", "ball", { cy: -530, r: 46 }),
      ),
      paint.shine({ d: "M-200 -300C-170 -230 -110 -170 -70 -110C-120 -160 -200 -230 -222 -300z" }, 1.2),
    ),
    paint.detail(
      { d: "M-330 -250q-20 60 30 110M-370 -230q-14 40 14 80M300 -440q40 60 10 120M346 -420q26 40 10 84" },
      7,
      0.5,
    ),
  );
}

/** Stands on 0, 0: an easel with a picture that is begun, 560 wide and 880 high. */
export function paintedEasel(paint: Paint, wood: MaterialName = "board") {
  return together(
    paint.contact(0, 4, 270, 20),
    paint.body(wood, "tube", { x: -14, y: -860, width: 28, height: 830 }),
    paint.lift(
      1,
      paint.body(wood, "plane", polygon([-44, -860], [-14, -860], [-216, 0], [-254, 0])),
      paint.body(wood, "plane", polygon([44, -860], [14, -860], [216, 0], [254, 0])),
    ),
    paint.body(wood, "bar", bars([[-160, -160, 320, 24]])),
    paint.lift(2, paint.body("paper", "plane", { x: -230, y: -760, width: 460, height: 440, rx: 4 })),
    paint.body("water", "down", { x: -206, y: -736, width: 412, height: 250 }),
    paint.body("yolk", "ball", { cx: 110, cy: -650, r: 44 }),
    paint.body("dominant", "plane", {
      d: "M-206 -540C-150 -600 -90 -620 -40 -560C20 -610 120 -580 206 -540V-460H-206z",
    }),
    paint.body("leaf", "plane", {
      d: "M-206 -500C-100 -540 60 -490 206 -520V-420C150 -390 120 -420 80 -400C40 -380 -20 -410 -60 -390C-110 -370 -150 -400 -206 -380z",
    }),
    paint.body(
      "tomato",
      "even",
      discs([
        [-150, -450, 10],
        [-110, -430, 9],
        [-70, -456, 10],
        [40, -440, 9],
        [100, -456, 10],
        [150, -440, 8],
      ]),
    ),
    paint.detail({ d: `M-60 -360l60 -6M30 -356l90 -4M-180 -350l60 4` }, 4, 0.4),
    paint.lift(1, paint.body(wood, "bar", { x: -260, y: -324, width: 520, height: 36, rx: 6 })),
    paint.body(wood, "bar", { x: -40, y: -790, width: 80, height: 40, rx: 6 }),
    paint.shine(bars([[round(-250), -318, 500, 7]]), 1),
  );
}
