// An exploded view of a page: the plan below, its blocks in the middle, the finished page on top. Light from the
// upper left.

const WIDTH = 500;
const DEPTH = 420;
const CENTRE = 440;

/** Projects a point of a sheet into the picture; `z` is its height above the ground. */
const at = (x, y, z) => [CENTRE + (x - y) * 0.9, (x + y) * 0.5 - z];
const outline = (points) => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;

/** Draws its children on the sheet at that height. */
const flat = (s, z, ...kids) => s.g(`matrix(.9 .5 -.9 .5 ${CENTRE} ${-z})`, ...kids);

/** A box standing on a sheet: its two visible sides, then its lid. */
function box(s, [x, y, w, d], z, height, [lid, left, right]) {
  const [x2, y2, top] = [x + w, y + d, z + height];
  return (
    s.p(outline([at(x, y2, z), at(x2, y2, z), at(x2, y2, top), at(x, y2, top)]), left) +
    s.p(outline([at(x2, y, z), at(x2, y2, z), at(x2, y2, top), at(x2, y, top)]), right) +
    s.p(outline([at(x, y, top), at(x2, y, top), at(x2, y2, top), at(x, y2, top)]), lid)
  );
}

/** The blocks of the page: the same rectangles on all three sheets. */
const blocks = {
  bar: [24, 20, 452, 30],
  scene: [24, 64, 452, 178],
  cards: [
    [24, 258, 140, 88],
    [180, 258, 140, 88],
    [336, 258, 140, 88],
  ],
  foot: [24, 362, 452, 38],
};
const all = [blocks.bar, blocks.scene, ...blocks.cards, blocks.foot];

