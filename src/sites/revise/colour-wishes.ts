import { colourNames } from "../brief/colour-names.ts";
import { coloursIn, type Ground, paletteFrom, palettesOf } from "../brief/colours.ts";
import { isDark, mix, toHex, toOklch } from "../themes/oklch.ts";
import { type Mood, moods, type PaletteColours, paletteById, palettes } from "../themes/palettes.ts";
import { coloursOf } from "../themes/theme.ts";
import type { Draft } from "./draft.ts";
import { act, type Intent } from "./intent.ts";
import type { Said } from "./said.ts";

/** How light the ground is, from the darkest to the lightest; a wish goes one further. */
const GROUNDS = [0.14, 0.2, 0.27, 0.88, 0.935, 0.985];
const DARK = 0.19;
const LIGHT = 0.98;

const MUCH = /\b(?:much|lot|far|way|really|very|super|considerably|significantly)\b/;

export const colourIntents: Intent[] = [
  {
    id: "dark-mode",
    title: "Dark or light throughout",
    examples: ["dark mode", "switch to a dark theme", "light mode", "white background"],
    read: ({ shape }) => {
      if (shape.includes("@")) return;
      const found =
        /\b(dark|black|night|light|white|bright) (?:mode|theme|background|backdrop|ground|version|design|look|scheme)\b|\b(?:background|theme|mode) (?:to |should be |is |: )?(?:a )?(dark|black|light|white)\b|^(?:make (?:it|everything|the (?:page|site|website)) )?(?:all |completely )?(dark|light|black|white)$/.exec(
          shape,
        );
      const word = found?.[1] ?? found?.[2] ?? found?.[3];
      if (!word) return;
      return act((draft) => {
        if (word === "white" || word === "black")
          return ground(draft, word === "white" ? "#ffffff" : "#111214", `a ${word} ground`);
        const isNight = word === "dark" || word === "night";
        const colours = coloursOf(draft.site.theme);
        if (isDark(colours.ground) === isNight)
          return draft.note(`The site is ${isNight ? "dark" : "light"} already.`);
        paint(
          draft,
          withGround(colours, isNight ? DARK : LIGHT),
          isNight ? "Colours: a dark ground" : "Colours: a light ground",
        );
      });
    },
  },
  {
    id: "darker",
    title: "Darker or lighter",
    examples: ["make it darker", "a bit lighter", "too bright", "much darker"],
    read: ({ shape }) => {
      if (shape.includes("@")) return;
      const isDarker =
        /\bdark(?:er|en)\b|\btoo (?:light|bright|white|pale)\b|\bless (?:light|bright|white)\b|\bmore dark\b|\bdim(?:mer)?\b|\bmoodier\b/.test(
          shape,
        );
      const isLighter =
        /\blight(?:er|en)\b|\bbright(?:er|en)\b|\btoo (?:dark|black|gloomy)\b|\bless (?:dark|gloomy)\b|\bmore light\b/.test(
          shape,
        );
      if (isDarker === isLighter) return;
      const steps = MUCH.test(shape.replace(/\btoo\b/, "")) ? 2 : 1;
      return act((draft) => {
        const colours = coloursOf(draft.site.theme);
        const { l } = toOklch(colours.ground);
        const further = isDarker
          ? GROUNDS.filter((step) => step < l - 0.025).reverse()
          : GROUNDS.filter((step) => step > l + 0.025);
        const to = further[Math.min(steps, further.length) - 1];
        if (to === undefined) return draft.note(`It is as ${isDarker ? "dark" : "light"} as it can be.`);
        paint(draft, withGround(colours, to), isDarker ? "Colours: darker" : "Colours: lighter");
      });
    },
  },
  {
    id: "colour-of-part",
    title: "The colour of buttons, accents or the ground",
    examples: ["purple buttons", "make the accent orange", "a pale blue background"],
    read: (said) => {
      if (said.shape.includes("@")) return;
      const [hex] = named(said);
      if (!hex) return;
      const of = (words: RegExp) => words.test(said.shape);
      if (of(/\b(?:background|ground|backdrop|paper)\b/))
        return act((draft) => ground(draft, hex, `a ground of ${nameOf(hex)}`));
      if (of(/\b(?:accents?|highlights?|details?|second(?:ary)? colou?r)\b/))
        return act((draft) =>
          paint(draft, { ...coloursOf(draft.site.theme), accent: hex }, `Accent: ${nameOf(hex)}`),
        );
      if (of(/\b(?:buttons?|main colou?r|primary colou?r|dominant)\b/))
        return act((draft) =>
          paint(draft, { ...coloursOf(draft.site.theme), dominant: hex }, `Main colour: ${nameOf(hex)}`),
        );
      return;
    },
  },
  {
    id: "palette",
    title: "A palette by its name, or another one",
    examples: ["different colours", "use the harbour palette", "another palette"],
    read: (said) => {
      const { text, shape } = said;
      const says = /\b(?:colou?rs?|palettes?|colou?r scheme|scheme)\b/.test(shape);
      const palette = palettes.find(({ name }) => {
        const low = name.toLowerCase();
        return (says || low.includes(" ")) && ` ${text} `.includes(` ${low} `);
      });
      if (palette) return act((draft) => choose(draft, palette.id));
      if (
        !says ||
        named(said).length > 0 ||
        !/\b(?:another|different|other|new|change|random|surprise|switch|hate|dont like|not sure about)\b/.test(
          shape,
        )
      )
        return;
      return act((draft) => {
        const { theme } = draft.site;
        const isNight = isDark(coloursOf(theme).ground);
        const like = palettes.filter(({ ground }) => isDark(ground) === isNight);
        const at = like.findIndex(({ id }) => id === theme.palette);
        // Far enough from the one before that it does not look the same.
        choose(draft, like[(at + 5) % like.length]?.id ?? "");
      });
    },
  },
  {
    id: "colours",
    title: "Colours by their names",
    examples: [
      "forest green",
      "navy and gold",
      "replace the brown with teal",
      "change the colour to #1d3557",
    ],
    read: (said) => {
      const colours = named(said);
      if (colours.length === 0 || said.shape.includes("@")) return;
      return act((draft) => {
        const { l } = toOklch(coloursOf(draft.site.theme).ground);
        const kind: Ground = l < 0.5 ? "dark" : l < 0.965 ? "tinted" : "light";
        paint(draft, paletteFrom(colours, kind), `Colours: ${colours.map(nameOf).join(" and ")}`);
      });
    },
  },
  {
    id: "temperature",
    title: "Warmer or cooler",
    examples: ["warmer", "could the colours be cooler"],
    read: ({ shape }) => {
      if (shape.includes("@")) return;
      const isWarmer =
        /\bwarmer\b|\bmore (?:warm|warmth)\b|\btoo cold\b|\bcosier\b|\bcozier\b|\bwarm (?:it )?up\b/.test(
          shape,
        );
      const isCooler =
        /\bcool(?:er)?\b(?! font)|\bcolder\b|\btoo warm\b|\bcool (?:it )?down\b/.test(shape) &&
        !/\bcool (?:colou?rs|palette|tones|shades)\b/.test(shape);
      if (isWarmer === isCooler) return;
      return act((draft) => {
        const before = coloursOf(draft.site.theme);
        const after = turned(before, isWarmer ? 62 : 248);
        paint(draft, after, isWarmer ? "Colours: warmer" : "Colours: cooler");
      });
    },
  },
  {
    id: "mood",
    title: "A mood of colours",
    examples: ["pastel colours", "earthy palette", "neutral tones"],
    read: ({ shape }) => {
      if (shape.includes("@")) return;
      const found =
        /\b(warm|cool|earthy|earth|natural|dark|pastels?|vivid|vibrant|bright|neutral|muted) (?:colou?rs?|palette|tones?|shades?|scheme|hues)\b|\b(pastels?|earthy)\b/.exec(
          shape,
        );
      const word = found?.[1] ?? found?.[2];
      if (!word || /\b(?:more|less|calmer)\b/.test(shape)) return;
      const mood = MOODS[word] ?? word;
      return act((draft) => {
        const { theme } = draft.site;
        const here = toOklch(coloursOf(theme).dominant).h;
        const near = palettesOf(mood as Mood)
          .filter(({ id }) => id !== theme.palette || theme.colours)
          .map((palette) => ({ palette, apart: apart(toOklch(palette.dominant).h, here) }))
          .sort((one, other) => one.apart - other.apart);
        choose(draft, near[0]?.palette.id ?? "");
      });
    },
  },
  {
    id: "vividness",
    title: "More vivid or calmer colours",
    examples: ["more vivid", "make the colours pop", "calmer colours", "less colourful"],
    read: ({ shape }) => {
      if (shape.includes("@")) return;
      const isColour = /\bcolou?rs?\b/.test(shape);
      const isLess =
        /\bless (?:colou?rful|vivid|saturated|loud|vibrant)\b|\btoo (?:colou?rful|vivid|loud|saturated|garish)\b|\btone (?:it |the colou?rs )?down\b|\bdesaturate\b|\bmore (?:muted|subdued)\b|\bquieter\b/.test(
          shape,
        ) ||
        (isColour && /\b(?:calm(?:er)?|softer|muted|soften|quiet)\b/.test(shape));
      const isMore =
        !isLess &&
        /\b(?:more|extra) (?:vivid|vibrant|colou?rful|saturated|colou?r|pop)\b|\bcolou?rs? (?:\w+ )?pop\b|\b(?:vivid|livelier|punchier)\b|\bmore lively\b|\bpop more\b|\btoo (?:dull|pale|drab|boring|grey|gray)\b|\bboost the colou?rs\b/.test(
          shape,
        );
      if (isLess === isMore) return;
      return act((draft) => {
        const before = coloursOf(draft.site.theme);
        paint(
          draft,
          stronger(before, isMore ? 1.35 : 0.6),
          isMore ? "Colours: more vivid" : "Colours: calmer",
        );
      });
    },
  },
];

