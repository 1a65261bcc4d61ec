import { pattern } from "#src/lib/pattern.ts";
import { type Word, wordAt } from "../words.ts";

const ITEM =
  /(?:about|services|contact|news|links|prices|find|gallery|blog|shop|menu|products|listings|team|faqs?|book)/;
/** The navigation of a pasted page: "Home | About | Services | Contact", "HOME NEWS LINKS". */
const LINKS = pattern("gim")`^[ \t*~-]*home\b(?=[^.\n]*\b${ITEM}\b)[^.\n]{4,90}$`;
const HEADINGS =
  "contact|contact us|about us|about|prices|our prices|price list|find us|gallery|news|services|home|links";
const HEADING = pattern("gim")`^[ \t]*${HEADINGS}[ \t:]*$`;

/** Returns the words of navigation and headings in a pasted page, which are not wishes. */
export function oldSiteIn(text: string, words: readonly Word[]) {
  const masked = new Set<number>();
  const head = text.slice(0, LONGEST);
  const links = [...head.matchAll(LINKS)];
  for (const { index, 0: found } of links.length > 0 ? [...links, ...head.matchAll(HEADING)] : [])
    for (let at = wordAt(words, index); (words[at]?.start ?? Infinity) < index + found.length; at++)
      masked.add(at);
  return (index: number) => masked.has(index);
}
const LONGEST = 20_000;
