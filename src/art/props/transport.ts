import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, round, times, together } from "../shapes.ts";
import { ring } from "./electrics.ts";

/** Copies of a wheel of radius 88 with a steel rim. */
function wheels(paint: Paint, spots: [x: number, y: number, scale?: number][]) {
  const wheel = paint.stamp(
    "wheel of a van",
    together(
      paint.body("raven", "plane", { r: 88 }),
      paint.body("steel", "ball", { r: 54 }),
      paint.body("iron", "even", discs(times(5, (index) => [...polar(index * 1.2566, 32), 9]))),
      paint.body("steel", "ball", { r: 17 }),
    ),
  );
  return together(...spots.map(([x, y, scale = 1]) => wheel(x, y, { scale })));
}

/** Stands on 0, 0, facing left: a van 900 wide and 470 high with a board along its side. */
export function van(paint: Paint, colour: MaterialName = "dominant", board: MaterialName = "light") {
  return together(
    paint.contact(0, 4, 480, 30),
    paint.lift(
      2,
      paint.body(colour, "bar", {
        d: "M-446 -96C-456 -150 -456 -200 -440 -226C-424 -246 -380 -254 -336 -262C-300 -340 -256 -410 -196 -440Q-160 -456 -100 -458H404Q440 -458 442 -420L448 -96Q446 -76 424 -76H-424Q-442 -76 -446 -96z",
      }),
    ),
    paint.body("screen", "plane", {
      d: "M-300 -262C-270 -330 -240 -384 -190 -404Q-166 -410 -120 -410V-262z",
    }),
    paint.shine(
      { d: "M-230 -360C-214 -384 -196 -398 -170 -404L-236 -266H-286C-270 -300 -250 -336 -230 -360z" },
      0.6,
    ),
    paint.shine({ d: "M-190 -432Q-160 -446 -100 -448H400Q424 -446 430 -424H-176z" }, 0.9),
    paint.body(board, "plane", { x: -50, y: -370, width: 440, height: 130, rx: 14 }),
    paint.body("accent", "ball", { cx: 24, cy: -305, r: 38 }),
    paint.detail({ d: "M92 -326H340M92 -290H260" }, 14, 0.6),
    paint.detail({ d: "M-102 -440V-92M-328 -256C-336 -200 -330 -150 -300 -120M408 -448V-92" }, 4, 0.7),
    paint.shade({ d: "M-452 -150H446L448 -96Q446 -76 424 -76H-424Q-442 -76 -446 -96z" }, 0.8),
    paint.body("iron", "bar", { d: "M-460 -120H-330V-72H-440Q-462 -74 -460 -120z" }),
    paint.body("light", "ball", { cx: -424, cy: -186, rx: 22, ry: 34 }),
    paint.body("tomato", "plane", { x: 428, y: -230, width: 18, height: 70, rx: 5 }),
    paint.body("steel", "bar", { x: -160, y: -226, width: 44, height: 14, rx: 7 }),
    paint.body("iron", "even", { d: "M-362 -74a104 104 0 0 1 208 0zM170 -74a104 104 0 0 1 208 0z" }),
    wheels(paint, [
      [-258, -88],
      [274, -88],
    ]),
  );
}