const MOODS: Record<string, Mood> = {
  earth: "earthy",
  natural: "earthy",
  pastels: "pastel",
  vibrant: "vivid",
  bright: "vivid",
  muted: "neutral",
};
export const isMoodWord = (word: string) =>
  (moods as readonly string[]).includes(word) || Object.hasOwn(MOODS, word);

/** The colours that are wished for: not the one that is to go. */
function named({ raw, text }: Said) {
  const wanted =
    /^(?:replace|swap|change|turn|instead of)\b.*?\b(?:with|to|for|into|by)\b (.*)$/.exec(text)?.[1] ?? text;
  const words = /#[0-9a-f]{3}/i.test(raw)
    ? raw
    : wanted.replace(/\b(?:not|no|less|instead of|rather than|without) .*$/, "");
  return coloursIn(words.slice(0, 300)).slice(0, 3);
}

const byHex = new Map<string, string>([...colourNames].map(([name, hex]) => [hex, name]));
const nameOf = (hex: string) => byHex.get(hex) ?? hex;

/** The same colours on a ground of this lightness, with a little of the main colour in it. */
function withGround(colours: PaletteColours, l: number): PaletteColours {
  const main = toOklch(colours.dominant);
  const old = toOklch(colours.ground);
  const tint = Math.min(0.035, Math.max(old.c, main.c * 0.14));
  const h = old.c > 0.012 ? old.h : main.h;
  const ground = toHex({ l, c: l > 0.96 ? tint * 0.4 : tint, h });
  return seen({ ...colours, ground, neutral: neutralOn(ground, colours.dominant) });
}

