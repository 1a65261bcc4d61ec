import type { ReactNode } from "react";
import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";

/** Stands on 0, 0, facing left: a parrot on its perch, 460 wide and 860 high. */
export function parrot(paint: Paint, feather: MaterialName = "tomato") {
  return together(
    paint.contact(0, 4, 180, 16),
    paint.body("board", "tube", { x: -14, y: -300, width: 28, height: 290 }),
    paint.body("board", "bar", { x: -140, y: -22, width: 280, height: 24, rx: 10 }),
    paint.lift(
      1,
      paint.body("sea", "tube", { d: "M30 -340C70 -260 110 -150 120 -30C80 -60 40 -180 -10 -320z" }),
      paint.body(feather, "tube", { d: "M70 -360C110 -280 150 -180 164 -70C120 -100 80 -200 30 -320z" }),
    ),
    paint.lift(1, paint.body("board", "bar", { x: -220, y: -316, width: 440, height: 34, rx: 16 })),
    paint.lift(
      2,
      paint.body(feather, "ball", {
        d: "M-90 -790C-20 -850 90 -810 110 -700C150 -600 150 -450 90 -330C60 -290 -30 -290 -70 -330C-140 -400 -150 -520 -120 -600C-150 -660 -140 -750 -90 -790z",
      }),
      paint.body("paper", "ball", {
        d: "M-132 -700C-120 -770 -40 -780 -20 -720C-10 -670 -60 -630 -122 -640z",
      }),
      paint.body("nose", "ball", {
        d: "M-122 -740C-190 -740 -220 -680 -190 -610C-180 -640 -160 -650 -126 -650C-110 -690 -110 -720 -122 -740z",
      }),
    ),
    paint.body("iron", "ball", {
      d: "M-150 -648C-166 -630 -160 -610 -140 -604C-126 -620 -120 -640 -126 -652z",
    }),
    paint.detail({ d: "M-96 -690h30M-100 -672h34M-98 -706h24" }, 3, 0.5),
    paint.body("foam", "ball", { cx: -66, cy: -728, r: 21 }),
    paint.body("nose", "ball", { cx: -68, cy: -728, r: 12 }),
    paint.lift(
      1,
      paint.body("sea", "plane", {
        d: "M10 -610C90 -640 150 -560 140 -450C130 -360 110 -290 70 -200C20 -280 -40 -420 -40 -500C-40 -560 -20 -600 10 -610z",
      }),
      paint.body("yolk", "plane", {
        d: "M8 -560C60 -580 120 -560 138 -500C100 -450 0 -440 -38 -480C-40 -520 -20 -550 8 -560z",
      }),
      paint.body(feather, "plane", {
        d: "M10 -624C80 -650 130 -600 138 -540C90 -510 10 -510 -34 -540C-30 -590 -10 -616 10 -624z",
      }),
    ),
    paint.detail(
      {
        d: "M-20 -540q20 26 44 2q24 24 48 0q26 18 46 -10M-26 -470q24 26 50 4q26 22 54 -2q26 16 46 -10M10 -420L60 -260M50 -420L80 -280M92 -420L98 -300",
      },
      3.5,
      0.6,
    ),
    paint.strand("iron", { d: "M-40 -318v40M-16 -316v40M30 -316v40M54 -318v40" }, 14, 0.3),
    paint.shine({ d: "M-60 -790C-10 -820 60 -790 82 -720C40 -770 -10 -790 -60 -790z" }, 1.1),
  );
}

