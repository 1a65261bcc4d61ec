// A batard on the counter, its right end cut: the middle is 0,0, the size about 690 by 300.

export const LOAF =
  "M-336 46C-344-34-270-118-128-146C10-170 180-156 268-134C318-120 352-58 352 14C352 82 318 132 266 140C150 152-120 152-236 138C-304 128-332 96-336 46Z";
const BODY =
  "M-336 46C-344-34-270-118-128-146C10-170 180-156 268-134C240-110 216-50 216 8C216 70 236 122 266 140C150 152-120 152-236 138C-304 128-332 96-336 46Z";
const FACE =
  "M268-134C318-120 352-58 352 14C352 82 318 132 266 140C236 122 216 70 216 8C216-50 240-110 268-134Z";
const CRUMB =
  "M270-119C308-104 339-52 339 14C339 74 309 117 269 126C243 108 228 66 228 8C228-46 247-96 270-119Z";
/** A score from its lower left to its upper right end; the crust is raised along its far side. */
const SCORE = "M-98 76C-96 12-36-62 84-94C76-44 14 50-98 76Z";
const EAR = "M-98 76C-96 12-36-62 84-94L60-76L42-70L24-52L8-44L-12-22L-28-12L-44 12L-60 24L-72 46L-84 56Z";
const scores = [-236, -106, 24, 146].map(
  (x, i) => `translate(${x} ${[6, -26, -36, -34][i]}) rotate(${[-4, 0, 3, 6][i]})`,
);

const scoreLines = (s) => scores.map((place) => s.g(place, s.p(SCORE, "none"))).join("");

/** Construction lines: the outline, the cut end and the scores. */
export const loafLines = (s, line) =>
  `<g stroke="${line}" stroke-width="2.2">${s.p(`${LOAF}M268-134C240-110 216-50 216 8C216 70 236 122 266 140${CRUMB}`, "none")}${scoreLines(s)}</g>`;

export function loaf(s, specks) {
  const { p, l, e, lin, rad } = s;
  const round = { strokeLinecap: "round" };
  const score = s.part(
    [
      // The open crumb with its strands, the shadow of the raised crust, and that crust.
      p(SCORE, lin("#a4571d #d98d3d@34 #ffe2a3@50 #f0bb68@64 #b9641f", "d")),
      l(
        "M-50 22q24 10 36 14M-30-2q22 6 40 20M-8-24q24 6 36 14M14-46q18 2 34 10M-66 44q16 8 24 10",
        "#9a4d1766",
        2.6,
        round,
      ),
      l(
        "M-58 30q24 8 40 14M-38 6q24 8 38 14M-20-14q26 8 40 16M4-38q20 4 36 14M28-56q14 0 28 6M-74 54q12 6 20 8",
        "#fff3cf99",
        1.8,
        round,
      ),
      s.soft(3, l("M-86 66L-66 50L-52 30L-36 14L-20-4L0-26L16-38L36-56L60-70", "#4a1a08bb", 6)),
      p(EAR, lin("#ffdc9a #d98833@30 #8a4415@62 #3a1406", "d")),
      l("M-84 56L-72 46L-60 24L-44 12L-28-12L-12-22L8-44L24-52L42-70L60-76", "#33100499", 2.4, {
        strokeLinejoin: "round",
      }),
      l("M-96 70C-93 12-34-60 78-91", "#ffeabfcc", 2.2, round),
    ].join(""),
  );
  return [
    p(BODY, rad("#ffd48a #f0aa4c@16 #d47f2f@40 #9a4b1b@66 #571f0c@87 #38150a", 0.32, 0.1, 0.95)),
    s.cut(
      p(BODY, "#fff"),
      // Darker in hard-baked and shaded areas, redder beside the scores.
      s.soft(
        16,
        p("M-350 90C-240 138 100 144 300 98V190H-350Z", "#240a05aa"),
        e(-160, 84, 70, 26, "#f0a04455"),
        e(60, 92, 90, 22, "#f0a04455"),
        e(180, -70, 40, 70, "#7a2c0e66"),
        e(-300, 20, 40, 70, "#7a2c0e55"),
      ),
      // Flour from the proving basket.
      s.soft(
        9,
        l("M-300-40C-236-100-110-134 40-142M-150-112C-60-134 60-140 150-132", "#fff0cf8c", 15, round),
        l("M-310 66C-230 108-90 116 226 100", "#ffeed044", 22, round),
      ),
      s.soft(2, l("M-334 42C-340-34-270-115-128-143C-20-162 90-156 170-150", "#ffe9b8", 6, round)),
      specks("translate(-330 30) scale(.8 .7)", { stroke: "#3d1407aa", strokeWidth: 4 }),
      specks("translate(-40 20) scale(.7 .8)", { stroke: "#3d140799", strokeWidth: 3.4 }),
      specks("translate(-332 28) scale(.8 .7)", { stroke: "#ffc978aa", strokeWidth: 2 }),
      specks("translate(240 40) scale(-.8 .7)", { stroke: "#fff3dc" }),
      specks("translate(-330 40) scale(.7 .6)", { stroke: "#fff3dc" }),
      specks("translate(-220 -150) scale(.9 .5)", { stroke: "#fff3dc" }),
    ),
    scores.map((place) => score(place)),
    // The cut end.
    p(FACE, lin("#e8a650 #a0541f@45 #4a1c0a", "d")),
    p(CRUMB, rad("#fffbef #fcecc8@45 #f0d39a@78 #d6a058", 0.3, 0.25, 0.85)),
    crumb(s, specks, "translate(284 4) rotate(78)"),
  ];
}

