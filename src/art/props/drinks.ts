import type { MaterialName } from "../materials.ts";
import type { Paint } from "../paint.ts";
import { at, bars, discs, polar, round, times, together } from "../shapes.ts";

/** Stands on 0, 0: a wide stemmed glass 470 high, filled, a wheel of lemon on its rim. */
export function coupe(paint: Paint, drink: MaterialName = "accent") {
  return together(
    paint.contact(4, 2, 130, 14),
    paint.clear({ cy: -6, rx: 104, ry: 13 }),
    paint.clear({ d: "M-7 -240C-9 -120 -12 -40 -66 -10H66C12 -40 9 -120 7 -240z" }),
    paint.body(drink, "tube", {
      d: "M-182 -392C-172 -300 -96 -244 0 -240C96 -244 172 -300 182 -392C90 -378 -90 -378 -182 -392z",
    }),
    paint.body(drink, "dish", { cy: -392, rx: 182, ry: 22 }),
    paint.shine({ cx: -40, cy: -396, rx: 96, ry: 8 }, 0.9),
    paint.clear({
      d: "M-200 -452C-206 -320 -120 -240 0 -238C120 -240 206 -320 200 -452C100 -436 -100 -436 -200 -452z",
    }),
    paint.shine({ d: "M-176 -424C-174 -346 -140 -296 -100 -272C-136 -316 -150 -360 -148 -424z" }, 1.4),
    at(150, -456, { rotate: 16 }, citrusWheel(paint, 64)),
  );
}

/** Around 0, 0: a large clear cube of ice. */
export function iceCube(paint: Paint, size: number) {
  const h = size / 2;
  return together(
    paint.clear({ x: -h, y: -h, width: size, height: size, rx: size * 0.14 }),
    paint.shine(
      {
        d: `M${-h * 0.8} ${h * 0.5}V${-h * 0.6}Q${-h * 0.8} ${-h * 0.8} ${-h * 0.6} ${-h * 0.8}H${h * 0.4}L${-h * 0.5} ${-h * 0.5}z`,
      },
      1.1,
    ),
    paint.shine({ d: `M${h * 0.8} ${-h * 0.3}V${h * 0.8}H${-h * 0.1}L${h * 0.54} ${h * 0.54}z` }, 0.5),
  );
}

/** Stands on 0, 0: a short heavy glass 300 high with a cube of ice and a slice of orange. */
export function tumbler(paint: Paint, drink: MaterialName = "rust") {
  return together(
    paint.contact(4, 2, 190, 20),
    at(112, -300, { rotate: 18 }, citrusWheel(paint, 74, "rust")),
    paint.body(drink, "tube", { d: "M-146 -186H146L134 -38Q132 -26 116 -26H-116Q-132 -26 -134 -38z" }),
    paint.body(drink, "dish", { cy: -186, rx: 146, ry: 18 }),
    at(-26, -150, { rotate: -12 }, iceCube(paint, 152)),
    paint.clear({ d: "M-160 -300H160L140 -18Q138 0 118 0H-118Q-138 0 -140 -18z" }),
    paint.shade({ d: "M-136 -26H136L134 -14Q130 0 118 0H-118Q-130 0 -134 -14z" }, 0.6),
    paint.shine({ d: "M-136 -280L-120 -40H-92L-104 -280z" }, 1.2),
    paint.detail(
      { d: times(7, (index) => `M${-96 + index * 32} -120L${-90 + index * 30} -34`).join("") },
      4,
      0.35,
    ),
  );
}

/** Lies or hangs around 0, 0: a wheel of citrus; `rind` is `yolk` for lemon, `leaf` for lime, `rust` for orange. */
export function citrusWheel(paint: Paint, r: number, rind: MaterialName = "yolk") {
  const cells = times(9, (index) => {
    const angle = (index / 9) * 6.283;
    return `M${polar(angle + 0.35, r * 0.12).join(" ")}L${polar(angle + 0.08, r * 0.78).join(" ")}Q${polar(angle + 0.35, r * 0.94).join(" ")} ${polar(angle + 0.62, r * 0.78).join(" ")}z`;
  });
  return paint.lift(
    1,
    paint.body(rind, "plane", { r }),
    paint.body("egg", "even", { r: round(r * 0.9) }),
    paint.body(rind, "ball", { d: cells.join("") }),
  );
}

