import { pattern } from "#src/lib/pattern.ts";
import { colourNames } from "./colour-names.ts";
import { isLikened, moods, tones } from "./look-things.ts";
import lexicon from "./look-words.json";
import type { Evidence } from "./parsed-brief.ts";
import { createPhrases } from "./phrases.ts";
import type { Word } from "./words.ts";

const DENIED = pattern()`^${lexicon.denied}$`;

const colours = createPhrases<string>(() => [...colourNames.keys()].map((name) => [name, name] as const));

const COLOUR_WORD = pattern()`^${lexicon.colourWord}$`;
const SURE_WORD = pattern()`^${lexicon.sureWord}$`;
const NO_COLOUR_AFTER = pattern()`^${lexicon.noColourAfter}$`;

export interface PaletteWish {
  palette: string;
  evidence: Evidence[];
  confidence: number;
}

/** Returns the colours that the brief names, or else their mood. */
export function readPalette(
  text: string,
  words: readonly Word[],
  isName: (index: number) => boolean,
  isLook: (index: number) => boolean,
): PaletteWish | undefined {
  const hexes = [...text.slice(0, 60_000).matchAll(/(?<![\w&])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w])/gi)].slice(
    0,
    4,
  );
  const head = words.slice(0, 4_000);
  const named: { name: string; from: number; to: number; isSure: boolean }[] = [];
  for (const { from, to, value } of colours.find(head, { mask: isName })) {
    const word = head[from];
    if (!word || named.some((one) => one.to >= from)) continue;
    const same = (one: Word | undefined) => one?.sentence === word.sentence;
    const before = head.slice(Math.max(0, from - 9), from).filter(same);
    const after = head.slice(to + 1, to + 7).filter(same);
    const near = before.slice(-3);
    if (
      isButAnything(near) ||
      near.some(
        ({ low, clause }) => (DENIED.test(low) || /^(?:was|were)$/.test(low)) && clause === word.clause,
      )
    )
      continue;
    const next = head[to + 1];
    if (next && same(next) && next.gap === " " && NO_COLOUR_AFTER.test(next.low)) continue;
    const isSure =
      isLook(from) ||
      before.some(({ low }) => SURE_WORD.test(low)) ||
      after.slice(0, 4).some(({ low }) => SURE_WORD.test(low));
    const isNear =
      isSure ||
      before.some(({ low }) => COLOUR_WORD.test(low)) ||
      after.some(({ low }) => COLOUR_WORD.test(low));
    named.push({ name: value, from, to, isSure: isSure || (isNear && to > from) });
    const last = named.at(-1);
    if (
      last &&
      !last.isSure &&
      !isNear &&
      !isPaired(head, from, to) &&
      !isAlone(head, from, to) &&
      !isOfLooks(head, from) &&
      !isOfColours(head, from, to) &&
      !isCompared(head, from, to)
    )
      named.pop();
  }
  const first = named.find(({ isSure }) => isSure) ?? named[0];
  const chosen = first
    ? named
        .filter(
          ({ from }) =>
            head[from]?.sentence === head[first.from]?.sentence && Math.abs(from - first.from) < 14,
        )
        .slice(0, 3)
    : [];
  if (hexes.length > 0) {
    return {
      palette: hexes.map(([found]) => found.toLowerCase()).join(" and "),
      evidence: hexes.map((match) => ({
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
      })),
      confidence: 0.98,
    };
  }
  if (chosen.length > 0 && first) {
    return {
      palette: joined([
        ...new Set(
          chosen.map(({ from, to }) =>
            text.slice(head[from]?.start, head[to]?.end).toLowerCase().replace(/\s+/g, " "),
          ),
        ),
      ]),
      evidence: chosen.map(({ from, to }) => evidenceOf(text, head, from, to)),
      confidence: first.isSure ? 0.95 : 0.7,
    };
  }
  const said = moods.find(head, { mask: isName });
  for (const { from, to, value } of [
    ...said.filter((one) => !one.value.isThing),
    ...said.filter((one) => one.value.isThing),
  ]) {
    const word = head[from];
    if (!word) continue;
    const around = head
      .slice(Math.max(0, from - 5), to + 5)
      .filter(({ sentence }) => sentence === word.sentence);
    const before = head.slice(Math.max(0, from - 3), from).filter(({ clause }) => clause === word.clause);
    if (isButAnything(before) || before.some(({ low }) => DENIED.test(low))) continue;
    const isSure =
      isLook(from) ||
      (around.some(({ low }) => SURE_WORD.test(low)) && !/^(?:tone)$/.test(head[to + 1]?.low ?? ""));
    const isOwn =
      /^(?:pastel|pastels|earthy|neon|monochrome|dark mode|black and white|vivid|goth|gothic|all black|black background)$/.test(
        text.slice(word.start, head[to]?.end).toLowerCase(),
      );
    const isSaid = COLOURFUL.test(word.low) && isOfLooks(head, from);
    if (value.isThing ? isLook(from) || isLikened(head, from, to) : isSure || isOwn || isSaid)
      return {
        palette: value.mood,
        evidence: [evidenceOf(text, head, from, to)],
        confidence: isSure ? 0.9 : 0.6,
      };
  }
  return undefined;
}

