// Text as outlines, since a picture loaded by <img> cannot use the page's fonts.
import { createRequire } from "node:module";
import { openSync } from "fontkit";

const require = createRequire(import.meta.url);
const open = (file) => openSync(require.resolve(file));
// The default weight of a variable font file, since fontkit cannot vary compressed files.
const fonts = {
  /** Fraunces at 900. */
  shop: open("@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"),
  /** Figtree at 300. */
  text: open("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
  note: open("@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff"),
};

const anchors = { start: 0, middle: 0.5, end: 1 };

/** Returns the position of each glyph of a line whose baseline starts, ends or is centred at x. */
function set(words, { font, size, x = 0, tracking = 0, anchor = "start" }) {
  const face = fonts[font];
  const { glyphs, positions } = face.layout(words);
  const scale = size / face.unitsPerEm;
  const advances = positions.map(({ xAdvance }) => xAdvance * scale + tracking);
  let left = x - anchors[anchor] * advances.reduce((sum, advance) => sum + advance, -tracking);
  return glyphs.map((glyph, index) => {
    const place = { glyph, scale, left };
    left += advances[index];
    return place;
  });
}

/** Returns the outlines of a line of text as the `d` of a path. */
export const outlines = (words, { y = 0, perUnit = TENTHS, ...how }) =>
  set(words, how)
    .map(({ glyph, scale, left }) =>
      // Starting at an integer, the same letter has the same steps, which compresses better.
      trace(glyph.path.commands, { scale, left: round(left, perUnit), baseline: y, perUnit }),
    )
    .join("");

/**
 * Draws a line of text in any multiple of the font size. A single path: letters defined once and reused need several
 * elements each, and are no smaller when compressed.
 */
export function write(s, words, { x = 0, y = 0, times = 1, ...how }) {
  const d = outlines(words, { ...how, perUnit: s.isSmall ? 1 : TENTHS });
  return `<path transform="translate(${x} ${y})${times === 1 ? "" : ` scale(${times})`}" d="${d}"/>`;
}

const LETTER = { lineTo: "l", quadraticCurveTo: "q", bezierCurveTo: "c" };
const TENTHS = 10;
const round = (value, perUnit) => Math.round(value * perUnit) / perUnit;
const pair = (values) => values.join(" ").replace(/ -/g, "-");

/** Relative steps, because they are short and repeat for the same letter. */
function trace(commands, { scale, left = 0, baseline = 0, perUnit = TENTHS }) {
  let d = "";
  let pen;
  let last = "";
  for (const { command, args } of commands) {
    if (command === "closePath") {
      d += "z";
      last = "z";
      continue;
    }
    const points = [];
    for (let i = 0; i < args.length; i += 2) {
      points.push([round(args[i] * scale + left, perUnit), round(-args[i + 1] * scale + baseline, perUnit)]);
    }
    const end = points.at(-1);
    if (command === "moveTo") {
      d += `M${pair(end)}`;
      last = "M";
    } else {
      const steps = points.flatMap(([x, y]) => [round(x - pen[0], TENTHS), round(y - pen[1], TENTHS)]);
      if (steps.every((step) => step === 0)) continue;
      let letter = LETTER[command];
      let [right, down] = steps;
      if (letter === "q") {
        const [, , across, along] = steps;
        // A curve with both control points at its ends is a straight line.
        if ((right === 0 && down === 0) || (right === across && down === along))
          [letter, right, down] = ["l", across, along];
      }
      let numbers = pair(letter === "l" ? [right, down] : steps);
      if (letter === "l" && down === 0) [letter, numbers] = ["h", `${right}`];
      else if (letter === "l" && right === 0) [letter, numbers] = ["v", `${down}`];
      d += letter === last ? (numbers.startsWith("-") ? numbers : ` ${numbers}`) : letter + numbers;
      last = letter;
    }
    pen = end;
  }
  return d;
}
