import { capitalised, plural, singular } from "../outline/nouns.ts";
import { headWords } from "./kinds/heads.ts";
import words from "./sheet-words.json";

export interface TableName {
  one: string;
  many: string;
}

const anyOf = (list: string) => list.split(" ").join("|");
const NO_NAME = new RegExp(`^(${anyOf(words.noNames)})[\\s_-]*\\d*$`, "i");
const FILLER = new RegExp(`(?<!\\p{L})(${anyOf(words.fillers)})(?!\\p{L})`, "giu");
const FIGURES =
  /\b\d[\d./:-]*\b|\bv\d+\b|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s+\d{4}\b/gi;
const LONGEST = 40;
const UNCOUNTED =
  /(stock|inventory|equipment|staff|timetable|rota|ledger|journal|income|expenditure|schedule|register|log|budget|diary)$/i;

/** Names a table after its sheet, its file or its title, in this order. */
export function tableName(candidates: readonly string[], taken: ReadonlySet<string>): TableName {
  const found = candidates.map(cleaned).find((name) => /\p{L}{2}/u.test(name)) ?? "Records";
  let name = namesOf(found);
  for (let count = 2; taken.has(name.many.toLowerCase()); count += 1) {
    name = { one: name.one, many: `${namesOf(found).many} ${count}` };
  }
  return name;
}

function cleaned(source: string) {
  const text = source
    .replace(/[_]+/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .trim();
  if (NO_NAME.test(text)) return "";
  const plain = text
    .replace(FIGURES, " ")
    .replace(FILLER, " ")
    .replace(/[^\p{L}\p{N}&'’ ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const whole = plain || text;
  return capitalised(whole.length > LONGEST ? whole.slice(0, LONGEST).replace(/\s+\S*$/, "") : whole);
}

/** "Jobs" has the singular "Job". A word that is no plural gets one. */
export function namesOf(name: string): TableName {
  const [, before = "", last = ""] = /^(.*?)([^ ]+)$/.exec(name) ?? [];
  if (UNCOUNTED.test(last)) return { one: `${name} entry`, many: name };
  const one = before + singular(last);
  return one === name ? { one, many: before + plural(last) } : { one, many: name };
}

const PROPERTY = /^(name|names|no|nr|number|id|code|title|full|company|first|last)$/i;

/** "Customer" and "Customer name" name a customer: the thing, and the field of its name. */
export function thingOf(head: string) {
  const parts = head.split(/[\s_]+/);
  const things = parts.filter((word) => !PROPERTY.test(word.replace(/\W/g, "")));
  if (things.length === 0) return { name: namesOf("Name"), field: head };
  const name = namesOf(capitalised(things.join(" ")));
  const isCode = parts.some((word) => /^(no|nr|number|id|code)$/i.test(word.replace(/\W/g, "")));
  return { name, field: isCode ? head : "Name" };
}

/** Whether two heads, or a head and a table, share a word other than "No" and "Name". */
export function isRelated(head: string, others: readonly string[]) {
  const meant = (text: string) =>
    headWords(text)
      .filter((word) => !PROPERTY.test(word) && word.length > 2)
      .map((word) => singular(word));
  const own = new Set(meant(head));
  return others.some((other) => meant(other).some((word) => own.has(word)));
}
