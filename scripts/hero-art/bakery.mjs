// The bakery's website, twice in the same dimensions: finished, and as its construction drawing.
import { outlines, write } from "./lettering.mjs";
import { LOAF, loaf, loafLines, scatter, slice, wheat } from "./loaf.mjs";

const BOTTOM = 1080;
const RIGHT = 1640;
const COUNTER = 722;
const LOAF_AT = "translate(506 652) scale(.9)";

/** The outlines of all texts, defined once: filled in the finished site, stroked in the drawing. */
function wording(s) {
  const text = (words, x, y, more) => write(s, words, { font: "text", size: 22, x, y, ...more });
  const shop = (words, x, y, more) => write(s, words, { font: "shop", size: 32, x, y, ...more });
  const centred = { anchor: "middle" };
  const headline = (words, y) =>
    outlines(words, {
      ...{ font: "shop", size: 120, x: 105, y, tracking: -3 },
      ...(s.isSmall && { perUnit: 1 }),
    });
  return {
    name: s.part(shop("Morrow & Rye", 110, 108)),
    menu: s.part(text("Bread", 650, 106) + text("Cakes", 738, 106) + text("Visit us", 830, 106)),
    headline: s.part(`<path d="${headline("Out of the", 258)}${headline("oven at six.", 374)}"/>`),
    hours: s.part(
      text("Open Tue to Sun,", 112, 448, { times: 1.1 }) + text("6 am till 2 pm", 112, 480, { times: 1.1 }),
    ),
    order: s.part(shop("Order a loaf", 500, 465, { times: 0.8, ...centred })),
    sign: s.part(
      shop("Open", 0, -18, { times: 1.6, ...centred }) +
        text("Tue to Sun", 0, 18, centred) +
        text("6 am till 2 pm", 0, 46, centred),
    ),
  };
}

export function bakery(s) {
  const written = wording(s);
  return { done: finished(s, written), plan: (ink) => plan(s, written, ink) };
}

function finished(s, written) {
  const { r, p, l, e, lin, rad } = s;
  const round = { strokeLinecap: "round" };
  const ear = s.isSmall ? undefined : s.part(wheat(s));
  const specks = scatter(s);
  const bread = s.part(loaf(s, specks).flat(2).join(""));
  const panes = [0, 1, 2]
    .flatMap((column) => [0, 1].map((row) => [600 + column * 226 + row * 74, 150 + row * 226 + column * 22]))
    .map(([x, y]) => `M${x} ${y}l200 20 64 200-200-20z`)
    .join("");
  return s.cut(
    r(70, 56, RIGHT, BOTTOM, "#fff", 14),
    // Wall and morning light.
    r(70, 56, RIGHT, BOTTOM, lin("#ffe2a4 #ffc878@36 #f2984a@66 #bf5c2c", "d")),
    e(560, 330, 470, 390, rad("#fff0c4cc #fff0c499@50 #fff0c400", 0.5, 0.5, 0.5)),
    s.soft(7, p(panes, "#fff6d2a6")),
    r(70, 480, RIGHT, 300, lin("#a8431a00 #a8431a66")),
    // Counter.
    r(70, COUNTER, RIGHT, 400, lin("#94502a #6f381b@20 #3a180c@60")),
    r(70, COUNTER, RIGHT, 6, "#f0b273"),
    l(
      "M70 754C400 744 700 766 1700 748M70 786C300 794 800 774 1700 790M70 826C500 816 700 842 1700 826M70 870C400 880 900 856 1700 872M300 806C500 800 620 814 800 806",
      "#2c100766",
      2.4,
    ),
    l("M70 768C500 760 800 778 1700 766M70 846C400 838 900 860 1700 844", "#d98f5555", 2),
    // Flour, then what stands in it.
    s.soft(10, e(600, 806, 360, 26, "#fff1dc55")),
    s.soft(15, e(560, 782, 330, 30, "#1f0803cc")),
    s.soft(4, e(508, 779, 262, 9, "#14040299")),
    // Only for wide windows, in the background.
    s.isSmall
      ? []
      : [
          s.soft(12, e(1320, 742, 240, 22, "#1f0803bb")),
          bread("translate(1300 660) scale(.7)"),
          s.soft(5, l("M900 772L1080 800M930 790L1100 812", "#1f080399", 18, round)),
          s.g("translate(1034 782) rotate(-76)", ear("")),
          s.g("translate(1060 808) rotate(-84)", ear("")),
        ],
    bread(LOAF_AT),
    s.soft(7, e(806, 812, 128, 20, "#1a0603bb")),
    s.g("translate(790 814)", slice(s, specks)),
    specks("translate(270 790) scale(1.1 .6)", { stroke: "#fff3df" }),
    specks("translate(1080 790) scale(-1.2 .6)", { stroke: "#fff3df" }),
    specks("translate(600 800) scale(.9 .5)", { stroke: "#fff3df", strokeWidth: 2 }),
    // Hours on the door, hung from a nail.
    s.g(
      "translate(884 300) rotate(3) scale(.9)",
      s.soft(9, r(-92, -68, 200, 160, "#7a2a0caa", 12)),
      l("M-70-84L0-146L70-84", "#6b2c12", 2.4),
      s.c(0, -147, 5, rad("#fff #8a5a2c")),
      r(-100, -88, 200, 160, lin("#3a6e5a #24503f@50 #16362b", "d"), 12),
      r(-92, -80, 184, 144, "none", 7, { stroke: "#f6e2b588", strokeWidth: 1.6 }),
      written.sign("", { fill: "#fff0cc" }),
    ),
    l("M70 138H1700", "#8a3a1433", 1.5),
    written.name("", { fill: "#4b1608" }),
    written.menu("", { fill: "#5a210e", stroke: "#5a210e", strokeWidth: 0.7 }),
    written.headline("", { fill: "#fff3cf", transform: "translate(-1.6 -2)" }),
    written.headline("", { fill: lin("#6b1f0c #4b1408 #34100a", "d") }),
    s.soft(7, r(396, 440, 220, 46, "#7a240aaa", 26)),
    r(388, 430, 224, 60, "#5e0f0b", 30),
    r(388, 428, 224, 57, lin("#d9472f #a81f1a"), 28),
    l("M416 432H584", "#ffb08a", 2, round),
    written.order("", { fill: "#fff4dc" }),
  );
}