/** Stands on 0, 0, facing left: a lorry with a box body, 920 wide and 560 high. */
export function lorry(paint: Paint, colour: MaterialName = "accent", box: MaterialName = "light") {
  return together(
    paint.contact(0, 4, 490, 30),
    paint.body("iron", "bar", { x: -420, y: -130, width: 866, height: 56, rx: 8 }),
    paint.lift(
      2,
      paint.body(box, "plane", { x: -184, y: -560, width: 644, height: 440, rx: 10 }),
      paint.body(colour, "bar", {
        d: "M-460 -90V-260L-420 -420Q-412 -446 -384 -446H-230Q-208 -446 -208 -424V-90Q-208 -78 -222 -78H-446Q-460 -78 -460 -90z",
      }),
    ),
    paint.body(colour, "plane", { d: "M-384 -446C-340 -520 -280 -540 -208 -544V-446z" }),
    paint.body("screen", "plane", { d: "M-432 -272L-396 -396Q-390 -408 -376 -408H-268V-272z" }),
    paint.shine({ d: "M-390 -404H-330L-382 -276H-428z" }, 0.6),
    paint.detail({ d: "M-254 -430V-100M-434 -250H-254" }, 4, 0.8),
    paint.body("iron", "plane", { d: "M-476 -380H-450V-290H-476z" }),
    paint.body("light", "ball", { cx: -440, cy: -170, rx: 20, ry: 28 }),
    paint.body("iron", "bar", { x: -470, y: -120, width: 170, height: 46, rx: 10 }),
    paint.body(colour, "plane", {
      d: "M-184 -330C40 -400 240 -240 460 -330V-230C240 -140 40 -300 -184 -230z",
    }),
    paint.detail({ d: "M-160 -552V-128M436 -552V-128" }, 4, 0.6),
    paint.shade({ x: -184, y: -168, width: 644, height: 48 }, 0.8),
    paint.shine(bars([[-174, -550, 620, 10]]), 1),
    paint.body("tomato", "plane", { x: 440, y: -120, width: 20, height: 36, rx: 4 }),
    wheels(paint, [
      [-350, -84],
      [150, -84],
      [330, -84],
    ]),
  );
}

/** Stands on 0, 0, its drawbar at the left: a caravan 860 wide and 560 high. */
export function caravan(paint: Paint, colour: MaterialName = "accent") {
  const pane = (x: number, width: number) =>
    together(
      paint.body("steel", "plane", { x: x - 10, y: -424, width: width + 20, height: 150, rx: 24 }),
      paint.body("screen", "plane", { x, y: -414, width, height: 130, rx: 18 }),
      paint.body("linen", "plane", {
        d: `M${x} -396Q${x} -414 ${x + 18} -414H${x + width * 0.34}Q${x + width * 0.3} -330 ${x} -310zM${x + width} -396Q${x + width} -414 ${x + width - 18} -414H${x + width * 0.66}Q${x + width * 0.7} -330 ${x + width} -310z`,
      }),
    );
  return together(
    paint.contact(20, 4, 420, 28),
    paint.body("iron", "bar", { d: "M-460 -110H-280V-80H-460Q-476 -95 -460 -110z" }),
    paint.body("steel", "tube", bars([[-408, -80, 18, 80]])),
    paint.lift(
      2,
      paint.body("enamel", "bar", {
        d: "M-350 -110C-372 -250 -350 -420 -290 -500Q-262 -532 -210 -534H270C350 -534 410 -470 412 -390V-120Q412 -80 372 -80H-316Q-344 -80 -350 -110z",
      }),
    ),
    paint.body(colour, "plane", { d: "M-360 -250H412V-200H-362zM-358 -180H412V-166H-357z" }),
    paint.shade({ d: "M-356 -140H412V-120Q412 -80 372 -80H-316Q-344 -80 -350 -110z" }, 0.7),
    paint.shine(
      {
        d: "M-282 -500Q-262 -522 -210 -524H270C320 -524 360 -500 384 -460C350 -500 310 -508 270 -508H-210Q-256 -506 -282 -500z",
      },
      1.2,
    ),
    pane(-300, 190),
    pane(200, 150),
    paint.body(colour, "plane", { x: -50, y: -460, width: 168, height: 364, rx: 16 }),
    paint.detail({ x: -50, y: -460, width: 168, height: 364, rx: 16 }, 4, 0.8),
    paint.body("screen", "plane", { x: -20, y: -426, width: 108, height: 120, rx: 12 }),
    paint.shine({ d: "M-10 -416H40L-10 -320z" }, 0.6),
    paint.body("steel", "bar", { x: 78, y: -262, width: 30, height: 14, rx: 7 }),
    paint.body("iron", "bar", { x: -60, y: -56, width: 190, height: 26, rx: 6 }),
    paint.body("tomato", "plane", { x: 392, y: -170, width: 20, height: 54, rx: 6 }),
    paint.body("iron", "even", { d: "M168 -78a94 94 0 0 1 188 0z" }),
    wheels(paint, [[262, -78, 0.88]]),
  );
}

