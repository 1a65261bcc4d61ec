import asides from "./asides.json" with { type: "json" };

/** Blanks keep the places of all other words. */
const blank = (found: string) => " ".repeat(found.length);
const padded = (found: string, text: string) => text.padEnd(found.length);

const ASIDES = new RegExp(
  String.raw`(?:^|(?<=[\s,(–-]))(?:${asides.phrases.join("|")})(?=[\s,.;:!?)–-]|$)`,
  "giu",
);
/** Sentences about the writer and not about data. What follows a colon in them stays. */
const REMARKS = new RegExp(
  String.raw`(?<=^|[.!?;\n])[^.!?;:\n]*?\b(?:${asides.sentences.join("|")})\b[^.!?;:\n]*`,
  "giu",
);
const ASKS = new RegExp(String.raw`\b(?:${asides.asks})\b`, "i");
const OPENERS = new RegExp(String.raw`(?<=^|[.!?\n][ ]*)${asides.openers}`, "giu");
const DENIED = /n(?:ot|['’]?t) (?:really )?(?:need|want)/gi;
/** "(a) vehicles", "1) jobs" at the beginning of a line. */
const LETTERS = /(?<=^|\n)([ \t]*)\(?[a-z\d]{1,2}[.)](?=[ \t])/gi;
const OCCASION =
  /\b(?:every|each|any) ?time(?= (?:i|we|you|they|someone|somebody|one of us|anyone|a|an|the)\b)/gi;
/** "Serial no. and make": the full stop ends no sentence. */
const NUMBER = /(?<=\p{L} nos?)\.(?=\s*(?:[,;)\n/]|and\b|or\b|\p{Ll}|$))/giu;

/** The text for the reader of tables, with remarks blanked out and lists written in one way. Every word keeps its place. */
export function plainLists(text: string, isField: (phrase: string) => boolean): string {
  return text
    .replace(NUMBER, " ")
    .replace(LETTERS, (found) => padded(found, "-"))
    .replace(OCCASION, (found) => padded(found, "whenever"))
    .replace(REMARKS, (found) => (ASKS.test(found.replace(DENIED, "")) ? found : blank(found)))
    .replace(OPENERS, (found) => found.replace(/[^\n]/g, " "))
    .replace(ASIDES, blank)
    .replace(/[^\n.;]+/g, (line) => withCommas(line, isField));
}

/** "Customer / address / size": a line of fields, and not of choices. */
function withCommas(line: string, isField: (phrase: string) => boolean) {
  const parts = line.split(/ \/ /);
  if (parts.length < 4 || /,/.test(line)) return line;
  const fields = parts.filter((part) => isField(part.replace(/^.*:/, "").trim())).length;
  return fields > 1 ? line.replaceAll(" / ", " , ") : line;
}
