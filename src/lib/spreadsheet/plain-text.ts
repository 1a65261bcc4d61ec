/** Openings that a spreadsheet program takes for a formula or a command. The wide signs come from East Asian keyboards. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const MARKED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Text that no spreadsheet program runs: an apostrophe stands before what would be a formula. */
export const asPlainText = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

/** Takes the apostrophe of `asPlainText` away again. */
export const fromPlainText = (text: string) => (MARKED.test(text) ? text.slice(1) : text);
