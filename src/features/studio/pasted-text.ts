import type { Field } from "#src/sites/fields.ts";
import { asLink } from "#src/sites/links.ts";
import { isLinkInText } from "#src/sites/marked-text.ts";
import { firstOf, parsePasted, plainOf, type RichText, readRichText } from "#src/sites/rich-text.ts";

/** What a field allows in a text, apart from words. */
export interface Allowed {
  hasLines: boolean;
  /** Bold, italic and links. */
  hasMarks: boolean;
  /** Whether entries of lists begin with a bullet or a number. */
  hasBullets: boolean;
  /** Whether headings begin with `## `. */
  hasSubheadings: boolean;
}

export function allowedIn({ kind, hasMarks = false, hasSubheadings = false }: Partial<Field>): Allowed {
  return {
    hasLines: kind === "text" || kind === "words" || hasMarks,
    hasMarks,
    // Each entry of a list of words is one already.
    hasBullets: kind !== "words",
    hasSubheadings,
  };
}

/** Returns the pasted or dropped text with everything that the field allows. */
export function pastedText(data: DataTransfer, allowed: Allowed): RichText {
  const html = data.getData("text/html");
  const text = html ? readRichText(parsePasted(html), { ...allowed, isForeign: true }) : [];
  const plain = data.getData("text/plain").replace(/\r\n?/g, "\n");
  const found = plainOf(text).trim() ? text : [{ text: plain.replace(/^\n+|\n+$/g, ""), marks: [] }];
  return found.map((run) => ({
    text: allowed.hasLines ? run.text : run.text.replace(/\s*\n\s*/g, " "),
    marks: allowed.hasMarks ? run.marks : [],
  }));
}

/** Returns the link if an address was copied, and nothing else. */
export function pastedLink(data: DataTransfer) {
  const text = data.getData("text/plain").trim();
  if (!/^(?:https?:\/\/|mailto:|tel:|www\.)\S+$|^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/i.test(text)) return undefined;
  // Brackets would end the address of a marked text.
  const link = asLink(text).replaceAll("(", "%28").replaceAll(")", "%29");
  return isLinkInText(link) ? link : undefined;
}

/** The notification about a text that was cut. */
export const cutNotice = (leftOut: number, limit: string) => ({
  title: "Not all of it fits",
  description: `${leftOut > 0 ? leftOutWords(leftOut) : "This text is full."} ${limit}`,
});

const leftOutWords = (count: number) =>
  count === 1
    ? "The last character was left out."
    : `The last ${count.toLocaleString("en-GB")} characters were left out.`;

/** Returns as much of a text as fits, and the number of characters that do not. */
export function cutToFit(text: RichText, fits: (part: RichText) => boolean) {
  const whole = plainOf(text).length;
  if (fits(text)) return { part: text, leftOut: 0 };
  let [fitting, most] = [0, whole];
  while (most - fitting > 1) {
    const middle = Math.floor((fitting + most) / 2);
    if (fits(firstOf(text, middle))) fitting = middle;
    else most = middle;
  }
  return { part: firstOf(text, fitting), leftOut: whole - fitting };
}
