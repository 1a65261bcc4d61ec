import { pattern } from "#src/lib/pattern.ts";
import type { Word } from "../words.ts";
import { type Elsewhere, elsewhere } from "./elsewhere.ts";
import { isItem } from "./lists.ts";
import type { Mention, Polarity } from "./mentions.ts";
import lexicon from "./small-words.json";
import { spoken } from "./spoken.ts";

/** Words that name the business itself in an industry, not a part of the site. */
const TRADE_WORDS: Partial<Record<string, RegExp>> = {
  "art-gallery": /^(?:gallery|galleries)$/,
  photography: /^(?:photos?|pictures?|photography|images?|photographs?|videos?|pics)$/,
  events: /^(?:events?|workshop|conference)$/,
  "home-services": /^(?:calls|call out|call outs|callout)$/,
  bookshop: /^(?:books?|books online|story|stories|comics)$/,
  musician: /^(?:gigs?|concerts?|music)$/,
  saas: pattern()`^${lexicon.offeredBySoftware}$`,
  agency: /^(?:newsletters?|ecommerce|e-commerce|web|reviews|menus?)$/,
  consulting: /^(?:hiring|recruiting|recruitment|careers?|jobs?|vacancies|leadership|leadership team)$/,
  nonprofit: /^(?:support)$/,
  "real-estate": /^(?:prices?)$/,
  tutoring: /^(?:lesson|questions?|articles?|journal)$/,
};

/** Whether a mention refers to something other than a part of the site. */
export function isElsewhere(words: readonly Word[], mention: Mention, industry: string, polarity: Polarity) {
  const { from, to, value } = mention;
  const word = words[from];
  const feature = value.feature;
  if (!word || !feature) return true;
  const own = spoken(words, from, to + 1).trim();
  const isSame = words[to + 1]?.sentence === word.sentence && words[to + 1]?.clause === words[to]?.clause;
  const before = words[from - 1]?.sentence === word.sentence ? spoken(words, from - 1, from).trim() : "";
  const after = isSame ? spoken(words, to + 1, to + 6).trim() : "";
  const isMeant = (one: Elsewhere) =>
    one.feature === feature &&
    one.own.test(own) &&
    (one.before?.test(before) ?? true) &&
    (one.after?.test(after) ?? true) &&
    // After a refusal, the word before says nothing: "nothing about prices".
    (polarity !== "out" || one.after !== undefined);
  if (elsewhere.some(isMeant)) return true;
  if (polarity === "out") return own === "people";
  // "Where: Santa Cruz" is the label of a form.
  if (/:/.test(words[to + 1]?.gap ?? "") && (value.how === "listed" || /^wh/.test(own))) return true;
  const isPart = /^(?:page|section|form|button|calendar|listing|system|online|list|tab)/.test(after);
  if (
    TRADE_WORDS[industry]?.test(own) &&
    !isPart &&
    !/^(?:photo|image|picture|online|upcoming|by|my|her|his|our|press|a)$/.test(before)
  )
    return !(isItem(words, mention) && !/^(?:photography|art-gallery)$/.test(industry));
  if (own === "people")
    return !((/[,.\n]/.test(word.gap) || /^(?:the|our|show)$/.test(before)) && isItem(words, mention, true));
  return value.how === "listed" && feature === "before-after" && from === to;
}
