import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";

/** Around 0, 0: the masks of comedy and tragedy with their ribbons, 800 wide and 680 high. */
export function theatreMask(paint: Paint, first: MaterialName = "light", second: MaterialName = "accent") {
  const face =
    "M-190 -230C-100 -190 100 -190 190 -230C220 -100 210 60 140 160C100 220 50 250 0 250C-50 250 -100 220 -140 160C-210 60 -220 -100 -190 -230z";
  const mask = (material: MaterialName, features: string, brows: string) =>
    together(
      paint.lift(2, paint.body(material, "ball", { d: face })),
      paint.shade(
        {
          d: "M190 -230C220 -100 210 60 140 160C100 220 50 250 0 250C80 200 140 60 130 -206Q164 -214 190 -230z",
        },
        0.45,
      ),
      paint.body("nose", "even", { d: features }),
      paint.strand("nose", { d: brows }, 11),
      paint.detail({ d: "M-6 -70C-20 -20 -40 20 -22 34Q0 46 22 34" }, 6, 0.7),
      paint.shine(
        {
          d: "M-176 -196C-130 -180 -90 -174 -50 -172C-120 -150 -160 -90 -172 -20C-184 -80 -184 -140 -176 -196z",
        },
        0.9,
      ),
    );
  return together(
    at(
      170,
      60,
      { rotate: 14 },
      paint.strand("dominant", { d: "M186 -190C260 -180 250 -80 300 -60C340 -40 320 40 290 80" }, 22, 0.2),
      mask(
        second,
        "M-130 -84C-100 -120 -60 -110 -44 -70Q-90 -50 -130 -84zM130 -84C100 -120 60 -110 44 -70Q90 -50 130 -84zM-96 170C-90 90 90 90 96 170C60 130 -60 130 -96 170z",
        "M-140 -110Q-90 -170 -40 -140M140 -110Q90 -170 40 -140",
      ),
    ),
    at(
      -170,
      -40,
      { rotate: -12 },
      paint.strand(
        "tomato",
        { d: "M-186 -190C-260 -180 -250 -80 -290 -50C-330 -20 -300 60 -280 110" },
        22,
        0.2,
      ),
      mask(
        first,
        "M-130 -74Q-88 -130 -44 -74Q-88 -90 -130 -74zM130 -74Q88 -130 44 -74Q88 -90 130 -74zM-120 80C-60 120 60 120 120 80C110 170 60 210 0 210C-60 210 -110 170 -120 80z",
        "M-136 -130Q-88 -180 -40 -140M136 -130Q88 -180 40 -140",
      ),
    ),
  );
}

/** Hangs from 0, -380: a spotlight on its bar that throws its light to the lower left, 720 wide and 760 high. */
export function spotlight(paint: Paint, shell: MaterialName = "iron") {
  return together(
    paint.body("steel", "bar", { x: -80, y: -372, width: 420, height: 28, rx: 13 }),
    at(
      120,
      -130,
      { rotate: 38 },
      paint.shine({ d: "M-96 130L-230 560H230L96 130z" }, 0.8),
      paint.detail({ d: "M-96 150L-220 540M96 150L220 540M-34 240L-70 540M34 240L70 540" }, 3, 0.35),
      paint.glow(0, 150, 200, 1),
    ),
    paint.strand("iron", { d: "M40 -130V-240Q120 -330 200 -240V-130M120 -290V-350" }, 20, 0.4),
    paint.body("iron", "bar", { x: 88, y: -384, width: 64, height: 54, rx: 8 }),
    at(
      120,
      -130,
      { rotate: 38 },
      paint.lift(
        2,
        paint.body(shell, "tube", { d: "M-84 -150Q-84 -190 0 -190Q84 -190 84 -150L96 110H-96z" }),
        paint.body(shell, "bar", bars([[-112, 92, 224, 40]])),
      ),
      paint.body("iron", "tube", {
        d: "M-112 132L-170 220L-150 236L-90 140zM112 132L170 220L150 236L90 140z",
      }),
      paint.body("yolk", "bar", { cy: 136, rx: 94, ry: 22 }),
      paint.body("foam", "even", { cy: 138, rx: 56, ry: 11 }),
      paint.shade(
        bars([
          [-60, -140, 120, 10],
          [-60, -112, 120, 10],
          [-60, -84, 120, 10],
        ]),
        2,
      ),
      paint.shine({ d: "M-68 -140Q-66 -164 -40 -170L-50 80H-78z" }, 0.9),
      paint.body("brass", "ball", { cx: 0, cy: 0, r: 26 }),
    ),
  );
}

