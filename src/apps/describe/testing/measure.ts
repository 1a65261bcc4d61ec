import type { AppDocument, AppTable, Field } from "../../document.ts";
import { describe } from "../describe.ts";
import { keyOf } from "../text.ts";
import sameWords from "./same-words.json" with { type: "json" };

/** One description with what the app has to have: tests/apps/README.md has the form. */
export interface Labelled {
  id: string;
  text: string;
  tables: { name: string; fields?: string[]; links?: string[] }[];
  may?: string[];
  reminders?: string[];
  hidden?: string[];
}

interface Wish {
  names: string[];
  kinds: string[];
  choices: string[];
}

export interface Score {
  id: string;
  ms: number;
  tables: number;
  foundTables: number;
  extraTables: string[];
  missedTables: string[];
  fields: number;
  foundFields: number;
  missedFields: string[];
  wrongKinds: string[];
  links: number;
  missedLinks: string[];
  extraFields: number;
  others: number;
  missedOthers: string[];
  document: AppDocument;
}

/** Counts and amounts are named in many ways: "how many guests" and "number of guests" are the guests. */
const COUNTED = /^(?:how many|how much|number of|no\.? of|amount of|quantity of|total number of)\s+/i;
const DROPPED = /^(?:the|a|an|of|for|in|my|our|their|and|or|is|it|per|each|to)$/;

/** The stems of a name, in which "the date of a visit" is "date visit". */
const wordsOf = (name: string) =>
  keyOf(name.replace(COUNTED, ""))
    .split(" ")
    .filter((word) => word && !DROPPED.test(word));

const groups = sameWords.map((group) => new Set(group.split("|").map((name) => wordsOf(name).join(" "))));

/** How well two names fit: 3 the same, 2 listed as the same, 1 one has all words of the other, 0 not at all. */
export function likeness(one: string, other: string) {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [firstKey, secondKey] = [first.join(" "), second.join(" ")];
  if (firstKey === secondKey) return 3;
  if (groups.some((group) => group.has(firstKey) && group.has(secondKey))) return 2;
  const has = (whole: string[], part: string[]) =>
    part.length > 0 && part.every((word) => whole.includes(word));
  return has(first, second) || has(second, first) ? 1 : 0;
}

const split = (list: string) => list.split("|").map((part) => part.trim());

function readWish(text: string): Wish {
  const [, names = text, kinds = "", choices = ""] =
    /^([^:]*)(?::\s*([a-z| -]+?))?\s*(?:\(([^)]*)\))?$/.exec(text) ?? [];
  return {
    names: split(names),
    kinds: kinds ? split(kinds) : [],
    choices: choices ? choices.split(",").map((one) => one.trim()) : [],
  };
}

/** Pairs the best fits first, each once. */
function pairs<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  likely: (one: One, other: Other) => number,
) {
  const all = ones
    .flatMap((one) => others.map((other) => ({ one, other, score: likely(one, other) })))
    .filter(({ score }) => score > 0);
  const found = new Map<One, Other>();
  const taken = new Set<Other>();
  for (const { one, other } of all.toSorted((a, b) => b.score - a.score)) {
    if (found.has(one) || taken.has(other)) continue;
    found.set(one, other);
    taken.add(other);
  }
  return found;
}

const best = (names: readonly string[], others: readonly string[]) =>
  Math.max(0, ...names.flatMap((name) => others.map((other) => likeness(name, other))));

const tableNames = ({ name }: AppTable) => [name.many, name.one];

export function measure(entry: Labelled): Score {
  const start = performance.now();
  const { document } = describe(entry.text);
  const ms = performance.now() - start;
  const wanted = entry.tables.map((table) => ({ ...table, names: split(table.name) }));
  const found = pairs(wanted, document.tables, ({ names }, table) => best(names, tableNames(table)));
  const used = new Set(found.values());
  const may = (entry.may ?? []).flatMap(split);
  const score: Score = {
    ...{
      id: entry.id,
      ms,
      tables: wanted.length,
      foundTables: found.size,
      fields: 0,
      foundFields: 0,
      links: 0,
      extraFields: 0,
      others: 0,
    },
    ...{ missedFields: [], wrongKinds: [], missedLinks: [], missedOthers: [], document },
    extraTables: document.tables
      .filter((table) => !used.has(table) && best(may, tableNames(table)) === 0)
      .map(({ name }) => name.many),
    missedTables: wanted.filter((table) => !found.has(table)).map(({ name }) => name),
  };
  for (const table of wanted) {
    const made = found.get(table);
    scoreFields(score, table, made);
    scoreLinks(score, table, made, document, used);
  }
  scoreOthers(score, entry, document);
  return score;
}

