// @ts-check
// The shapes that covers are drawn with, as SVG.

export const box = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ width,
  /** @type {number} */ height,
  /** @type {string} */ fill,
  radius = 0,
  more = "",
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${more}/>`;
export const dot = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ radius,
  /** @type {string} */ fill,
  more = "",
) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more}/>`;
export const path = (/** @type {string} */ d, /** @type {string} */ fill, more = "") =>
  `<path d="${d}" fill="${fill}"${more}/>`;
export const stroke = (/** @type {string} */ d, /** @type {string} */ colour, width = 3) =>
  path(
    d,
    "none",
    ` stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
  );
/** Lines of text, as one sees them from afar. */
export const lines = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number[]} */ widths,
  /** @type {string} */ fill,
  step = 12,
  height = 5,
) => widths.map((width, row) => box(x, y + row * step, width, height, fill, 2.5)).join("");
export const fade = (/** @type {string} */ id, /** @type {string} */ from, /** @type {string} */ to) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
