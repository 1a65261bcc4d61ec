import type { AppColumns } from "../computed/column.ts";
import type { Edit } from "../records/change.ts";
import { runRules } from "../rules/run-rules.ts";

export interface RuledEdit {
  edit: Edit;
  /** To ask before saving. */
  questions: readonly string[];
  /** To show after saving. */
  reminders: readonly string[];
}

/** Applies the rules of an app to an edit that a person makes. */
export function withRules(columns: AppColumns, edit: Edit): RuledEdit {
  const questions = new Set<string>();
  const reminders = new Set<string>();
  const patches = edit.patches.map((patch) => {
    if (!patch.after) return patch;
    const outcome = runRules(columns, patch.table, patch.before, patch.after);
    for (const { text } of outcome.questions) questions.add(text);
    for (const { text } of outcome.reminders) reminders.add(text);
    return { ...patch, after: outcome.record };
  });
  return { edit: { ...edit, patches }, questions: [...questions], reminders: [...reminders] };
}
