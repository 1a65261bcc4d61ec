import lexicon from "../lexicon/wishes.json";
import type { Feature } from "../parsed-brief.ts";
import { createPhrases } from "../phrases.ts";

export interface Wish {
  /** Undefined for phrases that look like a wish and mean something else: "coffee shop", "price range". */
  feature: Feature | undefined;
  /** "said" counts anywhere; "listed" only among other features, or next to a word of asking or refusing. */
  how: "said" | "listed";
}

export const wishWords = createPhrases<Wish>(readWishes);

/**
 * Expands the lexicon: a class such as "<pics>" stands for its words, braces hold alternatives, and "~" up to
 * three arbitrary words. Words after the bar count only among other features ("listed").
 */
function* readWishes(): Generator<readonly [string, Wish]> {
  const { classes: groups, ...lines } = lexicon;
  const classes = new Map<string, string>(Object.entries(groups));
  for (const [feature, line] of Object.entries<string>(lines)) {
    const [said, listed] = splitOutside(
      line.replace(/<(\w+)>/g, (_, name: string) => classes.get(name) ?? ""),
    );
    for (const [part, how] of [
      [said, "said"],
      [listed, "listed"],
    ] as const) {
      const wish: Wish = { feature: feature === "none" ? undefined : (feature as Feature), how };
      for (const phrase of part.split(",")) if (phrase) yield [phrase.trim(), wish];
    }
  }
}

/** Splits at the first bar outside braces. */
function splitOutside(line: string): [string, string] {
  const bar = /^(?:[^{}|]|\{[^{}]*\})*/.exec(line)?.[0].length ?? line.length;
  return [line.slice(0, bar), line.slice(bar + 1)];
}