/** Stands on 0, 0: a cocktail shaker 520 high. */
export function shaker(paint: Paint, metal: MaterialName = "steel") {
  return together(
    paint.contact(4, 3, 140, 16),
    paint.body(metal, "tube", { d: "M-116 -330H116L88 -16Q86 0 70 0H-70Q-86 0 -88 -16z" }),
    paint.shine({ d: "M-88 -316L-66 -24H-44L-58 -316z" }, 1),
    paint.body(metal, "tube", { d: "M-122 -322C-122 -400 -60 -430 -56 -446H56C60 -430 122 -400 122 -322z" }),
    paint.shade({ d: "M-122 -322H122V-308H-120z" }, 1),
    paint.body(metal, "tube", { d: "M-54 -442L-48 -512Q-46 -524 -30 -524H30Q46 -524 48 -512L54 -442z" }),
    paint.shine({ d: "M-92 -340C-90 -380 -66 -404 -50 -418C-66 -390 -70 -366 -70 -340z" }, 1.2),
  );
}

/** Stands on 0, 0: a measure with two ends, 240 high. */
export function jigger(paint: Paint, metal: MaterialName = "brass") {
  return together(
    paint.contact(2, 2, 80, 10),
    paint.body(metal, "tube", { d: "M-18 -110L-74 0H74L18 -110z" }),
    paint.body(metal, "tube", { d: "M-90 -246H90L18 -110H-18z" }),
    paint.body(metal, "dish", { cy: -246, rx: 90, ry: 13 }),
    paint.body(metal, "tube", { x: -24, y: -122, width: 48, height: 22, rx: 6 }),
  );
}

/** Stands on 0, 0: a tall glass 480 high with ice, lime and a straw. */
export function highball(paint: Paint, drink: MaterialName = "light") {
  return together(
    paint.contact(4, 2, 130, 15),
    paint.strand("accent", { d: "M10 -40L84 -590" }, 14, 0),
    paint.body(drink, "tube", { d: "M-104 -380H104L96 -30Q94 -14 80 -14H-80Q-94 -14 -96 -30z" }),
    at(-30, -330, { rotate: 16 }, iceCube(paint, 104)),
    at(34, -230, { rotate: -20 }, iceCube(paint, 98)),
    at(-28, -130, { rotate: 30 }, iceCube(paint, 96)),
    at(30, -300, {}, citrusWheel(paint, 58, "leaf")),
    at(-40, -190, { rotate: 30 }, citrusWheel(paint, 52, "leaf")),
    paint.clear({ d: "M-116 -480H116L104 -16Q102 0 86 0H-86Q-102 0 -104 -16z" }),
    paint.shine({ d: "M-96 -460L-84 -30H-60L-68 -460z" }, 1.1),
    at(104, -486, { rotate: 10 }, citrusWheel(paint, 66, "leaf")),
  );
}

/** Stands on 0, 0: a glass like a funnel 480 high with three olives on a pick. */
export function martini(paint: Paint) {
  return together(
    paint.contact(4, 2, 130, 14),
    paint.clear({ cy: -6, rx: 108, ry: 13 }),
    paint.clear({ d: "M-6 -214C-8 -100 -10 -40 -64 -10H64C10 -40 8 -100 6 -214z" }),
    paint.body("light", "tube", { d: "M-150 -388L0 -206L150 -388z" }),
    paint.body("light", "dish", { cy: -388, rx: 150, ry: 15 }),
    paint.strand("brass", { d: "M-96 -300L200 -508" }, 7, 0.2),
    ...[0, 1, 2].map((index) =>
      at(
        -30 + index * 62,
        -346 - index * 44,
        { rotate: -34 },
        paint.body("basil", "ball", { rx: 38, ry: 30 }),
        paint.body("tomato", "even", { cx: 26, rx: 7, ry: 9 }),
      ),
    ),
    paint.clear({ d: "M-204 -458L0 -206L204 -458z" }),
    paint.shine({ d: "M-170 -436L-60 -296L-88 -316L-190 -440z" }, 1.2),
  );
}

