import type { AppColumns } from "../computed/column.ts";
import { findTable } from "../document.ts";
import { addDays, daysBetween, isDay } from "../fields/days.ts";
import { matcherOf } from "../query/filter-records.ts";
import { changedFields } from "../records/change.ts";
import type { AppRecord } from "../records/record.ts";
import type { Rule } from "./rule-schema.ts";
import { computeFields } from "./set-fields.ts";
import { fillTemplate } from "./template.ts";

export interface RuleOutcome {
  /** The record as it is going to be saved. */
  record: AppRecord;
  /** Questions to answer before it is saved. */
  questions: readonly { rule: Rule; text: string }[];
  reminders: readonly { rule: Rule; text: string }[];
  problems: readonly { rule: Rule; field: string; problem: string }[];
  /** Records to add elsewhere. */
  additions: readonly { table: string; values: Record<string, unknown> }[];
}

const applies = (columns: AppColumns, { table, if: filter }: Rule, record: AppRecord) =>
  !filter || matcherOf(columns, table, filter).test(record);

/**
 * Runs the rules for a record that is about to be saved, in their order, each once: a rule cannot start another one
 * again, so rules never run in a circle. `before` is null for a new record.
 */
export function runRules(
  columns: AppColumns,
  tableId: string,
  before: AppRecord | null,
  record: AppRecord,
): RuleOutcome {
  const { document } = columns.data;
  const table = findTable(document, tableId);
  const questions: RuleOutcome["questions"][number][] = [];
  const reminders: RuleOutcome["reminders"][number][] = [];
  const problems: RuleOutcome["problems"][number][] = [];
  const additions: RuleOutcome["additions"][number][] = [];
  let present = record;
  for (const rule of document.rules) {
    if (!table || rule.table !== tableId || !isStarted(rule, before, present)) continue;
    if (!applies(columns, rule, present)) continue;
    const { outcome } = rule;
    if (outcome.do === "add") {
      const other = findTable(document, outcome.table);
      if (!other) continue;
      const { values, problems: failed } = computeFields(
        columns,
        table,
        present,
        other,
        outcome.fields,
        before,
      );
      for (const [field, problem] of Object.entries(failed)) problems.push({ rule, field, problem });
      if (outcome.link)
        values[outcome.link] = outcome.from ? (present.values[outcome.from] ?? null) : [present.id];
      additions.push({ table: other.id, values });
    } else if (outcome.do === "set") {
      const { values, problems: failed } = computeFields(
        columns,
        table,
        present,
        table,
        outcome.fields,
        before,
      );
      const filled = Object.entries({ ...present.values, ...values }).filter(([, value]) => value !== null);
      present = { ...present, values: Object.fromEntries(filled) };
      for (const [field, problem] of Object.entries(failed)) problems.push({ rule, field, problem });
    } else {
      const message = { rule, text: fillTemplate(columns, tableId, present, outcome.text) };
      (outcome.do === "ask" ? questions : reminders).push(message);
    }
  }
  return { record: present, questions, reminders, problems, additions };
}

function isStarted({ when }: Rule, before: AppRecord | null, after: AppRecord) {
  if (when.on === "added") return before === null;
  if (when.on === "date" || before === null) return false;
  const changed = changedFields(before, after);
  return when.fields ? changed.some((field) => when.fields?.includes(field)) : changed.length > 0;
}

export interface Reminder {
  rule: Rule;
  record: AppRecord;
  /** The day of the reminder. */
  day: string;
  text: string;
  /** The ids of actions to offer. */
  actions: readonly string[];
}

/** A reminder that nobody has seen to is shown for this long. */
const DAYS_SHOWN = 60;

/** Returns the reminders of today and those of the last days, oldest first. */
export function dueReminders(columns: AppColumns): Reminder[] {
  const { today } = columns.context;
  const due = columns.data.document.rules.flatMap((rule): Reminder[] => {
    const { table, when, outcome } = rule;
    const column = when.on === "date" ? columns.column(table, when.field) : undefined;
    if (when.on !== "date" || outcome.do !== "remind" || !column) return [];
    const matcher = rule.if && matcherOf(columns, table, rule.if);
    return [...columns.data.records(table).values()].flatMap((record) => {
      const value = column.value(record);
      const date = typeof value === "string" ? value.slice(0, 10) : "";
      if (!isDay(date)) return [];
      const day = addDays(date, -when.daysBefore);
      const age = daysBetween(day, today);
      // A reminder ahead of a date is pointless after it.
      const isOver = when.daysBefore >= 0 ? date < today : age > DAYS_SHOWN;
      if (age < 0 || isOver || (matcher && !matcher.test(record))) return [];
      const text = fillTemplate(columns, table, record, outcome.text);
      return [{ rule, record, day, text, actions: outcome.actions ?? [] }];
    });
  });
  return due.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}
