import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { createRandom } from "../random.ts";
import { at, bars, discs, round, times, together } from "../shapes.ts";

/** Lies around 0, 0: a cup with a leaf drawn in the milk, its handle at the right, on a saucer of radius `r`. */
export function latteCup(paint: Paint, r: number, glaze: MaterialName = "ceramic") {
  const s = r / 400;
  const crescents = times(4, (index) => {
    const y = round((84 - index * 58) * s);
    const w = round((96 + index * 22) * s);
    const fall = round((64 + index * 8) * s);
    return `M${-w} ${round(y - w * 0.3)}C${round(-w * 0.7)} ${y + fall * 0.6} ${round(w * 0.7)} ${y + fall * 0.6} ${w} ${round(y - w * 0.3)}C${round(w * 0.5)} ${round(y + fall * 0.2)} ${round(-w * 0.5)} ${round(y + fall * 0.2)} ${-w} ${round(y - w * 0.3)}z`;
  }).join("");
  const heart = `M0 ${round(-88 * s)}C${round(-30 * s)} ${round(-150 * s)} ${round(-120 * s)} ${round(-150 * s)} ${round(-104 * s)} ${round(-196 * s)}C${round(-80 * s)} ${round(-226 * s)} ${round(-20 * s)} ${round(-214 * s)} 0 ${round(-178 * s)}C${round(20 * s)} ${round(-214 * s)} ${round(80 * s)} ${round(-226 * s)} ${round(104 * s)} ${round(-196 * s)}C${round(120 * s)} ${round(-150 * s)} ${round(30 * s)} ${round(-150 * s)} 0 ${round(-88 * s)}z`;
  return together(
    paint.lift(3, paint.body(glaze, "plane", { r })),
    paint.body(glaze, "dish", { r: round(r * 0.93) }),
    paint.detail({ r: round(r * 0.93) }, 3, 0.4),
    paint.lift(
      3,
      paint.body(glaze, "bar", {
        d: `M${round(r * 0.62)} ${round(-r * 0.13)}H${round(r * 0.98)}Q${round(r * 1.12)} ${round(-r * 0.12)} ${round(r * 1.12)} 0Q${round(r * 1.12)} ${round(r * 0.12)} ${round(r * 0.98)} ${round(r * 0.13)}H${round(r * 0.62)}z`,
      }),
      paint.body(glaze, "plane", { r: round(r * 0.74) }),
    ),
    paint.shine({ r: round(r * 0.74) }, 0.2),
    paint.body("coffee", "dish", { r: round(r * 0.69) }),
    paint.body("crust", "ball", { r: round(r * 0.64) }),
    paint.body("cocoa", "even", { d: `M0 ${round(210 * s)}Q${round(7 * s)} 0 0 ${round(-90 * s)}` }),
    paint.body("crumb", "plane", { d: crescents + heart }),
    paint.strand("crust", { d: `M0 ${round(190 * s)}V${round(-140 * s)}` }, round(7 * s), 0),
    paint.shine(
      {
        d: `M${round(-r * 0.56)} ${round(-r * 0.2)}A${round(r * 0.6)} ${round(r * 0.6)} 0 0 1 ${round(-r * 0.16)} ${round(-r * 0.57)}A${round(r * 0.66)} ${round(r * 0.66)} 0 0 0 ${round(-r * 0.56)} ${round(-r * 0.2)}z`,
      },
      1,
    ),
  );
}

/** Around 0, 0: coffee beans strewn over an ellipse, `stuff` for roasted or green ones. */
export function beans(paint: Paint, count: number, rx: number, ry: number, stuff: MaterialName = "coffee") {
  const random = createRandom(paint.random.whole(1, 9_999));
  const bean = paint.stamp(
    `bean ${stuff}`,
    together(
      paint.body(stuff, "ball", { rx: 30, ry: 21 }),
      paint.detail({ d: "M-27 3C-12 -9 10 9 27 -3" }, 4, 1.1),
    ),
  );
  return paint.lift(
    1,
    ...times(count, (index) => {
      const reach = Math.sqrt((index + 0.4) / count);
      const angle = index * 2.4;
      return bean(Math.round(Math.cos(angle) * rx * reach), Math.round(Math.sin(angle) * ry * reach), {
        rotate: random.whole(0, 180),
        scale: random.between(0.9, 1.15),
      });
    }),
  );
}

