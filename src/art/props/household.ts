import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, round, times, together } from "../shapes.ts";
import { ring } from "./electrics.ts";

/** Stands on 0, 0: a bath on four feet, full of foam, 900 wide and 640 high. */
export function bathtub(paint: Paint, enamel: MaterialName = "enamel", metal: MaterialName = "brass") {
  return together(
    paint.contact(0, 4, 420, 26),
    paint.body(metal, "ball", {
      d: "M-300 -70C-330 -60 -330 -10 -290 0C-260 0 -256 -30 -240 -60zM300 -70C330 -60 330 -10 290 0C260 0 256 -30 240 -60z",
    }),
    paint.strand(metal, { d: "M330 -340V-560Q330 -610 280 -610Q230 -610 230 -560V-530" }, 26, 0.2),
    paint.body(
      metal,
      "bar",
      bars([
        [300, -470, 60, 20],
        [208, -546, 44, 26],
      ]),
    ),
    paint.body("foam", "ball", {
      d: "M-380 -340C-420 -400 -340 -450 -290 -420C-280 -490 -180 -500 -150 -440C-110 -500 -10 -480 0 -420C40 -470 120 -450 120 -400C170 -430 230 -390 210 -340z",
    }),
    paint.lift(
      1,
      paint.body("yolk", "ball", {
        d: "M20 -430C-10 -480 30 -520 70 -506C110 -500 110 -450 90 -440C130 -440 170 -460 180 -480C200 -420 170 -370 110 -366C60 -366 10 -380 20 -430z",
      }),
      paint.body("tomato", "plane", { d: "M28 -490L-6 -476L26 -464z" }),
    ),
    paint.body("nose", "ball", { cx: 50, cy: -488, r: 8 }),
    paint.lift(
      2,
      paint.body(enamel, "bar", {
        d: "M-400 -330H390C380 -200 330 -60 230 -56H-230C-330 -60 -390 -200 -400 -330z",
      }),
      paint.body(enamel, "bar", {
        d: "M-450 -372Q-440 -400 -400 -372H400Q440 -400 450 -372Q450 -330 400 -326H-400Q-450 -330 -450 -372z",
      }),
    ),
    paint.shade({ d: "M-396 -320H390L386 -292H-392z" }, 0.5),
    paint.shine({ d: "M-360 -290C-340 -200 -300 -110 -230 -90H-200C-270 -120 -310 -200 -326 -290z" }, 1.2),
    paint.clear({ cx: -220, cy: -540, r: 36 }),
    paint.clear({ cx: -140, cy: -600, r: 24 }),
    paint.clear({ cx: -300, cy: -500, r: 18 }),
  );
}

/** Stands on 0, 0: a fridge with notes on its door, 420 wide and 780 high. */
export function fridge(paint: Paint, colour: MaterialName = "mint") {
  return together(
    paint.contact(0, 4, 250, 22),
    paint.body(
      "iron",
      "bar",
      bars([
        [-170, -20, 60, 20],
        [110, -20, 60, 20],
      ]),
    ),
    paint.lift(2, paint.body(colour, "plane", { x: -210, y: -780, width: 420, height: 766, rx: 54 })),
    paint.shade({ d: "M140 -780H156Q210 -780 210 -726V-68Q210 -14 156 -14H140z" }, 0.5),
    paint.detail({ d: "M-210 -530H210" }, 8, 0.9),
    paint.shine(
      {
        d: "M-180 -700Q-176 -746 -130 -752H60V-736H-120Q-158 -730 -160 -690V-560H-180zM-180 -500H-162V-90H-180z",
      },
      1.1,
    ),
    paint.lift(
      1,
      paint.body("steel", "bar", { x: -176, y: -610, width: 24, height: 60, rx: 12 }),
      paint.body("steel", "tube", { x: -176, y: -500, width: 24, height: 150, rx: 12 }),
    ),
    paint.lift(
      1,
      at(
        40,
        -420,
        { rotate: 4 },
        paint.body("paper", "plane", { x: -70, y: -60, width: 140, height: 150 }),
        paint.detail({ d: "M-50 -20H50M-50 10H50M-50 40H10" }, 5, 0.7),
      ),
      at(
        -30,
        -230,
        { rotate: -5 },
        paint.body("yolk", "plane", { x: -50, y: -50, width: 100, height: 100 }),
        paint.detail({ d: "M-30 -14H30M-30 10H10" }, 5, 0.7),
      ),
    ),
    paint.body("tomato", "ball", { cx: 36, cy: -470, r: 16 }),
    paint.body("sea", "ball", { cx: -34, cy: -270, r: 14 }),
  );
}

