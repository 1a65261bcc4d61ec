import { pattern } from "#src/lib/pattern.ts";
import type { BlockKind } from "#src/sites/blocks/blocks.ts";
import { cut } from "#src/sites/cut.ts";
import { type Draft, dataOf, fieldOf, nameOf, type Place } from "./draft.ts";
import { act, type Intent, openAct } from "./intent.ts";
import { placeOf } from "./page-intents.ts";
import { resize, retitle } from "./reword.ts";
import type { Said } from "./said.ts";
import { linkFor, setButton } from "./set-button.ts";
import { replaceAll, setField } from "./set-words.ts";
import lexicon from "./wish-words.json";

const HEADLINE =
  /\b(?:headline|headlines|main title|main heading|tagline|slogan|title|heading|h1|catchphrase)\b/;

const TEXT = pattern()`\b${lexicon.text}\b`;
const BUTTON = /\b(?:button|buttons|button text|cta button|link text)\b/;
const SHORTER = pattern()`\b${lexicon.shorter}\b`;
const LONGER =
  /\b(?:long(?:er)?|lengthen|too short|extend|expand|more text|more words|more detail|elaborate)\b/;

const OTHER = pattern()`\b${lexicon.otherWords}\b`;

/** Words between a field and its new text. */
const TO =
  "(?:should (?:be|say|read)|shall (?:be|say|read)|must (?:be|say|read)|to (?:say|read|be)|saying|says|say|reads|read|into|to|is|as|be|with|:)(?: :)?";

/** Words for the texts of a block. */
const NOUN = String.raw`(?:headline|title|heading|subtitle|sub title|subheading|text|copy|words|wording|intro|introduction|description|paragraph|lead|opening)\b(?: (?:of|in|for|on|above) (?:the |our )?(?:\w+ ){0,4}?\w+)??`;
const NO_WORDS =
  "something|sth|be |a bit|a little|more |less |shorter|longer|bigger|larger|smaller|all caps|caps|capitals|uppercase|lowercase|too |very |really |so |not ";

const NO_VALUE = pattern(
  "i",
)`^${[NO_WORDS, /the (?:top|end|bottom|left|right)|(?:top|bottom|another|a different|a new)\b/]}`;

export const replaceIntents: Intent[] = [
  {
    id: "replace",
    title: "Put other words in place of some",
    examples: ["replace “Ten minutes” with “Five minutes”", "change “Sign me up” to “Join”"],
    read: ({ text, quotes }) => {
      const [old, next] = quotes;
      if (!old || next === undefined || !/\bqq (?:with|to|by|into|for) qq\b/.test(text)) return;
      return act((draft) => {
        const count = replaceAll(draft, old, next);
        if (count === 0) draft.note(`“${cut(old, 60)}” was not found in any text that can be changed.`);
        else draft.change(count === 1 ? "Words replaced" : `Words replaced in ${count} places`, old, next);
      });
    },
  },
];

