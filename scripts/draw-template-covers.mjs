// @ts-check
// The covers of the applications and games of the marketplace. Run: node scripts/draw-template-covers.mjs
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fail } from "./run.mjs";
import { pictures } from "./templates/pictures.mjs";

const [WIDTH, HEIGHT] = [480, 320];

const box = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ width,
  /** @type {number} */ height,
  /** @type {string} */ fill,
  radius = 0,
  more = "",
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${more}/>`;
const dot = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ radius,
  /** @type {string} */ fill,
  more = "",
) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more}/>`;
const path = (/** @type {string} */ d, /** @type {string} */ fill, more = "") =>
  `<path d="${d}" fill="${fill}"${more}/>`;
const stroke = (/** @type {string} */ d, /** @type {string} */ colour, width = 3) =>
  path(
    d,
    "none",
    ` stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
  );
/** Lines of text, as one sees them from afar. */
const lines = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number[]} */ widths,
  /** @type {string} */ fill,
  step = 12,
  height = 5,
) => widths.map((width, row) => box(x, y + row * step, width, height, fill, 2.5)).join("");
const fade = (/** @type {string} */ id, /** @type {string} */ from, /** @type {string} */ to) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

function dashboard() {
  const bars = [46, 70, 58, 92, 76, 112, 98, 130];
  return [
    `<defs>${fade("a", "#f6f8fc", "#dfe6f2")}</defs>`,
    box(0, 0, WIDTH, HEIGHT, "url(#a)"),
    box(0, 0, 84, HEIGHT, "#16265f"),
    dot(42, 38, 15, "#f0a63c"),
    ...[78, 106, 134, 162, 190].map((y, row) =>
      box(20, y, row === 1 ? 52 : 40, 7, row === 1 ? "#ffffff" : "#5a6fb5", 3.5),
    ),
    lines(108, 28, [120], "#16265f", 12, 10),
    ...[0, 1, 2].map((card) => {
      const x = 108 + card * 118;
      return [
        box(x, 58, 106, 66, "#ffffff", 10),
        lines(x + 14, 74, [44], "#9aa7c7"),
        box(x + 14, 90, [58, 40, 66][card] ?? 50, 14, card === 1 ? "#f0a63c" : "#24409a", 4),
        box(x + 14, 110, 30, 4, "#c9d3e8", 2),
      ].join("");
    }),
    box(108, 138, 224, 160, "#ffffff", 10),
    ...bars.map((height, bar) =>
      box(
        126 + bar * 24,
        282 - height,
        14,
        height,
        bar === 7 ? "#f0a63c" : "#24409a",
        4,
        bar % 2 ? "" : ' opacity=".55"',
      ),
    ),
    box(344, 138, 106, 160, "#ffffff", 10),
    stroke("M397 178a32 32 0 1 1-31 40", "#24409a", 14),
    stroke("M366 218a32 32 0 0 1 31-40", "#f0a63c", 14),
    lines(362, 258, [70, 46], "#c9d3e8"),
    stroke("M486 320V60l14 6v260", "#c9d3e8", 1),
  ].join("");
}

function crm() {
  const columns = [
    { x: 24, colour: "#8fae7c", cards: [62, 82, 58] },
    { x: 172, colour: "#e8734a", cards: [90, 62] },
    { x: 320, colour: "#2f6b4a", cards: [62, 70, 62] },
  ];
  const faces = ["#e8b08a", "#8d5a3c", "#d99a7a", "#6b4632"];
  let person = 0;
  return [
    `<defs>${fade("a", "#f7f9f2", "#e4ebdb")}</defs>`,
    box(0, 0, WIDTH, HEIGHT, "url(#a)"),
    ...columns.map(({ x, colour, cards }) => {
      let y = 62;
      return [
        dot(x + 8, 36, 6, colour),
        lines(x + 22, 32, [68], "#24402f", 12, 8),
        box(x, 52, 136, HEIGHT, "#ffffff", 12, ' opacity=".5"'),
        ...cards.map((height) => {
          const face = faces[person++ % faces.length] ?? "";
          const card = [
            box(x + 8, y, 120, height, "#ffffff", 8, ' stroke="#cfdac4"'),
            dot(x + 28, y + 22, 11, colour, ' opacity=".3"'),
            path(`M${x + 19} ${y + 32}a9 9 0 0 1 18 0z`, colour),
            dot(x + 28, y + 19, 5.5, face),
            lines(x + 48, y + 15, [64, 42], "#b9c8b6", 11),
            height > 80 ? lines(x + 20, y + 48, [94, 80, 52], "#dfe7d8", 11) : "",
            box(x + 20, y + height - 12, 34, 5, colour, 2.5),
          ].join("");
          y += height + 10;
          return card;
        }),
      ].join("");
    }),
    `<g transform="rotate(-4 250 190)">`,
    box(196, 214, 128, 74, "#24402f", 8, ' opacity=".18"'),
    box(190, 206, 128, 74, "#ffffff", 8, ' stroke="#e8734a" stroke-width="2"'),
    path("M200 246a11 11 0 0 1 22 0z", "#e8734a"),
    dot(211, 230, 6.5, "#8d5a3c"),
    lines(232, 224, [70, 48], "#24402f", 12, 6),
    box(202, 260, 60, 8, "#e8734a", 4),
    `</g>`,
    path(
      "M306 262l26 11-11 5-5 11z",
      "#24402f",
      ' stroke="#ffffff" stroke-width="2" stroke-linejoin="round"',
    ),
  ].join("");
}

function shop() {
  const shelf = (/** @type {number} */ y) =>
    box(150, y, 330, 7, "#c98b6b") + box(150, y + 7, 330, 5, "#8a4a3a", 0, ' opacity=".25"');
  return [
    `<defs>${fade("a", "#fdf3ec", "#f6ddd0")}${fade("b", "#c9496d", "#8f2548")}</defs>`,
    box(0, 0, WIDTH, HEIGHT, "url(#a)"),
    box(0, 0, 150, HEIGHT, "url(#b)"),
    path("M46 118h58l8 92H38z", "#fbeee8"),
    stroke("M58 126v-16a17 17 0 0 1 34 0v16", "#5d142d", 5),
    path("M46 118h58l2 22H44z", "#f2b84b"),
    lines(38, 238, [74, 52], "#f3c7d2", 14, 7),
    shelf(108),
    shelf(204),
    shelf(300),
    path("M184 108V66q0-8 8-10V40h16v16q8 2 8 10v42z", "#2f6b6b"),
    box(184, 76, 32, 20, "#fbeee8"),
    dot(258, 84, 24, "#f2b84b"),
    stroke("M258 60q4-12 14-14", "#5a7a3a", 4),
    box(312, 52, 56, 56, "#b23a5e", 6),
    box(312, 72, 56, 10, "#fbd6c8"),
    box(335, 52, 10, 56, "#fbd6c8"),
    path("M404 108l6-50h34l6 50z", "#e9dccf"),
    stroke("M410 74h34M408 90h38", "#b9a594", 3),
    path("M176 204q4-46 28-46t28 46z", "#f0d9c4"),
    dot(204, 152, 7, "#b23a5e"),
    box(262, 146, 62, 58, "#ffffff", 4),
    path("M270 196l16-24 12 14 8-10 12 20z", "#2f6b6b"),
    dot(310, 160, 6, "#f2b84b"),
    path("M356 204v-30q0-22 18-22t18 22v30z", "#5d142d"),
    box(362, 174, 24, 16, "#f2b84b"),
    dot(432, 182, 22, "#c98b6b"),
    dot(432, 182, 12, "#f6ddd0"),
    path("M180 300l8-56h44l8 56z", "#b23a5e"),
    stroke("M192 244q18-22 36 0", "#5d142d", 4),
    box(264, 250, 26, 50, "#2f6b6b", 3),
    box(292, 238, 20, 62, "#f2b84b", 3),
    box(314, 256, 24, 44, "#8f2548", 3),
    path("M366 300q-8-40 22-48 30 8 22 48z", "#e9dccf"),
    stroke("M388 252q-2-22 10-30M388 252q2-16-12-22", "#5a7a3a", 4),
    box(426, 262, 40, 38, "#c9496d", 5),
  ].join("");
}

function puzzle() {
  const colours = ["#ffcf5c", "#ff7b6b", "#4fd1c5", "#7b5be0"];
  const board = ["012301", "320130", "1.3201", "201.32", "031203", "123012"];
  return [
    `<defs>${fade("a", "#3a2b72", "#1a1336")}<radialGradient id="b"><stop stop-color="#8f74f0" stop-opacity=".7"/><stop offset="1" stop-color="#8f74f0" stop-opacity="0"/></radialGradient></defs>`,
    box(0, 0, WIDTH, HEIGHT, "url(#a)"),
    dot(240, 160, 240, "url(#b)"),
    `<g transform="rotate(-9 240 160)">`,
    box(92, 14, 300, 300, "#120c28", 20, ' opacity=".6"'),
    ...board.flatMap((row, y) =>
      [...row].map((tile, x) => {
        const [left, top] = [104 + x * 47, 26 + y * 47];
        if (tile === ".") return box(left, top, 42, 42, "#2a1f56", 9);
        const colour = colours[Number(tile)] ?? "";
        const [cx, cy] = [left + 21, top + 21];
        const mark = [
          dot(cx, cy, 8, "#ffffff", ' opacity=".85"'),
          path(`M${cx} ${cy - 9}l9 16h-18z`, "#ffffff", ' opacity=".85"'),
          box(cx - 7, cy - 7, 14, 14, "#ffffff", 3, ' opacity=".85"'),
          path(`M${cx} ${cy - 10}l9 10-9 10-9-10z`, "#ffffff", ' opacity=".85"'),
        ][Number(tile)];
        return (
          box(left, top + 3, 42, 42, "#0d0820", 9, ' opacity=".5"') +
          box(left, top, 42, 42, colour, 9) +
          box(left + 3, top + 2, 36, 8, "#ffffff", 4, ' opacity=".25"') +
          mark
        );
      }),
    ),
    `</g>`,
    stroke("M318 96q46-30 84 6", "#ffcf5c", 3),
    path("M396 92l12 14-18 2z", "#ffcf5c"),
    box(392, 112, 44, 44, "#ff7b6b", 9, ' transform="rotate(14 414 134)"'),
    path("M413 124l10 17h-20z", "#ffffff", ' opacity=".85"'),
  ].join("");
}

function arcade() {
  const ship = ["....X....", "...XXX...", "...XXX...", ".XXXXXXX.", "XXXXXXXXX", "XX.XXX.XX"];
  const foe = ["..X...X..", "...X.X...", "..XXXXX..", ".XX.X.XX.", "XXXXXXXXX", "X.XXXXX.X", "X.X...X.X"];
  const sprite = (
    /** @type {string[]} */ rows,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ size,
    /** @type {string} */ colour,
  ) =>
    `<path fill="${colour}" d="${rows
      .flatMap((row, down) =>
        [...row].flatMap((cell, across) =>
          cell === "X" ? [`M${x + across * size} ${y + down * size}h${size}v${size}h-${size}z`] : [],
        ),
      )
      .join("")}"/>`;
  const stars = Array.from({ length: 46 }, (_, star) =>
    box(
      (star * 173) % 480,
      (star * 97) % 250,
      star % 5 ? 2 : 3,
      star % 5 ? 2 : 3,
      "#ffffff",
      0,
      ` opacity="${0.25 + (star % 4) / 6}"`,
    ),
  );
  return [
    `<defs>${fade("a", "#070a18", "#1c1440")}${fade("b", "#ff4f79", "#ffb03a")}</defs>`,
    box(0, 0, WIDTH, HEIGHT, "url(#a)"),
    ...stars,
    ...[0, 1, 2, 3, 4].flatMap((at) => [
      sprite(foe, 54 + at * 80, 40, 5, "#ff4f79"),
      ...(at === 2 ? [] : [sprite(foe, 54 + at * 80, 94, 5, "#ffb03a")]),
    ]),
    path("M222 112l8-16 8 14 18-6-10 16 14 10-18 2-4 18-10-16-18 6 8-16-14-8z", "url(#b)"),
    box(236, 150, 5, 26, "#19e0c8", 2),
    box(236, 192, 5, 26, "#19e0c8", 2),
    sprite(ship, 206, 232, 7, "#19e0c8"),
    path("M226 276h8v14h-8zM243 276h8v14h-8z", "url(#b)"),
    box(24, 298, 120, 8, "#2c2a5e", 4),
    box(24, 298, 84, 8, "#19e0c8", 4),
    ...[0, 1, 2].map((life) => sprite(ship, 380 + life * 26, 292, 2, "#19e0c8")),
  ].join("");
}

