import { placeNamed } from "../places/gazetteer.ts";
import { type Word, wordsOf } from "../words.ts";
import { withoutForeignSlips } from "./foreign-slips.ts";
import { missingMarks } from "./sentence-ends.ts";
import { spelled } from "./spelling.ts";

/** Marks that belong to the word behind them: "£" and "(". */
const OPENING = /[£$€₹("“'‘#+]*$/u;

/**
 * Returns a brief as a copy editor hands it to whoever reads it: common words spelled right, sentences that end, and the
 * usual slips of people who write in another language than their own mended. A text without any stays as it is.
 */
export function tidied(brief: string): string {
  const said = brief.replace(GREETING, "").replace(WORD_TAKEN_BACK, "$1").replace(TAKEN_BACK, inUpperCase);
  return withMarks(withoutForeignSlips(withSpelling(said)));
}

/** "Hi there, so basically" is said to whoever reads the brief. "Hello, Sugar" and "Morning Glory" may be names. */
const GREETING =
  /^\s*(?:[Hh]i|Hello|hello|Hiya|hiya|Hey|hey|[Gg]ood (?:morning|afternoon|evening))(?: (?:there|all|everyone|team|folks|guys|again))?(?:\s*[,!.:]\s*|\s[-–—]\s*|\n\s*|\s(?=(?:i|i['’]?ve|we|we['’]?re|we['’]?ve|my)\s))(?:(?:so|ok|okay|right|well|basically|um+|erm*|yeah)[,\s]+)*(?=[^\p{Lu}\s]|(?:I|We|My|Our|I['’]m|I['’]ve|We['’]re|We['’]ve)\b)(?=(?:\S+\s+){5})/u;

/** "Shut Sundays and Mondays... wait no, shut Sundays only": what is taken back was never said. */
const TAKEN_BACK =
  /(?<=^|[.!?\n]\s*)[^.!?\n]{3,80}?(?:\.{2,}|…|,| [-–—])\s*(?:(?:oh|no),? )?(?:wait,? no|no,? wait|sorry,? no|no,? sorry|scratch that|sorry,? i mean|actually,? no)[,.:]?\s+\p{L}/giu;
/** "In Totnes... no wait, Buckfastleigh" takes back one word. */
const WORD_TAKEN_BACK =
  /(?<!\p{L})\p{Lu}[\p{L}’'-]+(?:\.{2,}|…|,| [-–—])\s*(?:(?:oh|no),? )?(?:wait,? no|no,? wait|sorry,? no|no,? sorry|sorry,? i mean|i mean|actually|sorry),?\s+(\p{Lu}[\p{L}’'-]+)(?=[.,;])/giu;
const inUpperCase = (said: string) => said.slice(-1).toUpperCase();

/** Words of names are left alone, and so are addresses of mails and sites. */
function withSpelling(text: string) {
  const words = wordsOf(text);
  return replaced(text, words, (word, at) => {
    if (isPartOfAddress(text, word) || placeNamed(word.low)) return undefined;
    const right = spelled(word.low);
    // "Huddersfeild" is no name of its own.
    if (isNamed(words, at) && !(right && IN.test(words[at - 1]?.low ?? "") && placeNamed(right)))
      return undefined;
    return right && (word.isCapital ? right.charAt(0).toUpperCase() + right.slice(1) : right);
  });
}

const isPartOfAddress = (text: string, { start, end }: Word) =>
  /[@./#_-]/.test(text.charAt(start - 1)) || /^[@/_]|^\.\p{L}/u.test(text.slice(end, end + 2));

const IN = /^(?:in|near|around|across|covering|serving)$/;
const NAMING = /^(?:called|named|miss|mrs|mr|dr)$/;

/** A capital inside a sentence begins a name, and so does "called". */
function isNamed(words: readonly Word[], at: number) {
  const { text = "", isCapital, sentence } = words[at] ?? {};
  if (/\p{Lu}.*\p{Lu}/u.test(text)) return true;
  const [before, after] = [words[at - 1], words[at + 1]];
  if (isCapital && before?.sentence === sentence) return true;
  if (isCapital && (!after || after.isCapital || after.sentence !== sentence)) return true;
  return NAMING.test(before?.low ?? "");
}

function withMarks(text: string) {
  const words = wordsOf(text);
  const marks = missingMarks(words);
  if (marks.size === 0) return text;
  let [done, last] = ["", 0];
  for (const [{ start, gap }, mark] of marks) {
    const at = start - (OPENING.exec(gap)?.[0].length ?? 0);
    done += `${text.slice(last, at).trimEnd()}${mark} `;
    last = at;
  }
  return done + text.slice(last);
}

function replaced(
  text: string,
  words: readonly Word[],
  rightOf: (word: Word, at: number) => string | undefined,
) {
  let [done, last] = ["", 0];
  for (const [at, word] of words.entries()) {
    const right = rightOf(word, at);
    if (!right) continue;
    done += text.slice(last, word.start) + right;
    last = word.end;
  }
  return done + text.slice(last);
}