/** Stands on 0, 0, facing left: a rabbit that sits, 620 wide and 680 high. */
export function rabbit(paint: Paint, fur: MaterialName = "tan") {
  const ear = (x: number, rotate: number) =>
    at(
      x,
      -430,
      { rotate },
      paint.body(fur, "tube", { d: "M-30 0C-64 -90 -60 -230 -4 -260C50 -230 60 -90 34 0z" }),
      paint.body("rose", "tube", { d: "M-14 -20C-36 -90 -34 -190 -4 -220C24 -190 32 -90 18 -20z" }),
    );
  return together(
    paint.contact(10, 4, 320, 26),
    paint.body("foam", "ball", { cx: 270, cy: -110, r: 62 }),
    paint.lift(1, ear(-90, 16)),
    paint.lift(
      2,
      paint.body(fur, "ball", {
        d: "M-130 -330C-40 -380 110 -360 200 -270C290 -180 300 -60 240 -20Q220 0 180 0H-150Q-180 0 -170 -40C-190 -140 -190 -250 -130 -330z",
      }),
    ),
    paint.shade(
      { d: "M60 -10C20 -100 60 -210 160 -220C240 -224 290 -150 276 -70C262 -20 230 0 180 0z" },
      0.5,
    ),
    paint.body(fur, "ball", {
      d: "M40 0C-10 -10 -10 -50 40 -56C30 -140 90 -200 170 -190C240 -180 276 -120 262 -60Q250 0 180 0z",
    }),
    paint.body("foam", "ball", { d: "M-170 -40C-186 -130 -170 -220 -130 -270C-80 -250 -60 -150 -90 -60z" }),
    paint.lift(
      1,
      paint.body(fur, "tube", {
        d: "M-150 -160C-160 -90 -170 -50 -196 -24Q-204 0 -176 0H-110Q-84 -2 -86 -40C-84 -90 -70 -120 -72 -160C-80 -210 -140 -210 -150 -160z",
      }),
    ),
    ear(-150, -8),
    paint.lift(
      2,
      paint.body(fur, "ball", {
        d: "M-190 -480C-110 -500 -50 -440 -50 -370C-50 -300 -100 -260 -180 -262C-260 -262 -310 -300 -306 -352C-300 -420 -250 -468 -190 -480z",
      }),
    ),
    paint.body("foam", "ball", {
      d: "M-306 -350C-300 -390 -250 -390 -232 -352C-220 -310 -250 -276 -286 -290C-304 -306 -308 -326 -306 -350z",
    }),
    paint.body("nose", "ball", { cx: -198, cy: -392, rx: 18, ry: 22 }),
    paint.body("foam", "even", { cx: -204, cy: -400, r: 6 }),
    paint.body("tongue", "ball", {
      d: "M-312 -366Q-296 -380 -278 -368Q-284 -350 -298 -348Q-310 -352 -312 -366z",
    }),
    paint.detail(
      { d: "M-298 -348Q-294 -320 -270 -318M-240 -330L-160 -340M-240 -318L-164 -308M-244 -306L-176 -280" },
      3,
      0.6,
    ),
    paint.detail({ d: "M-176 -2v-22M-150 -2v-22M60 -2q-10 -14 0 -24M96 -2q-10 -14 0 -24" }, 4, 0.5),
  );
}