/** Stands on 0, 0: a bottle of spirits 560 high, square or round in the shoulder. */
export function spiritBottle(
  paint: Paint,
  glass: MaterialName,
  isSquare = false,
  label: MaterialName = "linen",
) {
  return together(
    paint.contact(4, 2, 120, 14),
    paint.body(
      glass,
      "tube",
      isSquare
        ? {
            d: "M-96 -20V-316Q-96 -350 -60 -356L-32 -370V-486H32V-370L60 -356Q96 -350 96 -316V-20Q96 0 76 0H-76Q-96 0 -96 -20z",
          }
        : {
            d: "M-86 -20V-280C-86 -370 -30 -380 -28 -440V-520H28V-440C30 -380 86 -370 86 -280V-20Q86 0 68 0H-68Q-86 0 -86 -20z",
          },
    ),
    paint.body("walnut", "tube", { x: -34, y: isSquare ? -540 : -570, width: 68, height: 62, rx: 8 }),
    paint.body(label, "tube", { x: isSquare ? -96 : -86, y: -250, width: isSquare ? 192 : 172, height: 160 }),
    paint.body("accent", "ball", { cy: -196, r: 24 }),
    paint.detail({ d: "M-50 -148H50M-34 -122H34" }, 5, 0.9),
    paint.shine({ d: "M-72 -300V-30H-54V-320z" }, 1.2),
  );
}

/** Around 0, 0: bottles in a row on a lit shelf `width` wide, seen against the light. */
export function litShelf(paint: Paint, width: number, start = 0) {
  const glasses: MaterialName[] = ["honey", "bottle", "glass", "wine", "chestnut", "accent"];
  const count = Math.floor(width / 104);
  return together(
    paint.glow(0, -120, width * 0.42, 0.6),
    ...times(count, (index) => {
      const x = -width / 2 + 52 + index * 104;
      const kind = (index * 5 + start) % 6;
      const w = 30 + (kind % 3) * 6;
      const high = 190 + ((index * 37 + start * 11) % 70);
      return paint.body(glasses[kind] as MaterialName, "tube", {
        d: `M${x - w} 0V${-high * 0.56}C${x - w} ${-high * 0.74} ${x - 12} ${-high * 0.72} ${x - 12} ${-high * 0.82}V${-high}H${x + 12}V${-high * 0.82}C${x + 12} ${-high * 0.72} ${x + w} ${-high * 0.74} ${x + w} ${-high * 0.56}V0z`,
      });
    }),
    paint.shine(bars(times(count, (index) => [-width / 2 + 32 + index * 104, -104, 7, 92])), 0.9),
    paint.body("walnut", "bar", { x: -width / 2, y: 0, width, height: 24 }),
    paint.shine(bars([[-width / 2, 0, width, 4]]), 1.2),
  );
}

/** Stands on 0, 0: a bowl of olives or nuts, 240 wide. */
export function snackBowl(paint: Paint, bowl: MaterialName = "clay", food: MaterialName = "honey") {
  const heap = times(14, (index): [number, number, number] => [
    -84 + (index % 7) * 28,
    -92 - (index > 6 ? 20 : 0) - ((index * 7) % 9),
    19,
  ]);
  return together(
    paint.contact(0, 2, 150, 14),
    paint.body(food, "ball", discs(heap.slice(7))),
    paint.body(food, "ball", discs(heap.slice(0, 7))),
    paint.body(bowl, "tube", {
      d: "M-122 -94C-70 -78 70 -78 122 -94C118 -40 70 0 40 0H-40C-70 0 -118 -40 -122 -94z",
    }),
    paint.shine({ d: "M-96 -76C-90 -48 -70 -26 -50 -16C-66 -36 -74 -56 -76 -74z" }, 0.9),
  );
}

