import { lexicon } from "./lexicon.ts";
import type { Phrase } from "./phrases.ts";
import { isContainer } from "./text.ts";
import type { Token } from "./tokens.ts";

const PLAIN =
  /^(?:new|old|own|regular|usual|different|various|main|whole|other|current|our|all|local|certain|several|upcoming|past|future|next|last|simple|basic|proper|full|little|small|few|big|nice|loyal|potential|existing|many|single|separate|direct|same|whole|outstanding|overdue|unpaid|open|weekly|monthly|daily|yearly|private|individual|each|specific|older|elderly|interested|extra|quick)$/;

/** The words that name a table: without "new" and "regular", and without "list" at the end. */
export function nounOf({ words }: Phrase): Token[] {
  const of = words.findIndex(({ low }) => low === "of");
  let part = (of > 0 ? words.slice(0, of) : words).filter(
    ({ low, part: pos, verb }, at, all) =>
      at === all.length - 1 ||
      !(PLAIN.test(low) || pos === "quantity" || (verb?.form === "past" && low !== "used")),
  );
  const last = part.at(-1);
  const isName = lexicon().tables.has(
    part
      .slice(-2)
      .map(({ stem }) => stem)
      .join(" "),
  );
  if (part.length > 1 && last && isContainer.has(last.stem) && last.stem !== "set" && !isName)
    part = part.slice(0, -1);
  return part.slice(-3);
}
