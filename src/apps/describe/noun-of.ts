import { lexicon } from "./lexicon.ts";
import type { Phrase } from "./phrases.ts";
import { isContainer } from "./text.ts";
import type { Token } from "./tokens.ts";

/** "Key book", "red book": a list on paper. */
const BOOKS =
  /^(?:key|sign|in|visitor|order|appointment|log|day|red|accident|cash|address|record|guest|copy|text|exercise)$/;
const TIMES = /^(?:morning|evening|night|today|tonight|year|month|week|weekend)$/;
const PLAIN =
  /^(?:new|old|own|regular|usual|different|various|main|whole|other|current|our|all|local|certain|several|upcoming|past|future|next|last|simple|basic|proper|full|little|small|few|big|nice|loyal|potential|existing|many|single|separate|direct|same|whole|outstanding|overdue|unpaid|open|weekly|monthly|daily|yearly|private|individual|each|specific|older|elderly|interested|extra|quick|bigger|smaller|odd|larger|younger|max|min|wee|proper|favourite|favorite|general|hour|long)$/;

/** The words that name a table: without "new" and "regular", and without "list" at the end. */
export function nounOf({ words }: Phrase): Token[] {
  const of = words.findIndex(({ low }) => low === "of");
  let part = (of > 0 ? words.slice(0, of) : words).filter(
    ({ low, part: pos, verb }, at, all) =>
      at === all.length - 1 ||
      !(PLAIN.test(low) || pos === "quantity" || (verb?.form === "past" && low !== "used")),
  );
  // "Milk morning and evening", "lambing starts".
  while (part.length > 1 && TIMES.test(part.at(-1)?.stem ?? "")) part = part.slice(0, -1);
  const last = part.at(-1);
  const isBook = part.length > 1 && last?.stem === "book" && BOOKS.test(part.at(-2)?.stem ?? "");
  if (isBook) part = part.slice(0, -1);
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
