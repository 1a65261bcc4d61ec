import {
  contrast,
  distance,
  MOST_CHANGE,
  mixWithHue,
  readable,
  toHex,
  toOklch,
  WHITE,
} from "#src/art/colour.ts";
import type { LogoVersion } from "../logo.ts";
import type { PaletteColours } from "./palettes.ts";

export interface LogoPalette {
  /** The name of the proposal. */
  name: string;
  colours: PaletteColours;
}

type Shares = LogoVersion["colours"];

/** An OKLCH chroma: below it, a colour looks grey and does not identify a business. */
const COLOURFUL = 0.04;
const TEXT = 4.5;
/** The smallest distance between two colours that look different. */
const DIFFERENT = 0.12;

/** Sorts the colours of a logo by distinctiveness: colourful ones before greys, then by frequency. */
export function telling(colours: Shares) {
  const weight = ({ colour, share }: Shares[number]) => {
    const { l, c } = toOklch(colour);
    if (l > 0.97 || c < COLOURFUL) return share * 0.1;
    return share * (0.5 + Math.min(c, 0.2) * 5);
  };
  return [...colours].sort((one, other) => weight(other) - weight(one)).map(({ colour }) => colour);
}

/**
 * Returns palettes from the colours of a logo: on a light ground, on a dark ground of its hue, and with the second
 * colour as main colour, if there is one. Text and buttons have a contrast of 4.5:1.
 */
export function logoPalettes(colours: Shares): LogoPalette[] {
  const [main, ...others] = telling(colours);
  if (!main) return [];
  const second = others.find((colour) => distance(colour, main) > DIFFERENT && toOklch(colour).l < 0.97);
  const accent = second ?? companion(main);
  const palettes = [
    { name: "On a light background", colours: onLight(main, accent) },
    { name: "On a dark background", colours: onDark(main, accent) },
  ];
  if (second && toOklch(second).c >= COLOURFUL && canLead(second))
    palettes.push({ name: "Second colour first", colours: onLight(second, main) });
  return palettes;
}

/** Derives a second colour for a logo of one colour: the same hue, with a clearly different lightness. */
function companion(colour: string) {
  const { l, c, h } = toOklch(colour);
  const lighter = l < 0.55 ? l + 0.28 : l - 0.28;
  return toHex({ l: lighter, c: Math.max(c * 0.85, c < COLOURFUL ? 0 : 0.06), h });
}

/** Whether a colour stays recognizable if it is made readable on white. */
const canLead = (colour: string) =>
  Math.abs(toOklch(readable(colour, [WHITE], TEXT)).l - toOklch(colour).l) <= MOST_CHANGE;

/** A pale colour becomes the accent, with a dark colour of its hue as main colour. */
function onLight(main: string, second: string): PaletteColours {
  const { h, c } = toOklch(main);
  const tint = Math.min(c, 0.08);
  const ground = toHex({ l: 0.985, c: tint * 0.09, h });
  const leads = canLead(main);
  return {
    dominant: leads ? readable(main, [ground], TEXT) : toHex({ l: 0.3, c: tint * 0.7, h }),
    accent: leads ? second : main,
    neutral: toHex({ l: 0.88, c: tint * 0.3, h }),
    ground,
    ink: toHex({ l: 0.21, c: tint * 0.5, h }),
    light: WHITE,
  };
}

function onDark(dominant: string, accent: string): PaletteColours {
  const { h, c } = toOklch(dominant);
  const tint = Math.min(c, 0.07);
  const ground = toHex({ l: 0.2, c: tint * 0.55, h });
  // A dark blue is invisible on a dark ground, so a lighter colour of its hue replaces it.
  const seen = contrast(dominant, ground) >= TEXT ? dominant : readable(dominant, [ground], TEXT);
  const loud = contrast(accent, ground) >= TEXT ? accent : readable(accent, [ground], TEXT);
  return {
    dominant: seen,
    accent: distance(seen, loud) > DIFFERENT ? loud : mixWithHue(loud, WHITE, 0.5),
    neutral: toHex({ l: 0.58, c: tint * 0.3, h }),
    ground,
    ink: toHex({ l: 0.14, c: tint * 0.4, h }),
    light: toHex({ l: 0.97, c: tint * 0.1, h }),
  };
}