/** Stands on 0, 0: a pram of the old kind, 760 wide and 720 high. */
export function pram(paint: Paint, cloth: MaterialName = "dominant") {
  const spokes = times(12, (index) => {
    const [x, y] = polar((index / 12) * Math.PI * 2, 84);
    return `M0 0L${x} ${y}`;
  }).join("");
  const wheel = paint.stamp(
    "wheel of a pram",
    together(
      paint.body("raven", "plane", ring(100, 80)),
      paint.strand("steel", { d: spokes }, 5),
      paint.body("steel", "ball", { r: 22 }),
    ),
  );
  return together(
    paint.contact(0, 4, 330, 24),
    paint.strand(
      "steel",
      {
        d: "M-180 -100C-100 -250 100 -250 180 -100M-200 -250L180 -100M200 -250L-180 -100M260 -380C330 -400 350 -480 390 -500",
      },
      18,
      0.2,
    ),
    paint.body("iron", "bar", { x: 352, y: -526, width: 90, height: 34, rx: 16 }),
    paint.lift(
      2,
      paint.body(cloth, "ball", {
        d: "M-320 -400H300C300 -270 200 -200 90 -196H-110C-230 -200 -316 -280 -320 -400z",
      }),
      paint.body(cloth, "ball", { d: "M-330 -400C-330 -590 -190 -720 0 -720L20 -400z" }),
    ),
    paint.detail({ d: "M20 -400L-130 -690M20 -400L-260 -600M20 -400L-320 -490" }, 6, 0.7),
    paint.shade({ d: "M-320 -400H300L296 -360H-316z" }, 0.8),
    paint.body("light", "bar", { d: `M-340 -410${"q22 50 44 0".repeat(8)}H-340z` }),
    paint.body("light", "bar", { d: "M20 -420H300Q316 -420 316 -400Q316 -380 300 -380H20z" }),
    paint.shine({ d: "M-290 -470C-270 -580 -180 -670 -60 -696C-150 -650 -230 -570 -250 -460z" }, 1),
    wheel(-190, -100),
    wheel(190, -100),
  );
}

/** Stands on 0, 0: a cot with its mobile, 720 wide and 780 high. */
export function babyCot(paint: Paint, wood: MaterialName = "board", cloth: MaterialName = "mint") {
  return together(
    paint.contact(0, 4, 380, 24),
    paint.strand(wood, { d: "M280 -400V-700Q280 -770 200 -770H60" }, 22, 0.2),
    paint.strand("steel", { d: "M60 -766V-690M-40 -690H160M-40 -690V-640M60 -690V-620M160 -690V-650" }, 5),
    paint.body("yolk", "ball", { d: star(-40, -606, 38) }),
    paint.body("rose", "ball", {
      d: "M60 -556C20 -590 10 -620 40 -626C54 -626 60 -616 60 -610C60 -616 66 -626 80 -626C110 -620 100 -590 60 -556z",
    }),
    paint.body("foam", "ball", {
      d: "M124 -600C110 -620 130 -640 146 -630C160 -656 196 -640 190 -616C206 -606 196 -590 184 -590H134z",
    }),
    paint.body("linen", "bar", { x: -300, y: -260, width: 600, height: 90, rx: 24 }),
    paint.body(cloth, "bar", { d: "M-120 -280C0 -310 220 -300 300 -270V-170H-130z" }),
    paint.body("foam", "ball", { cx: -220, cy: -276, rx: 72, ry: 36 }),
    paint.body(wood, "even", bars(times(9, (index) => [-268 + index * 64, -420, 20, 290]))),
    paint.lift(
      2,
      paint.body(wood, "bar", { x: -320, y: -450, width: 640, height: 40, rx: 14 }),
      paint.body(wood, "bar", { x: -320, y: -150, width: 640, height: 56, rx: 10 }),
      paint.body(wood, "tube", { x: -350, y: -500, width: 46, height: 500, rx: 16 }),
      paint.body(wood, "tube", { x: 304, y: -500, width: 46, height: 500, rx: 16 }),
    ),
    paint.shine(bars([[-300, -442, 600, 8]]), 1),
  );
}

/** A star of five points around x, y. */
function star(x: number, y: number, r: number) {
  return polygon(
    ...times(10, (index): [number, number] => {
      const [dx, dy] = polar(-Math.PI / 2 + (index * Math.PI) / 5, index % 2 ? r * 0.46 : r);
      return [x + dx, y + dy];
    }),
  ).d;
}

