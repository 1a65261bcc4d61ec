import type { AppColumns } from "../../computed/column.ts";
import type { AppDocument, View } from "../../document.ts";
import { afterSteps, performSteps } from "../perform-steps.ts";
import type { Step } from "../step.ts";
import { appReaders } from "./app-readers.ts";
import { fieldReaders } from "./field-readers.ts";
import { Found, NotMeant, type Reader } from "./found.ts";
import { lexicon, type SentenceKind, sentenceKinds } from "./grammar.ts";
import { matchPattern } from "./pattern.ts";
import { slotReader } from "./slots.ts";
import { plainWords, tokensOf } from "./tokens.ts";
import { viewReaders } from "./view-readers.ts";

export const readers: Record<string, Reader> = { ...fieldReaders, ...viewReaders, ...appReaders };

export interface Understood {
  steps: Step[];
  /** The kinds of its sentences. */
  kinds: string[];
}

export interface NotUnderstood {
  /** The sentence that was not understood, or cannot be meant. */
  text: string;
  problem: string;
  /** Sentences that are near, with names of the app. */
  near: readonly string[];
}

const POLITE =
  /^(?:(?:please|then|and|now|also|can you|could you|would you|kindly|hey|ok|okay|lets|i would like you to|id like you to)\b[\s,]*)+/i;

/** Turns what somebody says into the steps that it asks for; or says which sentence it does not understand. */
export function readWords(
  columns: AppColumns,
  view: View | undefined,
  text: string,
): Understood | NotUnderstood {
  const { document } = columns.data;
  const understood: Understood = { steps: [], kinds: [] };
  const refuse = (sentence: string, problem: string) => ({
    text: sentence,
    problem,
    near: nearTo(document, view, sentence),
  });
  let now = columns;
  for (const sentence of sentencesOf(text)) {
    // What one sentence has changed, the next one finds changed.
    const page = now.data.document.views.find(({ id }) => id === view?.id) ?? view;
    const read = readWhole(now, page, sentence);
    if ("problem" in read) return refuse(sentence, read.problem);
    understood.steps.push(...read.steps);
    understood.kinds.push(...read.kinds);
    now = afterSteps(now, read.steps);
  }
  return understood.steps.length > 0 ? understood : refuse(text, "Say what you want to change.");
}

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+|\n+|;\s*|,?\s+and then\s+/)
    .map((sentence) => sentence.trim().replace(POLITE, ""))
    .filter((sentence) => sentence !== "");

/** Parts that are sentences of their own come first: names rarely contain "and sort by Born". */
function readWhole(
  columns: AppColumns,
  view: View | undefined,
  sentence: string,
): Understood | { problem: string } {
  const parts = readParts(columns, view, sentence);
  return "steps" in parts ? parts : (readSentence(columns, view, sentence) ?? parts);
}

const UNKNOWN = "I do not understand this.";

/** "Hide Breed and sort by Name": each part is a sentence of its own. */
function readParts(
  columns: AppColumns,
  view: View | undefined,
  sentence: string,
): Understood | { problem: string } {
  const joints = [...sentence.matchAll(/,?\s+and\s+|,\s+/gi)];
  let problem: string = UNKNOWN;
  for (const { 0: joint, index } of joints) {
    const first = readSentence(columns, view, sentence.slice(0, index));
    if (!first || "problem" in first) continue;
    const rest = sentence.slice(index + joint.length);
    const now = afterSteps(columns, first.steps);
    const page = now.data.document.views.find(({ id }) => id === view?.id) ?? view;
    const second = readWhole(now, page, rest);
    if ("problem" in second)
      problem =
        second.problem === UNKNOWN
          ? `I understand “${sentence.slice(0, index)}”, but not “${rest}”.`
          : second.problem;
    else return { steps: [...first.steps, ...second.steps], kinds: [...first.kinds, ...second.kinds] };
  }
  return { problem };
}

/** Reads one sentence; undefined if no pattern fits. Of several readings, the surest that can be done is taken. */
function readSentence(
  columns: AppColumns,
  view: View | undefined,
  sentence: string,
): Understood | { problem: string } | undefined {
  const tokens = tokensOf(sentence.replace(POLITE, ""));
  const text = sentence.replace(POLITE, "");
  const readSlot = slotReader(columns.data.document, lexicon);
  const readings = sentenceKinds
    .flatMap(({ id, patterns }) =>
      patterns.flatMap((pattern) =>
        matchPattern(pattern, tokens, readSlot).map((match) => ({ id, ...match })),
      ),
    )
    .sort((one, other) => one.cost - other.cost);
  let problem: string | undefined;
  for (const { id, slots } of readings) {
    try {
      const steps = readers[id]?.(new Found(columns, view, text, slots)) ?? [];
      const outcome = performSteps(columns, steps);
      if (!("problem" in outcome)) return { steps, kinds: [id] };
      // Understood, and impossible.
      return { problem: problem ?? outcome.problem };
    } catch (error) {
      if (!(error instanceof NotMeant)) throw error;
      problem ??= error.message;
    }
  }
  return problem === undefined ? undefined : { problem };
}

const MOST_NEAR = 4;

/** Example sentences that share words with a text, with names that this app has. */
export function nearTo(document: AppDocument, view: View | undefined, text: string): string[] {
  const words = new Set(tokensOf(text).map(({ plain }) => plain));
  const scored = sentenceKinds.map((kind) => ({ kind, score: shared(kind, words) }));
  const best = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
  const kinds = (best.length > 0 ? best : scored).slice(0, MOST_NEAR).map(({ kind }) => kind);
  return kinds.flatMap(({ example }) => filled(example, document, view) ?? []);
}

const COMMON = new Set(
  "the a an to of in for on and is are be it this that i we do not with by my please".split(" "),
);

function shared({ example, id }: SentenceKind, words: ReadonlySet<string>) {
  const own = new Set([...plainWords(example.replace(/\{[a-z]+\}/g, " ")), ...id.split("-")]);
  const common = [...own].filter((word) => words.has(word) && !COMMON.has(word)).length;
  // Of equals, the shorter one is nearer.
  return common > 0 ? common - own.size / 100 : 0;
}

/** Puts names of the app into an example; undefined if the app has none. */
function filled(example: string, document: AppDocument, view: View | undefined): string | undefined {
  const tables = document.tables.toSorted((one) => (one.id === view?.table ? -1 : 1));
  const [table] = tables;
  const fields = table?.fields.filter(({ id }) => id !== table.nameField) ?? [];
  const choices = fields.flatMap((field) =>
    "choices" in field.options ? field.options.choices.map((one) => [one.name, field.name] as const) : [],
  );
  const lists: Record<string, readonly string[]> = {
    table: tables.map(({ name }) => name.many),
    field: example.includes("{choice}") ? choices.map(([, field]) => field) : fields.map(({ name }) => name),
    choice: choices.map(([name]) => name),
    view: document.pages.flatMap((id) => document.views.find((one) => one.id === id)?.name ?? []),
    rule: document.rules.map(({ name }) => name),
    action: document.actions.map(({ name }) => name),
  };
  const used: Record<string, number> = {};
  let isWhole = true;
  const text = example.replace(/\{([a-z]+)\}/g, (_, slot: string) => {
    const at = used[slot] ?? 0;
    used[slot] = at + 1;
    const name = lists[slot]?.[at] ?? lists[slot]?.[0];
    if (name === undefined) isWhole = false;
    return name ?? "";
  });
  return isWhole ? text : undefined;
}