/** Stands on 0, 0: a tall glass of beer with its head of foam, 260 wide and 520 high. */
export function pint(paint: Paint, beer: MaterialName = "rust") {
  const rising = times(14, (index): [number, number, number] => [
    Math.sin(index * 12.9) * 74,
    -60 - ((index * 97) % 290),
    3 + (index % 3) * 1.5,
  ]);
  return together(
    paint.contact(4, 2, 160, 18),
    paint.body(beer, "tube", {
      d: "M-124 -400C-134 -300 -110 -160 -96 -30Q-94 -14 -78 -14H78Q94 -14 96 -30C110 -160 134 -300 124 -400z",
    }),
    paint.shine(discs(rising), 1.8),
    paint.lift(
      1,
      paint.body("foam", "ball", {
        d: "M-132 -386C-150 -430 -130 -470 -96 -474C-80 -510 -30 -516 -6 -492C24 -520 76 -512 92 -478C130 -474 150 -430 132 -386C120 -360 100 -372 92 -356C84 -336 60 -340 56 -360C30 -372 -20 -372 -50 -362C-60 -340 -84 -344 -92 -362C-110 -370 -124 -368 -132 -386z",
      }),
    ),
    paint.shade(
      discs([
        [-70, -430, 7],
        [-20, -450, 9],
        [40, -430, 7],
        [84, -440, 6],
        [10, -404, 6],
        [-100, -410, 5],
      ]),
      0.3,
    ),
    paint.clear({
      d: "M-138 -470C-146 -330 -120 -160 -106 -16Q-104 0 -88 0H88Q104 0 106 -16C120 -160 146 -330 138 -470z",
    }),
    paint.shine({ d: "M-112 -340C-110 -220 -98 -120 -86 -36H-58C-72 -140 -82 -240 -80 -344z" }, 1.1),
    paint.shine({ d: "M100 -330C100 -240 94 -150 84 -70L76 -74C86 -160 90 -240 90 -330z" }, 0.8),
  );
}

/** Hangs from 0, 0: a cone of hops 200 high with two leaves. */
export function hop(paint: Paint) {
  const scale = (x: number, y: number, w: number) =>
    `M${x - w} ${y}C${x - w} ${y + w * 0.9} ${x - w * 0.4} ${y + w * 1.5} ${x} ${y + w * 1.7}C${x + w * 0.4} ${y + w * 1.5} ${x + w} ${y + w * 0.9} ${x + w} ${y}z`;
  const row = (y: number, xs: number[], w: number) =>
    paint.body("leaf", "ball", { d: xs.map((x) => scale(x, y, w)).join("") });
  return together(
    paint.strand("leaf", { d: "M0 -60Q6 -20 0 10" }, 9, -0.4),
    paint.body("basil", "plane", {
      d: "M-6 -10C-60 -60 -120 -50 -150 -16C-110 -20 -110 10 -130 30C-90 20 -70 40 -76 60C-40 50 -14 20 -6 -10zM6 -10C60 -60 120 -50 150 -16C110 -20 110 10 130 30C90 20 70 40 76 60C40 50 14 20 6 -10z",
    }),
    paint.detail(
      { d: "M-10 -6Q-70 -20 -130 -14M-14 4Q-60 10 -110 24M10 -6Q70 -20 130 -14M14 4Q60 10 110 24" },
      3,
      0.5,
    ),
    paint.lift(
      1,
      row(130, [0], 34),
      row(96, [-34, 34], 34),
      row(88, [0], 38),
      row(54, [-50, 50], 36),
      row(50, [0], 40),
      row(14, [-48, 48], 34),
      row(8, [-2], 42),
    ),
    paint.shine(
      { d: "M-60 40C-56 20 -44 10 -30 10C-44 24 -50 40 -50 60zM-16 30C-14 16 -6 10 6 8C-4 20 -8 34 -6 50z" },
      0.8,
    ),
  );
}

