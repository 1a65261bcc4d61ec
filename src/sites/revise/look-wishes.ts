import { pattern } from "#src/lib/pattern.ts";
import { treatments } from "../art/art-theme.ts";
import type { Voice } from "../brief/understood.ts";
import { fontPairings, pairingById } from "../themes/fonts.ts";
import type { Form, Theme } from "../themes/theme.ts";
import type { Draft } from "./draft.ts";
import { act, type Intent } from "./intent.ts";
import lexicon from "./tone-words.json";

/** From sharp to round. */
const FORMS: readonly Form[] = ["hairline", "outline", "soft", "tactile", "pill"];
const FORM_NAMES: Record<Form, string> = {
  hairline: "square, with thin lines",
  outline: "a little rounded, with thick outlines",
  soft: "rounded, with soft shadows",
  tactile: "rounded, as if to be pressed",
  pill: "round",
};
const DENSITIES = ["tight", "even", "airy"] as const;

/** Font pairings by what they are like, the best first; the ids say which fonts. */
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

interface Manner {
  fonts: string[];
  forms: Form[];
  density?: Theme["density"];
}

/** How a site looks that speaks in this tone. */
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

const TREATMENTS: [words: RegExp, treatment: Theme["treatment"], name: string][] = [
  [
    /\b(?:duo ?tones?|half ?tones?|riso\w*|print\w*|dots|dotted|black and white|monochrome|grainy)\b/,
    "halftone",
    "halftone",
  ],
  [/\b(?:line|lines|outlined?|sketch\w*|pencil|drawn|hand drawn|drawings?)\b/, "line", "line drawings"],
  [/\b(?:paper|cut ?outs?|collage|cut)\b/, "paper", "paper cuts"],
  [/\b(?:flat|vector|simple|illustrat\w+|graphic)\b/, "flat", "flat shapes"],
  [/\b(?:posters?|lettering|type|typographic)\b/, "type", "posters"],
  [
    /\b(?:lit|light|lights|realistic|3d|depth|photo\w*|shaded|atmospheric|moody|cinematic)\b/,
    "lit",
    "lit scenes",
  ],
];

const FONT = /\b(?:fonts?|typefaces?|typography|type|lettering|letters|serifs?|sans)\b/;
const OTHER =
  /\b(?:another|different|other|new|change|swap|switch|dont like|hate|better|nicer|replace|ugly|boring)\b/;
const HEADINGS =
  /\b(?:headings?|headlines?|titles?|headers|text|font|fonts|type|letters|lettering|typography|font size|text size)\b/;

const ROUND = /\bround(?:er|ed more)\b|\bmore round(?:ed)?\b/;
const ROUNDER = pattern()`${ROUND}|\btoo (?:sharp|square|angular|edgy|hard)\b|\bless (?:sharp|square|angular)\b`;
const SPACE = "white ?space|room|space|air|padding|margin|spacing";
const MORE_SPACE = pattern()`\b(?:more|extra|add) ${[SPACE, "breathing room|breathing space"]}\b`;
const AIRIER =
  /\b(?:airier|roomier|breathe|looser)\b|\bmore (?:airy|spacious|open)\b|\bspaced? (?:it |things )?out\b/;
const CRAMPED =
  /\b(?:cramped|crowded|cluttered|busy)\b|\btoo (?:tight|dense|full|compact)\b|\bless (?:dense|tight|compact|crowded)\b/;
const MORE_ROOM = pattern()`${[MORE_SPACE, AIRIER, CRAMPED]}`;
const LESS_SPACE = pattern()`\b(?:less|too much|fewer|reduce) (?:the )?${[SPACE, "empty space|gaps?"]}\b`;
const DENSER = /\b(?:denser|tighter|compact|tighten|closer together)\b|\bmore (?:dense|condensed)\b/;
const TOO_AIRY = /\btoo (?:airy|spacious|empty|loose)\b|\bless (?:airy|empty)\b/;
const LESS_ROOM = pattern()`${[LESS_SPACE, DENSER, TOO_AIRY]}`;