/** Stands on 0, 0, facing left: a camper van of the old kind in two colours, 880 wide and 600 high. */
export function camperVan(paint: Paint, colour: MaterialName = "dominant") {
  const panes: [number, number][] = [
    [-296, 130],
    [-146, 150],
    [24, 150],
    [194, 150],
  ];
  return together(
    paint.contact(0, 4, 470, 28),
    paint.lift(
      1,
      paint.body("linen", "plane", { d: "M-190 -486L-150 -610H170L250 -486z" }),
      paint.body("tomato", "even", { d: "M-120 -486L-92 -610H-36L-44 -486zM36 -486L34 -610H88L112 -486z" }),
      paint.body("light", "bar", { d: "M-170 -630H180Q196 -630 196 -612H-186Q-186 -630 -170 -630z" }),
    ),
    paint.lift(
      2,
      paint.body("light", "bar", {
        d: "M-440 -240C-430 -380 -400 -470 -340 -488Q-320 -494 -280 -494H330Q400 -494 412 -420L430 -240z",
      }),
      paint.body(colour, "bar", {
        d: "M-442 -250C-360 -280 -300 -270 -240 -262H434L440 -100Q438 -76 412 -76H-408Q-436 -76 -444 -100Q-456 -180 -442 -250z",
      }),
    ),
    ...panes.map(([x, width], index) =>
      paint.body(
        "screen",
        "plane",
        index
          ? { x, y: -440, width, height: 138, rx: 20 }
          : {
              d: "M-404 -302C-398 -370 -380 -430 -350 -440H-186Q-166 -440 -166 -420V-322Q-166 -302 -186 -302z",
            },
      ),
    ),
    paint.shine(
      {
        d: "M-350 -430H-290L-340 -306H-394C-388 -360 -372 -420 -350 -430zM-126 -430H-60L-110 -312H-136zM44 -430H110L60 -312H34zM214 -430H280L230 -312H204z",
      },
      0.6,
    ),
    paint.detail({ d: "M-156 -300V-92M14 -300V-92M-420 -240C-300 -262 -200 -240 430 -240" }, 4, 0.7),
    paint.shine({ d: "M-330 -480H330Q370 -480 390 -456H-370Q-356 -478 -330 -480z" }, 1.2),
    paint.body("light", "ball", { cx: -420, cy: -196, rx: 22, ry: 32 }),
    paint.body("steel", "bar", { x: -466, y: -122, width: 150, height: 34, rx: 14 }),
    paint.body("steel", "bar", { x: 330, y: -122, width: 130, height: 34, rx: 14 }),
    paint.body("steel", "bar", { x: -26, y: -206, width: 30, height: 14, rx: 7 }),
    paint.shade({ d: "M-446 -140H438L440 -100Q438 -76 412 -76H-408Q-436 -76 -444 -100z" }, 0.8),
    paint.body("iron", "even", { d: "M-348 -74a100 100 0 0 1 200 0zM180 -74a100 100 0 0 1 200 0z" }),
    wheels(paint, [
      [-248, -84, 0.95],
      [280, -84, 0.95],
    ]),
  );
}

