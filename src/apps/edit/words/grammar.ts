import * as z from "zod/mini";
import { fieldKindIds } from "../../fields/kinds.ts";
import { periods } from "../../fields/operators.ts";
import { summaryIds } from "../../fields/summaries.ts";
import { viewKinds } from "../../views/view-kinds.ts";
import stored from "./grammar.json" with { type: "json" };
import { readPattern } from "./pattern.ts";

/** Phrases with `|` between them. */
const phrases = z.string().check(z.minLength(1, "is empty"));
const byId = (ids: readonly string[]) => z.partialRecord(z.enum(ids as [string, ...string[]]), phrases);

const lexiconSchema = z.strictObject({
  kind: byId(fieldKindIds),
  display: byId(Object.keys(viewKinds)),
  role: byId(["user", "guest"]),
  span: byId(["day", "week", "month"]),
  period: byId(periods),
  each: byId(["day", "week", "month", "year"]),
  figure: byId(summaryIds),
  tone: byId(["plain", "tinted", "dark", "accent"]),
  place: byId(["side", "top"]),
  currency: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), phrases),
  locale: z.record(z.string(), phrases),
  layout: byId(["invoice", "quote", "receipt", "labels", "page"]),
  yesno: byId(["yes", "no"]),
  compare: byId(["less", "at-most", "more", "at-least"]),
});
type Words = Record<string, string>;
export type Lexicon = { [Type in keyof z.infer<typeof lexiconSchema>]: Words };

/** The sentences that are understood: classes of words, words for what the app knows, and the patterns of each kind of sentence. */
export const grammarSchema = z.strictObject({
  classes: z.record(z.string(), phrases),
  lexicon: lexiconSchema,
  kinds: z.array(
    z.strictObject({
      id: z.string().check(z.regex(/^[a-z-]+$/)),
      /** A sentence of this kind, with names of the app in braces. */
      example: phrases,
      patterns: z.array(phrases).check(z.minLength(1, "has no pattern")),
    }),
  ),
});

// grammar.test.ts checks it against the schema.
export const lexicon = stored.lexicon as Lexicon;

export interface SentenceKind {
  id: string;
  example: string;
  patterns: readonly ReturnType<typeof readPattern>[];
}

export const sentenceKinds: readonly SentenceKind[] = stored.kinds.map(({ id, example, patterns }) => ({
  id,
  example,
  patterns: patterns.map((pattern) => readPattern(pattern, stored.classes)),
}));
