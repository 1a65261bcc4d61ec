/** So much of a text as there is room for, in whole letters and on one line. */
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