/** "Anything but pastel". */
const isButAnything = (before: readonly Word[]) =>
  before.some(({ low }, index) => low === "but" && before[index - 1]?.low === "anything");

/** Words that may accompany colours in a clause about nothing else. */
const BESIDE_COLOURS = pattern()`^${lexicon.besideColours}$`;
/** The clause contains only a colour: "Forest green, please." */
function isAlone(words: readonly Word[], from: number, to: number) {
  const { clause } = words[from] ?? {};
  const others = words.slice(Math.max(0, from - 4), to + 5).filter((word, index) => {
    const at = Math.max(0, from - 4) + index;
    return word.clause === clause && (at < from || at > to);
  });
  const isKnown = others.every(({ low }) => BESIDE_COLOURS.test(low));
  return (
    isKnown && (to > from || others.some(({ low }) => /^(?:in|please|mostly|everywhere|all)$/.test(low)))
  );
}

const FRUIT =
  /^(?:orange|lime|lemon|peach|plum|apricot|cherry|olive|mint|apple|raspberry|vanilla|chocolate|coffee)$/;
const BETWEEN_COLOURS = /^\s?[,&+/]\s?$/;
const TOUCH =
  /^(?:a|an|and|with|some|little|bit|touch|hint|splash|dash|pop|lots|of|plus|on|then|but|mostly)$/;
/**
 * "Yellow & black.", "coral + navy", "black, red, chalk", "grey with a little teal": another colour stands beside it. A comma
 * alone joins colours only where they begin a sentence: fruit and wines are lists as well.
 */
function isOfColours(words: readonly Word[], from: number, to: number) {
  const { sentence } = words[from] as Word;
  if (!sentence) return false;
  const isOther = (at: number) => {
    const other = words[at];
    return (
      other?.sentence === sentence &&
      colours.find(words.slice(at, at + 2)).some((one) => one.from === 0 && one.to + at !== to)
    );
  };
  const starts = words[from - 1]?.sentence !== sentence;
  const [next, prior] = [words[to + 1], words[from]];
  const isFruit = FRUIT.test(words[from]?.low ?? "");
  if (next && BETWEEN_COLOURS.test(next.gap) && isOther(to + 1))
    return (starts && !isFruit && !FRUIT.test(next.low)) || !next.gap.includes(",");
  if (prior && !starts && BETWEEN_COLOURS.test(prior.gap)) {
    const first = [from - 1, from - 2].find((at) => isOther(at));
    if (first !== undefined)
      return (words[first - 1]?.sentence !== sentence && !isFruit) || !prior.gap.includes(",");
  }
  // "Grey with a little teal"
  let at = to + 1;
  while (at - to < 5 && words[at]?.sentence === sentence && TOUCH.test(words[at]?.low ?? "")) at++;
  if (at > to + 1 && words[to + 1]?.gap === " " && isOther(at)) return true;
  at = from - 1;
  while (from - at < 5 && words[at]?.sentence === sentence && TOUCH.test(words[at]?.low ?? "")) at--;
  return at < from - 1 && (isOther(at) || isOther(at - 1));
}

