import { createElement, type ReactNode } from "react";
import { hashOf } from "#src/lib/hash.ts";
import type { ArtProps } from "./art-theme.ts";
import { Picture } from "./picture.tsx";
import { bars, discs, draw, polar, polygon, type Shape, times } from "./shapes.ts";

interface WordmarkArtProps extends Omit<ArtProps, "theme" | "id"> {
  theme?: ArtProps["theme"];
  id?: string;
  name: string;
}

interface Mark {
  symbol: { shape: Shape; isOutline?: boolean }[];
  /** The typography of the name next to the symbol. */
  letters: { fontSize: number; fontWeight?: number; letterSpacing?: number; fontStyle?: string };
  isCapital?: boolean;
}

const LETTER_WIDTH = 0.55;
const HEIGHT = 60;

/** The logo of an invented partner: a symbol and its name, in the colour of the text around it. */
export function WordmarkArt({ seed, name, label, className }: WordmarkArtProps) {
  const { symbol, letters, isCapital } = marks[(hashOf(name) + seed) % marks.length] as Mark;
  const text = isCapital ? name.toLocaleUpperCase("en") : name;
  const advance = letters.fontSize * (isCapital ? 0.7 : LETTER_WIDTH) + (letters.letterSpacing ?? 0);
  const textWidth = Math.round([...text].length * advance);
  const drawing: ReactNode = createElement(
    "g",
    { fill: "currentColor" },
    createElement(
      "g",
      { transform: "translate(30 30)" },
      ...symbol.map(({ shape, isOutline }) =>
        draw(
          shape,
          isOutline ? { fill: "none", stroke: "currentColor", strokeWidth: 4 } : { fillRule: "evenodd" },
        ),
      ),
    ),
    createElement(
      "text",
      { x: 66, y: 30, dy: "0.35em", ...letters, textLength: textWidth, lengthAdjust: "spacingAndGlyphs" },
      text,
    ),
  );
  return (
    <Picture width={72 + textWidth} height={HEIGHT} keep="xMidYMid meet" label={label} className={className}>
      {drawing}
    </Picture>
  );
}

const fan = times(5, (index) => `M0 18L${polar(-Math.PI * (0.15 + index * 0.175), 40).join(" ")}`).join("");

const marks: Mark[] = [
  {
    symbol: [{ shape: polygon([-24, 20], [0, -24], [24, 20], [10, 20], [0, 0], [-10, 20]) }],
    letters: { fontSize: 26, fontWeight: 700 },
  },
  {
    symbol: [{ shape: { r: 22 }, isOutline: true }, { shape: { cx: 0, cy: 0, r: 9 } }],
    letters: { fontSize: 22, letterSpacing: 3 },
    isCapital: true,
  },
  {
    symbol: [{ shape: discs([[-9, 0, 15]]) }, { shape: { cx: 9, cy: 0, r: 15 }, isOutline: true }],
    letters: { fontSize: 27, fontWeight: 600 },
  },
  {
    symbol: [
      {
        shape: bars([
          [-22, -4, 11, 26],
          [-6, -14, 11, 36],
          [10, -24, 11, 46],
        ]),
      },
    ],
    letters: { fontSize: 26, fontWeight: 800, letterSpacing: -0.5 },
  },
  {
    symbol: [{ shape: { d: "M0 24C-30 8-26-20 0-26C26-20 30 8 0 24zM-3 18V-12M3 18V-12" } }],
    letters: { fontSize: 28, fontStyle: "italic" },
  },
  {
    symbol: [
      { shape: { x: -22, y: -22, width: 44, height: 44, rx: 12 }, isOutline: true },
      { shape: polygon([-10, 10], [10, 10], [10, -10]) },
    ],
    letters: { fontSize: 25, fontWeight: 600 },
  },
  {
    symbol: [{ shape: { d: fan }, isOutline: true }],
    letters: { fontSize: 20, letterSpacing: 5 },
    isCapital: true,
  },
  {
    symbol: [{ shape: { d: "M-24 0A24 24 0 0 1 0-24V0zM24 0A24 24 0 0 1 0 24V0z" } }],
    letters: { fontSize: 27, fontWeight: 500 },
  },
  {
    symbol: [{ shape: { d: "M-24 8Q-12-14 0 8T24 8M-24-8Q-12-30 0-8T24-8" }, isOutline: true }],
    letters: { fontSize: 26, fontWeight: 600, fontStyle: "italic" },
  },
  {
    symbol: [
      { shape: polygon([0, -26], [23, -13], [23, 13], [0, 26], [-23, 13], [-23, -13]), isOutline: true },
      { shape: polygon([0, -12], [11, -6], [11, 6], [0, 12], [-11, 6], [-11, -6]) },
    ],
    letters: { fontSize: 23, fontWeight: 700, letterSpacing: 1 },
    isCapital: true,
  },
  {
    symbol: [
      { shape: { d: "M-24-20H24V-10H5V22H-5V-10H-24z" } },
      {
        shape: discs([
          [-17, 10, 7],
          [17, 10, 7],
        ]),
      },
    ],
    letters: { fontSize: 25, fontWeight: 500, letterSpacing: 1 },
  },
];