function neutralOn(ground: string, dominant: string) {
  const { c, h } = toOklch(dominant);
  return isDark(ground) ? toHex({ l: 0.62, c: Math.min(0.03, c * 0.25), h }) : mix(ground, dominant, 0.16);
}

/** Main colour and accent moved until they can be told from the ground. */
function seen(colours: PaletteColours): PaletteColours {
  const night = isDark(colours.ground);
  const moved = (hex: string) => {
    const { l, c, h } = toOklch(hex);
    if (night && l < 0.5) return toHex({ l: 0.52, c, h });
    return !night && l > 0.82 ? toHex({ l: 0.72, c, h }) : hex;
  };
  return {
    ...colours,
    dominant: night ? moved(colours.dominant) : colours.dominant,
    accent: moved(colours.accent),
  };
}

function ground(draft: Draft, hex: string, what: string) {
  const colours = coloursOf(draft.site.theme);
  paint(
    draft,
    seen({ ...colours, ground: hex, neutral: neutralOn(hex, colours.dominant) }),
    `Colours: ${what}`,
  );
}

function apart(one: number, other: number) {
  const distance = Math.abs(one - other) % 360;
  return Math.min(distance, 360 - distance);
}

/** Every colour's hue on its way to this one. */
function turned(colours: PaletteColours, hue: number): PaletteColours {
  const turn = (hex: string, most: number) => {
    const { l, c, h } = toOklch(hex);
    const way = ((hue - h + 540) % 360) - 180;
    // From the other side of the circle no small turn leads there: it would only pass through another family of colours.
    const step = Math.abs(way) > 100 ? way : Math.sign(way) * Math.min(Math.abs(way), most);
    return toHex({ l, c, h: h + step });
  };
  const tint = (hex: string) => {
    const { l, c } = toOklch(hex);
    return mix(hex, toHex({ l, c: Math.max(c, 0.018), h: hue }), 0.75);
  };
  return {
    ...colours,
    dominant: turn(colours.dominant, 34),
    neutral: tint(colours.neutral),
    ground: tint(colours.ground),
  };
}