/** Stands on 0, 0: the copper of a brewhouse, its dome and chimney, 760 wide and 860 high. */
export function brewKettle(paint: Paint, metal: MaterialName = "copper") {
  const rivets = { d: times(15, (index) => `M${-322 + index * 46} -352h.1`).join("") };
  return together(
    paint.contact(0, 8, 420, 32),
    paint.body(
      "steel",
      "tube",
      bars([
        [-280, -90, 46, 90],
        [234, -90, 46, 90],
        [-23, -70, 46, 70],
      ]),
    ),
    paint.lift(
      2,
      paint.body(metal, "tube", {
        d: "M-350 -370H350V-190C350 -100 200 -60 0 -60C-200 -60 -350 -100 -350 -190z",
      }),
      paint.body(metal, "tube", {
        d: "M-350 -370C-340 -530 -180 -580 -90 -640C-64 -670 -60 -720 -56 -860H56C60 -720 64 -670 90 -640C180 -580 340 -530 350 -370z",
      }),
    ),
    paint.body(
      "brass",
      "bar",
      bars([
        [-364, -384, 728, 30],
        [-64, -800, 128, 18],
        [-356, -180, 712, 16],
      ]),
    ),
    paint.strand("brass", rivets, 14, 0.3),
    paint.shine(
      {
        d: "M-270 -400C-260 -490 -160 -550 -90 -600C-130 -540 -190 -490 -200 -400zM-300 -340H-240V-150Q-270 -160 -300 -190z",
      },
      0.9,
    ),
    paint.lift(
      1,
      paint.body("brass", "plane", { cx: 40, cy: -470, rx: 92, ry: 70 }),
      paint.body("screen", "dish", { cx: 40, cy: -470, rx: 72, ry: 52 }),
      paint.glow(40, -460, 90, 0.6),
    ),
    paint.body(
      "brass",
      "ball",
      discs([
        [-66, -470, 10],
        [146, -470, 10],
      ]),
    ),
    at(
      -170,
      -270,
      {},
      paint.body("brass", "plane", { r: 54 }),
      paint.body("paper", "ball", { r: 44 }),
      paint.detail(
        { d: "M-30 16L-24 12M-32 -8L-26 -6M-12 -30L-10 -24M12 -30L10 -24M32 -8L26 -6M30 16L24 12" },
        4,
        1.4,
      ),
      paint.strand("accent", { d: "M0 0L20 -24" }, 5),
    ),
    paint.strand("steel", { d: "M300 -130H420V-20" }, 34, -0.2),
    paint.strand("steel", { d: "M300 -138H412" }, 8, 0.9),
    paint.body("iron", "bar", { x: 352, y: -190, width: 24, height: 50, rx: 6 }),
    paint.body("accent", "bar", { x: 320, y: -206, width: 88, height: 22, rx: 11 }),
  );
}

/** Stands on 0, 0: a tower of three taps, 560 wide and 640 high. */
export function tapTower(
  paint: Paint,
  handles: [MaterialName, MaterialName, MaterialName] = ["dominant", "accent", "walnut"],
) {
  return together(
    paint.contact(0, 4, 130, 16),
    paint.body("brass", "tube", { d: "M-90 0Q-90 -26 -44 -30H44Q90 -26 90 0z" }),
    paint.body("brass", "tube", bars([[-40, -380, 80, 352]])),
    paint.lift(1, paint.body("brass", "bar", { x: -280, y: -440, width: 560, height: 96, rx: 48 })),
    paint.shine({ d: "M-240 -424H240V-410H-240z" }, 1.2),
    ...handles.map((colour, index) =>
      at(
        -180 + index * 180,
        -400,
        {},
        paint.body("steel", "tube", { d: "M-16 20H16L22 110Q22 124 10 124H-10Q-22 124 -22 110z" }),
        paint.body("steel", "ball", { r: 30 }),
        paint.lift(
          1,
          paint.body(colour, "tube", { d: "M-14 -30H14L34 -200Q36 -236 0 -240Q-36 -236 -34 -200z" }),
        ),
        paint.body("light", "even", { cy: -170, r: 17 }),
        paint.shine({ d: "M-20 -196L-8 -40H-2L-10 -200z" }, 0.9),
      ),
    ),
  );
}