/** Stands on 0, 0, facing left: a motorcycle 900 wide and 560 high. */
export function motorcycle(paint: Paint, colour: MaterialName = "dominant") {
  const spokes = times(14, (index) => {
    const [x, y] = polar((index / 14) * Math.PI * 2, 116);
    return `M0 0L${x} ${y}`;
  });
  const roll = paint.stamp(
    "wheel of a motorcycle",
    together(
      paint.body("raven", "plane", ring(156, 112)),
      paint.body("steel", "plane", ring(118, 106)),
      paint.strand("steel", { d: spokes.join("") }, 3),
      paint.body("steel", "ball", { r: 34 }),
      paint.body("iron", "ball", { r: 14 }),
    ),
  );
  return together(
    paint.contact(0, 4, 470, 28),
    roll(-300, -156),
    roll(300, -156),
    paint.lift(
      1,
      paint.body("steel", "tube", polygon([-316, -156], [-284, -156], [-196, -440], [-228, -440])),
      paint.strand(
        "iron",
        { d: "M-204 -420L-110 -110H120L300 -156M-196 -400L60 -330L120 -110M60 -330L300 -156" },
        18,
        0.3,
      ),
    ),
    paint.lift(
      2,
      paint.body("iron", "plane", { d: "M-120 -300H70L96 -150Q90 -84 20 -80H-90Q-140 -90 -136 -150z" }),
      paint.body(
        "steel",
        "bar",
        bars([
          [-118, -300, 150, 22],
          [-124, -268, 160, 22],
          [-128, -236, 168, 22],
        ]),
      ),
      paint.body(
        "steel",
        "ball",
        discs([
          [-60, -146, 52],
          [48, -150, 38],
        ]),
      ),
      paint.body("steel", "bar", {
        d: "M-150 -190C-190 -110 -140 -62 -60 -62H260L390 -100Q410 -80 388 -58L280 -24H-70C-190 -24 -220 -110 -172 -196z",
      }),
      paint.body(colour, "bar", {
        d: "M-196 -366C-180 -436 -60 -460 30 -424Q66 -404 76 -350Q70 -320 20 -316H-120C-170 -316 -200 -330 -196 -366z",
      }),
      paint.body("leather", "bar", {
        d: "M56 -384C100 -350 180 -356 240 -384Q340 -424 376 -412Q392 -400 370 -376C320 -330 240 -312 150 -314Q80 -312 56 -384z",
      }),
      paint.body(colour, "bar", {
        d: "M180 -300C260 -350 380 -330 456 -200Q420 -270 330 -290Q250 -300 180 -300z",
      }),
      paint.body(colour, "bar", {
        d: "M-456 -196C-430 -290 -350 -340 -262 -326L-256 -304C-340 -310 -400 -270 -436 -190z",
      }),
    ),
    paint.shine({ d: "M-170 -380C-140 -420 -50 -432 16 -408C-50 -412 -120 -400 -150 -372z" }, 1.4),
    paint.strand("steel", { d: "M-216 -446C-220 -500 -180 -520 -110 -516" }, 15, 0.3),
    paint.body("nose", "bar", { x: -142, y: -532, width: 92, height: 28, rx: 13 }),
    paint.lift(
      1,
      paint.body("steel", "ball", { cx: -262, cy: -420, r: 54 }),
      paint.body("light", "ball", { cx: -286, cy: -420, rx: 26, ry: 46 }),
    ),
    paint.body("tomato", "ball", { cx: 404, cy: -300, r: 20 }),
  );
}

