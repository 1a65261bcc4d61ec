import type { AppDocument } from "../document.ts";
import { capitalised } from "../outline/nouns.ts";
import type { Outline } from "../outline/outline.ts";
import { writeDocument } from "../outline/write-document.ts";
import { writeRecords } from "../outline/write-records.ts";
import { packs as packList } from "../packs/packs.ts";
import type { AppFile } from "../records/app-file.ts";
import { Composer } from "./compose.ts";
import { addField, type DraftReminder, type DraftRole, type DraftTable } from "./draft.ts";
import { implyPeople } from "./imply-people.ts";
import { implyRecords } from "./imply-records.ts";
import { LONGEST_PHRASE, lexicon } from "./lexicon.ts";
import looks from "./looks.json" with { type: "json" };
import { plainLists } from "./plain-lists.ts";
import questionList from "./questions.json" with { type: "json" };
import { readReminders, readRoles } from "./read-clauses.ts";
import { asksForTakings, type DraftSum, readSums } from "./read-sums.ts";
import { readTables } from "./reader.ts";
import type { Reading } from "./reading.ts";
import { type Evidence, evidenceOf, keyOf, readWords } from "./text.ts";

export type { Evidence } from "./text.ts";

/** A part of the app that the text asked for, and that can be left out: `describe(text, { without: [part.id] })`. */
export interface Part {
  /** The same text gives the same ids. */
  id: string;
  kind: "table" | "field" | "sum" | "reminder" | "role";
  label: string;
  /** The table it belongs to, by its id in the document. */
  table?: string;
  evidence: Evidence[];
}

/** A question whose answer is added to the text. */
export interface AppQuestion {
  id: string;
  text: string;
  answers: { label: string; adds: string }[];
}

export interface Description {
  document: AppDocument;
  /** The app with sample records, dated around `today`. */
  samples: AppFile;
  parts: Part[];
  /** At most three. */
  questions: AppQuestion[];
  /** The text does not say what is kept track of. */
  isUnsure: boolean;
}

export interface DescribeOptions {
  /** Ids of parts to leave out. */
  without?: readonly string[];
  /** The local day, such as `2026-02-14`, around which sample records are dated. */
  today?: string;
  /** The locale of an app whose text names no country or currency. */
  locale?: string;
}

const MOST_QUESTIONS = 3;
/** Longer texts are cut: an app is described in a page. */
export const MAX_TEXT = 20_000;

/** Makes an app of what somebody keeps track of. The same text gives the same document. */
export function describe(text: string, options: DescribeOptions = {}): Description {
  const { without = [], today = "2026-01-05", locale } = options;
  const draft = readDraft(text.slice(0, MAX_TEXT).replace(/\r\n?/g, "\n"));
  const left = new Set(without);
  const tables = withoutParts(draft.tables, left);
  const composer = new Composer(tables);
  const parts = [...partsOfTables(draft.tables, composer, left)];
  const add = (part: Part) => {
    parts.push(part);
    return !left.has(part.id);
  };
  for (const [at, sum] of draft.sums.entries()) addSum(composer, sum, at, left, add);
  for (const [at, reminder] of draft.reminders.entries()) addReminder(composer, reminder, at, left, add);
  const roles = draft.roles.filter((role, at) => add(partOfRole(role, at)));
  const outline: Outline = {
    ...{ name: nameOf(text, tables), ...lookOf(tables), ...regionOf(text, locale) },
    tables: composer.finish(),
    roles: composer.rolesOf(roles),
  };
  const document = writeDocument(outline);
  const samples = writeRecords(document, outline, today);
  const questions = questionsFor(tables, draft);
  return { document, samples, parts, questions, isUnsure: draft.isUnsure };
}

interface FullDraft {
  tables: DraftTable[];
  sums: DraftSum[];
  reminders: DraftReminder[];
  roles: DraftRole[];
  isUnsure: boolean;
}

/** The clauses that are not about tables, and the text without them. */
export function readClauses(text: string) {
  const roles = readRoles(text);
  const reminders = readReminders(roles.rest);
  const sums = readSums(reminders.rest);
  return { roles, reminders, sums, rest: sums.rest };
}

export const plainText = (text: string) => plainLists(text, (phrase) => lexicon().fields.has(keyOf(phrase)));