/** Stands on 0, 0: a longcase clock, 320 wide and 900 high. */
export function longcaseClock(paint: Paint, wood: MaterialName = "walnut") {
  const hours = times(12, (index) => {
    const [x, y] = polar((index * Math.PI) / 6, 88);
    const [toX, toY] = polar((index * Math.PI) / 6, 74);
    return `M${x} ${round(y - 690)}L${toX} ${round(toY - 690)}`;
  });
  return together(
    paint.contact(0, 4, 190, 18),
    paint.lift(
      2,
      paint.body(wood, "plane", { x: -110, y: -580, width: 220, height: 440 }),
      paint.body(wood, "plane", { x: -140, y: -180, width: 280, height: 170 }),
      paint.body(
        wood,
        "bar",
        bars([
          [-160, -28, 320, 28],
          [-152, -196, 304, 24],
        ]),
      ),
      paint.body(wood, "plane", {
        d: "M-140 -570V-800C-140 -870 -60 -840 0 -900C60 -840 140 -870 140 -800V-570z",
      }),
      paint.body(wood, "bar", bars([[-156, -580, 312, 26]])),
    ),
    paint.body("brass", "ball", discs([[0, -906, 18]])),
    paint.body("screen", "plane", { x: -74, y: -530, width: 148, height: 320, rx: 8 }),
    paint.strand("brass", { d: "M0 -530V-290M-46 -530V-400M46 -530V-360" }, 6),
    paint.body(
      "brass",
      "tube",
      bars([
        [-58, -400, 24, 64],
        [34, -360, 24, 64],
      ]),
    ),
    paint.body("brass", "ball", { cy: -270, r: 40 }),
    paint.detail({ x: -108, y: -154, width: 216, height: 106, rx: 6 }, 4, 0.8),
    paint.lift(1, paint.body("brass", "ball", { cy: -690, r: 118 })),
    paint.body("cream", "plane", { cy: -690, r: 102 }),
    paint.detail({ d: hours.join("") }, 6, 1.2),
    paint.strand("nose", { d: "M0 -690L-34 -734M0 -690L50 -740" }, 9),
    paint.body("nose", "even", { cy: -690, r: 9 }),
    paint.shine({ d: "M-66 -520H-36L-62 -300z" }, 0.7),
  );
}

/** Stands on 0, 0: washing on a line between two posts, 900 wide and 560 high. */
export function clothesLine(paint: Paint, first: MaterialName = "dominant", second: MaterialName = "accent") {
  const pegs: [number, number][] = [
    [-300, -470],
    [-180, -458],
    [-60, -452],
    [70, -452],
    [170, -458],
    [310, -470],
  ];
  return together(
    paint.contact(-400, 4, 70, 10),
    paint.contact(400, 4, 70, 10),
    paint.body(
      "board",
      "tube",
      bars([
        [-414, -520, 28, 520],
        [386, -520, 28, 520],
      ]),
    ),
    paint.strand("linen", { d: "M-400 -490Q0 -420 400 -490" }, 7),
    paint.lift(
      1,
      paint.body(first, "plane", {
        d: "M-330 -474Q-310 -450 -280 -450Q-250 -450 -230 -466L-150 -460L-110 -370L-160 -340L-184 -376V-180Q-250 -166 -310 -180V-380L-336 -344L-386 -376z",
      }),
      paint.body("light", "plane", { d: "M-70 -456H80L86 -200Q10 -180 -66 -200z" }),
      paint.body(second, "plane", { d: "M160 -462H330L346 -160L270 -152L246 -330L216 -154L140 -166z" }),
    ),
    paint.body(
      "rose",
      "even",
      discs([
        [-30, -390, 14],
        [40, -350, 14],
        [-20, -290, 14],
        [50, -250, 14],
      ]),
    ),
    paint.shade(
      {
        d: "M50 -456H80L86 -200Q70 -196 50 -194zM300 -462H330L346 -160L310 -156zM-210 -464L-184 -376V-180L-214 -176z",
      },
      0.5,
    ),
    paint.detail(
      { d: "M-330 -474Q-310 -450 -280 -450Q-250 -450 -230 -466M166 -436H328M246 -330V-436" },
      4,
      0.7,
    ),
    paint.body("tan", "bar", bars(pegs.map(([x, y]) => [x - 8, y - 14, 16, 40]))),
    paint.body("leaf", "plane", {
      d: "M-440 0Q-430 -40 -420 -44Q-414 -20 -404 -50Q-390 -20 -376 0zM370 0Q380 -36 394 -46Q400 -20 412 -40Q424 -20 436 0z",
    }),
  );
}