export const lookIntents: Intent[] = [
  {
    id: "pictures-drawn",
    title: "How pictures are drawn",
    examples: [
      "pictures in duotone",
      "line drawings instead of photos",
      "paper cut pictures",
      "flat illustrations",
    ],
    read: ({ text }) => {
      if (
        !/\b(?:pictures?|photos?|images?|illustrations?|drawings?|art|artwork|pics|graphics|duo ?tone|half ?tone|line art)\b/.test(
          text,
        )
      )
        return;
      if (
        /\b(?:add|more|remove|gallery|delete|no|without|show|hide|move)\b/.test(text) &&
        !/\b(?:style|drawings?|duo ?tone|half ?tone)\b/.test(text)
      )
        return;
      const wanted = text.replace(/\b(?:instead of|rather than|not) .*$/, "");
      const found = TREATMENTS.find(([words]) =>
        words.test(wanted.replace(/\b(?:photos?|pictures?|images?)\b/g, "")),
      );
      if (found) {
        const [, treatment, name] = found;
        return act((draft) => {
          const { theme } = draft.site;
          if (theme.treatment === treatment) return draft.note(`The pictures are ${name} already.`);
          const before = nameOfTreatment(theme.treatment);
          theme.treatment = treatment;
          draft.change("How pictures are drawn", before, name);
        });
      }
      if (!/\b(?:style|look|drawn|treatment)\b/.test(text) || !OTHER.test(text)) return;
      return act((draft) => {
        const { theme } = draft.site;
        const before = theme.treatment;
        theme.treatment = treatments[(treatments.indexOf(before) + 1) % treatments.length] ?? "lit";
        draft.change("How pictures are drawn", nameOfTreatment(before), nameOfTreatment(theme.treatment));
      });
    },
  },
  {
    id: "corners",
    title: "Rounder or sharper: corners, lines, shadows",
    examples: [
      "rounder corners",
      "square corners",
      "pill shaped buttons",
      "add soft shadows",
      "thick outlines",
    ],
    read: ({ text }) => {
      const isAbout =
        /\b(?:corners?|edges?|buttons?|shapes?|cards?|boxes|borders?|outlines?|shadows?|lines|frames|forms?)\b/.test(
          text,
        );
      const to = (form: Form) => act((draft) => setForm(draft, form));
      if (
        isAbout &&
        /\b(?:no|not|without|less|remove|lose) (?:the |so |any |more )?(?:round\w*|curved?)\b/.test(text)
      )
        return to("hairline");
      if (/\b(?:no|without|remove|lose) (?:the |any )?shadows?\b/.test(text)) return to("hairline");
      if (/\b(?:no|without|remove) (?:the |any |thick )?(?:outlines?|borders?)\b/.test(text))
        return to("soft");
      if (
        /\bless round(?:ed)?\b|\btoo round(?:ed)?\b|\bsharp(?:er|en)\b|\bsquarer\b|\bmore (?:angular|square|edgy)\b|\bcrisper\b/.test(
          text,
        )
      )
        return step(-1);
      if (ROUNDER.test(text)) return step(1);
      if (!isAbout) return;
      if (/\b(?:pills?|fully round(?:ed)?|round|circular|capsule)\b/.test(text))
        return to(/\bcorners?|edges?\b/.test(text) && !/button/.test(text) ? "pill" : "pill");
      if (
        /\b(?:square|sharp|straight|right angled|angular|hard)\b|\bthin (?:lines|borders|outlines)\b|\bhairlines?\b/.test(
          text,
        )
      )
        return to("hairline");
      if (/\bshadows?\b/.test(text)) return to("soft");
      if (
        /\b(?:thick|bold|heavy|strong)\b.*\b(?:lines|borders?|outlines?)\b|\b(?:add|with) (?:\w+ )?(?:outlines?|borders?)\b/.test(
          text,
        )
      )
        return to("outline");
      if (/\b(?:3d|chunky|tactile|raised|press)\b/.test(text)) return to("tactile");
      if (/\b(?:rounded|soft|curved|smooth)\b/.test(text)) return to("soft");
      return;
    },
  },
  {
    id: "room",
    title: "Airier or denser",
    examples: ["more white space", "airier", "it feels cramped", "make it more compact"],
    read: ({ text, shape }) => {
      const isMore = MORE_ROOM.test(text);
      const isLess = LESS_ROOM.test(text);
      if (isMore === isLess || shape.startsWith("move")) return;
      return act((draft) => {
        const { theme } = draft.site;
        const at = DENSITIES.indexOf(theme.density) + (isMore ? 1 : -1);
        const to = DENSITIES[at];
        if (!to) return draft.note(`It is as ${isMore ? "airy" : "dense"} as it can be already.`);
        const before = theme.density;
        theme.density = to;
        draft.change(isMore ? "More room" : "Less room", before, to);
      });
    },
  },
  {
    id: "size-of-headings",
    title: "Headings larger, smaller, in capitals, in the middle",
    examples: ["bigger headings", "headings in capitals", "centre the text", "align the text left"],
    read: ({ text }) => {
      const align = /\b(?:cent(?:er|re)(?:ed|d)?|in the middle)\b/.test(text)
        ? "center"
        : /\b(?:align\w*|text|headings?|titles?)\b.*\bleft\b|\bleft[ -]align\w*\b/.test(text)
          ? "start"
          : undefined;
      if (align && (HEADINGS.test(text) || /\balign/.test(text) || /^(?:please )?cent/.test(text)))
        return act((draft) =>
          set(draft, "align", align, "Alignment", { start: "at the left", center: "in the middle" }),
        );
      if (
        !HEADINGS.test(text) ||
        (/\b(?:to|say|says|read|reads|:)\s+\S+ \S+ \S+/.test(text) && /\bheadline\b/.test(text))
      )
        return;
      if (/\b(?:capitals?|caps|uppercase|upper case|all caps)\b/.test(text)) {
        const isNone = /\b(?:no|not|without|remove|less|lose|stop)\b/.test(text);
        return act((draft) =>
          set(draft, "titles", isNone ? "sentence" : "upper", "Headings", {
            sentence: "in small letters",
            upper: "in capitals",
          }),
        );
      }
      if (/\b(?:lowercase|lower case|small letters|sentence case)\b/.test(text))
        return act((draft) =>
          set(draft, "titles", "sentence", "Headings", {
            sentence: "in small letters",
            upper: "in capitals",
          }),
        );
      const isLarger =
        /\b(?:bigger|larger|big|large|huge|enlarge|increase|grow|too small)\b/.test(text) &&
        !/\btoo (?:big|large|huge)\b/.test(text);
      const isSmaller = /\b(?:smaller|reduce|decrease|shrink|too (?:big|large|huge))\b/.test(text);
      if (isLarger === isSmaller) return;
      return act((draft) => {
        const { theme } = draft.site;
        const to =
          Math.round(Math.min(1.5, Math.max(1.2, theme.scale + (isLarger ? 0.06 : -0.06))) * 100) / 100;
        if (to === theme.scale)
          return draft.note(`Headings are as ${isLarger ? "large" : "small"} as they can be.`);
        const before = theme.scale;
        theme.scale = to;
        draft.change(isLarger ? "Larger headings" : "Smaller headings", String(before), String(to));
      });
    },
  },
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
  {
    id: "tone",
    title: "The tone of the whole",
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

function step(way: 1 | -1) {
  return act((draft) => {
    const to = FORMS[FORMS.indexOf(draft.site.theme.form) + way];
    if (to) setForm(draft, to);
    else draft.note(`Corners are as ${way > 0 ? "round" : "sharp"} as they can be already.`);
  });
}

function setForm(draft: Draft, form: Form) {
  const { theme } = draft.site;
  if (theme.form === form) return draft.note(`Corners are ${FORM_NAMES[form]} already.`);
  const before = theme.form;
  theme.form = form;
  draft.change("Corners and lines", FORM_NAMES[before], FORM_NAMES[form]);
}

/** The first of these that it is not set in already. */
function setFonts(draft: Draft, ids: string[]) {
  const { theme } = draft.site;
  const at = ids.indexOf(theme.fonts);
  const to = ids[(at + 1) % ids.length];
  if (!to || to === theme.fonts) return draft.note("It is set in that font already.");
  const before = nameOfFonts(theme.fonts);
  theme.fonts = to;
  draft.change("Fonts", before, nameOfFonts(to));
}

function nameOfFonts(id: string) {
  const pairing = pairingById.get(id);
  return pairing ? `${pairing.display.name} and ${pairing.text.name}` : "";
}

const nameOfTreatment = (id: Theme["treatment"]) =>
  TREATMENTS.find(([, treatment]) => treatment === id)?.[2] ?? id;

function set<K extends "align" | "titles">(
  draft: Draft,
  key: K,
  value: Theme[K],
  what: string,
  names: Record<Theme[K], string>,
) {
  const { theme } = draft.site;
  if (theme[key] === value) return draft.note(`${what}: ${names[value]} already.`);
  const before = names[theme[key]];
  theme[key] = value;
  draft.change(what, before, names[value]);
}

/** The tone that these words wish for. */
export function toneIn(text: string): Voice | undefined {
  // "less stuffy" asks for the opposite.
  if (/\b(?:less|too|not so|not as) (?:formal|stuffy|corporate|stiff|serious|boring|cold)\b/.test(text))
    return "friendly";
  if (/\b(?:less|too|not so|not as) (?:playful|childish|silly|cute|casual|funny)\b/.test(text))
    return "formal";
  if (/\b(?:less|too) (?:bold|loud|shouty|aggressive|flashy)\b/.test(text)) return "calm";
  // "bolder" is bold, "friendlier" friendly.
  const plain = text.replace(
    /\b(\w+?)(i?)er\b/g,
    (word, base: string, i: string) => `${word} ${base}${i && "y"} ${base}e`,
  );
  const [tone] =
    TONE_WORDS.find(([, words]) => words.test(plain.replace(/\b(?:not|no|less|too|without) \w+/g, ""))) ?? [];
  return tone;
}

const TONE_WORDS: [Voice, RegExp][] = [
  ["luxurious", pattern()`\b${[lexicon.luxurious, /(?:luxur|elegan)\w+/]}\b`],
  ["formal", pattern()`\b${[lexicon.formal, /classic\w*/]}\b`],
  ["playful", pattern()`\b${lexicon.playful}\b`],
  ["friendly", pattern()`\b${[lexicon.friendly, /co[sz][yi]\w*/]}\b`],
  ["bold", pattern()`\b${lexicon.bold}\b`],
  ["calm", pattern()`\b${[lexicon.calm, /calm\w*|relax\w+|minimal\w*/]}\b`],
];
