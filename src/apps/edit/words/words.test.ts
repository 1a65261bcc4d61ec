import { describe, expect, test } from "vitest";
import { openExample } from "../../testing.ts";
import { performSteps } from "../perform-steps.ts";
import grammar from "./grammar.json" with { type: "json" };
import { grammarSchema, sentenceKinds } from "./grammar.ts";
import { readers, readWords } from "./read-words.ts";
import phrasings from "./testing/phrasings.json" with { type: "json" };

interface Phrasing {
  kind: string;
  /** The page on screen; Dogs without it. */
  on?: string;
  /** What the first step does. */
  expects: string;
  say: string[];
}
const table: Phrasing[] = phrasings;

// Reading changes nothing.
const { app, columns } = openExample("groomer");

function say(text: string, on = "dogs") {
  const view = app.document.views.find(({ id }) => id === on);
  const read = readWords(columns, view, text);
  if ("problem" in read) return read.problem;
  const outcome = performSteps(columns, read.steps);
  return "problem" in outcome ? outcome.problem : outcome.sentences.join(" ");
}

test("the grammar fits its schema, and every kind of sentence has a reader", () => {
  expect(grammarSchema.safeParse(grammar).error?.issues ?? []).toEqual([]);
  expect(sentenceKinds.map(({ id }) => id).sort()).toEqual(Object.keys(readers).sort());
});

test("at least 60 kinds of sentences are tried in six phrasings each, no two of them the same", () => {
  expect(table.length).toBeGreaterThanOrEqual(60);
  const all = table.flatMap(({ say: phrases }) => phrases);
  expect(new Set(all).size).toBe(all.length);
  for (const { kind, say: phrases } of table) expect([kind, phrases.length]).toEqual([kind, 6]);
});

describe.each(table)("$kind", ({ on, expects, say: phrases }) => {
  test.each(phrases)("%s", (phrase) => {
    expect(say(phrase, on)).toBe(expects);
  });
});