/** Stands on 0, 0: an aquarium with fish and plants, 820 wide and 560 high. */
export function aquarium(paint: Paint, fish: MaterialName = "accent") {
  const swim = paint.stamp(
    "fish",
    together(
      paint.body(fish, "ball", {
        d: "M-70 0C-40 -50 40 -54 70 -8L124 -46Q112 0 124 46L70 8C40 54 -40 50 -70 0z",
      }),
      paint.body("light", "even", { d: "M-20 -38Q4 -44 20 -38Q6 0 20 38Q4 44 -20 38Q-34 0 -20 -38z" }),
      paint.body("nose", "ball", { cx: -44, cy: -8, r: 8 }),
      paint.detail({ d: "M76 -14l34 -16M80 0h32M76 14l34 16" }, 3, 0.6),
    ),
  );
  const weed = (x: number, height: number, lean: number) =>
    `M${x - 14} -60C${x - 50} ${-60 - height * 0.4} ${x + 30} ${-60 - height * 0.6} ${x + lean} ${-60 - height}C${x + 50} ${-60 - height * 0.6} ${x - 10} ${-60 - height * 0.4} ${x + 16} -60z`;
  return together(
    paint.contact(0, 4, 440, 26),
    paint.lift(
      2,
      paint.body("water", "down", { d: "M-390 -486Q-300 -498 -200 -486T0 -486T200 -486T390 -486V-30H-390z" }),
    ),
    paint.body("leaf", "tube", { d: weed(-310, 320, 20) + weed(-260, 240, -30) + weed(-220, 160, 30) }),
    paint.body("basil", "tube", { d: weed(290, 360, -30) + weed(340, 250, 10) }),
    paint.body("rose", "ball", {
      d: "M90 -60C60 -120 40 -180 70 -200C90 -210 100 -180 104 -160C104 -210 130 -260 156 -240C176 -220 150 -180 148 -150C170 -180 200 -190 206 -166C210 -130 170 -110 170 -60z",
    }),
    paint.body("stone", "ball", { d: "M-140 -60C-140 -120 -80 -150 -40 -110C0 -130 40 -100 40 -60z" }),
    paint.body("crumb", "bar", { d: "M-390 -70Q-260 -96 -100 -74T180 -76T390 -72V-20H-390z" }),
    paint.shade(discs(times(9, (index) => [-330 + index * 82, -46 + (index % 3) * 10, 8])), 1),
    swim(-130, -330),
    swim(150, -390, { flip: true, scale: 0.7 }),
    swim(60, -240, { scale: 0.56 }),
    paint.clear({ cx: -230, cy: -390, r: 16 }),
    paint.clear({ cx: -216, cy: -436, r: 11 }),
    paint.clear({ x: -400, y: -540, width: 800, height: 530, rx: 12 }),
    paint.body(
      "iron",
      "bar",
      bars([
        [-410, -560, 820, 30],
        [-410, -30, 820, 32],
      ]),
    ),
    paint.shine({ d: "M-370 -520H-310L-360 -300H-376zM-280 -520H-256L-290 -400H-300z" }, 0.9),
  );
}

/** Hangs from 0, -420: a bird in its cage, 520 wide and 840 high. */
export function birdCage(paint: Paint, metal: MaterialName = "brass") {
  const wires = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map(
    (part) => `M${round(part * 240)} 330V-90C${round(part * 240)} -250 ${round(part * 120)} -320 0 -330`,
  );
  return together(
    paint.strand(metal, { d: "M0 -330V-372M0 -372a26 26 0 1 1 1 0" }, 10, 0.2),
    paint.lift(
      2,
      paint.body(metal, "tube", { d: "M-256 330H256V356C256 400 180 416 0 416C-180 416 -256 400 -256 356z" }),
      paint.body(metal, "ball", { d: "M-50 -300Q0 -366 50 -300z" }),
    ),
    paint.body("board", "bar", { x: -120, y: 150, width: 240, height: 18, rx: 9 }),
    paint.strand("board", { d: "M-110 156V-40M110 156V-40" }, 5),
    paint.body("yolk", "tube", { d: "M50 90C90 140 120 200 126 260C100 240 60 200 20 140z" }),
    paint.body("yolk", "ball", {
      d: "M-70 -40C-40 -80 30 -70 44 -10C80 30 90 90 60 140C20 170 -40 160 -60 110C-84 70 -80 30 -66 6Q-86 -16 -70 -40z",
    }),
    paint.body("honey", "plane", { d: "M0 30C50 30 90 80 80 150C40 150 -10 110 -14 60Q-16 34 0 30z" }),
    paint.body("tomato", "plane", { d: "M-74 -30L-108 -10L-70 -4z" }),
    paint.body("nose", "ball", { cx: -36, cy: -32, r: 9 }),
    paint.strand("iron", { d: "M-10 156v22M14 156v22" }, 7),
    paint.strand(metal, { d: wires.join("") }, 7, 0.2),
    paint.body(
      metal,
      "bar",
      bars([
        [-254, -110, 508, 16],
        [-254, 118, 508, 14],
        [-262, 318, 524, 22],
      ]),
    ),
    paint.shine({ d: "M-236 346H-60V360H-226z" }, 1.3),
  );
}

