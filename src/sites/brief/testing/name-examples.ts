import { readFacts } from "../facts/read-facts.ts";
import { candidatesIn, extentOf } from "../name/candidates.ts";
import { nameContext } from "../name/context.ts";
import { signsOf } from "../name/signs.ts";
import { wishesIn } from "../wishes/mentions.ts";
import { wordsOf } from "../words.ts";
import { generatedBriefs } from "./generated/generate.ts";
import { plainName } from "./measure.ts";
import { readBriefs } from "./read-briefs.ts";

/** Returns all candidate names of each brief in a file, with their features and whether they are right. */
export function nameExamples(file: string) {
  return readBriefs(file).flatMap(({ brief, name }) =>
    spellings(brief).map(([text, share]) => example(text, name, share)),
  );
}

/** Does the same for generated briefs, with a lower weight, because they are many and similar. */
export function generatedNameExamples(count: number, seed: number) {
  return generatedBriefs(count, seed).map(({ brief, name }) => example(brief, name, GENERATED));
}
const GENERATED = 0.25;

/** Returns the brief as it is, and in other spellings: lower case, upper case, or without punctuation. */
function spellings(brief: string): [text: string, share: number][] {
  const small = brief.toLowerCase();
  const others: [string, number][] = [
    [small, 0.4],
    [brief.toUpperCase(), 0.2],
    [small.replace(/[,;:.!?](?=\s|$)/g, "").replace(/\s+/g, " "), 0.4],
  ];
  return [[brief, 1], ...others.filter(([text]) => text !== brief)];
}

export function example(brief: string, name: string | undefined, share: number) {
  const words = wordsOf(brief);
  const context = nameContext(brief, words, readFacts(brief, words), wishesIn(words));
  const candidates = candidatesIn(context).map((span) => {
    const { start, end } = extentOf(context, span);
    const text = brief.slice(start, end);
    return {
      text,
      signs: signsOf(context, span),
      isRight: name !== undefined && plainName(text) === plainName(name),
    };
  });
  return { brief, name, share, candidates };
}