/** Stands on 0, 0: a gramophone with its horn, a record on it, 700 wide and 800 high. */
export function gramophone(paint: Paint, metal: MaterialName = "brass", wood: MaterialName = "walnut") {
  const flutes = [-0.1, 0.2, 0.5, 0.8].map(
    (part) =>
      `M64 -352C80 -420 ${round(20 + part * 60)} -480 ${round(-70 + part * 150)} ${round(-560 - part * 160)}`,
  );
  return together(
    paint.contact(0, 4, 360, 26),
    paint.lift(
      2,
      paint.body(wood, "plane", { x: -270, y: -160, width: 540, height: 130 }),
      paint.body(
        wood,
        "bar",
        bars([
          [-290, -186, 580, 34],
          [-290, -40, 580, 40],
        ]),
      ),
    ),
    paint.detail({ x: -236, y: -134, width: 472, height: 78, rx: 6 }, 4, 0.8),
    paint.body("brass", "ball", { cy: -96, r: 22 }),
    paint.body("raven", "bar", { cy: -200, cx: -20, rx: 210, ry: 26 }),
    paint.detail({ cy: -202, cx: -20, rx: 150, ry: 16 }, 3, 0.6),
    paint.body("accent", "plane", { cy: -203, cx: -20, rx: 60, ry: 8 }),
    paint.strand("steel", { d: "M290 -110H340V-40H380" }, 14, 0.2),
    paint.body("walnut", "bar", { x: 362, y: -54, width: 54, height: 28, rx: 12 }),
    paint.strand(metal, { d: "M230 -190V-300Q230 -350 180 -350H70" }, 26, 0.2),
    paint.strand("steel", { d: "M176 -350C100 -350 40 -290 30 -216" }, 14, 0.3),
    paint.lift(
      2,
      paint.body(metal, "plane", {
        d: "M40 -356C60 -440 0 -470 -220 -480C-270 -560 -250 -640 -200 -690C-190 -750 -110 -790 -50 -772C10 -800 90 -780 110 -730C130 -640 110 -420 96 -340Q70 -326 40 -356z",
      }),
    ),
    paint.shade(
      {
        d: "M96 -340C110 -420 130 -640 110 -730C80 -700 90 -620 84 -540C80 -440 70 -400 40 -356Q70 -326 96 -340z",
      },
      0.6,
    ),
    paint.body(metal, "dish", {
      d: "M-220 -480C-270 -560 -250 -640 -200 -690C-190 -750 -110 -790 -50 -772C10 -800 90 -780 110 -730C120 -650 60 -560 -20 -516C-90 -480 -160 -466 -220 -480z",
    }),
    paint.detail({ d: flutes.join("") }, 3, 0.5),
    paint.body("iron", "ball", { cx: -50, cy: -610, rx: 64, ry: 50 }),
    paint.shine(
      {
        d: "M-206 -500C-246 -560 -232 -630 -188 -676C-180 -730 -110 -766 -56 -752C-110 -740 -150 -720 -160 -664C-210 -620 -216 -560 -206 -500z",
      },
      1.4,
    ),
  );
}

/** Stands on 0, 0: a loudspeaker on its tripod, 460 wide and 860 high. */
export function loudspeaker(paint: Paint, shell: MaterialName = "iron") {
  return together(
    paint.contact(0, 4, 210, 18),
    paint.strand("iron", { d: "M0 -250L-170 -4M0 -250L170 -4M-96 -110H96" }, 16, 0.4),
    paint.body("steel", "tube", bars([[-14, -330, 28, 270]])),
    paint.lift(
      2,
      paint.body(shell, "plane", {
        d: "M-170 -860H170Q200 -860 200 -830V-360L160 -310H-160L-200 -360V-830Q-200 -860 -170 -860z",
      }),
    ),
    paint.shade({ d: "M140 -860H170Q200 -860 200 -830V-360L160 -310H140z" }, 0.8),
    paint.detail({ d: "M-160 -826H160V-376L136 -346H-136L-160 -376z" }, 5, 0.8),
    paint.body("steel", "plane", { cy: -500, r: 132 }),
    paint.body("raven", "dish", { cy: -500, r: 116 }),
    paint.detail({ cy: -500, r: 84 }, 5, 0.9),
    paint.body("steel", "ball", { cy: -500, r: 44 }),
    paint.body("steel", "plane", { cy: -740, r: 66 }),
    paint.body("raven", "dish", { cy: -740, r: 54 }),
    paint.body("accent", "ball", { cy: -740, r: 24 }),
    paint.shine({ d: "M-110 -540A118 118 0 0 1 -30 -612L-24 -592A96 96 0 0 0 -90 -530z" }, 1.4),
    paint.strand(
      "accent",
      { d: "M250 -700q40 60 0 120M300 -740q70 100 0 200M-250 -700q-40 60 0 120M-300 -740q-70 100 0 200" },
      12,
    ),
  );
}

