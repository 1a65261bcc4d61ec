import type { AppColumns } from "../computed/column.ts";
import { createColumns } from "../computed/columns.ts";
import { AppDocumentError, findTable, parseAppDocument } from "../document.ts";
import type { Edit, Patch } from "../records/change.ts";
import { type AppRecords, createRecords } from "../records/records.ts";
import { lockedPart } from "./locks.ts";
import { type LostValue, performStep } from "./perform-step.ts";
import { sentenceOf } from "./sentence-of.ts";
import type { Step } from "./step.ts";

/** Everything that steps do to an app. Nothing happens before `edit` is applied. */
export interface Performed {
  /** Undefined if nothing would change. One undo takes all of it back. */
  edit: Edit | undefined;
  /** One sentence for each step, which says its effect. */
  sentences: readonly string[];
  /** Values that become empty. */
  lost: readonly LostValue[];
}

export type Outcome = Performed | { problem: string };

/** A copy of an app in memory, to try things out. */
function copyOf({ data, now }: AppColumns) {
  const { document, counters } = data;
  const app = createRecords({ document, base: data, counters });
  return { app, columns: createColumns(app, now) };
}

/** The app as it would be after these steps. The app itself stays as it is. */
export function afterSteps(columns: AppColumns, steps: readonly Step[]): AppColumns {
  const copy = copyOf(columns);
  const outcome = performSteps(columns, steps);
  if ("edit" in outcome && outcome.edit) copy.app.apply(outcome.edit);
  return copy.columns;
}

/** Performs steps one after the other on a copy of the app, and returns the edit that has the same effect. */
export function performSteps(columns: AppColumns, steps: readonly Step[]): Outcome {
  const copied = copyOf(columns);
  const copy = copied.app;
  const sentences: string[] = [];
  const lost: LostValue[] = [];
  try {
    for (const step of steps) {
      const locked = lockedPart(copy.document, step);
      if (locked) return { problem: `“${locked}” is locked. Open its lock to change it.` };
      const sentence = sentenceOf(copy.document, step);
      const result = performStep(copied.columns, step);
      if ("problem" in result) return result;
      lost.push(...result.lost);
      for (const edit of result.edits) copy.apply(edit);
      sentences.push(sentence);
    }
    return { edit: editTo(columns, copy, sentences), sentences, lost };
  } catch (error) {
    if (error instanceof AppDocumentError)
      return { problem: error.message.replace(/^This app cannot be read: /, "This does not fit: ") };
    throw error;
  }
}

/** The edit that leads from one state to another. */
function editTo({ data }: AppColumns, wanted: AppRecords, sentences: readonly string[]) {
  const document = parseAppDocument(wanted.document);
  const touched = new Map<string, Set<string>>();
  for (const { table, id } of wanted.log.flatMap((change) => change.patches))
    touched.set(table, (touched.get(table) ?? new Set()).add(id));
  const patches = [...touched].flatMap(([table, ids]) =>
    [...ids].flatMap((id): Patch[] => {
      const [from = null, to = null] = [data.records(table).get(id), wanted.records(table).get(id)];
      return from === to ? [] : [{ table, id, before: from, after: to }];
    }),
  );
  const isSame = JSON.stringify(document) === JSON.stringify(parseAppDocument(data.document));
  if (isSame && patches.length === 0) return;
  const [first = "Change the app", ...others] = sentences;
  const label = first.replace(/\.$/, "");
  return {
    label: others.length > 0 ? `${label}, and ${others.length} more` : label,
    patches,
    ...(!isSame && { document }),
  };
}

/** Whether a table has records, so that deleting it has to be asked. */
export const countRecords = ({ data }: AppColumns, table: string) =>
  findTable(data.document, table) ? data.records(table).size : 0;
