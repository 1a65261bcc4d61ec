import { pattern } from "#src/lib/pattern.ts";
import { fontPairings } from "#src/sites/themes/fonts.ts";
import type { Form, Theme } from "#src/sites/themes/theme.ts";
import type { Voice } from "../parsed-brief.ts";
import { OTHER, setFonts } from "./font-intents.ts";
import { FORMS, setForm } from "./form-intents.ts";
import { act, type Intent } from "./intent.ts";
import lexicon from "./tone-words.json";

interface Manner {
  fonts: string[];
  forms: Form[];
  density?: Theme["density"];
}

/** The look of a site for each tone of voice. */
const TONES: Record<Voice, Manner> = {
  friendly: { fonts: ["fraunces-and-dm-sans", "fredoka-and-nunito"], forms: ["soft", "pill", "tactile"] },
  formal: { fonts: ["newsreader-and-figtree", "cormorant-and-jost"], forms: ["hairline"], density: "even" },
  playful: { fonts: ["fredoka-and-nunito", "unbounded-and-manrope"], forms: ["tactile", "pill"] },
  luxurious: {
    fonts: ["bodoni-moda-and-hanken-grotesk", "cormorant-and-jost", "playfair-display-and-outfit"],
    forms: ["hairline"],
    density: "airy",
  },
  bold: {
    fonts: ["oswald-and-dm-sans", "unbounded-and-manrope", "syne-and-instrument-sans"],
    forms: ["outline", "tactile"],
  },
  calm: {
    fonts: ["instrument-serif-and-instrument-sans", "newsreader-and-figtree"],
    forms: ["soft", "hairline"],
    density: "airy",
  },
};

const TONE_WORDS: [Voice, RegExp][] = [
  ["luxurious", pattern()`\b${[lexicon.luxurious, /(?:luxur|elegan)\w+/]}\b`],
  ["formal", pattern()`\b${[lexicon.formal, /classic\w*/]}\b`],
  ["playful", pattern()`\b${lexicon.playful}\b`],
  ["friendly", pattern()`\b${[lexicon.friendly, /co[sz][yi]\w*/]}\b`],
  ["bold", pattern()`\b${lexicon.bold}\b`],
  ["calm", pattern()`\b${[lexicon.calm, /calm\w*|relax\w+|minimal\w*/]}\b`],
];

export const toneIntents: Intent[] = [
  {
    id: "tone",
    title: "The tone of the whole site",
    examples: ["more luxurious", "make it bolder", "a more formal tone", "friendlier", "calm and minimal"],
    read: ({ text, shape }) => {
      if (shape.includes("@")) return;
      const tone = toneIn(text);
      if (!tone) return;
      return act((draft) => {
        const { theme } = draft.site;
        const { fonts, forms, density } = TONES[tone];
        const before = [theme.fonts, theme.form, theme.density].join();
        const quiet = draft.changes.length;
        if (!fonts.includes(theme.fonts)) setFonts(draft, fonts);
        if (!forms.includes(theme.form)) setForm(draft, forms[0] ?? "soft");
        if (density && theme.density !== density) {
          draft.change("Room", theme.density, density);
          theme.density = density;
        }
        if (before === [theme.fonts, theme.form, theme.density].join() && draft.changes.length === quiet)
          draft.note(`The look is ${tone} already.`);
      });
    },
  },
  {
    id: "another-look",
    title: "Another look altogether",
    examples: ["try a different look", "another style"],
    read: ({ text, shape }) => {
      if (shape.includes("@") || !OTHER.test(text) || !/\b(?:look|style|design|theme|feel|vibe)\b/.test(text))
        return;
      return act((draft) => {
        const { theme } = draft.site;
        const at = fontPairings.findIndex(({ id }) => id === theme.fonts);
        setFonts(draft, [fontPairings[(at + 4) % fontPairings.length]?.id ?? ""]);
        setForm(draft, FORMS[(FORMS.indexOf(theme.form) + 2) % FORMS.length] ?? "soft");
      });
    },
  },
];

/** Returns the tone that the words ask for. */
export function toneIn(text: string): Voice | undefined {
  // "less stuffy" asks for the opposite.
  if (/\b(?:less|too|not so|not as) (?:formal|stuffy|corporate|stiff|serious|boring|cold)\b/.test(text))
    return "friendly";
  if (/\b(?:less|too|not so|not as) (?:playful|childish|silly|cute|casual|funny)\b/.test(text))
    return "formal";
  if (/\b(?:less|too) (?:bold|loud|shouty|aggressive|flashy)\b/.test(text)) return "calm";
  // Comparatives name the tone too: "bolder" is bold, "friendlier" friendly.
  const plain = text.replace(
    /\b(\w+?)(i?)er\b/g,
    (word, base: string, i: string) => `${word} ${base}${i && "y"} ${base}e`,
  );
  const [tone] =
    TONE_WORDS.find(([, words]) => words.test(plain.replace(/\b(?:not|no|less|too|without) \w+/g, ""))) ?? [];
  return tone;
}