/** Stands on 0, 0: a radio of the old kind, 700 wide and 520 high. */
export function radio(paint: Paint, wood: MaterialName = "board") {
  return together(
    paint.contact(0, 4, 380, 26),
    paint.strand("steel", { d: "M220 -440L330 -700" }, 11, 0.4),
    paint.body("steel", "ball", { cx: 332, cy: -704, r: 14 }),
    paint.body(
      "iron",
      "bar",
      bars([
        [-270, -22, 90, 24],
        [180, -22, 90, 24],
      ]),
    ),
    paint.lift(2, paint.body(wood, "plane", { x: -350, y: -450, width: 700, height: 430, rx: 64 })),
    paint.shine(
      {
        d: "M-320 -400Q-310 -434 -270 -436H270Q300 -434 314 -410Q290 -422 260 -422H-260Q-300 -422 -320 -400z",
      },
      1,
    ),
    paint.body("cream", "plane", { x: -310, y: -406, width: 620, height: 340, rx: 40 }),
    paint.body("kraft", "plane", { x: -280, y: -376, width: 300, height: 280, rx: 24 }),
    paint.detail({ d: times(11, (row) => `M-256 ${-350 + row * 24}H-4`).join("") }, 8, 0.7),
    paint.body("screen", "plane", { x: 50, y: -376, width: 230, height: 110, rx: 12 }),
    paint.strand(
      "light",
      { d: times(9, (index) => `M${74 + index * 23} -350v${index % 2 ? 18 : 34}`).join("") },
      5,
    ),
    paint.strand("tomato", { d: "M150 -366V-276" }, 7),
    paint.glow(150, -320, 90, 0.6),
    paint.lift(
      1,
      paint.body("brass", "ball", { cx: 110, cy: -164, r: 60 }),
      paint.body("brass", "ball", { cx: 236, cy: -164, r: 44 }),
    ),
    paint.detail({ d: "M110 -216v40M236 -200v26" }, 8, 1),
  );
}

/** Around 0, 0: a stage whose curtain opens, 900 wide and 680 high. */
export function stageCurtain(paint: Paint, cloth: MaterialName = "tomato") {
  const half = (flip: boolean) =>
    at(
      0,
      0,
      { flip },
      paint.lift(
        2,
        paint.body(cloth, "tube", {
          d: "M-430 -280H-90C-100 -120 -180 20 -290 80C-270 150 -270 220 -262 290H-430z",
        }),
      ),
      paint.shade(
        {
          d: "M-360 -280H-330C-330 -100 -344 0 -360 90L-370 290H-396C-380 100 -360 -80 -360 -280zM-260 -280H-226C-230 -120 -270 0 -330 78L-340 70C-290 0 -260 -120 -260 -280zM-160 -280H-130C-140 -140 -200 0 -296 76L-310 74C-220 0 -166 -140 -160 -280z",
        },
        0.8,
      ),
      paint.body("brass", "bar", { d: "M-430 66Q-350 100 -284 66L-278 98Q-350 132 -430 98z" }),
    );
  return together(
    paint.body("screen", "plane", { x: -430, y: -290, width: 860, height: 520 }),
    paint.shine({ d: "M-40 -280L-190 226H190L40 -280z" }, 0.7),
    paint.glow(0, 190, 260, 0.8),
    paint.lift(1, paint.body("board", "bar", { d: "M-430 216H430L450 330H-450z" })),
    paint.detail(
      { d: "M-300 216L-330 330M-150 216L-166 330M0 216V330M150 216L166 330M300 216L330 330" },
      3,
      0.6,
    ),
    half(false),
    half(true),
    paint.lift(
      2,
      paint.body(cloth, "bar", {
        d: "M-450 -340H450V-250Q390 -160 300 -250Q240 -160 150 -250Q90 -160 0 -250Q-90 -160 -150 -250Q-240 -160 -300 -250Q-390 -160 -450 -250z",
      }),
    ),
    paint.strand(
      "brass",
      {
        d: "M-450 -250Q-390 -160 -300 -250Q-240 -160 -150 -250Q-90 -160 0 -250Q90 -160 150 -250Q240 -160 300 -250Q390 -160 450 -250",
      },
      12,
      0.2,
    ),
    paint.body("brass", "bar", { x: -460, y: -356, width: 920, height: 24, rx: 8 }),
  );
}