const COLOURFUL = pattern()`^${lexicon.colourful}$`;
const LONGEST_LOOKS = 9;
const JOINT =
  /^(?:and|but|with|very|really|quite|a|bit|of|touch|little|please|pls|also|plus|or|not|too|n|super|slightly|rather|all)$/;

/** Whether the sentence is about the colour: "Yellow like my van", "pink pink pink", "blue." */
function isCompared(words: readonly Word[], from: number, to: number) {
  const [word, next] = [words[from] as Word, words[to + 1]];
  if (!word.sentence) return false;
  const isStart = words[from - 1]?.clause !== word.clause;
  const isSame = next?.sentence === word.sentence;
  const isWhole = isStart && words[from - 1]?.sentence !== word.sentence && !isSame;
  return isWhole || (isSame && (next.stem === word.stem || (isStart && AS_WELL.test(next.low))));
}
const AS_WELL = /^(?:like|as|cube|duh|obviously|please|pls|everywhere|mostly|throughout|naturally|only|too)$/;

/** The sentence contains only words about looks: "Fun, bold, orange." */
function isOfLooks(words: readonly Word[], at: number) {
  const { sentence } = words[at] ?? {};
  // The first sentence usually contains the name, which may be a colour.
  if (!sentence) return false;
  const all = words
    .slice(Math.max(0, at - LONGEST_LOOKS), at + LONGEST_LOOKS)
    .filter((word) => word.sentence === sentence);
  if (all.length < 2 || all.length > LONGEST_LOOKS) return false;
  const wordsOf = (found: readonly { from: number; to: number }[]) =>
    found.flatMap(({ from, to }) => all.slice(from, to + 1));
  const manners = [...wordsOf(tones.find(all)), ...wordsOf(moods.find(all))];
  const known = new Set([...manners, ...wordsOf(colours.find(all))]);
  // Colours without other words may be fruit: "orange, apple and lime".
  if (manners.length === 0) return false;
  return all.every((word) => known.has(word) || JOINT.test(word.low));
}

/** Paired colours are meant as colours even without the word: "navy and gold". */
function isPaired(words: readonly Word[], from: number, to: number) {
  const joins = (at: number, step: 1 | -1) => {
    const joint = words[at];
    if (!joint || !/^(?:and|with|n|on)$/.test(joint.low)) return false;
    return colours.find(words.slice(step > 0 ? at + 1 : at - 2, step > 0 ? at + 3 : at)).length > 0;
  };
  const [third, touch] = [words[from - 2], words[to + 1]];
  // "Grey and safety yellow", "sage with a touch of gold".
  const isTouch =
    touch?.low === "with" &&
    /^(?:a|an|some|one|bits?)$/.test(words[to + 2]?.low ?? "") &&
    colours.find(words.slice(to + 2, to + 7)).length > 0;
  const isTouched =
    words[from - 1]?.low === "of" && /^(?:touch|hint|bit|splash|dash|pop)$/.test(third?.low ?? "");
  return (
    joins(to + 1, 1) ||
    joins(from - 1, -1) ||
    (words[from - 1]?.gap === " " && joins(from - 2, -1)) ||
    isTouch ||
    isTouched
  );
}

const evidenceOf = (text: string, words: readonly Word[], from: number, to: number): Evidence => {
  const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0];
  return { text: text.slice(start, end), start, end };
};

const joined = (names: string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