/** Stands on 0, 0: a tyre on its rim, seen a little from the front, 560 wide and 640 high. */
export function tyre(paint: Paint, rubber: MaterialName = "iron") {
  const lugs = times(22, (index) => {
    const turn = -1.3 + (index / 21) * 2.6;
    const [x, y] = [Math.cos(turn) * 236, -320 + Math.sin(turn) * 312];
    return `M${round(x - 64)} ${round(y)}l58 ${round(10 + Math.sin(turn) * 8)}M${round(x + 14)} ${round(y + 8)}l58 -10`;
  });
  const groove = (x: number) => `M${x} -640A240 320 0 0 1 ${x} 0`;
  return together(
    paint.contact(10, 4, 260, 24),
    paint.lift(
      2,
      paint.body(rubber, "plane", { d: "M-60 -640H70A240 320 0 0 1 70 0H-60A240 320 0 0 1 -60 -640z" }),
    ),
    paint.detail({ d: groove(-36) + groove(0) + groove(40) }, 8, 1.1),
    paint.detail({ d: lugs.join("") }, 6, 1),
    paint.body(rubber, "plane", { cx: -60, cy: -320, rx: 240, ry: 320 }),
    paint.detail({ cx: -60, cy: -320, rx: 206, ry: 276 }, 4, 0.8),
    paint.shine({ d: "M-262 -420A214 284 0 0 1 -100 -600L-96 -578A196 262 0 0 0 -240 -412z" }, 1.2),
    paint.detail({ cx: -60, cy: -320, rx: 166, ry: 222 }, 5, 0.9),
    paint.body("nose", "even", { cx: -60, cy: -320, rx: 150, ry: 202 }),
    paint.lift(1, paint.body("steel", "plane", { cx: -64, cy: -320, rx: 136, ry: 186 })),
    at(
      -64,
      -320,
      {},
      paint.body("iron", "dish", {
        d: times(5, (index) => {
          const spot = (turn: number, r: number) => {
            const [x, y] = polar(index * 1.2566 - 0.95 + turn, r);
            return `${round(x * 0.73)} ${y}`;
          };
          return `M${spot(-0.36, 156)}Q${spot(0, 176)} ${spot(0.36, 156)}L${spot(0.2, 72)}L${spot(-0.2, 72)}z`;
        }).join(""),
      }),
      paint.body("steel", "ball", { rx: 32, ry: 44 }),
    ),
  );
}

/** Floats on 0, 0, its bow at the left: a narrowboat 1000 wide and 330 high on its water. */
export function narrowboat(paint: Paint, cabin: MaterialName = "dominant", trim: MaterialName = "tomato") {
  const port = paint.stamp(
    "porthole",
    together(
      paint.body("brass", "ball", { r: 30 }),
      paint.body("screen", "plane", { r: 21 }),
      paint.shine({ cx: -7, cy: -7, r: 7 }, 1.6),
    ),
  );
  const flowers = paint.stamp(
    "box of flowers",
    together(
      paint.body("leaf", "ball", discs(times(4, (index) => [-48 + index * 32, -38 - (index % 2) * 8, 22]))),
      paint.body(
        "rose",
        "ball",
        discs(times(4, (index) => [-50 + index * 34, -46 - ((index * 7) % 12), 10])),
      ),
      paint.body("clay", "bar", { d: "M-64 -30H64L56 0H-56z" }),
    ),
  );
  return together(
    paint.body("water", "down", {
      d: "M-530 -24Q-400 -40 -300 -24T-60 -24T180 -24T420 -24Q500 -38 540 -20Q560 50 300 62H-300Q-560 50 -530 -24z",
    }),
    paint.body(
      "iron",
      "tube",
      bars([
        [232, -286, 38, 100],
        [226, -296, 50, 14],
      ]),
    ),
    paint.lift(
      2,
      paint.body(cabin, "plane", { d: "M-312 -190H352L364 -80H-330z" }),
      paint.body(trim, "bar", { d: "M-330 -212H370Q380 -200 370 -188H-330Q-340 -200 -330 -212z" }),
      paint.body("iron", "bar", {
        d: "M-520 -140Q-470 -96 -370 -92H450Q474 -94 484 -116L500 -112Q504 -30 456 -12H-390Q-480 -24 -520 -140z",
      }),
    ),
    paint.body(trim, "even", { d: "M-504 -116Q-450 -78 -370 -76H478L476 -64H-380Q-466 -66 -504 -116z" }),
    paint.body(trim, "plane", { x: -30, y: -170, width: 120, height: 66, rx: 6 }),
    paint.detail({ d: "M-290 -178H330V-96H-300z" }, 3, 0.8),
    ...[-240, -130, 150, 260].map((x) => port(x, -138)),
    flowers(-220, -210),
    flowers(-60, -210),
    paint.strand("brass", { d: "M476 -110V-166Q474 -190 446 -188L404 -184" }, 11, 0.3),
    paint.shine(bars([[-320, -208, 680, 6]]), 1.1),
    paint.detail(
      { d: "M-460 16Q-420 6 -380 16M-250 32Q-200 22 -150 32M60 14Q110 4 160 14M300 34Q350 24 400 34" },
      5,
      0.5,
    ),
  );
}