/** Stands on 0, 0: a basket for a dog, its lead and a ball in it, 760 wide and 380 high. */
export function dogBasket(paint: Paint, cushion: MaterialName = "accent") {
  const weave = times(3, (row) =>
    times(13, (index) => {
      const x = -330 + index * 52 + (row % 2 ? 26 : 0);
      return `M${x} ${-54 - row * 44}q20 -18 40 0`;
    }).join(""),
  );
  return together(
    paint.contact(0, 6, 400, 28),
    paint.lift(
      1,
      paint.body("board", "plane", {
        d: "M-360 -190C-350 -330 -200 -360 0 -360C200 -360 350 -330 360 -190z",
      }),
    ),
    paint.shade({ d: "M-330 -190C-316 -300 -180 -320 0 -320C180 -320 316 -300 330 -190z" }, 1.2),
    paint.lift(
      1,
      paint.body(cushion, "ball", { d: "M-320 -180C-320 -260 -160 -280 0 -276C160 -280 320 -260 320 -180z" }),
    ),
    paint.body("tomato", "ball", { cx: 150, cy: -262, r: 58 }),
    paint.strand("light", { d: "M104 -284Q150 -250 196 -284" }, 8),
    paint.strand(
      "leather",
      { d: "M-230 -210C-200 -300 -90 -300 -70 -250C-50 -210 -130 -200 -120 -250C-110 -310 10 -300 30 -230" },
      16,
      0.2,
    ),
    paint.body("brass", "ball", { cx: 30, cy: -226, r: 16 }),
    paint.lift(
      2,
      paint.body("board", "tube", {
        d: "M-380 -200C-240 -150 -150 -140 -110 -140C-60 -140 60 -140 110 -140C150 -140 240 -150 380 -200L346 -30Q340 0 300 0H-300Q-340 0 -346 -30z",
      }),
    ),
    paint.detail({ d: weave.join("") }, 6, 0.6),
    paint.detail({ d: "M-356 -60H356M-364 -104H364" }, 4, 0.5),
    paint.strand(
      "board",
      { d: "M-380 -200C-240 -150 -150 -140 -110 -140H110C150 -140 240 -150 380 -200" },
      24,
      0.5,
    ),
  );
}