export function readDraft(text: string): FullDraft {
  const { roles, reminders, sums, rest } = readClauses(text);
  const reader = readTables(text, plainText(rest));
  if (reader.tables.list.length < 2) addPacks(reader, text);
  implyRecords(reader);
  implyPeople(reader);
  const [stock] = reader.tables.ofPack("products");
  const isLow = ({ about }: DraftReminder) =>
    stock !== undefined && about.some((stem) => /^(?:low|stock|reorder|out|empty|left|minimum)$/.test(stem));
  const least = stock?.pack?.fields.find(({ id }) => id === "least");
  for (const { evidence } of reminders.found.filter(isLow))
    if (stock && least)
      addField(stock, { name: least.name, kind: least.kind, own: least, evidence: [evidence] });
  if (asksForTakings(text)) addPrice(reader.tables.list, text);
  const isUnsure = reader.tables.list.length === 0;
  if (isUnsure) reader.tables.unknown("entries", "thing", evidenceOf(text, []));
  return {
    tables: reader.tables.list,
    sums: sums.found,
    reminders: reminders.found,
    roles: roles.found,
    isUnsure,
  };
}

function addPrice(tables: readonly DraftTable[], text: string) {
  if (tables.some(({ fields }) => fields.some(({ kind }) => kind === "money"))) return;
  const table = tables.find(({ pack }) => pack?.fields.some(({ id, isExtra }) => id === "price" && isExtra));
  const own = table?.pack?.fields.find(({ id }) => id === "price");
  const at = text.search(/how much|earnings|takings|turnover|income|revenue/i);
  const found = { text: text.slice(at, at + 8), start: at, end: at + 8 };
  if (table && own) addField(table, { name: own.name, kind: own.kind, own, evidence: [found] });
}

/** A text that names a kind of work and hardly any tables gets those of its pack. */
function addPacks(reader: Reading, text: string) {
  const { packs } = lexicon();
  const words = readWords(text);
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
      const part = words.slice(at, at + length);
      const tables = packs.get(part.map(({ stem }) => stem).join(" ")) ?? [];
      // A text that names a table of the pack has what it wants of it.
      const [from, to] = [part[0]?.start ?? 0, part.at(-1)?.end ?? 0];
      const isField = reader.tables.list.some(({ fields }) =>
        fields.some(({ evidence }) => evidence.some(({ start, end }) => start < to && end > from)),
      );
      const isNamed =
        isField ||
        reader.tables.list.some(
          ({ pack }) => tables.some(({ id }) => id === pack?.id) || samePack(tables, pack?.id),
        );
      if (!isNamed) for (const { id } of tables) reader.addPack(id, evidenceOf(text, part));
      if (tables.length > 0) break;
    }
}

const samePack = (tables: readonly { id: string }[], id = "-") =>
  packList.some(
    (pack) =>
      pack.tables.some((table) => table.id === id) &&
      pack.tables.some((table) => tables.some((one) => one.id === table.id)),
  );

const tablePart = ({ key }: DraftTable) => `table:${key.replaceAll(" ", "-")}`;
const fieldPart = (table: DraftTable, name: string) =>
  `field:${table.key.replaceAll(" ", "-")}.${keyOf(name).replaceAll(" ", "-")}`;

function withoutParts(tables: readonly DraftTable[], left: ReadonlySet<string>) {
  if (left.size === 0) return [...tables];
  const kept = tables.filter((table) => !left.has(tablePart(table)));
  return (kept.length > 0 ? kept : tables.slice(0, 1)).map((table) => ({
    ...table,
    fields: table.fields.filter(({ name }) => !left.has(fieldPart(table, name))),
    links: table.links.filter(({ to }) => kept.some((one) => one.key === to.key)),
  }));
}

function partsOfTables(tables: readonly DraftTable[], composer: Composer, left: ReadonlySet<string>): Part[] {
  return tables.flatMap((table) => {
    const made = composer.made.find(({ draft }) => draft.key === table.key);
    const id = made && !left.has(tablePart(table)) ? { table: made.id } : {};
    return [
      { id: tablePart(table), kind: "table" as const, label: table.many, ...id, evidence: table.evidence },
      ...table.fields.map(({ name, evidence }) => ({
        ...{ id: fieldPart(table, name), kind: "field" as const, label: name, ...id, evidence },
      })),
    ];
  });
}

type AddPart = (part: Part) => boolean;

function addSum(composer: Composer, sum: DraftSum, at: number, left: ReadonlySet<string>, add: AddPart) {
  const id = `sum:${at + 1}`;
  const place = left.has(id) ? undefined : composer.addSum(sum);
  const table = place ? { table: place.table.id } : {};
  if (place || left.has(id))
    add({ id, kind: "sum", label: capitalised(sum.name), ...table, evidence: [sum.evidence] });
}

function addReminder(
  composer: Composer,
  reminder: DraftReminder,
  at: number,
  left: ReadonlySet<string>,
  add: AddPart,
) {
  const id = `reminder:${at + 1}`;
  const place = left.has(id) ? undefined : composer.addReminder(reminder);
  const label = place ? `Reminder: ${place.table.many}, ${place.date.name.toLowerCase()}` : "Reminder";
  add({
    id,
    kind: "reminder",
    label,
    ...(place && { table: place.table.id }),
    evidence: [reminder.evidence],
  });
}