/** Stands on 0, 0: a cup on its saucer from the side, 240 wide; `fill` is seen at its rim. */
export function sideCup(paint: Paint, glaze: MaterialName = "ceramic", fill: MaterialName = "coffee") {
  return together(
    paint.contact(0, 4, 190, 16),
    paint.body(glaze, "tube", {
      d: "M-170 -22C-110 -8 110 -8 170 -22C140 6 60 10 0 10C-60 10 -140 6 -170 -22z",
    }),
    paint.strand(glaze, { d: "M104 -128C176 -136 172 -50 86 -52" }, 19, -0.3),
    paint.body(glaze, "tube", { d: "M-116 -146H116C116 -70 80 -16 40 -14H-40C-80 -16 -116 -70 -116 -146z" }),
    paint.body(glaze, "dish", { cy: -146, rx: 116, ry: 17 }),
    paint.body(fill, "even", { cy: -142, rx: 102, ry: 12 }),
    paint.shine({ d: "M-90 -124C-86 -74 -66 -40 -44 -30C-58 -50 -72 -86 -74 -124z" }, 1),
  );
}

/** Hangs from 0, 0: the coffee outlet of an espresso machine, 124 wide. */
export function groupHead(paint: Paint) {
  return together(
    paint.body("steel", "tube", { x: -62, y: -18, width: 124, height: 46, rx: 8 }),
    paint.body("steel", "tube", { x: -50, y: 26, width: 100, height: 36, rx: 6 }),
    paint.body("iron", "bar", { d: "M-30 36H30L46 92Q48 106 34 106H-34Q-48 106 -46 92z" }),
    paint.shine({ d: "M-24 46H-8L-14 98H-34z" }, 0.8),
    paint.body("steel", "tube", { d: "M-18 60L-30 86H-16L-6 66H6L16 86H30L18 60z" }),
  );
}

/** Stands on 0, 0: an espresso machine of two groups, 860 wide and 690 high, one of them pouring. */
export function espressoMachine(paint: Paint, shell: MaterialName = "dominant") {
  const gauge = (x: number, hand: string) =>
    at(
      x,
      -512,
      {},
      paint.body("brass", "plane", { r: 50 }),
      paint.body("paper", "ball", { r: 41 }),
      paint.detail(
        { d: "M-26 14L-21 11M-29 -8L-23 -6M-12 -27L-9 -21M12 -27L9 -21M29 -8L23 -6M26 14L21 11" },
        4,
        1.4,
      ),
      paint.strand("accent", { d: hand }, 5),
    );
  return together(
    paint.contact(0, 6, 480, 34),
    paint.body(
      "iron",
      "tube",
      bars([
        [-370, -30, 84, 30],
        [286, -30, 84, 30],
      ]),
    ),
    paint.body("iron", "down", bars([[-386, -410, 772, 310]])),
    paint.shade(bars([[-386, -410, 772, 90]]), 2),
    paint.lift(
      2,
      paint.body("steel", "bar", { x: -430, y: -116, width: 860, height: 94, rx: 18 }),
      paint.shade(bars(times(18, (index) => [-390 + index * 44, -108, 26, 9])), 2.4),
    ),
    paint.lift(
      2,
      paint.body(shell, "bar", {
        d: "M-430 -396C-430 -560 -410 -640 -350 -648H350C410 -640 430 -560 430 -396Q430 -380 414 -380H-414Q-430 -380 -430 -396z",
      }),
    ),
    paint.shine(
      {
        d: "M-398 -560C-390 -606 -372 -628 -346 -632H346C372 -628 390 -606 398 -560C300 -600 -300 -600 -398 -560z",
      },
      0.7,
    ),
    paint.body("brass", "bar", bars([[-426, -426, 852, 12]])),
    gauge(-58, "M0 0L-20 -22"),
    gauge(58, "M0 0L24 -16"),
    paint.body("brass", "bar", { x: 190, y: -530, width: 170, height: 40, rx: 8 }),
    paint.detail({ d: "M214 -510H336" }, 6, 1),
    paint.body(
      "iron",
      "ball",
      discs([
        [-330, -512, 30],
        [-240, -512, 30],
      ]),
    ),
    paint.shine(
      discs([
        [-340, -522, 8],
        [-250, -522, 8],
      ]),
      2,
    ),
    at(-190, -392, {}, groupHead(paint)),
    at(150, -392, {}, groupHead(paint)),
    paint.strand("steel", { d: "M352 -392C352 -300 392 -280 386 -180" }, 16, 0.2),
    paint.strand("steel", { d: "M348 -392C348 -300 388 -280 382 -180" }, 4, 1),
    paint.strand("coffee", { d: "M-208 -302V-210M-172 -302V-210" }, 9, 0.2),
    at(-190, -116, { scale: 0.68 }, sideCup(paint, "ceramic", "crust")),
    paint.strand("brass", { d: "M-390 -650V-700H390V-650" }, 9, 0.3),
    ...[-270, -120, 30, 180].map((x) => at(x, -648, { scale: 0.56, flip: x > 0 }, cupOnly(paint))),
  );
}