/** Stands on 0, 0: a can of beer 210 wide and 420 high. */
export function beerCan(paint: Paint, colour: MaterialName = "dominant", mark: MaterialName = "accent") {
  return together(
    paint.contact(2, 3, 130, 14),
    paint.body("steel", "tube", { d: "M-86 0Q-96 -6 -102 -30V-380L-80 -416H80L102 -380V-30Q96 -6 86 0z" }),
    paint.body(colour, "tube", { d: "M-103 -30V-376H103V-30Q98 -18 94 -14H-94Q-98 -18 -103 -30z" }),
    paint.body("steel", "dish", { cy: -416, rx: 80, ry: 11 }),
    paint.body(mark, "ball", { cy: -230, r: 62 }),
    paint.body("light", "even", { d: "M-30 -226L0 -270L30 -226L14 -226V-190H-14V-226z" }),
    paint.shine(
      bars([
        [-64, -130, 128, 12],
        [-44, -106, 88, 8],
        [-54, -84, 108, 6],
      ]),
      2.2,
    ),
    paint.shine({ d: "M-84 -370V-34H-64V-370z" }, 0.9),
  );
}

/** Stands on 0, 0: four small glasses on a board, 760 wide. */
export function tastingFlight(paint: Paint) {
  const beers: MaterialName[] = ["pasta", "rust", "chestnut", "coffee"];
  return together(
    paint.contact(0, 4, 420, 22),
    paint.lift(1, paint.body("board", "bar", { x: -380, y: -50, width: 760, height: 50, rx: 14 })),
    ...beers.map((beer, index) =>
      at(
        -264 + index * 176,
        -46,
        {},
        paint.body(beer, "tube", { d: "M-60 -200L-48 -14Q-46 -4 -36 -4H36Q46 -4 48 -14L60 -200z" }),
        paint.body("foam", "bar", {
          d: "M-64 -196C-70 -226 -50 -240 -34 -232C-20 -248 14 -248 26 -232C46 -242 70 -226 64 -196Q0 -186 -64 -196z",
        }),
        paint.shine({ d: "M-46 -180L-38 -24H-24L-30 -180z" }, 1.1),
      ),
    ),
    paint.detail({ d: "M-350 -30C-200 -36 100 -22 350 -32" }, 3, 0.4),
  );
}

/** Stands on 0, 0: a keg 340 wide and 500 high. */
export function keg(paint: Paint, metal: MaterialName = "steel") {
  return together(
    paint.contact(2, 4, 210, 20),
    paint.lift(
      1,
      paint.body(metal, "tube", {
        d: "M-150 -440H150C176 -440 176 -60 150 -60H-150C-176 -60 -176 -440 -150 -440z",
      }),
    ),
    paint.body(metal, "tube", {
      d: "M-158 -70H158V-14Q158 0 140 0H-140Q-158 0 -158 -14zM-158 -430V-486Q-158 -500 -140 -500H140Q158 -500 158 -486V-430z",
    }),
    paint.shade(
      {
        d: "M-70 -474H70Q80 -474 80 -464V-450H-80V-464Q-80 -474 -70 -474zM-70 -44H70Q80 -44 80 -34V-24H-80V-34Q-80 -44 -70 -44z",
      },
      2.6,
    ),
    paint.body("accent", "tube", { d: "M-172 -320H172V-180H-172z" }),
    paint.shine(
      bars([
        [-70, -270, 140, 20],
        [-46, -238, 92, 12],
      ]),
      2.4,
    ),
    paint.detail({ d: "M-168 -360Q0 -346 168 -360M-168 -140Q0 -126 168 -140" }, 5, 0.5),
  );
}