/** Stands on 0, 0: a swing on its frame, 680 wide and 720 high. */
export function swing(paint: Paint, frame: MaterialName = "board", seat: MaterialName = "tomato") {
  return together(
    paint.contact(0, 4, 370, 22),
    paint.body(frame, "plane", polygon([-212, -680], [-186, -680], [-130, 0], [-158, 0])),
    paint.body(frame, "plane", polygon([212, -680], [186, -680], [130, 0], [158, 0])),
    paint.lift(
      2,
      paint.body(frame, "plane", polygon([-220, -690], [-190, -690], [-300, 0], [-332, 0])),
      paint.body(frame, "plane", polygon([220, -690], [190, -690], [300, 0], [332, 0])),
      paint.body(frame, "bar", { x: -270, y: -716, width: 540, height: 44, rx: 18 }),
    ),
    at(
      0,
      -680,
      {},
      paint.strand("linen", { d: "M-100 0V470M100 0V470" }, 11),
      paint.lift(1, paint.body(seat, "bar", { x: -130, y: 460, width: 260, height: 36, rx: 10 })),
      paint.body(
        "iron",
        "ball",
        discs([
          [-100, 2, 14],
          [100, 2, 14],
        ]),
      ),
    ),
    paint.body("leaf", "plane", {
      d: "M-372 0Q-350 -56 -330 -70Q-326 -30 -314 -20Q-300 -60 -282 -70Q-280 -30 -266 0zM270 0Q280 -44 300 -64Q304 -30 316 -20Q330 -56 348 -66Q350 -20 364 0z",
    }),
    paint.shine(bars([[-256, -708, 500, 7]]), 1),
  );
}

/** Around 0, 0: a football, 640 wide. */
export function football(paint: Paint, hide: MaterialName = "foam", patch: MaterialName = "nose") {
  const middle = times(5, (index) => polar(-Math.PI / 2 + index * 1.2566, 104));
  const seams = middle.map(([x, y]) => `M${x} ${y}L${round(x * 2)} ${round(y * 2)}`);
  const outer = times(5, (index) => {
    const angle = -Math.PI / 2 + index * 1.2566 + 0.6283;
    const spot = (turn: number, r: number) => polar(angle + turn, r).join(" ");
    return `M${spot(0, 222)}L${spot(-0.26, 262)}L${spot(-0.2, 320)}A320 320 0 0 1 ${spot(0.2, 320)}L${spot(0.26, 262)}z`;
  });
  const joins = times(5, (index) => {
    const angle = -Math.PI / 2 + index * 1.2566;
    const [x, y] = polar(angle, 208);
    return `M${x} ${y}L${polar(angle - 0.368, 262).join(" ")}M${x} ${y}L${polar(angle + 0.368, 262).join(" ")}`;
  });
  return together(
    paint.lift(2, paint.body(hide, "ball", { r: 320 })),
    paint.body(patch, "ball", { d: `${polygon(...middle).d}${outer.join("")}` }),
    paint.detail({ d: seams.join("") + joins.join("") }, 6, 0.9),
    paint.shade({ d: "M226 -226A320 320 0 1 1 -226 226A380 380 0 0 0 226 -226z" }, 0.5),
    paint.shine({ d: "M-270 -110A290 290 0 0 1 -110 -270L-100 -244A262 262 0 0 0 -244 -100z" }, 1.4),
  );
}

/** Stands on 0, 0: a flag that flies from its pole, 620 wide and 820 high. */
export function flag(paint: Paint, cloth: MaterialName = "dominant", mark: MaterialName = "light") {
  const field = {
    d: "M-230 -770C-130 -830 -30 -800 60 -760C150 -720 240 -730 330 -780V-460C240 -410 150 -400 60 -440C-30 -480 -130 -510 -230 -450z",
  };
  return together(
    paint.contact(-240, 4, 100, 12),
    paint.body("stone", "tube", { d: "M-310 0Q-306 -40 -270 -44H-214Q-176 -40 -170 0z" }),
    paint.lift(1, paint.body("steel", "tube", { x: -252, y: -810, width: 22, height: 770 })),
    paint.body("brass", "ball", { cx: -241, cy: -826, r: 24 }),
    paint.lift(2, paint.body(cloth, "plane", field)),
    paint.within(
      field,
      paint.body(mark, "plane", { d: star(40, -616, 104) }),
      paint.shade(
        {
          d: "M-60 -820C-20 -700 -20 -560 -60 -440L60 -400C90 -540 90 -660 60 -780zM250 -820C230 -680 230 -560 250 -420H340V-820z",
        },
        0.45,
      ),
      paint.shine(
        {
          d: "M-190 -820C-160 -700 -160 -580 -190 -440H-120C-90 -580 -90 -700 -120 -820zM110 -780C130 -660 130 -540 110 -420H180C200 -540 200 -660 180 -780z",
        },
        0.45,
      ),
    ),
  );
}