/** Around 0, 0: a steering wheel 660 wide. */
export function steeringWheel(paint: Paint, hide: MaterialName = "iron") {
  const stitches = times(28, (index) => {
    const [x, y] = polar((index / 28) * Math.PI * 2, 262);
    const [toX, toY] = polar((index / 28) * Math.PI * 2 + 0.05, 284);
    return `M${x} ${y}L${toX} ${toY}`;
  });
  return paint.lift(
    2,
    paint.body("steel", "bar", {
      d: "M-280 -40C-180 -60 -120 -70 -90 -60V60C-130 60 -200 20 -280 20zM280 -40C180 -60 120 -70 90 -60V60C130 60 200 20 280 20zM-46 60H46L34 280H-34z",
    }),
    paint.body(hide, "plane", ring(330, 256)),
    paint.shine({ d: "M-306 -80A316 316 0 0 1 -80 -306L-74 -288A298 298 0 0 0 -288 -74z" }, 1.3),
    paint.shade({ d: "M306 80A316 316 0 0 1 80 306L74 270A280 280 0 0 0 270 74z" }, 0.9),
    paint.detail({ d: stitches.join("") }, 4, 0.9),
    paint.lift(
      1,
      paint.body(hide, "ball", { d: "M-120 -70Q0 -120 120 -70Q136 20 80 96Q0 130 -80 96Q-136 20 -120 -70z" }),
    ),
    paint.body("accent", "ball", { cy: -6, r: 46 }),
    paint.detail({ cy: -6, r: 32 }, 4, 0.8),
    paint.detail({ d: "M-220 -20h40M180 -20h40M-206 -2h26M180 -2h26" }, 7, 0.9),
  );
}

/** Stands on 0, 0: a road that winds through meadows to the hills, 900 wide and 560 high. */
export function road(paint: Paint, sun: MaterialName = "accent") {
  return together(
    paint.body(sun, "ball", { cx: 150, cy: -400, r: 130 }),
    paint.lift(
      1,
      paint.body("dominant", "down", {
        d: "M-450 -250C-380 -330 -300 -430 -220 -430C-120 -430 -60 -300 40 -290C140 -280 200 -380 290 -380C370 -380 420 -300 450 -250V-180H-450z",
      }),
    ),
    paint.lift(
      1,
      paint.body("leaf", "plane", {
        d: "M-450 -250C-300 -330 -160 -250 0 -270C160 -300 300 -310 450 -230V-20Q440 0 420 0H-420Q-440 0 -450 -20z",
      }),
    ),
    paint.body("basil", "plane", {
      d: "M-450 -150C-250 -190 -60 -90 120 -120C260 -140 360 -170 450 -150V-20Q440 0 420 0H-420Q-440 0 -450 -20z",
    }),
    paint.body("iron", "down", {
      d: "M-230 0C-200 -70 -40 -90 60 -120C160 -150 150 -176 60 -190C-10 -202 -50 -216 -30 -236C-16 -250 20 -258 44 -276L58 -277C40 -256 0 -246 0 -234C0 -218 60 -212 130 -196C270 -164 230 -120 130 -90C50 -64 80 -40 110 0z",
    }),
    paint.strand(
      "light",
      {
        d: "M-60 0C-50 -30 -20 -52 20 -66M56 -84C90 -98 130 -110 158 -128M164 -158C150 -174 110 -184 80 -190M40 -202C10 -212 -20 -224 -14 -236",
      },
      8,
    ),
    ...[
      [-340, -222, 1],
      [-270, -226, 0.8],
      [330, -206, 1.1],
      [-330, -90, 1.5],
    ].map(([x = 0, y = 0, scale = 1]) =>
      at(
        x,
        y,
        { scale },
        paint.body("umber", "even", bars([[-6, -30, 12, 34]])),
        paint.body("leaf", "ball", { d: "M-40 -20L0 -120L40 -20z" }),
      ),
    ),
    paint.detail(
      { d: "M260 -70q10 -20 20 0m20 30q10 -20 20 0m-110 6q10 -20 20 0M-140 -140q10 -20 20 0" },
      5,
      0.6,
    ),
  );
}