function plan(s, z) {
  const lines = all
    .map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}zM${x} ${y}l${w} ${h}M${x + w} ${y}l${-w} ${h}`)
    .join("");
  const grid = s.pattern(20, 20, '<path d="M20 0H0V20" fill="none" stroke="#8be9fa40"/>');
  return [
    box(s, [0, 0, WIDTH, DEPTH], z - 12, 12, ["#0d3a55", "#2b86a3", "#0f4a63"]),
    flat(
      s,
      z,
      s.r(0, 0, WIDTH, DEPTH, s.lin("#1b6f93 #0f4465", "d")),
      s.r(0, 0, WIDTH, DEPTH, grid),
      s.l(lines, "#c9f6ff", 2),
      s.l("M24 432v14M476 432v14M24 439h452M512 20h14M512 400h14M519 20v380", "#67e4f6", 1.6),
    ),
  ];
}

function bones(s, z) {
  const glass = ["#5fd7ee38", "#9beafa70", "#1b6f8670"];
  const low = ["#3fc0dc", "#8ce6f6", "#187894"];
  const solid = [s.lin("#7fe6f8 #2b9fba", "d"), "#b6f2fd", "#14708a"];
  return [
    box(s, [0, 0, WIDTH, DEPTH], z - 8, 8, glass),
    flat(s, z, s.l(`M0 0H${WIDTH}V${DEPTH}H0Z`, "#9beafa", 1.5)),
    box(s, blocks.bar, z, 14, low),
    box(s, blocks.scene, z, 52, solid),
    blocks.cards.map((card, i) =>
      box(s, card, z, 22 + i * 12, i === 1 ? ["#ffc766", "#ffe2ab", "#b06f14"] : low),
    ),
    box(s, blocks.foot, z, 10, low),
  ];
}

function page(s, z) {
  const { p, r, c, l } = s;
  const panel = s.part(
    r(0, 0, 62, 34, s.lin("#2a5d9a #10284e", "d"), 2) + l("M0 11H62M0 23H62M21 0V34M42 0V34", "#8fc1f0", 1),
  );
  const rows = [0, 1, 2].map((row) =>
    [0, 1, 2, 3].map((column) =>
      panel(`translate(${226 + column * 68 - row * 16} ${128 + row * 40}) skewX(-18)`),
    ),
  );
  const card = (x, fill, picture) =>
    r(x, 258, 140, 88, "#fff", 6) +
    s.cut(r(x, 258, 140, 50, "#fff", 6), r(x, 258, 140, 50, fill) + picture) +
    l(`M${x + 12} 322h70M${x + 12} 334h104`, "#a9b3c1", 5, { strokeLinecap: "round" });
  const text = (x, y, size, fill, words, weight = 700) =>
    `<text x="${x}" y="${y}" font-family="Helvetica,Arial,sans-serif" font-weight="${weight}" font-size="${size}" fill="${fill}">${words}</text>`;
  return [
    box(s, [0, 0, WIDTH, DEPTH], z - 14, 14, ["#faf8f3", "#fffdf8", "#9fb3bd"]),
    flat(
      s,
      z,
      r(0, 0, WIDTH, DEPTH, s.lin("#ffffff #e9edf0", "d")),
      c(36, 35, 8, "#f59e2b"),
      text(52, 41, 17, "#12161f", "Halden Solar"),
      l("M276 35h44M336 35h44", "#98a3b3", 5, { strokeLinecap: "round" }),
      r(404, 23, 72, 25, "#0e7490", 12),
      s.cut(
        r(24, 64, 452, 178, "#fff", 8),
        r(24, 64, 452, 178, s.lin("#153a63 #f08a3c@62 #ffd27a")),
        c(330, 120, 120, s.rad("#fff3c4cc #ffcf6a00", 0.5, 0.5, 0.5)),
        c(330, 118, 40, s.rad("#fffbe6 #ffd873", 0.5, 0.5, 0.5)),
        p("M24 204C110 168 190 196 270 180S420 176 476 192V242H24Z", "#3d2b4a"),
        p("M24 226C140 196 250 222 476 206V242H24Z", "#241a35"),
        rows,
      ),
      text(44, 112, 30, "#fff", "Sunlight,"),
      text(44, 144, 30, "#fff", "metered."),
      r(44, 162, 96, 28, "#ffc24d", 14),
      card(24, s.lin("#0f7c8c #54c9c4", "d"), p("M24 300L70 272 100 290 164 262V310H24Z", "#0a4f5c")),
      card(180, s.lin("#f59e2b #ffd98a", "d"), c(250, 308, 34, "#fff4d2")),
      card(336, s.lin("#2b4ea3 #7fa0ea", "d"), l("M336 300l30-14 26 8 34-22 50 6", "#fff", 4)),
      r(24, 362, 452, 38, "#12161f", 6),
      l("M40 381h90M360 381h100", "#5b6b80", 5, { strokeLinecap: "round" }),
      // A highlight across the sheet.
      p("M0 0H250L60 420H0Z", "#ffffff24"),
    ),
  ];
}

/** A sheet darkens the one below it. */
const shade = (s, z, colour, blur) => s.soft(blur, flat(s, z, s.r(36, 36, WIDTH, DEPTH, colour)));

const label = (s, [x, y], words, colour) =>
  s.l(`M${x} ${y}h46`, colour, 1.5) +
  s.c(x, y, 4, colour) +
  `<text x="${x + 56}" y="${y + 6}" font-family="ui-monospace,Menlo,Consolas,monospace" font-size="19" fill="${colour}">${words}</text>`;

function draw(s) {
  const [low, middle, high] = [-400, -222, -40];
  const posts = [
    [0, DEPTH],
    [WIDTH, 0],
    [WIDTH, DEPTH],
  ]
    .map(([x, y]) => `M${at(x, y, low).join(" ")}L${at(x, y, high).join(" ")}`)
    .join("");
  return [
    s.e(470, 470, 460, 400, s.rad("#1aa6c455 #0e749000", 0.5, 0.5, 0.5)),
    shade(s, low - 60, "#01050ccc", 26),
    plan(s, low),
    shade(s, low, "#010a1455", 16),
    bones(s, middle),
    shade(s, middle + 30, "#010a1450", 16),
    s.l(posts, "#67e4f6", 1.5, { strokeDasharray: "3 7" }),
    page(s, high),
    label(s, at(WIDTH, 60, high), "page", "#eef1f5"),
    label(s, at(WIDTH, 60, middle), "blocks", "#9beafa"),
    label(s, at(WIDTH, 60, low), "plan", "#67e4f6"),
  ];
}

export const tech = { draw, width: 1000, height: 900 };
