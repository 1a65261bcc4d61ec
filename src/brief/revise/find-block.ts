import type { Page } from "#src/sites/document.ts";
import { type Draft, nameOf, type Place } from "./draft.ts";
import type { Part } from "./parts.ts";

export function mustFind(draft: Draft, part: Part, page?: Page) {
  const found = draft.find(part.kinds, page);
  if (!found)
    draft.note(`There is no ${nameOf(part.kinds[0] ?? "hero")} ${page ? "on this page" : "on this site"}.`);
  return found;
}

/** Whether a block may move: navigation, footer and locked blocks may not. */
export function isMovable(draft: Draft, { block }: Place) {
  if (block.kind === "navigation" || block.kind === "footer") {
    draft.note(`${nameOf(block.kind)} stays where it is: every page has it.`);
    return false;
  }
  return draft.isOpen(block);
}
