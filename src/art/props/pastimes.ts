import type { MaterialName } from "../materials.ts";
import { joined, limb, smooth, tube } from "../outlines.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, polygon, times, together } from "../shapes.ts";

/** Around 0, 0: a football of leather panels, 640 wide. */
export function football(paint: Paint, patch: MaterialName = "ink") {
  const r = 320;
  const ball = { d: `M${-r} 0a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z` };
  const corner = (index: number, reach: number) => polar(-Math.PI / 2 + index * 1.2566, reach);
  const middle = polygon(...times(5, (index) => corner(index, 112)));
  const outer = times(5, (index) => {
    const angle = -Math.PI / 2 + index * 1.2566;
    const spot = (turn: number, reach: number) => polar(angle + turn, reach);
    return polygon(spot(0, 226), spot(0.26, 262), spot(0.3, 340), spot(-0.3, 340), spot(-0.26, 262));
  });
  const seams = times(5, (index) => {
    const angle = -Math.PI / 2 + index * 1.2566;
    const spot = (turn: number, reach: number) => polar(angle + turn, reach).join(" ");
    return `M${spot(0, 112)}L${spot(0, 226)}M${spot(0.26, 262)}L${spot(0.628, 236)}L${spot(0.996, 262)}M${spot(0.628, 236)}L${spot(0.628, 330)}`;
  }).join("");
  return together(
    paint.lift(3, paint.body("foam", "ball", ball)),
    paint.within(
      ball,
      paint.body(patch, "plane", joined(middle, ...outer)),
      paint.detail({ d: seams }, 5, 0.8),
      paint.shade(smooth("120,300 260,160 320,0 300,-140 360,0 260,300 0,360"), 0.6),
      paint.shine(smooth("-250,-60 -210,-180 -110,-256 -150,-170 -200,-50"), 1.3),
    ),
  );
}

/** Stands on 0, 0: a swing on its frame, 760 wide and 680 high. */
export function swing(paint: Paint, wood: MaterialName = "board", seat: MaterialName = "accent") {
  return together(
    paint.contact(0, 8, 380, 24),
    paint.body(wood, "tube", joined(tube(-280, -640, -220, -14, 34), tube(280, -640, 220, -14, 34))),
    paint.shade(joined(tube(-280, -640, -220, -14, 34), tube(280, -640, 220, -14, 34)), 0.6),
    paint.lift(
      1,
      paint.body(wood, "tube", joined(tube(-270, -660, -350, 0, 42), tube(270, -660, 350, 0, 42))),
      paint.body(wood, "bar", tube(-330, -650, 330, -650, 48)),
      paint.body(wood, "bar", joined(tube(-330, -200, -232, -200, 22), tube(330, -200, 232, -200, 22))),
    ),
    paint.detail({ d: "M-310 -656C-100 -664 100 -644 310 -656" }, 3, 0.5),
    paint.body(
      "iron",
      "tube",
      bars([
        [-136, -634, 20, 34],
        [116, -634, 20, 34],
      ]),
    ),
    paint.strand("ash", { d: "M-126 -604L-150 -170M126 -604L150 -170" }, 13, 0.1),
    paint.lift(1, paint.body(seat, "bar", { x: -180, y: -180, width: 360, height: 40, rx: 12 })),
    paint.shine({ x: -160, y: -174, width: 320, height: 9, rx: 4 }, 1.3),
    paint.body("leaf", "down", {
      d: times(24, (index) => {
        const x = -400 + index * 34;
        return `M${x} 8L${x + 8} ${-18 - ((index * 37) % 30)}L${x + 22} 8z`;
      }).join(""),
    }),
  );
}

/** Around 0, 0: a game controller 820 wide and 540 high. */
export function gameController(paint: Paint, shell: MaterialName = "dominant") {
  const stick = (x: number, y: number) =>
    together(
      paint.body("screen", "dish", { cx: x, cy: y, r: 76 }),
      paint.lift(1, paint.body("iron", "ball", { cx: x, cy: y, r: 54 })),
      paint.body("iron", "dish", { cx: x, cy: y, r: 36 }),
    );
  return together(
    paint.body("iron", "bar", joined(limb("-270,-200,70 -130,-214,60"), limb("270,-200,70 130,-214,60"))),
    paint.lift(
      2,
      paint.body(
        shell,
        "ball",
        smooth(
          "-150,-200 0,-186 150,-200 290,-190 370,-60 410,140 380,250 310,256 220,140 120,100 0,96 -120,100 -220,140 -310,256 -380,250 -410,140 -370,-60 -290,-190",
        ),
      ),
    ),
    paint.shine(smooth("-330,-60 -280,-160 -170,-176 -250,-140 -310,-30"), 1.2),
    paint.lift(1, paint.body("light", "plane", { d: "M-274 -120h48v44h44v48h-44v44h-48v-44h-44v-48h44z" })),
    stick(-110, 30),
    stick(110, 30),
    paint.lift(
      1,
      paint.body("tomato", "ball", { cx: 250, cy: -118, r: 32 }),
      paint.body("yolk", "ball", { cx: 316, cy: -52, r: 32 }),
      paint.body("leaf", "ball", { cx: 250, cy: 14, r: 32 }),
      paint.body("water", "ball", { cx: 184, cy: -52, r: 32 }),
    ),
    paint.body(
      "screen",
      "bar",
      bars([
        [-62, -120, 44, 20],
        [18, -120, 44, 20],
      ]),
    ),
    paint.body("light", "ball", { cx: 0, cy: -60, r: 22 }),
  );
}

/** Stands on 0, 0: a flag on its pole in the wind, 640 wide and 800 high. */
export function flag(paint: Paint, cloth: MaterialName = "apple", stripe: MaterialName = "light") {
  const sheet = smooth(
    "-200,-730! -80,-770 60,-730 200,-710 340,-760! 346,-560 336,-410! 200,-360 60,-380 -80,-420 -200,-380!",
  );
  return together(
    paint.contact(-210, 4, 150, 16),
    paint.body("stone", "tube", { d: "M-310 0L-290 -50H-140L-120 0z" }),
    paint.lift(1, paint.body("board", "tube", { x: -224, y: -780, width: 26, height: 740, rx: 6 })),
    paint.body("brass", "ball", { cx: -211, cy: -796, r: 28 }),
    paint.lift(2, paint.body(cloth, "plane", sheet)),
    paint.within(
      sheet,
      paint.body(
        stripe,
        "plane",
        smooth(
          "-220,-610! -80,-650 60,-610 200,-590 360,-640! 360,-530! 200,-480 60,-500 -80,-540 -220,-500!",
        ),
      ),
      paint.shade(smooth("0,-780 40,-600 10,-380 90,-370 110,-600 80,-780"), 0.6),
      paint.shade(smooth("250,-780 270,-600 250,-350 360,-350 360,-780"), 0.5),
      paint.shine(smooth("-130,-790 -110,-600 -140,-380 -60,-380 -50,-600 -60,-790"), 0.5),
    ),
    paint.strand("linen", { d: "M-198 -730V-120" }, 4, 0),
  );
}

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
