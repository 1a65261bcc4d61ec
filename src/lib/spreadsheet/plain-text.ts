/**
 * Prefixes that a spreadsheet program takes for a formula or command. The full-width characters come from East Asian
 * keyboards.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const MARKED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Escapes text that a spreadsheet program would run as a formula with an apostrophe. */
export const asPlainText = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

/** Removes the apostrophe of `asPlainText`. */
export const fromPlainText = (text: string) => (MARKED.test(text) ? text.slice(1) : text);
