import { mailTo } from "#src/lib/mail-address.ts";
import type { AppColumns } from "../computed/column.ts";
import { findField, findTable } from "../document.ts";
import { matcherOf } from "../query/filter-records.ts";
import { changedFields, type Edit } from "../records/change.ts";
import { addRecords, changeRecords, withoutEmpty } from "../records/edits.ts";
import type { AppRecord } from "../records/record.ts";
import type { Action, Step } from "./rule-schema.ts";
import { computeFields } from "./set-fields.ts";
import { fillTemplate } from "./template.ts";

/** The outcome of a pressed button on a record. */
export interface ActionOutcome {
  /** One edit, so that one undo takes all of it back. */
  edit: Edit;
  /** An address that opens a message. */
  messages: readonly string[];
  /** Views to print. */
  prints: readonly string[];
  /** Entries for a calendar file. */
  dates: readonly { start: string; end: string | null; title: string }[];
  /** In words, for the person who pressed the button. */
  problems: readonly string[];
}

/** Returns the actions that a record offers. */
export const actionsOf = (columns: AppColumns, table: string, record: AppRecord): Action[] =>
  columns.data.document.actions.filter(
    (action) => action.table === table && (!action.if || matcherOf(columns, table, action.if).test(record)),
  );

/** Prepares an action. Nothing happens before its edit is applied and its addresses are opened. */
export function runAction(
  columns: AppColumns,
  action: Action,
  record: AppRecord,
  by?: string,
): ActionOutcome {
  const outcome = {
    edit: { label: action.name, patches: [] } as Edit,
    messages: [] as string[],
    prints: [] as string[],
    dates: [] as ActionOutcome["dates"][number][],
    problems: [] as string[],
  };
  for (const step of action.steps) runStep(columns, action.table, record, step, outcome, by);
  return outcome;
}

type Collected = {
  -readonly [Part in keyof ActionOutcome]: ActionOutcome[Part] extends readonly (infer One)[]
    ? One[]
    : ActionOutcome[Part];
};

function runStep(
  columns: AppColumns,
  tableId: string,
  record: AppRecord,
  step: Step,
  into: Collected,
  by?: string,
) {
  const text = (template: string) => fillTemplate(columns, tableId, record, template);
  switch (step.do) {
    case "set":
    case "add":
      return void runEdit(columns, tableId, record, step, into, by);
    case "write": {
      const column = columns.column(tableId, step.to);
      const value = column?.value(record);
      const to = typeof value === "string" ? value : Array.isArray(value) ? String(value[0] ?? "") : "";
      if (to) into.messages.push(addressOf(step.by, to, text(step.subject ?? ""), text(step.text)));
      else into.problems.push(`There is no ${column?.field.name.toLowerCase() ?? "address"} to write to.`);
      return;
    }
    case "print":
      into.prints.push(step.view);
      return;
    case "calendar": {
      const start = columns.column(tableId, step.start)?.value(record);
      const end = step.end === undefined ? null : columns.column(tableId, step.end)?.value(record);
      if (typeof start !== "string") into.problems.push("There is no date for the calendar.");
      else
        into.dates.push({
          start,
          end: typeof end === "string" ? end : null,
          title: columns.name(tableId, record),
        });
    }
  }
}

function runEdit(
  columns: AppColumns,
  tableId: string,
  record: AppRecord,
  step: Extract<Step, { do: "set" | "add" }>,
  into: Collected,
  by?: string,
) {
  const { document } = columns.data;
  const [from, to] = [
    findTable(document, tableId),
    findTable(document, step.do === "add" ? step.table : tableId),
  ];
  if (!from || !to) return into.problems.push("A table of this action is missing.");
  const { values, problems } = computeFields(columns, from, record, to, step.fields);
  into.problems.push(
    ...Object.entries(problems).map(([id, problem]) => `${findField(to, id)?.name ?? id}: ${problem}`),
  );
  if (step.do === "add" && step.link) values[step.link] = [record.id];
  const edit =
    step.do === "add"
      ? addRecords(columns, to.id, [values], { by, counters: into.edit.counters })
      : changeRecords(columns.data, tableId, new Map([[record.id, values]]));
  into.edit = {
    label: into.edit.label,
    patches: joined([...into.edit.patches, ...edit.patches]),
    counters: edit.counters ?? into.edit.counters,
  };
}

/** Two steps that change the same record become one patch. */
function joined(patches: Edit["patches"]): Edit["patches"] {
  const byRecord = new Map<string, Edit["patches"][number]>();
  for (const patch of patches) {
    const key = JSON.stringify([patch.table, patch.id]);
    const first = byRecord.get(key);
    if (!first?.after || !patch.after || !patch.before) byRecord.set(key, patch);
    else {
      const values: Record<string, unknown> = { ...first.after.values };
      for (const field of changedFields(patch.before, patch.after)) values[field] = patch.after.values[field];
      byRecord.set(key, { ...first, after: { ...first.after, values: withoutEmpty(values) } });
    }
  }
  return [...byRecord.values()];
}

function addressOf(by: "mail" | "sms" | "whatsapp", to: string, subject: string, text: string) {
  if (by === "mail") return mailTo(to, { ...(subject && { subject }), body: text });
  const body = encodeURIComponent(text.toWellFormed());
  const digits = to.replace(/\(0\)/, "").replace(/(?!^\+)[^\d]/g, "");
  // WhatsApp needs the international number; without one it lets people choose whom to write to.
  if (by === "whatsapp")
    return digits.startsWith("+")
      ? `https://wa.me/${digits.slice(1)}?text=${body}`
      : `https://wa.me/?text=${body}`;
  return `sms:${digits}?body=${body}`;
}