/** Specks scattered over 400 by 150, defined once, for flour, blisters and crumbs. */
export function scatter(s) {
  // Steps of the plastic number fill an area evenly without visible rows; the corners stay empty.
  let d = "";
  for (let i = 1; i < 70; i++) {
    const x = (i * 0.7549 + (i % 7) * 0.013) % 1;
    const y = (i * 0.5698 + (i % 5) * 0.019) % 1;
    if (Math.hypot(x - 0.5, y - 0.5) < 0.53) d += `M${Math.round(x * 400)} ${Math.round(y * 150)}h${i % 3}`;
  }
  const spots = s.part(`<path d="${d}"/>`);
  return (place, more) => spots(place, { strokeWidth: 3, strokeLinecap: "round", ...more });
}

/** The open crumb around 0,0: few large holes, many small ones. */
function crumb(s, specks, place) {
  const large =
    "M-74-12c8-8 18-4 16 4s-20 10-16-4zM-44 12c10-8 22-2 24 6s-30 12-24-6zM-20-28c6-6 18-2 14 4s-20 4-14-4zM4-2c12-10 26-2 24 8s-32 8-24-8zM46 12c10-8 24-2 22 8s-28 8-22-8zM56-18c6-6 14 0 12 6s-16 4-12-6z";
  return s.g(
    place,
    s.p(large, "#c48d4a"),
    s.p(large, "#e9c78f", { transform: "translate(2 2.4)" }),
    specks("translate(-84 -34) scale(.4)", { stroke: "#cfa062", strokeWidth: 8 }),
    specks("translate(80 30) scale(-.4)", { stroke: "#fffdf5", strokeWidth: 6 }),
  );
}

/** A slice lying in front, its foot at 0,0. */
export function slice(s, specks) {
  const { p, rad, lin } = s;
  return [
    p(
      "M-112-6C-122-40-70-74 6-80C86-84 132-56 126-22C122 4 60 18-10 18C-70 18-106 12-112-6Z",
      lin("#c9782c #4a1c0a"),
    ),
    p(
      "M-112-12C-122-46-70-82 6-88C86-92 132-64 126-30C122-4 60 10-10 10C-70 10-106 6-112-12Z",
      lin("#f0b058 #8a4416", "d"),
    ),
    p(
      "M-101-16C-108-44-62-75 6-80C76-83 119-60 115-33C111-10 56 1-10 1C-64 1-96-2-101-16Z",
      rad("#fffcf2 #fdefd0@50 #e8c386", 0.3, 0.3, 0.9),
    ),
    crumb(s, specks, "translate(4 -40) scale(1 .8)"),
  ];
}

/** An ear of wheat from its stem at 0,0 upwards. */
export function wheat(s) {
  const grain = s.part(
    s.p("M0 0C-11-8-12-24-2-36C6-24 8-10 0 0Z", s.lin("#ffe9ae #e0a63e@45 #8f5a16", "h")) +
      s.l("M-2-36Q0-60 8-84", "#d9a440", 1.3),
  );
  let ear = s.l("M0 150C4 90-2 40 0-80", "#b98430", 3.4, { strokeLinecap: "round" });
  for (let i = 5; i >= 0; i--) {
    const y = -8 - (5 - i) * 19;
    ear += grain(`translate(-3 ${y}) rotate(-26)`) + grain(`translate(3 ${y + 4}) rotate(26)`);
  }
  return ear + grain("translate(0 -112)");
}
