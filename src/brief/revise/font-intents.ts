import { fontPairings, pairingById } from "#src/sites/themes/fonts.ts";
import type { Draft } from "./draft.ts";
import { act, type Intent } from "./intent.ts";

/** Font pairings by description, the best first. */
const PAIRINGS: [words: RegExp, ids: string[]][] = [
  [
    /\b(?:sans|sans serif|sanserif|grotesk|helvetica|arial)\b/,
    ["space-grotesk-and-inter", "syne-and-instrument-sans", "oswald-and-dm-sans"],
  ],
  [
    /\b(?:classic|classical|traditional|old fashioned|oldstyle|serif|serifs|timeless|bookish|literary|newspaper|times)\b/,
    ["newsreader-and-figtree", "playfair-display-and-outfit", "cormorant-and-jost"],
  ],
  [
    /\b(?:elegant|luxur\w+|fancy|refined|fashion|delicate|thin|thinner|lighter|posh)\b/,
    ["cormorant-and-jost", "bodoni-moda-and-hanken-grotesk", "instrument-serif-and-instrument-sans"],
  ],
  [
    /\b(?:modern|contemporary|clean|cleaner|minimal|simple|simpler|neutral|technical|tech|geometric|digital)\b/,
    ["space-grotesk-and-inter", "syne-and-instrument-sans", "instrument-serif-and-instrument-sans"],
  ],
  [
    /\b(?:playful|fun|funny|rounded?|rounder|friendl\w+|cute|quirky|childlike|kids|soft|softer|bubbly)\b/,
    ["fredoka-and-nunito", "unbounded-and-manrope", "syne-and-instrument-sans"],
  ],
  [
    /\b(?:bold|bolder|strong|stronger|loud|heavy|heavier|thick|thicker|poster|condensed|narrow|impact\w*)\b/,
    ["oswald-and-dm-sans", "unbounded-and-manrope", "syne-and-instrument-sans"],
  ],
  [
    /\b(?:warm|warmer|cosy|cozy|homely|handmade|hand made|crafty?|rustic|soulful)\b/,
    ["fraunces-and-dm-sans", "newsreader-and-figtree", "playfair-display-and-outfit"],
  ],
  [
    /\b(?:wide|wider|futuristic|space|sporty)\b/,
    ["unbounded-and-manrope", "syne-and-instrument-sans", "space-grotesk-and-inter"],
  ],
];

const FONT = /\b(?:fonts?|typefaces?|typography|type|lettering|letters|serifs?|sans)\b/;

/** Words that ask for a change without naming the result. */
export const OTHER =
  /\b(?:another|different|other|new|change|swap|switch|dont like|hate|better|nicer|replace|ugly|boring)\b/;

export const fontIntents: Intent[] = [
  {
    id: "fonts",
    title: "Other fonts",
    examples: [
      "another font",
      "more classic fonts",
      "playful fonts",
      "use a sans serif font",
      "set it in Playfair Display",
    ],
    read: ({ text }) => {
      const family = fontPairings.find(({ display, text: body }) =>
        [display, body].some(
          ({ name }) => name.length > 4 && ` ${text} `.includes(` ${name.toLowerCase()} `),
        ),
      );
      if (family && (FONT.test(text) || /\b(?:use|set|in|try|with)\b/.test(text)))
        return act((draft) => setFonts(draft, [family.id]));
      if (!FONT.test(text)) return;
      const wanted = text.replace(/\b(?:instead of|rather than|not|no|less|too) .*$/, "");
      const kind = PAIRINGS.find(([words]) => words.test(wanted));
      if (kind) return act((draft) => setFonts(draft, kind[1]));
      if (!OTHER.test(text) && !/^(?:the )?fonts?$/.test(text)) return;
      return act((draft) => {
        const at = fontPairings.findIndex(({ id }) => id === draft.site.theme.fonts);
        setFonts(draft, [fontPairings[(at + 3) % fontPairings.length]?.id ?? ""]);
      });
    },
  },
];

/** Sets the next of these pairings that is not the current one. */
export function setFonts(draft: Draft, ids: string[]) {
  const { theme } = draft.site;
  const at = ids.indexOf(theme.fonts);
  const to = ids[(at + 1) % ids.length];
  if (!to || to === theme.fonts) return draft.note("The site already uses that font.");
  const before = nameOfFonts(theme.fonts);
  theme.fonts = to;
  draft.change("Fonts", before, nameOfFonts(to));
}

function nameOfFonts(id: string) {
  const pairing = pairingById.get(id);
  return pairing ? `${pairing.display.name} and ${pairing.text.name}` : "";
}
