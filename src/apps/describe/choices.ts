import { capitalised } from "../outline/nouns.ts";
import type { Item } from "./items.ts";
import { kindOf } from "./kind-of.ts";
import { keyOfWords, type Reading } from "./reading.ts";
import { isFiller } from "./text.ts";
import type { Token } from "./tokens.ts";

/** "Small, medium or large", with the words before that name the field. */
export interface Choices {
  texts: string[];
  lead: Token[];
  /** The words before the list name the field: "(red, blue)". */
  isAfter: boolean;
}

const OPPOSITE = /^(?:not|no|unpaid|isn't|hasn't|haven't|n't)$/;
const CHOICE_HEAD =
  /^(?:status|state|stage|type|kind|category|level|grade|size|condition|method|priority|part|group|role|color|mood|result|choice|temper|membership|plan|scale|hazard|symptom|gender|sex|often|frequency|style|shift|class|position|age|severity|urgency|source|answer|rating|unit|package|format|belt|rank|tier|format|genre|language|way)$/;
const STATES =
  /^(?:new|open|closed|done|pending|booked|quoted|finished|ready|waiting|sent|cancelled|canceled|confirmed|ordered|delivered|started|planned|draft|available|sold|reserved|active|idea|lost|won|old|in progress|to do|asked)$/i;
const SIZES = /^(?:small|medium|large|big|xs|s|m|l|xl)$/i;
const PAYMENTS = /^(?:cash|card|bank transfer|cheque|check|paypal|transfer|bacs|venmo|online|invoice)$/i;

/** Joins the items of a list of choices to one, and returns the choices of it. */
export function joinChoices(
  reading: Reading,
  items: readonly Item[],
): { items: Item[]; choices: Map<Item, Choices> } {
  const choices = new Map<Item, Choices>();
  return { items: joinAlternatives(reading, joinBrackets(reading, items, choices), choices), choices };
}

const isField = (reading: Reading, words: readonly Token[]) =>
  words.length > 0 &&
  (reading.lexicon.fields.has(keyOfWords(words)) || reading.lexicon.tables.has(keyOfWords(words)));

/** "A status (asked, quoted, booked)": a list in brackets behind a field is its choices, behind a table its fields. */
function joinBrackets(reading: Reading, items: readonly Item[], choices: Map<Item, Choices>) {
  const joined: Item[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item;
    joined.push(item);
    const before = items[at - 1];
    if (item.joint !== "open" || !before) continue;
    let end = at + 1;
    while (end < items.length && (items[end] as Item).depth >= item.depth && items[end]?.joint !== "open")
      end++;
    const list = items.slice(at, end);
    const head = before.phrase?.head ?? before.tokens.at(-1) ?? before.question;
    if (
      !head ||
      list.length < 2 ||
      list.some(
        ({ question, tokens, opens }) => question || opens || tokens.length === 0 || tokens.length > 4,
      )
    )
      continue;
    const own = reading.lexicon.fields.get(head.stem);
    const isChoice = own?.kind === "choice" || CHOICE_HEAD.test(head.stem) || before.question !== undefined;
    const known = list.filter(
      ({ tokens }) =>
        isField(reading, tokens) ||
        /^(?:money|phone|email|picture|yes-no|address)$/.test(kindOf(tokens.map(({ low }) => low).join(" "))),
    ).length;
    const areStates =
      list.length > 1 && list.every(({ tokens }) => STATES.test(tokens.map(({ low }) => low).join(" ")));
    const isInList = before.parent !== undefined || reading.runs.has(before);
    const isListed = isInList && !before.phrase?.isMany;
    if (before.phrase?.isMany && !isChoice && !areStates && !(isInList && known === 0)) continue;
    if (!isChoice && !areStates && (known > 0 || !isListed)) continue;
    if (isChoice && known > list.length / 2 && own?.kind !== "choice") continue;
    joined.pop();
    const whole = { ...item, tokens: list.flatMap(({ tokens }) => tokens) };
    joined.push(whole);
    choices.set(whole, { texts: list.map(({ tokens }) => textOf(tokens)), lead: [], isAfter: true });
    at = end - 1;
  }
  return joined;
}