/** Stands on 0, 0: a signpost with three arms, 620 wide and 800 high. */
export function signpost(paint: Paint, arm: MaterialName = "board") {
  const board = (y: number, flip: boolean, tilt: number, material: MaterialName) =>
    at(
      0,
      y,
      { flip, rotate: tilt },
      paint.lift(1, paint.body(material, "bar", { d: "M-110 -56H230L300 0L230 56H-110Q-122 0 -110 -56z" })),
      paint.detail({ d: "M-70 -16H180M-70 18H90" }, 12, 0.6),
      paint.body(
        "iron",
        "ball",
        discs([
          [-84, 0, 9],
          [14, -40, 9],
          [14, 40, 9],
        ]),
      ),
      paint.shine({ d: "M-106 -48H226L232 -40H-108z" }, 0.9),
    );
  return together(
    paint.contact(0, 4, 190, 20),
    paint.lift(2, paint.body("umber", "tube", { d: "M-32 0L-28 -780L0 -806L28 -780L32 0z" })),
    paint.detail({ d: "M-10 -60V-300M8 -20V-180M-6 -340V-420" }, 4, 0.7),
    board(-690, false, -3, arm),
    board(-540, true, -2, "accent"),
    board(-390, false, 4, arm),
    paint.body("leaf", "plane", {
      d: "M-150 0Q-140 -60 -120 -80Q-114 -40 -104 -30Q-90 -90 -66 -110Q-64 -50 -50 -30Q-36 -60 -20 -70Q-16 -30 -10 0zM20 0Q30 -50 52 -74Q56 -40 66 -26Q84 -66 108 -80Q108 -30 120 0z",
    }),
  );
}

/** Stands on 0, 0: a street lamp of the old kind, lit, 300 wide and 900 high. */
export function streetLamp(paint: Paint, iron: MaterialName = "iron") {
  return together(
    paint.contact(0, 4, 130, 14),
    paint.glow(0, -760, 260, 1),
    paint.lift(
      1,
      paint.body(iron, "tube", {
        d: "M-84 0Q-80 -40 -50 -50Q-34 -70 -34 -150L-16 -200V-620H16V-200L34 -150Q34 -70 50 -50Q80 -40 84 0z",
      }),
      paint.body(iron, "bar", { x: -110, y: -566, width: 220, height: 16, rx: 8 }),
      paint.body(
        iron,
        "ball",
        discs([
          [-112, -558, 15],
          [112, -558, 15],
        ]),
      ),
      paint.body(
        iron,
        "bar",
        bars([
          [-44, -214, 88, 18],
          [-30, -628, 60, 22],
        ]),
      ),
    ),
    paint.body("yolk", "plane", { d: "M-56 -650L-100 -830H100L56 -650z" }),
    paint.body("foam", "ball", { cy: -740, rx: 30, ry: 50 }),
    paint.strand(iron, { d: "M-56 -650L-100 -830M56 -650L100 -830M0 -650V-830" }, 9, 0.3),
    paint.lift(
      1,
      paint.body(iron, "bar", { d: "M-70 -660H70V-634H-70z" }),
      paint.body(iron, "tube", { d: "M-124 -830H124L60 -890Q30 -900 24 -916H-24Q-30 -900 -60 -890z" }),
      paint.body(iron, "ball", { cy: -926, r: 18 }),
    ),
  );
}
