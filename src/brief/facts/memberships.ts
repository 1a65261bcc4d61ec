import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";

const SEALED = "accredited|registered|regulated|approved|certified|recognised|licensed";
const LEAD = pattern("gi")`(?<![\w-])(?:(?:fully )?${SEALED} (?:by|with)|(?:members?|fellows?) of)(?: the)? `;
const NAME = /[A-Z][\w&'’]*(?: (?:(?:of|for|and|&|the|in) ){0,2}[A-Z][\w&'’]*){0,6}(?: council)?/y;

/**
 * Returns memberships of bodies that no list has, by the words before them: "accredited by the British
 * Council", "registered with CIRI and HomeBond", "members of Visit Wales".
 */
export const readMemberships = (text: string): Evidence[] =>
  [...text.matchAll(LEAD)].flatMap(({ index, 0: lead }) => {
    NAME.lastIndex = index + lead.length;
    const [body] = NAME.exec(text) ?? [];
    const said = lead + body;
    return body ? [{ text: said, start: index, end: index + said.length }] : [];
  });
