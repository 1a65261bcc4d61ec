import { type AppDocument, findTable } from "../document.ts";
import type { Step } from "./step.ts";

const findView = ({ views }: AppDocument, id: string) => views.find((view) => view.id === id);

/** Returns the name of the locked part that a step would change, or undefined. */
export function lockedPart(document: AppDocument, step: Step): string | undefined {
  const table =
    "table" in step ? findTable(document, typeof step.table === "string" ? step.table : "") : undefined;
  if (table?.isLocked) return table.name.many;
  if (step.do === "delete-table")
    return document.views.find((view) => view.table === step.table && view.isLocked)?.name;
  if (step.do === "change-view") return lockedView(document, step.view.id);
  if (step.do === "delete-view" || step.do === "place-page") return lockedView(document, step.view);
  return undefined;
}

function lockedView(document: AppDocument, id: string) {
  const view = findView(document, id);
  return view?.isLocked ? view.name : undefined;
}
