import { createContext, use } from "react";
import type { AppColumns } from "../computed/column.ts";
import type { AppDocument } from "../document.ts";
import type { Edit } from "../records/change.ts";
import type { Outcome } from "./perform-steps.ts";
import type { Step } from "./step.ts";

/** The app that all panels edit, and their ways to preview and perform a change. */
export interface Editing {
  columns: AppColumns;
  document: AppDocument;
  draftKey: string;
  /** Says what steps would do. */
  preview: (steps: readonly Step[]) => Outcome;
  /** Does them; false if they cannot be done, which is said. */
  perform: (steps: readonly Step[]) => boolean;
  /** Applies an edit that is no step, such as bringing something back. */
  edit: (edit: Edit) => void;
  show: (view: string) => void;
}

export const EditingContext = createContext<Editing | null>(null);

export function useEdits() {
  const editing = use(EditingContext);
  if (!editing) throw new Error("A panel has to be inside of AppEditor.");
  return editing;
}