function cupOnly(paint: Paint) {
  return together(
    paint.strand("ceramic", { d: "M84 -92C150 -96 146 -40 70 -40" }, 16, -0.4),
    paint.body("ceramic", "tube", { d: "M-100 0H100C104 -60 90 -120 60 -124H-60C-90 -120 -104 -60 -100 0z" }),
  );
}

/** Stands on 0, 0: a waisted glass for filter coffee, its paper and a wooden collar, 560 high. */
export function pourOver(paint: Paint) {
  return together(
    paint.contact(0, 4, 220, 22),
    paint.body("paper", "plane", { d: "M-164 -556L-34 -300H34L164 -556L60 -590L0 -566L-70 -590z" }),
    paint.shade({ d: "M0 -566L60 -590L164 -556L34 -300H8z" }, 0.7),
    paint.detail({ d: "M0 -566L6 -304M-70 -590L-20 -304" }, 3, 0.5),
    paint.body("coffee", "tube", {
      d: "M-150 -164C-190 -110 -196 -44 -184 -22Q-176 -6 -150 -6H150Q176 -6 184 -22C196 -44 190 -110 150 -164z",
    }),
    paint.body("cocoa", "even", { cy: -164, rx: 150, ry: 14 }),
    paint.clear({
      d: "M-158 -530L-46 -300C-60 -230 -196 -150 -196 -60Q-196 0 -146 0H146Q196 0 196 -60C196 -150 60 -230 46 -300L158 -530C60 -512 -60 -512 -158 -530z",
    }),
    paint.shine({ d: "M-166 -110C-176 -80 -178 -50 -172 -28C-156 -30 -150 -80 -132 -130z" }, 1.3),
    paint.lift(
      1,
      paint.body("wood", "tube", { d: "M-80 -350H80L66 -300L84 -250H-84L-66 -300z" }),
      paint.strand("leather", { d: "M-70 -302Q0 -286 70 -302" }, 10, 0.2),
      paint.body("wood", "ball", { cx: 12, cy: -272, r: 15 }),
    ),
  );
}

/** Stands on 0, 0: a kettle with a long bent neck at the left, 460 high. */
export function kettle(paint: Paint, metal: MaterialName = "steel") {
  const neck = paint.shared({ d: "M-140 -70C-250 -84 -220 -250 -262 -300C-278 -320 -300 -318 -312 -300" });
  return together(
    paint.contact(0, 4, 230, 22),
    paint.lift(
      1,
      paint.strand(metal, neck, 34, -0.6),
      paint.strand(metal, neck, 22, 0.1),
      paint.strand(metal, { d: "M-150 -76C-240 -90 -214 -250 -256 -304" }, 6, 1),
    ),
    paint.strand("walnut", { d: "M128 -250C262 -260 290 -220 286 -150C284 -100 262 -60 250 -40" }, 34, 0),
    paint.strand("walnut", { d: "M128 -258C250 -264 280 -226 278 -156" }, 8, 0.6),
    paint.body(metal, "tube", { d: "M-132 -284H132L184 -20Q186 0 164 0H-164Q-186 0 -184 -20z" }),
    paint.shine({ d: "M-104 -268L-146 -22H-112L-78 -268z" }, 1.1),
    paint.body(metal, "bar", { d: "M-138 -284C-138 -326 -70 -344 0 -344C70 -344 138 -326 138 -284z" }),
    paint.body("walnut", "ball", { cy: -362, r: 25 }),
  );
}

