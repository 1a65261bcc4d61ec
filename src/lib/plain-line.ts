/** Only this many characters are read, however long the text is. */
const LONGEST_READ = 2_000;

/** Sanitizes text from an address to one line without control characters, bidirectional marks or lone surrogates. */
export function plainLine(text: unknown, length: number) {
  if (typeof text !== "string") return "";
  const plain = text
    .slice(0, LONGEST_READ)
    .replace(/(?!\s)[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .trim();
  return Array.from(plain).slice(0, length).join("").trim();
}