/** Around 0, 0, facing left: a small bird that sings on a twig, 640 wide and 620 high. */
export function songbird(paint: Paint, breast: MaterialName = "rust") {
  const leaf = paint.stamp(
    "leaf of the twig",
    paint.body("leaf", "plane", { d: "M0 0C10 -40 60 -60 100 -40C80 0 40 20 0 0z" }),
  );
  return together(
    paint.lift(
      1,
      paint.body("umber", "bar", {
        d: "M-330 220C-200 190 -60 200 60 210C160 220 240 200 330 150L336 168C250 226 160 246 60 236C-60 226 -200 220 -326 244z",
      }),
    ),
    leaf(-250, 204, { rotate: -10 }),
    leaf(-300, 236, { rotate: 80, scale: 0.8 }),
    leaf(270, 190, { rotate: -40 }),
    leaf(220, 220, { rotate: 40, scale: 0.9 }),
    paint.lift(
      1,
      paint.body("ash", "plane", { d: "M120 70C200 120 270 210 300 300L240 310C190 240 120 180 60 140z" }),
    ),
    paint.lift(
      2,
      paint.body("ash", "ball", {
        d: "M-180 -190C-150 -270 -40 -280 10 -210C90 -160 170 -60 170 60C170 170 60 220 -50 200C-160 180 -220 80 -200 -20C-210 -80 -210 -140 -180 -190z",
      }),
    ),
    paint.body(breast, "ball", {
      d: "M-190 -150C-160 -190 -100 -170 -90 -110C-40 -40 -20 60 -80 150C-170 130 -220 60 -200 -20C-206 -70 -206 -120 -190 -150z",
    }),
    paint.body("linen", "ball", {
      d: "M-150 110C-100 140 -60 130 -30 100C0 160 0 190 -40 200C-90 190 -130 160 -150 110z",
    }),
    paint.lift(
      1,
      paint.body("ash", "plane", {
        d: "M-20 -110C80 -130 170 -20 190 120C120 140 20 110 -30 30Q-60 -60 -20 -110z",
      }),
    ),
    paint.detail(
      { d: "M10 -20C60 0 110 50 180 110M-10 20C40 40 90 80 150 122M40 -60C90 -30 140 20 184 80" },
      4,
      0.7,
    ),
    paint.body("iron", "plane", { d: "M-186 -176L-268 -214L-200 -150zM-202 -146L-250 -120L-200 -124z" }),
    paint.body("nose", "ball", { cx: -120, cy: -190, r: 16 }),
    paint.body("foam", "even", { cx: -126, cy: -196, r: 5 }),
    paint.strand("iron", { d: "M-60 196L-70 226M-20 202L-20 234" }, 10),
    paint.strand("accent", { d: [60, 100, 140].map((r) => arc(-270, -170, r)).join("") }, 8, 0.2),
  );
}

/** An arc of sound around a beak that points to the left. */
function arc(x: number, y: number, r: number) {
  const [fromX, fromY] = polar(Math.PI + 0.5, r);
  const [toX, toY] = polar(Math.PI - 0.35, r);
  return `M${x + fromX} ${y + fromY}A${r} ${r} 0 0 0 ${x + toX} ${y + toY}`;
}

/** Stands on 0, 0, facing left: a tortoise, 780 wide and 440 high. */
export function tortoise(paint: Paint, shell: MaterialName = "umber"): ReactNode {
  const leg = (x: number, width: number) =>
    together(
      paint.body("lime", "tube", {
        d: `M${x - width / 2} -130C${x - width / 2 - 16} -70 ${x - width / 2 - 8} -20 ${x - width / 2} -10Q${x - width / 2 + 6} 0 ${x} 0H${x + width / 2}Q${x + width / 2 + 16} -4 ${x + width / 2 + 6} -24V-130z`,
      }),
      paint.detail({ d: `M${x - width / 4} -2v-22M${x + width / 8} -2v-22` }, 4, 0.6),
    );
  return together(
    paint.contact(10, 4, 370, 24),
    leg(-130, 84),
    leg(220, 84),
    paint.body("lime", "tube", { d: "M330 -130Q400 -110 392 -70Q350 -60 300 -84z" }),
    paint.lift(
      1,
      paint.body("lime", "tube", {
        d: "M-190 -80C-250 -90 -270 -140 -290 -180C-320 -190 -372 -196 -384 -240C-396 -300 -340 -340 -286 -332C-230 -324 -206 -280 -200 -240C-190 -200 -170 -170 -130 -150z",
      }),
    ),
    paint.body("nose", "ball", { cx: -322, cy: -272, rx: 13, ry: 15 }),
    paint.body("foam", "even", { cx: -327, cy: -278, r: 4 }),
    paint.detail({ d: "M-380 -234Q-350 -212 -310 -222M-236 -250q20 24 12 52M-214 -214q18 20 14 46" }, 4, 0.6),
    leg(-190, 96),
    leg(280, 96),
    paint.lift(
      2,
      paint.body(shell, "ball", {
        d: "M-230 -110C-220 -300 -80 -440 80 -440C240 -440 350 -300 356 -110Q200 -76 60 -76T-230 -110z",
      }),
    ),
    paint.body("pasta", "bar", {
      d: "M-244 -122Q-100 -84 62 -84T368 -122Q374 -88 344 -78Q200 -46 60 -46T-226 -78Q-252 -92 -244 -122z",
    }),
    paint.body("pasta", "plane", {
      d: "M20 -404L140 -404L186 -320L122 -250L34 -250L-28 -320zM-66 -310L-110 -290L-176 -190L-98 -170L-14 -216zM222 -310L264 -296L322 -194L252 -170L166 -216zM10 -198L146 -198L196 -116L62 -106L-48 -116z",
    }),
    paint.detail(
      {
        d: "M36 -390h88l40 64l-46 54H42l-48-60zM-78 -290L-150 -196L-98 -186L-36 -220zM234 -290L296 -200L250 -186L190 -222zM20 -182h116l30 54H-18z",
      },
      5,
      0.45,
    ),
    paint.shine({ d: "M-150 -250C-110 -340 -30 -410 60 -420C0 -380 -80 -320 -120 -240z" }, 0.9),
  );
}