/** Around 0, 0: a controller for games, 760 wide and 520 high. */
export function gameController(paint: Paint, shell: MaterialName = "dominant") {
  return together(
    paint.body("iron", "bar", {
      d: "M-280 -190C-270 -250 -130 -250 -110 -190zM280 -190C270 -250 130 -250 110 -190z",
    }),
    paint.lift(
      2,
      paint.body(shell, "ball", {
        d: "M-240 -200H240C320 -200 360 -60 380 100C390 220 320 270 260 220C210 170 180 110 130 100H-130C-180 110 -210 170 -260 220C-320 270 -390 220 -380 100C-360 -60 -320 -200 -240 -200z",
      }),
    ),
    paint.shine(
      {
        d: "M-240 -184H240Q290 -180 316 -110Q290 -156 240 -162H-240Q-290 -156 -316 -110Q-290 -180 -240 -184z",
      },
      1,
    ),
    paint.lift(
      1,
      paint.body("iron", "ball", discs([[-120, 20, 66]])),
      paint.body("iron", "ball", discs([[120, 20, 66]])),
    ),
    paint.shine(
      discs([
        [-120, 14, 40],
        [120, 14, 40],
      ]),
      0.4,
    ),
    paint.lift(1, paint.body("iron", "plane", { d: "M-256 -118h36v-36h40v36h36v40h-36v36h-40v-36h-36z" })),
    ...(["tomato", "yolk", "leaf", "sea"] as const).map((colour, index) => {
      const [cx, cy] = polar(index * (Math.PI / 2), 58);
      return paint.body(colour, "ball", { cx: cx + 230, cy: cy - 96, r: 28 });
    }),
    paint.body("light", "plane", { x: -60, y: -150, width: 120, height: 74, rx: 12 }),
    paint.detail({ d: "M-30 -114H30" }, 8, 0.7),
  );
}

/** Around 0, 0: headphones with a microphone, 600 wide and 680 high. */
export function headset(paint: Paint, shell: MaterialName = "iron", pad: MaterialName = "accent") {
  const cup = (flip: boolean) =>
    at(
      0,
      0,
      { flip },
      paint.lift(
        1,
        paint.body(pad, "tube", { d: "M-206 -20Q-160 -30 -156 80Q-156 200 -200 196Q-220 190 -216 88z" }),
        paint.body(shell, "tube", {
          d: "M-270 -10C-290 -20 -310 20 -310 88C-310 156 -290 196 -270 186L-206 196V-20z",
        }),
      ),
      paint.shine({ d: "M-292 60C-292 20 -282 4 -268 4V60z" }, 1),
    );
  return together(
    paint.lift(
      2,
      paint.body(shell, "bar", {
        d: "M-290 20C-310 -220 -170 -340 0 -340C170 -340 310 -220 290 20H244C260 -180 150 -290 0 -290C-150 -290 -260 -180 -244 20z",
      }),
      paint.body(pad, "bar", { d: "M-140 -316Q0 -368 140 -316L130 -272Q0 -316 -130 -272z" }),
    ),
    paint.strand("steel", { d: "M-270 190C-260 300 -160 330 -40 320" }, 17, 0.3),
    cup(false),
    cup(true),
    paint.lift(1, paint.body(shell, "bar", { x: -60, y: 288, width: 130, height: 62, rx: 30 })),
    paint.detail({ d: "M-30 306V332M-10 304V334M10 304V334M30 306V332" }, 5, 1),
  );
}