function joinAlternatives(reading: Reading, items: readonly Item[], choices: Map<Item, Choices>) {
  const joined: Item[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item;
    const isOr = item.joint === "or" || item.joint === "slash";
    if (!isOr || item.question || choices.has(item) || item.tokens.length === 0 || item.tokens.length > 4) {
      joined.push(item);
      continue;
    }
    if (OPPOSITE.test(item.tokens[0]?.low ?? "")) continue;
    const run: Item[] = [item];
    while (joined.length > 0) {
      const last = joined.at(-1) as Item;
      if (choices.has(last) || last.opens) break;
      const isFirst = last.joint !== "comma" && last.joint !== "slash";
      // "Litres, fresh or marine": a field, and then the choices of another one.
      const isOther =
        isField(reading, last.tokens) ||
        last.tokens.some(({ low }) => low === "of") ||
        (!isLed(reading, last) &&
          /^(?:number|money|date|phone|email|picture|address|file)$/.test(
            kindOf(textOf(last.tokens).toLowerCase()),
          ));
      if (isFirst ? isOther && run.length > 1 : isOther || last.tokens.length > 4) break;
      run.unshift(joined.pop() as Item);
      if (isFirst || isLed(reading, last)) break;
    }
    while (items[at + 1]?.joint === "slash" || items[at + 1]?.joint === "or") {
      const next = items[at + 1] as Item;
      if (next.question || next.tokens.length === 0 || next.tokens.length > 4) break;
      run.push(next);
      at++;
    }
    const found = run.length > 1 ? choicesOf(reading, run) : undefined;
    if (!found) {
      joined.push(...run);
      continue;
    }
    const first = run[0] as Item;
    const { phrase: _, ...rest } = first;
    const whole = { ...rest, tokens: run.flatMap(({ tokens }) => tokens) };
    joined.push(whole);
    choices.set(whole, found);
  }
  return joined;
}

/** "Size small": the words of a field and its first choice. */
function isLed(reading: Reading, { tokens }: Item) {
  for (let cut = 1; cut < tokens.length; cut++)
    if (isLead(reading, tokens.slice(0, cut)) && !isField(reading, tokens.slice(cut))) return true;
  return false;
}

const isLead = (reading: Reading, words: readonly Token[]) => {
  const plain = words.filter(({ low, part }) => !isFiller.has(low) && part !== "determiner");
  const last = plain.at(-1);
  return (
    last !== undefined &&
    (isField(reading, plain) ||
      (last.verb?.form === "past" && plain.length === 1) ||
      CHOICE_HEAD.test(last.stem) ||
      reading.lexicon.fields.has(last.stem))
  );
};

function choicesOf(reading: Reading, run: readonly Item[]): Choices | undefined {
  const [first] = run;
  if (!first) return undefined;
  let lead: Token[] = [];
  let own = first.tokens;
  for (let cut = own.length - 1; cut > 0; cut--) {
    const part = own.slice(0, cut);
    const isFill = part.every(
      ({ low, part: pos }) =>
        isFiller.has(low) || pos === "determiner" || /^(?:either|whether|which)$/.test(low),
    );
    if (isFill || isLead(reading, part)) {
      lead = part.filter(({ low, part: pos }) => !isFiller.has(low) && pos !== "determiner");
      own = own.slice(cut);
      break;
    }
  }
  // "Priority low normal or urgent".
  const isBare = lead.length > 0 && run.length === 2 && own.length > 1 && run[1]?.tokens.length === 1;
  const texts = [
    ...(isBare ? own.map((word) => [word]) : [own]),
    ...run.slice(1).map(({ tokens }) => tokens),
  ].map((words) =>
    words.filter(({ low }, at) => !(at === 0 && /^(?:a|an|the|either|is|as|maybe)$/.test(low))),
  );
  if (texts.some((words) => words.length === 0 || words.length > 4)) return undefined;
  // "Price or quote": two fields.
  if (texts.length === 2 && texts.every((words) => isField(reading, words))) return undefined;
  if (
    texts.length === 2 &&
    run[1]?.joint === "slash" &&
    lead.length === 0 &&
    texts.some((words) => isField(reading, words) || kindOf(textOf(words)) !== "text")
  )
    return undefined;
  const isAfter =
    lead.length === 0 &&
    !/^(?:if|whether)$/.test(first.question?.low ?? "") &&
    (/^(?:open|colon|with|has|question)$/.test(first.joint) || first.question !== undefined);
  return { texts: texts.map(textOf), lead, isAfter };
}

const textOf = (words: readonly Token[]) => capitalised(words.map(({ text }) => text).join(" "));

export function nameOfChoices(choices: readonly string[]) {
  if (choices.some((one) => SIZES.test(one))) return "Size";
  if (choices.some((one) => STATES.test(one))) return "Status";
  return choices.some((one) => PAYMENTS.test(one)) ? "Payment method" : "Type";
}