const partOfRole = ({ role, evidence }: DraftRole, at: number): Part => ({
  ...{ id: `role:${at + 1}`, kind: "role", label: role === "guest" ? "What guests see" : "What helpers see" },
  evidence: [evidence],
});

const CALLED = /\b(?:called|named)\s+["“']?((?:\p{Lu}[\p{L}'’&]*\s?){1,4})/u;
/** "Blue Door is a dog groomer": a name of two words at least, as one word may be any noun. */
const SUBJECT =
  /^\s*(?!(?:I|We|This|That|There|It|He|She|My|Our|The|Each|Every|All|Some)\b)((?:\p{Lu}[\p{L}\d'’&]*\s+){1,3}\p{Lu}[\p{L}\d'’]*)\s+(?:is|are)\s+(?:an?|the|our|my)\s/u;
const BUSINESS =
  /\b(?:i am|i'm|im|we are|we're|i run|we run|i own|we own|i have|i work as|running)\s+(?:an?|the|our|my)\s+((?:[\p{L}'’-]+\s?){1,4}?)(?=[,.;:!?\n]|\s+(?:and|in|with|who|that|from|near|for|of|at|where|so|but|i|we|on|called|named)\b|$)/iu;

function nameOf(text: string, tables: readonly DraftTable[]) {
  const called = (CALLED.exec(text) ?? SUBJECT.exec(text))?.[1]?.trim();
  if (called) return called.slice(0, 60);
  const business = BUSINESS.exec(text)?.[1]?.trim();
  if (
    business &&
    business.length > 3 &&
    !/^(?:list|lot|few|app|bit|way|small business|business)$/i.test(business)
  )
    return capitalised(business.replace(/^(?:small|little|new) /i, "")).slice(0, 60);
  const names = tables.slice(0, 3).map(({ many }, at) => (at === 0 ? many : many.toLowerCase()));
  return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ").slice(0, 60);
}

/** A look that suits the first table with one, or one that only depends on the tables. */
function lookOf(tables: readonly DraftTable[]) {
  const known: Record<string, string[] | undefined> = looks.packs;
  const own = tables.map(({ pack }) => known[pack?.id ?? ""]).find(Boolean);
  const sum = [...(tables[0]?.key ?? "")].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  const [palette = "harbour", fonts = "newsreader-and-figtree"] =
    own ?? looks.others[sum % looks.others.length] ?? [];
  const icon = tables.map(({ pack }) => pack?.icon).find(Boolean);
  return { palette, fonts, ...(icon && { icon }) };
}

const AMERICAN =
  /\$|\b(?:colors?|center|gray|favorite|neighborhood|(?:organ|special)iz(?:e|ed|es|ing)|jewelry|tires|mom|zip code|soccer|apartments?|license plate|gallons|cell phone|dues|realtor|checks? (?:or|and) cash|sneakers|vacation)\b/i;

function regionOf(text: string, locale?: string) {
  if (/€/.test(text)) return { locale: locale ?? "en-IE", currency: "EUR" };
  if (/£/.test(text)) return { locale: locale ?? "en-GB", currency: "GBP" };
  if (AMERICAN.test(text)) return { locale: locale ?? "en-US", currency: "USD" };
  return { locale: locale ?? "en-GB", currency: locale === "en-US" ? "USD" : "GBP" };
}

interface StoredQuestion extends AppQuestion {
  needs: string;
  lacks?: string;
  lacksField?: string;
  lacksRole?: boolean;
  lacksReminder?: boolean;
}

function questionsFor(
  tables: readonly DraftTable[],
  { reminders, roles, isUnsure }: FullDraft,
): AppQuestion[] {
  const list: StoredQuestion[] = questionList;
  return list
    .flatMap(({ id, text, answers, needs, lacks, lacksField, lacksRole, lacksReminder }): AppQuestion[] => {
      if (needs === "unsure" ? !isUnsure : isUnsure) return [];
      const table = tables.find(({ pack }) => needs.split("|").includes(pack?.id ?? "-"));
      if (needs !== "unsure" && !table) return [];
      if (lacks && tables.some(({ pack }) => pack?.id === lacks)) return [];
      if (lacksField && tables.some(({ fields }) => fields.some(({ name }) => keyOf(name) === lacksField)))
        return [];
      if ((lacksRole && roles.length > 0) || (lacksReminder && reminders.length > 0)) return [];
      return [
        {
          id,
          text,
          answers: answers.map(({ label, adds }) => ({
            label,
            adds: adds.replace("{many}", table?.many ?? ""),
          })),
        },
      ];
    })
    .slice(0, MOST_QUESTIONS);
}
