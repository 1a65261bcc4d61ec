/** From so many letters on V8 makes machine code for a pattern at once. */
const LONG = 1_000;
/** A text with other letters than Latin ones has code of its own. */
const OTHER_LETTER = /[^\0-\xff]/;
const latin = { filler: "\u0001".repeat(LONG), made: new WeakSet<RegExp>() };
const other = { filler: "\u2007".repeat(LONG), made: new WeakSet<RegExp>() };

/**
 * The same pattern, ready to be looked for in this text. For a short text V8 makes byte code of a pattern first and machine
 * code when it is used again; of a long pattern the byte code takes five times as long, and is thrown away at once.
 * For patterns that stand in a constant.
 */
export function quick(pattern: RegExp, text: string) {
  if (text.length >= LONG) return pattern;
  const { filler, made } = OTHER_LETTER.test(text) ? other : latin;
  if (made.has(pattern)) return pattern;
  made.add(pattern);
  pattern.test(filler);
  pattern.lastIndex = 0;
  return pattern;
}

/** Every place of a global pattern in a text, as `matchAll` finds them, which would make the pattern once more. */
export function placesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  quick(pattern, text).lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex++;
  }
  return found;
}