/** Stands on 0, 0: a bag of coffee with a folded top, 300 wide and 470 high. */
export function coffeeBag(paint: Paint, stock: MaterialName = "kraft", label: MaterialName = "dominant") {
  return together(
    paint.contact(0, 4, 200, 20),
    paint.lift(
      1,
      paint.body(stock, "tube", { d: "M-140 -430L-150 -20Q-150 0 -130 0H130Q150 0 150 -20L140 -430z" }),
      paint.shade({ d: "M96 -430L150 -20Q150 0 130 0H108z" }, 0.6),
      paint.body(stock, "bar", { d: "M-142 -470H142L146 -400H-146z" }),
      paint.detail({ d: "M-144 -436H144M-146 -400H146" }, 3, 0.6),
    ),
    paint.body(label, "tube", { x: -92, y: -316, width: 184, height: 216, rx: 6 }),
    paint.body("light", "even", { cy: -238, rx: 44, ry: 31 }),
    paint.strand(label, { d: "M-40 -234C-18 -252 16 -222 40 -242" }, 7),
    paint.shine(
      bars([
        [-58, -176, 116, 9],
        [-40, -154, 80, 7],
        [-48, -130, 96, 5],
      ]),
      2,
    ),
    paint.body("iron", "ball", { cy: -368, r: 12 }),
  );
}

/** Lies around 0, 0: a croissant 460 wide, its ends bent down. */
export function croissant(paint: Paint) {
  const roll = paint.stamp(
    "roll",
    together(
      paint.lift(
        1,
        paint.body("crust", "ball", {
          d: "M-62 96C-92 30 -88 -64 -50 -100C-20 -120 20 -120 50 -100C88 -64 92 30 62 96C30 118 -30 118 -62 96z",
        }),
      ),
      paint.shine({ d: "M-56 20C-62 -30 -52 -72 -28 -88C-38 -50 -42 -10 -40 40z" }, 0.8),
      paint.detail(
        { d: "M-70 56C-30 74 30 74 70 56M-78 8C-34 22 34 22 78 8M-74 -44C-34 -32 34 -32 74 -44" },
        4,
        0.32,
      ),
    ),
  );
  const seats: [number, number, number, number][] = [
    [-212, 96, -74, 0.5],
    [212, 96, 74, 0.5],
    [-158, 22, -50, 0.78],
    [158, 22, 50, 0.78],
    [-84, -34, -24, 0.98],
    [84, -34, 24, 0.98],
    [0, -54, 0, 1.1],
  ];
  return together(...seats.map(([x, y, rotate, scale]) => roll(x, y, { rotate, scale })));
}

/** Lies around 0, 0: a slice of toast with a fried egg on it. */
export function eggToast(paint: Paint) {
  return together(
    paint.lift(
      2,
      paint.body("crust", "plane", {
        d: "M-170 150Q-196 154 -196 124V-20C-250 -70 -220 -176 -130 -160C-60 -186 60 -186 130 -160C220 -176 250 -70 196 -20V124Q196 154 170 150z",
      }),
      paint.body("crumb", "plane", {
        d: "M-156 130Q-174 130 -174 110V-30C-216 -70 -190 -152 -122 -138C-60 -162 60 -162 122 -138C190 -152 216 -70 174 -30V110Q174 130 156 130z",
      }),
    ),
    paint.shade(
      discs([
        [-130, 90, 9],
        [120, 84, 11],
        [140, -90, 8],
        [-128, -96, 10],
        [20, 108, 8],
        [-60, 112, 6],
      ]),
      0.5,
    ),
    paint.lift(
      1,
      paint.body("egg", "ball", {
        d: "M-128 14C-150 -60 -80 -118 4 -108C70 -134 150 -70 128 10C140 78 60 104 -4 92C-80 112 -118 70 -128 14z",
      }),
      paint.body("yolk", "ball", { cx: 6, cy: -12, r: 52 }),
    ),
    paint.shine({ d: "M-28 -30C-24 -48 -8 -54 8 -54C-8 -44 -18 -38 -28 -30z" }, 2.4),
    paint.detail({ d: "M-70 -50h.1M70 44h.1M-84 40h.1M84 -40h.1M-30 66h.1M20 -84h.1M40 70h.1" }, 6, 1.2),
  );
}