/** A dimension line with an arrow at both ends and its number in a gap in the middle. */
function measure(s, ink, place, length, number) {
  const half = length / 2;
  const gap = number.length * 4.4 + 6;
  const line = `M0 0H${half - gap}M${half + gap} 0H${length}M0-9V9M${length}-9V9M0 0l11-3.4v6.8zM${length} 0l-11-3.4v6.8z`;
  return s.g(
    place,
    s.l(line, ink.line, 1.2),
    write(s, number, { font: "text", size: 22, x: half, y: 5.4, times: 0.7, anchor: "middle" }),
  );
}

function plan(s, written, ink) {
  const { r, p, l, e } = s;
  const { line, faint, wash } = ink;
  const hatch = s.pattern(
    9,
    9,
    `<path d="M-1 10L10-1M-2 2L2-2M7 11L11 7" stroke="${line}" stroke-width="1.1" stroke-opacity=".6"/>`,
  );
  const dashes = { strokeDasharray: "7 5" };
  const axis = { strokeDasharray: "26 5 4 5" };
  const note = (words, x, y) => write(s, words, { font: "note", size: 25, x, y });
  const columns = [0, 1, 2, 3, 4].map((i) => r(110 + i * 98, 56, 78, 900, wash));
  // Letters of a variable font consist of overlapping parts: the fill hides the lines inside.
  const contour = (letters, width) =>
    letters("", { fill: "none", stroke: line, strokeWidth: width }) + letters("", { fill: ink.inside });
  return [
    columns,
    // Guide lines that extend the layout beyond its boxes.
    l("M110 20V900M70 20V900M20 56H760M20 138H740M20 174H700M20 258H640M20 290H646M20 374H600", faint, 1),
    l("M20 318H600M20 202H640", faint, 1, dashes),
    l("M640 56H84Q70 56 70 70V960", line, 2.4),
    l("M70 138H640", line, 1.4),
    contour(written.name, 2.4),
    contour(written.headline, 4.4),
    written.headline("", { fill: hatch }),
    `<g fill="${line}">`,
    written.hours("", { stroke: line, strokeWidth: 0.3 }),
    note("morning light", 396, 104),
    note("crust: dark", 128, 548),
    measure(s, ink, "translate(44 258) rotate(-90)", 84, "120"),
    measure(s, ink, "translate(44 374) rotate(-90)", 84, "120"),
    measure(s, ink, "translate(44 138) rotate(-90)", 82, "82"),
    measure(s, ink, "translate(110 28)", 493, "1200"),
    "</g>",
    l("M386 98C366 94 350 84 338 72l13 4M338 72l1 13M250 556C270 562 282 572 288 586", line, 1.5),
    r(388, 428, 224, 58, "none", 29, { stroke: line, strokeWidth: 1.6 }),
    // The loaf: axes, box, what it is made from, outline.
    s.g(
      LOAF_AT,
      l("M-420-4H100M-180-220V190", line, 1.1, axis),
      e(-128, -4, 212, 146, "none", { stroke: faint, strokeWidth: 1.2 }),
      l("M-338-170H0M-338-190V200M-370 146H0", faint, 1.2, dashes),
      p(LOAF, wash),
      s.cut(p(LOAF, "#fff"), p("M-360 60C-290 96-200 70 0 84V180H-360Z", hatch)),
      loafLines(s, line),
    ),
  ];
}