/** Stands on 0, 0, seen from the front: a frog that sits, 640 wide and 560 high. */
export function treeFrog(paint: Paint, skin: MaterialName = "leaf"): ReactNode {
  const sides = (draw: () => ReactNode) => together(draw(), at(0, 0, { flip: true }, draw()));
  return together(
    paint.contact(0, 4, 300, 24),
    sides(() =>
      paint.lift(
        1,
        paint.body(skin, "ball", {
          d: "M-120 -20C-190 -10 -270 -10 -306 -50C-340 -110 -300 -230 -220 -240C-160 -246 -110 -190 -96 -110z",
        }),
        paint.body(skin, "tube", {
          d: "M-190 -36C-240 -40 -300 -34 -318 -14Q-322 0 -304 0H-150Q-130 -16 -150 -34z",
        }),
      ),
    ),
    paint.lift(
      2,
      paint.body(skin, "ball", {
        d: "M-170 -330C-220 -200 -200 -60 -120 -20Q-60 0 0 0T120 -20C200 -60 220 -200 170 -330z",
      }),
    ),
    paint.body("cream", "ball", {
      d: "M-128 -250C-160 -150 -130 -50 -70 -24Q-30 -10 0 -10T70 -24C130 -50 160 -150 128 -250z",
    }),
    sides(() =>
      paint.lift(
        1,
        paint.body(skin, "tube", {
          d: "M-150 -190C-170 -120 -150 -60 -140 -36Q-176 -30 -186 -8Q-186 0 -174 0H-74Q-60 -6 -72 -24Q-84 -40 -90 -90Q-94 -150 -106 -196z",
        }),
        paint.detail({ d: "M-150 -2v-18M-120 -2v-20M-94 -2v-18" }, 4, 0.6),
      ),
    ),
    paint.lift(
      2,
      paint.body(skin, "ball", {
        d: "M-236 -350C-236 -440 -130 -480 0 -480S236 -440 236 -350C236 -260 130 -216 0 -216S-236 -260 -236 -350z",
      }),
      sides(() => paint.body(skin, "ball", { cx: -140, cy: -470, r: 84 })),
    ),
    sides(() =>
      together(
        paint.body("foam", "ball", { cx: -142, cy: -476, r: 58 }),
        paint.body("nose", "ball", { cx: -136, cy: -472, rx: 38, ry: 42 }),
        paint.body("foam", "even", { cx: -150, cy: -490, r: 13 }),
      ),
    ),
    paint.detail({ d: "M-196 -326Q-110 -262 0 -262T196 -326M-30 -372v10M30 -372v10" }, 8, 0.9),
    sides(() => paint.body("rose", "even", { cx: -176, cy: -304, rx: 30, ry: 17 })),
    paint.shine({ d: "M-120 -420C-70 -456 0 -462 60 -456C0 -440 -70 -430 -104 -396z" }, 0.8),
  );
}