/** Around 0, 0: a film clapperboard that is open, 720 wide and 640 high. */
export function clapperboard(paint: Paint, board: MaterialName = "iron") {
  const stripes = (y: number) => times(5, (index) => `M${-330 + index * 150} ${y}h70l-40 74h-70z`).join("");
  return paint.lift(
    2,
    at(
      -340,
      -120,
      { rotate: -17 },
      paint.body("light", "bar", { x: 0, y: -90, width: 690, height: 74, rx: 8 }),
      at(346, 0, {}, paint.body("nose", "even", { d: stripes(-90) })),
    ),
    paint.body("light", "bar", { x: -350, y: -124, width: 700, height: 74, rx: 8 }),
    paint.body("nose", "even", {
      d: times(5, (index) => `M${-290 + index * 142} -124h70l40 74h-70z`).join(""),
    }),
    paint.body(board, "plane", { x: -350, y: -50, width: 700, height: 370, rx: 12 }),
    paint.strand("light", { d: "M-320 60H320M-320 170H320M-90 60V170M130 60V170M0 170V290" }, 6),
    paint.strand(
      "light",
      { d: "M-310 0H-180M-150 0H60M-300 114h80M-70 114h60M160 114h90M-300 230h190M40 230h140" },
      14,
      -0.4,
    ),
    paint.body(
      "steel",
      "ball",
      discs([
        [-316, -88, 14],
        [-316, -120, 12],
      ]),
    ),
    paint.shine({ d: "M-340 -40H-240L-310 310H-340z" }, 0.4),
  );
}

/** Around 0, 0: a reel of film, its end running off, 720 wide and 620 high. */
export function filmReel(paint: Paint, metal: MaterialName = "steel") {
  const holes = times(5, (index): [number, number, number] => [
    ...polar(-Math.PI / 2 + index * 1.2566, 150),
    62,
  ]);
  const frames = times(6, (index) => `M${-40 + index * 74} 250h48v44h-48z`);
  return together(
    paint.lift(
      1,
      paint.body("raven", "plane", { d: "M-60 240C60 300 200 230 420 230V316C220 316 60 400 -110 300z" }),
    ),
    paint.body("accent", "even", { d: frames.slice(2).join("") }),
    paint.detail({ d: "M20 246H410M20 304H410" }, 5, 0.6),
    paint.lift(2, paint.body(metal, "plane", { r: 290 })),
    paint.body("iron", "even", discs(holes)),
    paint.body("umber", "dish", discs(holes.map(([x, y]) => [x, y, 48]))),
    paint.detail({ r: 268 }, 5, 0.7),
    paint.body(metal, "ball", { r: 62 }),
    paint.body("nose", "even", { r: 22 }),
    paint.body("iron", "even", discs(times(3, (index) => [...polar(index * 2.094, 40), 6]))),
    paint.shine({ d: "M-256 -90A272 272 0 0 1 -90 -256L-84 -240A254 254 0 0 0 -240 -84z" }, 1.6),
  );
}

/** Stands on 0, 0: a microphone on a stand with its boom, 620 wide and 880 high. */
export function microphoneStand(paint: Paint, metal: MaterialName = "iron") {
  return together(
    paint.contact(30, 4, 230, 20),
    paint.strand(metal, { d: "M40 -170L-150 -6M40 -170L230 -6M40 -150L60 0" }, 18, 0.4),
    paint.body("steel", "tube", bars([[30, -640, 20, 480]])),
    paint.body(metal, "tube", { x: 16, y: -330, width: 48, height: 90, rx: 12 }),
    at(
      40,
      -640,
      { rotate: -24 },
      paint.body("steel", "bar", { x: -250, y: -9, width: 470, height: 18, rx: 8 }),
      paint.body(metal, "bar", { x: 190, y: -24, width: 96, height: 48, rx: 14 }),
    ),
    paint.body(metal, "ball", { cx: 40, cy: -640, r: 32 }),
    at(
      -160,
      -610,
      { rotate: 24 },
      paint.lift(
        2,
        paint.body("iron", "tube", { d: "M-30 -20H30L22 180Q20 200 0 200Q-20 200 -22 180z" }),
        paint.body("steel", "ball", { d: "M-62 -70C-66 -150 66 -150 62 -70L40 -16H-40z" }),
        paint.body("accent", "bar", { x: -66, y: -78, width: 132, height: 20, rx: 9 }),
      ),
      paint.detail(
        {
          d: "M-50 -110Q0 -90 50 -110M-40 -128Q0 -112 40 -128M-46 -46Q0 -28 46 -46M-24 -132L-18 -20M0 -134V-18M24 -132L18 -20",
        },
        3,
        0.7,
      ),
      paint.shine({ d: "M-18 0H-10L-12 170H-16z" }, 1.2),
    ),
    paint.strand("nose", { d: "M-240 -442C-300 -300 -120 -300 24 -220C40 -160 20 -80 120 -30" }, 8, 0.2),
  );
}