/** Stands on 0, 0: a cake on a foot under a glass dome, 520 wide; a slice of it is gone. */
export function cakeDome(paint: Paint, icing: MaterialName = "cream") {
  return together(
    paint.contact(0, 4, 190, 18),
    paint.body("ceramic", "tube", { d: "M-110 0C-110 -16 -34 -20 -26 -60H26C34 -20 110 -16 110 0z" }),
    paint.lift(
      1,
      paint.body("ceramic", "tube", { d: "M-270 -84H270C270 -60 150 -52 0 -52C-150 -52 -270 -60 -270 -84z" }),
    ),
    paint.body("crust", "tube", { d: "M-190 -250H190V-96Q190 -84 176 -84H-176Q-190 -84 -190 -96z" }),
    paint.body(icing, "tube", bars([[-190, -178, 380, 22]])),
    paint.body(icing, "tube", {
      d: "M-194 -232V-268Q-190 -286 -160 -288H160Q190 -286 194 -268V-232C180 -196 160 -196 146 -228C134 -206 116 -206 104 -230C90 -190 62 -190 46 -228C30 -208 10 -208 -6 -230C-24 -186 -50 -190 -64 -230C-80 -206 -100 -206 -114 -230C-130 -190 -170 -190 -194 -232z",
    }),
    paint.body("crumb", "plane", { d: "M20 -288L96 -84H176Q190 -84 190 -96V-266Q186 -288 160 -288z" }),
    paint.body(icing, "plane", {
      d: "M62 -178L70 -156H190V-178zM20 -288L30 -262H190V-266Q186 -288 160 -288z",
    }),
    paint.shade({ d: "M20 -288L96 -84H112L40 -288z" }, 0.7),
    paint.body(
      "tomato",
      "ball",
      discs([
        [-140, -304, 20],
        [-84, -306, 20],
        [-28, -304, 20],
      ]),
    ),
    paint.clear({ d: "M-240 -84V-250C-240 -390 -130 -450 0 -450C130 -450 240 -390 240 -250V-84z" }),
    paint.shine({ d: "M-206 -110V-250C-206 -330 -160 -386 -96 -410C-146 -370 -172 -320 -172 -250V-110z" }, 1),
    paint.body("brass", "ball", { cy: -470, r: 24 }),
  );
}

/** Stands on 0, 0: a paper cup with its lid and sleeve, 420 high. */
export function paperCup(paint: Paint, colour: MaterialName = "dominant") {
  return together(
    paint.contact(0, 4, 140, 16),
    paint.body("paper", "tube", { d: "M-128 -360H128L98 -14Q96 0 82 0H-82Q-96 0 -98 -14z" }),
    paint.body(colour, "tube", { d: "M-123 -280H123L106 -90H-106z" }),
    paint.body("light", "even", { cy: -186, rx: 40, ry: 28 }),
    paint.strand(colour, { d: "M-36 -182C-16 -198 14 -172 36 -190" }, 6),
    paint.body("iron", "tube", {
      d: "M-140 -362Q-142 -380 -128 -382L-116 -420Q-112 -428 -100 -428H100Q112 -428 116 -420L128 -382Q142 -380 140 -362z",
    }),
    paint.shine(bars([[-112, -374, 14, 8]]), 1.4),
  );
}

/** Stands on 0, 0: a tall glass of iced coffee with a straw, 440 high. */
export function icedCoffee(paint: Paint) {
  return together(
    paint.contact(0, 4, 130, 15),
    paint.strand("accent", { d: "M30 -20L76 -520" }, 16, 0),
    paint.strand("accent", { d: "M27 -20L73 -520" }, 4, 0.8),
    paint.body("coffee", "tube", { d: "M-108 -340H108L92 -24Q90 -8 74 -8H-74Q-90 -8 -92 -24z" }),
    paint.body("tan", "tube", {
      d: "M-108 -340H108L104 -236C60 -190 40 -270 0 -214C-30 -180 -60 -250 -103 -214z",
    }),
    paint.body("crumb", "tube", {
      d: "M-108 -340H108L106 -300C60 -270 20 -320 -20 -286C-50 -262 -80 -300 -106 -284z",
    }),
    at(-46, -320, { rotate: 14 }, paint.clear({ x: -38, y: -38, width: 76, height: 76, rx: 12 })),
    at(40, -300, { rotate: -20 }, paint.clear({ x: -38, y: -38, width: 76, height: 76, rx: 12 })),
    at(-20, -214, { rotate: 36 }, paint.clear({ x: -34, y: -34, width: 68, height: 68, rx: 12 })),
    paint.clear({ d: "M-126 -420H126L104 -16Q102 0 84 0H-84Q-102 0 -104 -16z" }),
    paint.shine({ d: "M-104 -400L-86 -30H-64L-76 -400z" }, 1.1),
  );
}
