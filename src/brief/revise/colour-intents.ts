import { pattern } from "#src/lib/pattern.ts";
import { type Mood, palettes } from "#src/sites/themes/palettes.ts";
import { colourNames } from "../colour-names.ts";
import { coloursIn, isMood } from "../colours.ts";
import { act, type Intent } from "./intent.ts";
import {
  choose,
  chooseMood,
  chooseOther,
  darken,
  ground,
  paint,
  paintWith,
  strengthen,
  turnDark,
  warm,
} from "./painting.ts";
import type { Said } from "./said.ts";

const MUCH = /\b(?:much|lot|far|way|really|very|super|considerably|significantly)\b/;

const MODE =
  /\b(dark|black|night|light|white|bright) (?:mode|theme|background|backdrop|ground|version|design|look|scheme)\b/;
const TO_DARK = /\b(?:background|theme|mode) (?:to |should be |is |: )?(?:a )?(dark|black|light|white)\b/;
const ALL_DARK =
  /^(?:make (?:it|everything|the (?:page|site|website)) )?(?:all |completely )?(dark|light|black|white)$/;
const DARK_MODE = pattern()`${[MODE, TO_DARK, ALL_DARK]}`;
const DARKER =
  /\bdark(?:er|en)\b|\btoo (?:light|bright|white|pale)\b|\bless (?:light|bright|white)\b|\bmore dark\b/;
const ANY_DARKER = pattern()`${[DARKER, /\bdim(?:mer)?\b|\bmoodier\b/]}`;
const MOOD_WORDS = /warm|cool|earthy|earth|natural|dark|pastels?|vivid|vibrant|bright|neutral|muted/;
const MOOD = pattern()`\b(${MOOD_WORDS}) (?:colou?rs?|palette|tones?|shades?|scheme|hues)\b|\b(pastels?|earthy)\b`;
const LESS =
  /\bless (?:colou?rful|vivid|saturated|loud|vibrant)\b|\btoo (?:colou?rful|vivid|loud|saturated|garish)\b/;
const CALMER = /\btone (?:it |the colou?rs )?down\b|\bdesaturate\b|\bmore (?:muted|subdued)\b|\bquieter\b/;
const LESS_VIVID = pattern()`${[LESS, CALMER]}`;
const MORE = /\b(?:more|extra) (?:vivid|vibrant|colou?rful|saturated|colou?r|pop)\b|\bmore lively\b/;
const POP = /\bcolou?rs? (?:\w+ )?pop\b|\b(?:vivid|livelier|punchier)\b|\bpop more\b|\bboost the colou?rs\b/;
const MORE_VIVID = pattern()`${[MORE, POP, /\btoo (?:dull|pale|drab|boring|grey|gray)\b/]}`;

export const colourIntents: Intent[] = [
  {
    id: "dark-mode",
    title: "Dark or light throughout",
    examples: ["dark mode", "switch to a dark theme", "light mode", "white background"],
    read: ({ shape }) => {
      if (shape.includes("@")) return;
      const found = DARK_MODE.exec(shape);
      const word = found?.[1] ?? found?.[2] ?? found?.[3];
      if (!word) return;
      return act((draft) => {
        if (word === "white" || word === "black")
          ground(draft, word === "white" ? "#ffffff" : "#111214", `a ${word} background`);
        else turnDark(draft, word === "dark" || word === "night");
      });
    },
  },
  {
    id: "darker",
    title: "Darker or lighter",
    examples: ["make it darker", "a bit lighter", "too bright", "much darker"],
    read: ({ shape }) => {
      if (shape.includes("@")) return;
      const isDarker = ANY_DARKER.test(shape);
      const isLighter =
        /\blight(?:er|en)\b|\bbright(?:er|en)\b|\btoo (?:dark|black|gloomy)\b|\bless (?:dark|gloomy)\b|\bmore light\b/.test(
          shape,
        );
      if (isDarker === isLighter) return;
      const steps = MUCH.test(shape.replace(/\btoo\b/, "")) ? 2 : 1;
      return act((draft) => darken(draft, isDarker ? "darker" : "lighter", steps));
    },
  },
  {
    id: "colour-of-part",
    title: "The colour of buttons, accents or the background",
    examples: ["purple buttons", "make the accent orange", "a pale blue background"],
    read: (said) => {
      if (said.shape.includes("@")) return;
      const [hex] = named(said);
      if (!hex) return;
      const of = (words: RegExp) => words.test(said.shape);
      if (of(/\b(?:background|ground|backdrop|paper)\b/))
        return act((draft) => ground(draft, hex, `a background of ${nameOf(hex)}`));
      if (of(/\b(?:accents?|highlights?|details?|second(?:ary)? colou?r)\b/))
        return act((draft) => paint(draft, { accent: hex }, `Accent: ${nameOf(hex)}`));
      if (of(/\b(?:buttons?|main colou?r|primary colou?r|dominant)\b/))
        return act((draft) => paint(draft, { dominant: hex }, `Main colour: ${nameOf(hex)}`));
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
      return act((draft) => chooseOther(draft));
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
      return act((draft) => paintWith(draft, colours, `Colours: ${colours.map(nameOf).join(" and ")}`));
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
      return act((draft) => warm(draft, isWarmer ? "warmer" : "cooler"));
    },
  },
  {
    id: "mood",
    title: "A mood of colours",
    examples: ["pastel colours", "earthy palette", "neutral tones"],
    read: ({ shape }) => {
      if (shape.includes("@")) return;
      const found = MOOD.exec(shape);
      const word = found?.[1] ?? found?.[2];
      if (!word || /\b(?:more|less|calmer)\b/.test(shape)) return;
      const mood = MOODS[word] ?? word;
      return isMood(mood) ? act((draft) => chooseMood(draft, mood)) : undefined;
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
        LESS_VIVID.test(shape) || (isColour && /\b(?:calm(?:er)?|softer|muted|soften|quiet)\b/.test(shape));
      const isMore = !isLess && MORE_VIVID.test(shape);
      if (isLess === isMore) return;
      return act((draft) => strengthen(draft, isMore ? "more vivid" : "calmer"));
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

/** Returns the colours that the request asks for, without those to be replaced. */
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

const BESIDE_COLOURS = pattern()`^${"a|an|the|and|with|some|touch|touches|of|in|on|please|maybe|dark|light|accents?|details?|highlights?|colou?rs?|tones?|s|bit"}?$`;

/** Words that continue a request for colours: "and gold", "with a touch of cream". */
export function isOnlyColours(text: string) {
  if (coloursIn(text).length === 0) return false;
  const rest = [...colourNames.keys()]
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, " "), ` ${text} `);
  return rest.split(/\s+/).every((word) => BESIDE_COLOURS.test(word));
}
