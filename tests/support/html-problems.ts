import { HtmlValidate } from "html-validate/node";

const OFF = [
  // React's way to write attributes and elements is valid too.
  "no-trailing-whitespace",
  "attribute-boolean-style",
  "attribute-empty-style",
  "void-style",
  "doctype-style",
  // Long lines and long titles are valid.
  "long-title",
  // Numbers may wrap at spaces, because the layout is narrow.
  "tel-non-breaking",
];

const OFF_IN_SINGLE = [
  // The file contains several pages, shown one at a time, each with its own first heading and landmarks.
  "heading-level",
  "unique-landmark",
  // Inlining everything is the purpose of this format.
  "no-inline-style",
];

/**
 * Returns HTML and accessibility errors of an exported page, with line, column and rule. `off` disables more
 * rules.
 */
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

/** The same for a site in a single file. */
export const singleHtmlProblems = (html: string) => htmlProblems(html, OFF_IN_SINGLE);