/** Stands on 0, 0: a table laid for a feast, 920 wide and 560 high. */
export function longTable(paint: Paint, wood: MaterialName = "board", cloth: MaterialName = "linen") {
  const setting = paint.stamp(
    "place at table",
    together(
      paint.body("ceramic", "plane", { rx: 70, ry: 15 }),
      paint.body("accent", "plane", { cy: -3, rx: 40, ry: 8 }),
      paint.body("glass", "tube", { d: "M66 -80H106Q108 -40 90 -34V-8H100V-2H72V-8H82V-34Q64 -40 66 -80z" }),
      paint.body("wine", "tube", { d: "M68 -62H104Q102 -42 86 -38Q70 -42 68 -62z" }),
    ),
  );
  const candles = [-90, 0, 90];
  return together(
    paint.contact(0, 4, 470, 24),
    paint.body(wood, "tube", { d: "M-400 -260H-356L-366 0H-396zM400 -260H356L366 0H396z" }),
    paint.lift(
      2,
      paint.body(cloth, "plane", { d: "M-400 -350H400L450 -270H-450z" }),
      paint.body(cloth, "tube", {
        d: "M-450 -272H450L440 -130Q400 -108 350 -130Q280 -104 210 -130Q140 -104 70 -130Q0 -104 -70 -130Q-140 -104 -210 -130Q-280 -104 -350 -130Q-400 -108 -440 -130z",
      }),
    ),
    paint.shade({ d: "M-450 -272H450L449 -256H-449z" }, 0.7),
    paint.detail(
      { d: "M-350 -250V-136M-210 -250V-136M-70 -250V-136M70 -250V-136M210 -250V-136M350 -250V-136" },
      4,
      0.4,
    ),
    setting(-300, -300),
    setting(250, -300),
    paint.body("leaf", "ball", {
      d: "M-170 -312C-200 -350 -140 -380 -110 -356C-90 -400 -30 -390 -20 -356C10 -400 80 -390 84 -352C130 -380 180 -350 156 -312Q0 -290 -170 -312z",
    }),
    paint.body("rose", "ball", discs([[-120, -340, 20]])),
    paint.body("rose", "ball", discs([[-40, -356, 22]])),
    paint.body("rose", "ball", discs([[50, -350, 20]])),
    paint.body("rose", "ball", discs([[118, -336, 18]])),
    paint.body("light", "even", bars(candles.map((x) => [x - 9, -500, 18, 130]))),
    paint.body("yolk", "ball", {
      d: candles
        .map(
          (x) =>
            `M${x} -556C${x + 22} -524 ${x + 18} -504 ${x} -504C${x - 18} -504 ${x - 22} -524 ${x} -556z`,
        )
        .join(""),
    }),
    paint.glow(0, -520, 220, 0.7),
  );
}

/** Stands on 0, 0: an office block with lit windows, 520 wide and 880 high. */
export function officeBuilding(paint: Paint, wall: MaterialName = "dominant") {
  const cells = times(28, (index) => ({
    x: -184 + (index % 4) * 96,
    y: -800 + Math.floor(index / 4) * 92,
    isLit: (index * 7) % 5 === 1,
  }));
  const panes = (isLit: boolean) =>
    bars(cells.filter((cell) => cell.isLit === isLit).map(({ x, y }) => [x, y, 78, 64]));
  return together(
    paint.contact(0, 4, 310, 22),
    paint.lift(2, paint.body(wall, "plane", { x: -220, y: -840, width: 440, height: 840, rx: 4 })),
    paint.body(
      "stone",
      "bar",
      bars([
        [-236, -864, 472, 34],
        [-236, -160, 472, 24],
      ]),
    ),
    paint.body("screen", "down", panes(false)),
    paint.body("yolk", "down", panes(true)),
    paint.shine(
      {
        d: cells
          .filter(({ isLit }) => !isLit)
          .map(({ x, y }) => `M${x} ${y}h34l-24 64h-10z`)
          .join(""),
      },
      0.5,
    ),
    paint.shade({ d: "M150 -830H220V-160H150z" }, 0.35),
    paint.body("stone", "plane", { x: -92, y: -136, width: 184, height: 136 }),
    paint.body(
      "screen",
      "plane",
      bars([
        [-76, -116, 70, 116],
        [6, -116, 70, 116],
      ]),
    ),
    paint.shine({ d: "M-70 -110H-40L-66 -20zM12 -110H42L16 -20z" }, 0.6),
    paint.lift(1, paint.body("accent", "bar", { x: -120, y: -150, width: 240, height: 28, rx: 6 })),
    paint.body("leaf", "ball", discs([[-180, -40, 42]])),
    paint.body("leaf", "ball", discs([[180, -40, 42]])),
    paint.body("clay", "tube", { d: "M-216 -30H-144L-152 0H-208zM144 -30H216L208 0H152z" }),
  );
}