function scoreFields(
  score: Score,
  { name, fields = [] }: Labelled["tables"][number],
  made: AppTable | undefined,
) {
  const wishes = fields.map((text) => ({ text, ...readWish(text) }));
  score.fields += wishes.length;
  const kindFits = ({ kinds }: Wish, field: Field) =>
    kinds.some(
      (kind) => kind === field.kind || kind === kindOfField(field) || KIND_FITS[kind]?.includes(field.kind),
    )
      ? 0.5
      : 0;
  const found = pairs(wishes, made?.fields ?? [], (wish, field) => {
    const fit = best(wish.names, [field.name]);
    return fit > 0 ? fit + kindFits(wish, field) : 0;
  });
  score.foundFields += found.size;
  for (const wish of wishes) {
    const field = found.get(wish);
    if (!field) {
      score.missedFields.push(`${name}.${wish.text}`);
      continue;
    }
    const isRight = wish.kinds.length === 0 || kindFits(wish, field) > 0;
    const names =
      "choices" in field.options ? field.options.choices.map((one) => one.name.toLowerCase()) : [];
    const hasChoices = wish.choices.every((one) => names.some((other) => likeness(one, other) > 0));
    if (!isRight || !hasChoices)
      score.wrongKinds.push(`${name}.${wish.text} is ${field.kind} ${names.join("/")}`);
  }
  score.extraFields += (made?.fields.length ?? 0) - found.size;
}

/** Kinds that hold all that the wanted kind holds: a date with a time for a date, a link for a name. */
const KIND_FITS: Record<string, readonly string[] | undefined> = {
  text: ["long-text", "link"],
  "long-text": ["text"],
  date: ["date-time"],
};

const kindOfField = (field: Field) =>
  field.kind === "formula" ? (field.options.result ?? "formula") : field.kind;

function scoreLinks(
  score: Score,
  { name, links = [] }: Labelled["tables"][number],
  made: AppTable | undefined,
  document: AppDocument,
  named: ReadonlySet<AppTable>,
) {
  for (const link of links) {
    score.links += 1;
    const targets = document.tables.filter((table) => best(split(link), tableNames(table)) > 0);
    if (!made || !targets.some((target) => isLinked(document, made, target, named)))
      score.missedLinks.push(`${name} → ${link}`);
  }
}

/**
 * Whether records of one table lead to the other: by a link of either, over a third table, or by a table of pairs that
 * the labels do not name.
 */
function isLinked(document: AppDocument, one: AppTable, other: AppTable, named: ReadonlySet<AppTable>) {
  const linksOf = (table: AppTable | undefined) =>
    (table?.fields ?? []).flatMap((field) => (field.kind === "link" ? [field.options.table] : []));
  if (linksOf(one).includes(other.id) || linksOf(other).includes(one.id)) return true;
  const leadsOver = (from: AppTable, to: AppTable) =>
    linksOf(from).some((id) => linksOf(document.tables.find((table) => table.id === id)).includes(to.id));
  if (leadsOver(one, other) || leadsOver(other, one)) return true;
  return document.tables.some(
    (pairs) => !named.has(pairs) && linksOf(pairs).includes(one.id) && linksOf(pairs).includes(other.id),
  );
}

function scoreOthers(score: Score, { reminders = [], hidden = [] }: Labelled, document: AppDocument) {
  for (const wish of reminders) {
    score.others += 1;
    const has = document.rules.some(({ table, when, outcome }) => {
      const made = document.tables.find(({ id }) => id === table);
      return made && when.on === "date" && outcome.do === "remind" && best(split(wish), tableNames(made)) > 0;
    });
    if (!has) score.missedOthers.push(`reminder: ${wish}`);
  }
  for (const wish of hidden) {
    score.others += 1;
    const [tableName = "", fieldName = ""] = wish.split(".");
    const has = document.roles.some(({ tables }) =>
      document.tables.some((table) => {
        if (best(split(tableName), tableNames(table)) === 0) return false;
        const rights = tables[table.id];
        if (rights && !rights.see) return true;
        return table.fields.some(
          ({ id, name }) =>
            rights?.hiddenFields?.includes(id) && (!fieldName || best(split(fieldName), [name]) > 0),
        );
      }),
    );
    if (!has) score.missedOthers.push(`hidden: ${wish}`);
  }
}

export interface Figures {
  apps: number;
  tables: number;
  /** The share of the wanted tables that were found. */
  found: number;
  /** Tables that the labels do not name, for each app. */
  tooMany: number;
  fields: number;
  kinds: number;
  links: number;
  others: number;
  /** Fields that the labels do not name, for each app. */
  extra: number;
  /** The middle of the times, in ms: the first description also builds the word lists. */
  median: number;
}

export function figuresOf(scores: readonly Score[]): Figures {
  const sum = (of: (score: Score) => number) => scores.reduce((all, score) => all + of(score), 0);
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
  const fields = sum(({ foundFields }) => foundFields);
  return {
    apps: scores.length,
    tables: share(
      sum(({ foundTables }) => foundTables),
      sum(({ tables, extraTables }) => tables + extraTables.length),
    ),
    found: share(
      sum(({ foundTables }) => foundTables),
      sum(({ tables }) => tables),
    ),
    tooMany: sum(({ extraTables }) => extraTables.length) / Math.max(1, scores.length),
    fields: share(
      fields,
      sum((score) => score.fields),
    ),
    kinds: share(fields - sum(({ wrongKinds }) => wrongKinds.length), fields),
    links:
      1 -
      share(
        sum(({ missedLinks }) => missedLinks.length),
        Math.max(
          1,
          sum(({ links }) => links),
        ),
      ),
    others:
      1 -
      share(
        sum(({ missedOthers }) => missedOthers.length),
        Math.max(
          1,
          sum(({ others }) => others),
        ),
      ),
    extra: sum(({ extraFields }) => extraFields) / Math.max(1, scores.length),
    median: scores.map(({ ms }) => ms).sort((one, other) => one - other)[scores.length >> 1] ?? 0,
  };
}
