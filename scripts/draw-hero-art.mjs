// Draws the picture of the home page, for a light and a dark table, into public/images.
// Run: node scripts/draw-hero-art.mjs   (same input, same bytes)
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { bakery } from "./hero-art/bakery.mjs";
import { write } from "./hero-art/lettering.mjs";
import { pencil, pencilShade, setSquare } from "./hero-art/tools.mjs";
import { scene } from "./module-art/kit.mjs";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "public", "images");

/** This picture is the largest element of the home page, so it must load early: `limit` is in compressed bytes. */
const sizes = [
  { suffix: "", width: 1600, isSmall: false, limit: 14_000 },
  // The part shown on a phone, at a third of its size.
  { suffix: "-phone", width: 1080, isSmall: true, limit: 8_800 },
];

const looks = {
  hero: {
    paper: "#ffffff #fdfbf5@40 #efe8d8",
    line: "#0e7490",
    faint: "#0e749066",
    wash: "#0e74900d",
    grid: "#0e749024",
    inside: "#fbfaf5",
    shade: "#2b200c",
    rim: "#ffffff",
    tape: "#e6d3a0d0",
    squareShade: "#0a4a5c55",
    acrylic: "#d6f6fa99 #7fd3e04d@40 #3aa3b84d",
    engraved: "#0b5a70cc",
    edge: "#0e749088",
    bright: "#ffffff",
    glow: "#0b4f63aa",
  },
  "hero-dark": {
    paper: "#1d5a92 #124274@45 #0a2850",
    line: "#7deafb",
    faint: "#7deafb66",
    wash: "#7deafb12",
    grid: "#7deafb26",
    inside: "#154c80",
    shade: "#000000",
    rim: "#8fd8ff66",
    tape: "#d8c48fc0",
    squareShade: "#00081799",
    acrylic: "#b9f4ff80 #4fd3ea4d@40 #22d3ee40",
    engraved: "#a5f3ffcc",
    edge: "#7deafb77",
    bright: "#e6fcff",
    glow: "#7deafb88",
  },
};

// The border between the drawing and the site: a line across the sheet, as a point and a direction.
const SEAM = { x: 640, y: -40, dx: -442, dy: 920 };
const seamAt = (y) => SEAM.x + ((y - SEAM.y) / SEAM.dy) * SEAM.dx;
const seamTurn = (Math.atan2(SEAM.dy, SEAM.dx) * 180) / Math.PI;

function draw(s, look) {
  const { p, r, l, c, g, lin } = s;
  const site = bakery(s);
  const grid = s.pattern(
    20,
    20,
    `<path d="M0 .5H20M.5 0V20" stroke="${look.grid}" stroke-width=".8" fill="none"/>`,
  );
  const sheet = "M0 0H1750V1200H0Z";
  const top = -60;
  const foot = 1100;
  const right = `M${seamAt(top)} ${top}H1800V${foot}H${seamAt(foot)}Z`;
  const left = `M${seamAt(top)} ${top}H-100V${foot}H${seamAt(foot)}Z`;
  const square = setSquare(s, look);
  const onSeam = (y) => `translate(${seamAt(y)} ${y}) rotate(${seamTurn})`;
  return g(
    "translate(100 110) rotate(-5)",
    // Only the visible parts of its shadow, since the cost of a blur grows with its area.
    s.soft(30, p("M14 40H160V1000H30Z", `${look.shade}77`)),
    s.soft(6, p("M4 8H60V1000H8Z", `${look.shade}66`)),
    s.soft(6, p("M40 8H1750V30H40Z", `${look.shade}66`)),
    p(sheet, lin(look.paper, "d")),
    p(sheet, grid),
    l("M1750 1H1V1200", look.rim, 2),
    s.cut(p(left, "#fff"), site.plan(look)),
    s.cut(p(right, "#fff"), site.done),
    // A strip of tape holds the corner.
    g(
      "translate(14 12) rotate(-42)",
      s.soft(4, r(-66, -17, 136, 44, `${look.shade}44`)),
      r(-70, -21, 140, 42, look.tape),
      r(-70, -21, 140, 9, "#ffffff44"),
    ),
    // The seam runs past the frame and is marked as a section.
    l(`M${seamAt(24)} 24L${seamAt(1000)} 1000`, look.line, 3),
    l(`M${seamAt(30) + 4} 30L${seamAt(1000) + 4} 1000`, "#ffffff99", 2),
    c(seamAt(0), 4, 20, look.line),
    `<g fill="${look.inside}">${write(s, "A", { font: "text", size: 22, x: seamAt(0) - 7, y: 12 })}</g>`,
    g(onSeam(604), square.shade(6, 8, -12, look.squareShade), square.body),
    g(
      `translate(${seamAt(592) - 4} 592) rotate(152)`,
      g("scale(1 -1)", pencilShade(s, 620, `${look.shade}77`), pencil(s, 620)),
    ),
  );
}

/** There, half a unit is a third of a pixel. */
const wholeNumbers = (svg) =>
  svg.replace(/ d="[^"]*"/g, (d) =>
    d.replace(/-?\d*\.\d+/g, (number) => ` ${Math.round(Number(number))}`).replace(/ +(?=[- ])/g, ""),
  );

for (const [name, look] of Object.entries(looks)) {
  for (const { suffix, width, isSmall, limit } of sizes) {
    const s = { ...scene("h", width, 900), isSmall };
    const svg = isSmall ? wholeNumbers(s.done(draw(s, look))) : s.done(draw(s, look));
    writeFileSync(join(folder, `${name}${suffix}.svg`), svg);
    const bytes = brotliCompressSync(svg).length;
    console.log(`${name}${suffix}.svg: ${bytes} bytes compressed`);
    if (bytes > limit) {
      console.error(`${name}${suffix}.svg is over ${limit}`);
      process.exitCode = 1;
    }
  }
}
