import type { AppColumns } from "../computed/column.ts";
import type { Edit } from "../records/change.ts";
import { addRecords } from "../records/edits.ts";
import { type RuleOutcome, runRules } from "./run-rules.ts";

export interface RuledEdit {
  /** The edit with the effects of the rules, so that one undo takes all of it back. */
  edit: Edit;
  /** Questions to answer before the edit is applied. */
  questions: RuleOutcome["questions"];
  reminders: RuleOutcome["reminders"];
}

/** Runs the rules for every record that an edit adds or changes. Views call it once for each edit, before `onEdit`. */
export function editWithRules(columns: AppColumns, edit: Edit, by?: string): RuledEdit {
  if (columns.data.document.rules.length === 0) return { edit, questions: [], reminders: [] };
  const questions: RuleOutcome["questions"][number][] = [];
  const reminders: RuleOutcome["reminders"][number][] = [];
  const additions: RuleOutcome["additions"][number][] = [];
  const patches = edit.patches.map((patch) => {
    if (!patch.after) return patch;
    const outcome = runRules(columns, patch.table, patch.before, patch.after);
    questions.push(...outcome.questions);
    reminders.push(...outcome.reminders);
    additions.push(...outcome.additions);
    return { ...patch, after: outcome.record };
  });
  let ruled: Edit = { ...edit, patches };
  for (const { table, values } of additions) {
    const added = addRecords(columns, table, [values], { by, counters: ruled.counters });
    ruled = {
      ...ruled,
      patches: [...ruled.patches, ...added.patches],
      counters: added.counters ?? ruled.counters,
    };
  }
  return { edit: ruled, questions, reminders };
}
