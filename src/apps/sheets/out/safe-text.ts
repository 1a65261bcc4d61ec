import { asPlainText } from "#src/lib/spreadsheet/plain-text.ts";

/** Amounts and telephone numbers start with a sign, and no program runs them. */
const FIGURE = /^[-+]\s?(?:\p{Sc}|\p{Lu}{3}|kr|zł)?\s?[\d\s().,'’/-]*(?:\s?(?:%|\p{Sc}|\p{Lu}{3}|kr|zł))?$/u;

export const safeText = (text: string) => (FIGURE.test(text) ? text : asPlainText(text));