function adventure() {
  return [
    `<defs>${fade("a", "#f9d59a", "#ef8f6a")}${fade("b", "#2d6f78", "#154450")}${fade("c", "#4fb39f", "#23686a")}<radialGradient id="d"><stop stop-color="#fff3cf"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient></defs>`,
    box(0, 0, WIDTH, HEIGHT, "url(#a)"),
    dot(330, 120, 130, "url(#d)"),
    dot(330, 120, 40, "#fff6df"),
    path("M0 190l70-74 46 42 72-92 96 112 60-58 136 96v104H0z", "#c96f66", ' opacity=".55"'),
    path("M0 226q70-50 150-22t150-12 180 18v110H0z", "url(#b)", ' opacity=".85"'),
    path("M344 210v-62h-8v-14h10v7h9v-7h12v7h9v-7h10v14h-8v62zM386 210v-40l18-22 18 22v40z", "#123a44"),
    box(355, 160, 8, 14, "#ffd98a", 4),
    box(400, 182, 8, 12, "#ffd98a", 4),
    path("M300 214q60-14 180-4v110H210q40-70 90-106z", "url(#c)"),
    stroke("M362 214q-36 22-12 40t-60 30-40 40", "#f6dca6", 9),
    path("M0 238q90-34 190 14t110 68H0z", "#0e3039"),
    path("M0 320V96q26 8 22 40 24-2 16 34 28 6 6 46 22 44 12 104z", "#0a232b"),
    path("M480 320V128q-22 14-16 42-26 4-12 36-24 18-6 48-14 38-10 66z", "#0a232b"),
    stroke("M170 252v-64", "#f6c177", 4),
    path("M170 190l38 10-38 14z", "#e2574c"),
    dot(138, 218, 9, "#e8b08a"),
    path("M126 214q12-18 24 0l6 2q-18 4-36 0z", "#e2574c"),
    path("M138 228q18 4 16 36h-32q-2-32 16-36z", "#f6c177"),
    stroke("M150 238l18-8", "#e8b08a", 5),
    path("M122 232q-14 4-12 26h14z", "#7a4a2a"),
    stroke("M132 264v16M145 264v16", "#2b1d18", 6),
    stroke("M232 74q8-8 14 0 6-8 14 0M268 96q6-6 10 0 5-6 10 0", "#7d3f46", 3),
  ].join("");
}

const covers = {
  "app-dashboard": dashboard,
  "app-crm": crm,
  "app-ecommerce": shop,
  "game-puzzle": puzzle,
  "game-arcade": arcade,
  "game-adventure": adventure,
};

async function main() {
  for (const [id, draw] of Object.entries(covers)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${draw()}</svg>\n`;
    await writeFile(join(pictures.folder, `${id}.svg`), svg);
  }
}

main().catch(fail);
