/** Only this many characters are read, however long the text is. */
const MAX_READ_LENGTH = 2_000;

const JOINING = ["Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam"]
  .concat(["Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu"])
  .map((script) => `\\p{Script=${script}}`)
  .join("");

/** Selectors and joiners of emoji, and joiners between letters of these scripts, change what people see. */
const SEEN = [
  "(?<=[\\p{Extended_Pictographic}\\d#*])\\uFE0F",
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})",
  `(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])`,
].join("|");

/** Characters that nobody sees, by which two different names look the same. A line break is a space. */
const UNSEEN = new RegExp(
  `(${SEEN})|\\uFEFF|(?!\\s)[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\u2800]`,
  "gu",
);

/** Sanitizes text from an address to one line without invisible characters or lone surrogates. */
export function plainLine(text: unknown, length: number) {
  if (typeof text !== "string") return "";
  const plain = text
    .slice(0, MAX_READ_LENGTH)
    .replace(UNSEEN, "$1")
    .replace(/\s+/g, " ")
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .trim();
  return Array.from(plain).slice(0, length).join("").trim();
}
