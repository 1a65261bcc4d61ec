// An open ledger on a desk in the light of a window at the upper left: pen, coffee and the day's entries.
import { pen, RAMP } from "../module-art/kit.mjs";

/** A repeatable pseudo-random generator for scattered details. */
function scatter(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Draws handwriting: loops of a slanted pen that return to the line, with gaps between words. */
function hand(next, x, y, letters) {
  let d = `M${x} ${y}`;
  for (let i = 0; i < letters; i++) {
    const kind = next();
    const wide = 5 + Math.round(next() * 4);
    if (kind < 0.14) d += `m${6 + wide} 0`;
    else if (kind < 0.28) d += `c5-9 12-22 7-23s-9 15-6 21q2 4 ${wide} 2`;
    else if (kind < 0.36) d += `q5-9 7-8t-3 12q-3 8-6 6t9-10q2-1 ${wide - 2} 0`;
    else if (kind < 0.66) d += `q3-9 6-8t-2 7q2 3 ${wide} 1`;
    else d += `q5-9 8-7-4-2-5 3 3 6 ${wide} 4`;
  }
  return d;
}

// With raised decimal points, because number shortening would change a decimal fraction.
const amounts = [
  "1,240·00",
  "86·50",
  "412·75",
  "3,115·20",
  "59·90",
  "760·00",
  "128·40",
  "2,480·00",
  "94·15",
  "318·60",
];

/** A page of 620 by 900 with its gutter on the left; ruled, with a day in every row. */
function leaf(s, seed) {
  const next = scatter(seed);
  const { l } = s;
  let rules = "";
  let ink = "";
  let days = "";
  let figures = "";
  for (let row = 0; row < 17; row++) {
    const y = 132 + row * 44;
    rules += `M34 ${y}H604`;
    ink += hand(next, 122, y - 8, 14 + Math.round(next() * 12));
    days += `<tspan x="58" y="${y - 9}">${row + 1 + (seed % 5)}</tspan>`;
    figures += `<tspan x="586" y="${y - 9}">${amounts[(row * 3 + seed) % amounts.length]}</tspan>`;
  }
  const serif = 'font-family="Georgia,Times New Roman,serif"';
  return [
    l("M34 88H604M34 94H604", "#2c5b74", 1.6),
    l(rules, "#7fa3b4", 1),
    l("M104 60V900M110 60V900M466 60V900M472 60V900", "#b8453f", 1.3),
    l(hand(next, 124, 76, 20), "#26344f", 3, { strokeLinecap: "round" }),
    l(ink, "#2a3a5a", 2.3, { strokeLinecap: "round", strokeLinejoin: "round" }),
    `<g ${serif} font-style="italic" font-size="22" fill="#2a3a5a"><text>${days}</text><text text-anchor="end">${figures}</text></g>`,
  ];
}

function book(s) {
  const { p, r, l, lin } = s;
  const left = "M0 34C-150-2-420 4-640 26V930H0Z";
  const right = "M0 34C150-2 420 4 640 26V930H0Z";
  // The pages below appear as steps beside the top one.
  const steps = [4, 3, 2, 1].map((step) =>
    p(
      `M${-640 - step * 5} ${26 + step * 3}H${640 + step * 5}V940H${-640 - step * 5}Z`,
      step % 2 ? "#d9cba9" : "#efe4c8",
    ),
  );
  return [
    s.soft(26, r(-640, 60, 1350, 900, "#04130dcc", 20)),
    r(-676, 8, 1352, 940, lin("#7c2430 #571722", "d"), 16),
    r(-676, 8, 1352, 940, "none", 16, { stroke: "#c98f5a66", strokeWidth: 2 }),
    r(-676, 8, 70, 70, lin(RAMP.brassDown, "d"), 14),
    r(606, 8, 70, 70, lin(RAMP.brassDown, "d"), 14),
    s.soft(6, r(-648, 34, 1312, 900, "#2a0a0a88")),
    steps,
    p(left, lin("#efe3c6 #fdf7e6@30 #fffaf0@62 #d5c5a0@94 #8f7d5c", "h")),
    p(right, lin("#7a694a #c9b890@6 #f6ecd2@34 #fff8e8@68 #f1e6ca", "h")),
    s.cut(p(left, "#fff"), s.g("translate(-628 0)", leaf(s, 7))),
    s.cut(p(right, "#fff"), s.g("translate(14 0)", leaf(s, 23))),
    l("M0 34V940", "#4a3a24", 2.5),
    // The ribbon comes out of the gutter.
    s.soft(4, p("M8 60C50 200 30 420 92 640L120 640C70 420 76 210 30 56Z", "#1a0a0655")),
    p("M0 40C34 190 10 410 66 640L98 634C50 410 60 190 24 40Z", lin("#b4323f #7a1a28 #a62a38", "h")),
  ];
}

function cup(s) {
  const { c, e, lin, rad } = s;
  return [
    s.soft(16, e(34, 40, 176, 168, "#02100abb")),
    c(0, 0, 170, rad("#fffdf6 #efe6d3@55 #b9a988", 0.36, 0.3, 0.8)),
    c(0, 0, 118, rad("#d9ccb2 #f7f0e0", 0.6, 0.65, 0.6)),
    s.soft(8, c(12, 16, 100, "#4a3a2488")),
    s.p("M88-20c60-10 84 6 84 26s-30 30-84 20z", lin("#fffdf6 #cdbfa2")),
    c(0, 0, 100, rad("#fffef9 #e9dfca@70 #bdae90", 0.36, 0.3, 0.8)),
    c(0, 0, 86, rad("#2a140a #5a2f16@70 #8a5426", 0.45, 0.42, 0.6)),
    s.l("M-60-34A70 70 0 0 1-6-69", "#e6b27a", 5, { strokeLinecap: "round", strokeOpacity: 0.6 }),
  ];
}

function draw(s) {
  const { p, r, g } = s;
  const grain = s.pattern(
    6,
    6,
    '<path d="M0 6L6 0" stroke="#0a221a" stroke-width=".8" stroke-opacity=".3"/>',
  );
  // Panes of the window, laid over everything.
  const panes = [0, 1, 2]
    .map((column) =>
      [0, 1].map((row) => `M${180 + column * 330 - row * 130} ${row * 330 - 60}h290l-120 300h-290z`).join(""),
    )
    .join("");
  return [
    r(0, 0, 1600, 640, s.rad("#2f6a55 #1f4a3b@50 #0e261d", 0.3, 0.1, 1)),
    r(0, 0, 1600, 640, grain),
    g("translate(800 96) rotate(-3)", book(s)),
    g("translate(172 150)", cup(s)),
    g(
      "translate(1010 520) rotate(-27) scale(1.45)",
      s.soft(5, p("M10 26C60 20 90 14 120 16H470V48H100C70 46 40 40 10 26Z", "#1a0e0599")),
      pen(s, 460, "#274a6b #10263c@45 #0a1826@70 #1d3a56"),
    ),
    s.soft(10, p(panes, "#ffe9b838")),
    r(0, 0, 1600, 640, s.rad("#00000000 #00000000@55 #04100bb0", 0.42, 0.35, 0.85)),
  ];
}

export const business = { draw, width: 1600, height: 640 };
