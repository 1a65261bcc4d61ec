import lexicon from "../lexicon/wishes.json";
import { createPhrases } from "../phrases.ts";
import type { Feature } from "../understood.ts";

export interface Wish {
  /** Undefined for words that look like a wish and mean something else: "coffee shop", "price range". */
  feature: Feature | undefined;
  /** "said" asks for it wherever it stands; "listed" only among other parts of a site, or beside a word of asking or refusing. */
  how: "said" | "listed";
}

export const wishWords = createPhrases<Wish>(readWishes);

/**
 * In the lexicon a class such as "<pics>" stands for its words, braces hold what may stand in one place, and "~" up to three
 * words of any kind. After the bar come words that mean it only among others of their kind.
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

/** At the bar that stands in no braces. */
function splitOutside(line: string): [string, string] {
  const bar = /^(?:[^{}|]|\{[^{}]*\})*/.exec(line)?.[0].length ?? line.length;
  return [line.slice(0, bar), line.slice(bar + 1)];
}
