import type { Field } from "#src/sites/fields.ts";

/** The marks and structure that a field allows in a text. */
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

/** The notification about a text that was cut. */
export const cutNotice = (leftOut: number, limit: string) => ({
  title: "Not all of it fits",
  description: `${leftOut > 0 ? leftOutWords(leftOut) : "This text is full."} ${limit}`,
});

const leftOutWords = (count: number) =>
  count === 1
    ? "The last character was left out."
    : `The last ${count.toLocaleString("en-GB")} characters were left out.`;