export const wordIntents: Intent[] = [
  {
    id: "button",
    title: "What a button says, and where it leads",
    examples: [
      "button should say Order now",
      "second button to Look around",
      "remove the second button",
      "button leads to the about page",
    ],
    read: (said) => {
      const { text } = said;
      if (!BUTTON.test(text) || /\b(?:buttons? (?:round|shape)|round\w*|pill|square)\b/.test(text)) return;
      const which = /\b(?:second|other|secondary|2nd)\b/.test(text) ? "second" : "action";
      if (/\b(?:remove|delete|no|without|get rid of|drop|lose|hide)\b/.test(text))
        return act(async (draft) => setButton(draft, said, which, { label: "", to: "" }));
      const leads =
        /\b(?:leads?|links?|goes|go|points?|takes? (?:you|people|visitors|them)) (?:on )?(?:to|at) (?:the |our )?/.exec(
          text,
        );
      if (leads) {
        const words = said.from(leads.index + leads[0].length);
        return act(async (draft) => {
          const to = linkFor(draft, words);
          if (!to)
            return draft.note(
              `“${cut(words, 80)}” is no page of this site, and no address that a button may lead to.`,
            );
          setButton(draft, undefined, which, { to });
        });
      }
      const found =
        new RegExp(
          String.raw`\b(?:button|buttons)\b(?: (?:text|label|at the top|here))?(?: on \w+)? ${TO} `,
        ).exec(text) ??
        new RegExp(
          String.raw`\b(?:label|text|words?|name) (?:of|on) (?:the |our )?(?:first |second |main )?button ${TO} `,
        ).exec(text);
      if (!found) return;
      const value = unended(said.from(found.index + found[0].length), said);
      if (!value || NO_VALUE.test(value)) return;
      return openAct(async (draft) => setButton(draft, said, which, { label: cut(value, 60) }));
    },
  },
  {
    id: "headline",
    title: "The headline: other words, shorter, longer, another",
    examples: [
      "shorter headline",
      "change the headline to Bread worth waking up for",
      "another headline",
      "make the headline longer",
    ],
    read: (said) => {
      const set = valueAfter(said, HEADLINE.source);
      // The new text may contain the name of a part, so only the words before it count.
      const { text, parts } = set?.head ?? said;
      if (!HEADLINE.test(text) || parts.some(({ kinds }) => kinds[0] !== "hero")) return;
      if (set) return openAct((draft) => setTitle(draft, set.head, unended(set.value, said)));
      const anew = (way: "shorter" | "longer" | "another") =>
        act(async (draft) => {
          const found = heroOf(draft, said);
          if (found) await retitle(draft, found, way);
        });
      if (SHORTER.test(text)) return anew("shorter");
      if (LONGER.test(text)) return anew("longer");
      if (/\b(?:bigger|larger|smaller|capitals|caps|uppercase)\b/.test(text)) return;
      if (OTHER.test(text)) return anew("another");
      return;
    },
  },
  {
    id: "words-of-block",
    title: "Titles and texts of any block",
    examples: [
      "team title: Our bakers",
      "change the intro text to “We bake at four.”",
      "rename the testimonials heading to What they whisper",
      "shorten the intro",
    ],
    read: (said) => {
      const set =
        valueAfter(said, NOUN) ??
        (/^(?:please )?(?:rename|retitle|call)\b/.test(said.text)
          ? valueAfter(said, String.raw`(?:rename|retitle|call)\b(?: \w+){1,5}?`)
          : undefined);
      const { text, parts } = set?.head ?? said;
      const [part] = parts;
      const isTitle = HEADLINE.test(text) || /\b(?:headings|called|name)\b/.test(text);
      const isText = TEXT.test(text);
      const isIntro =
        !part && /\b(?:text|subtitle|sub title|subheading|subheadline|intro text|lead)\b/.test(text);
      if (!part && !isIntro) return;
      const kinds: readonly BlockKind[] = part?.kinds ?? ["hero"];
      const isRename = /^(?:please )?(?:rename|retitle|call)\b/.test(text);
      if (set && (isTitle || isText || isRename))
        return openAct((draft) => {
          if (part) draft.last = [part];
          const found = draft.find(kinds, placeOf(draft, set.head));
          if (!found) return draft.note(`There is no ${nameOf(kinds[0] ?? "hero")} on this site.`);
          setWords(
            draft,
            found,
            isText && !/\btitle|heading|headline\b/.test(text.replace(/sub ?(?:title|heading|headline)/g, ""))
              ? "text"
              : "title",
            set.value,
            said,
          );
        });
      const isAbout = isText || isIntro || part?.kinds[0] === "hero" || part?.kinds[0] === "about" || isTitle;
      if (!isAbout || /\b(?:add|move|hide|remove|delete)\b/.test(text)) return;
      const way = SHORTER.test(text) ? "shorter" : LONGER.test(text) ? "longer" : undefined;
      if (!way) return;
      return act(async (draft) => {
        if (part) draft.last = [part];
        const found = draft.find(kinds, placeOf(draft, said));
        if (!found) return draft.note(`There is no ${nameOf(kinds[0] ?? "hero")} on this site.`);
        if (draft.isOpen(found.block)) await resize(draft, found, way);
      });
    },
  },
];

/** Removes the final full stop and polite phrases. */
export function unended(value: string, { quotes }: Said) {
  if (quotes.includes(value)) return value;
  const plain = value.replace(/[\s,]*\b(?:please|pls|plz|thanks|thank you|instead)[.!]*$/i, "").trim();
  return /[.!?].*\.$/.test(plain) || plain.endsWith("..") ? plain : plain.replace(/\.$/, "");
}

/** A new text, and the request before it. */
interface Setting {
  value: string;
  head: Said;
}

/** Returns the quoted text, or everything after "to". */
function valueAfter(said: Said, noun: string): Setting | undefined {
  const found = new RegExp(
    String.raw`(?:${noun})(?: (?:at the top|text|line|please))?(?: from .*?)?(?: ${TO})+ (?=\S)`,
  ).exec(said.text);
  const at = found ? found.index + found[0].length : -1;
  const value = said.from(at);
  if (found && value && !NO_VALUE.test(value)) return { value, head: said.head(at) };
  const [quote] = said.quotes;
  return said.quotes.length === 1 && quote && new RegExp(noun).test(said.text)
    ? { value: quote, head: said }
    : undefined;
}

function heroOf(draft: Draft, said: Said) {
  const found = draft.find(["hero"], placeOf(draft, said) ?? draft.page);
  if (!found) draft.note("This page has no headline.");
  return found && draft.isOpen(found.block, "The headline") ? found : undefined;
}

function setTitle(draft: Draft, said: Said, value: string) {
  const found = heroOf(draft, said);
  if (found) setField(draft, found.block, "title", value, "Headline");
}

function setWords(draft: Draft, { block }: Place, field: "title" | "text", words: string, said: Said) {
  const value = field === "title" ? unended(words, said) : words;
  const name = block.kind === "hero" && field === "title" ? "The headline" : nameOf(block.kind);
  if (!draft.isOpen(block, name)) return;
  const data = dataOf(block);
  if (field === "text" && fieldOf(block, "paragraphs")) {
    const before = (data.paragraphs ?? []).join(" ");
    data.paragraphs = [cut(value, 1_200)];
    return draft.change(`Text of ${nameOf(block.kind)}`, cut(before, 200), cut(value, 1_200));
  }
  if (fieldOf(block, field))
    return setField(
      draft,
      block,
      field,
      value,
      `${field === "title" ? "Title" : "Text"} of ${nameOf(block.kind)}`,
    );
  const other = field === "title" ? "text" : "title";
  if (fieldOf(block, other)) return setField(draft, block, other, value, `Words of ${nameOf(block.kind)}`);
  draft.note(`${nameOf(block.kind)} has no such words.`);
}
