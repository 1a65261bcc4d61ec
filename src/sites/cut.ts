/** Shortens a text to at most `length`, on one line and without splitting a character. */
export function cut(text: string, length: number) {
  const clean = text.replace(/\s+/g, " ").trim().toWellFormed();
  if (clean.length <= length) return clean;
  let kept = "";
  for (const letter of clean) {
    if (kept.length + letter.length > length - 1) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
