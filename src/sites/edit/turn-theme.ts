import { contrast, isDark, mixWithHue, toOklch, withLightness } from "#src/art/colour.ts";
import { composeTones } from "../themes/compose.ts";
import { fontPairings } from "../themes/fonts.ts";
import { type PaletteColours, paletteById, palettes } from "../themes/palettes.ts";
import { coloursOf, forms, type Theme } from "../themes/theme.ts";

export const isDarkTheme = (theme: Theme) => isDark(coloursOf(theme).ground);

/** Turns colours for a light ground into colours for a dark one, and back. */
function turned(colours: PaletteColours): PaletteColours {
  const { dominant, neutral, ground, ink, light } = colours;
  return isDark(ground)
    ? {
        ...colours,
        ground: mixWithHue(withLightness(light, 0.97), neutral, 0.08),
        neutral: withLightness(neutral, 0.88),
      }
    : {
        ...colours,
        ground: withLightness(mixWithHue(ink, dominant, 0.3), 0.19),
        neutral: withLightness(neutral, Math.min(0.6, toOklch(neutral).l)),
      };
}

/**
 * Returns the theme on a light or a dark ground. If the palette has such a ground already, no custom colours are
 * stored.
 */
export function onGround({ colours, ...theme }: Theme, dark: boolean): Theme {
  const palette = paletteById.get(theme.palette);
  if (palette && isDark(palette.ground) === dark && (!colours || isTurnOf(palette, colours))) return theme;
  const now = colours ?? palette;
  if (!now || isDark(now.ground) === dark) return colours ? { ...theme, colours } : theme;
  const { dominant, accent, neutral, ground, ink, light } = turned(now);
  return { ...theme, colours: { dominant, accent, neutral, ground, ink, light } };
}

const isTurnOf = (palette: PaletteColours, colours: PaletteColours) => {
  const { ground, neutral } = turned(palette);
  return colours.ground === ground && colours.neutral === neutral && colours.dominant === palette.dominant;
};

export interface ColourCheck {
  /** The error message if these colours cannot be used. */
  refusal?: string;
  /** The colours that differ from the chosen ones, and the reasons. */
  corrections: string[];
}

/** Checks and corrects colours that a person has chosen. */
export function checkColours(colours: PaletteColours): ColourCheck {
  for (const [name, colour] of Object.entries(colours)) {
    if (!/^#[0-9a-f]{6}$/.test(colour)) {
      return { refusal: `The ${name} colour has to be written like #1d2430.`, corrections: [] };
    }
  }
  const { dominant, accent, ground, ink, light } = colours;
  const apart = contrast(ink, light);
  if (apart < 4.5) {
    return {
      refusal: `The darkest and the lightest colour are too near to one another to write one upon the other: ${ratio(apart)}, and it takes 4.5:1.`,
      corrections: [],
    };
  }
  const { plain } = composeTones(colours);
  const corrections = [];
  if (plain.ground !== ground) {
    corrections.push(
      `The background is drawn as ${plain.ground}: on ${ground} there is no room for two inks.`,
    );
  }
  for (const [name, colour, drawn] of [
    ["main colour", dominant, plain.strong],
    ["second colour", accent, plain.accentInk],
  ] as const) {
    const figure = contrast(colour, plain.ground);
    if (drawn !== colour && figure < 4.5) {
      corrections.push(
        `As text the ${name} is drawn as ${drawn}: ${colour} has only ${ratio(figure)} on this background.`,
      );
    }
  }
  if (plain.fill !== dominant) {
    corrections.push(`Buttons take ${plain.fill}, since ${dominant} can hardly be told from the background.`);
  }
  return { corrections };
}

export const ratio = (figure: number) => `${(Math.floor(figure * 10) / 10).toFixed(1)}:1`;

/** Returns another look of matching parts; the number selects it. */
export function surprise(theme: Theme, number: number): Theme {
  const at = <T>(list: readonly T[], step: number) => list[Math.floor(number / step) % list.length] as T;
  const { colours: _, ...rest } = theme;
  const palette = at(
    palettes.filter(({ id }) => id !== theme.palette),
    1,
  );
  const fonts = at(
    fontPairings.filter(({ id }) => id !== theme.fonts),
    3,
  );
  const form = at(forms, 7);
  return {
    ...rest,
    palette: palette.id,
    fonts: fonts.id,
    form,
    // Thick lines and hard shadows need space, fine ones can be closer together.
    density:
      form === "tactile" || form === "pill"
        ? at(["even", "airy"] as const, 5)
        : at(["tight", "even"] as const, 5),
    titles: fonts.display.kind === "serif" ? "sentence" : theme.titles,
  };
}