function stronger(colours: PaletteColours, factor: number): PaletteColours {
  const strong = (hex: string, share = factor) => {
    const { l, c, h } = toOklch(hex);
    return toHex({
      l,
      c: factor > 1 && c > 0.01 ? Math.max(c * share, Math.min(0.09, c + 0.03)) : c * share,
      h,
    });
  };
  const half = 1 + (factor - 1) / 2;
  return {
    ...colours,
    dominant: strong(colours.dominant),
    accent: strong(colours.accent),
    neutral: strong(colours.neutral, half),
    ground: strong(colours.ground, half),
  };
}

function paint(draft: Draft, colours: PaletteColours, what: string) {
  const { theme } = draft.site;
  const before = coloursOf(theme);
  const shown = ({ ground, dominant, accent }: PaletteColours) => `${ground}, ${dominant}, ${accent}`;
  if (shown(before) === shown(colours))
    return draft.note(`${what.replace(": ", ": as ")} as they can be already.`);
  const { dominant, accent, neutral, ground, ink, light } = colours;
  theme.colours = { dominant, accent, neutral, ground, ink, light };
  draft.change(what, shown(before), shown(colours));
}

function choose(draft: Draft, id: string) {
  const { theme } = draft.site;
  const palette = paletteById.get(id);
  if (!palette) return;
  if (theme.palette === id && !theme.colours) return draft.note(`The colours are ${palette.name} already.`);
  const before = theme.colours ? "your own" : (paletteById.get(theme.palette)?.name ?? "");
  theme.palette = id;
  delete theme.colours;
  draft.change("Colours", before, palette.name);
}

/** Words that only a wish for colours is made of: "and gold", "with a touch of cream". */
export function isOnlyColours(text: string) {
  if (coloursIn(text).length === 0) return false;
  const rest = [...colourNames.keys()]
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, " "), ` ${text} `);
  return rest
    .split(/\s+/)
    .every((word) =>
      /^(?:a|an|the|and|with|some|touch|touches|of|in|on|please|maybe|dark|light|accents?|details?|highlights?|colou?rs?|tones?|s|bit)?$/.test(
        word,
      ),
    );
}
