import { HtmlValidate } from "html-validate/node";

const OFF = [
  // React writes attributes and elements in ways that are as valid as this tool's own.
  "no-trailing-whitespace",
  "attribute-boolean-style",
  "attribute-empty-style",
  "void-style",
  "doctype-style",
  // A line of its own is no duty, nor is a title's length.
  "long-title",
  // A number may break at its spaces: the layout is narrow enough to need it.
  "tel-non-breaking",
];

const OFF_IN_SINGLE = [
  // Of the pages in the file one is shown at a time, each with a first heading and landmarks of its own.
  "heading-level",
  "unique-landmark",
  // One file for everything: that is what it is for.
  "no-inline-style",
];

/** Of a page of an exported site: what is invalid or inaccessible in it, with line, column and rule. `off`: rules besides. */
export async function htmlProblems(html: string, off: readonly string[] = []): Promise<string[]> {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: Object.fromEntries([...OFF, ...off].map((rule) => [rule, "off" as const])),
  });
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message, ruleId }) => `${line}:${column} ${message} (${ruleId})`),
  );
}

/** The same of a site in one file. */
export const singleHtmlProblems = (html: string) => htmlProblems(html, OFF_IN_SINGLE);
