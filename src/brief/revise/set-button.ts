import { blocks } from "#src/sites/blocks/blocks.ts";
import type { LinkValue } from "#src/sites/fields.ts";
import { isSafeLink } from "#src/sites/links.ts";
import { type Draft, dataOf, isLink, nameOf } from "./draft.ts";
import { pageOfName, placeOf } from "./page-intents.ts";
import type { Said } from "./said.ts";

/** Changes the named button, and all buttons of the site with the same label and destination. */
export function setButton(
  draft: Draft,
  said: Said | undefined,
  which: "action" | "second",
  wanted: Partial<LinkValue>,
) {
  const part = said?.parts.find(({ kinds }) => kinds[0] !== "call-to-action");
  const found =
    draft.find(part?.kinds ?? ["hero"], (said && placeOf(draft, said)) ?? (part ? undefined : draft.page)) ??
    draft.find(["hero", "call-to-action", "navigation"]);
  if (!found) return draft.note("There is no button.");
  if (!draft.isOpen(found.block, "The button")) return;
  const data = dataOf(found.block);
  const old = data[which];
  if (which === "action" && typeof old === "string") {
    if (!wanted.label) return draft.note(`The form in ${nameOf(found.block.kind)} needs its button.`);
    if (wanted.label === old) return draft.note("The button says that already.");
    data.action = wanted.label;
    return draft.change("Button", old, wanted.label);
  }
  if (!isLink(old)) return draft.note(`${nameOf(found.block.kind)} has no such button.`);
  const next = { ...old, ...wanted };
  if (next.label === old.label && next.to === old.to)
    return draft.note(next.label ? "The button does that already." : "There is no such button.");
  if (!next.to && next.label) next.to = mainPage(draft);
  const same = JSON.stringify(old);
  data[which] = next;
  // Updates the matching buttons in the navigation and further down too.
  if (old.label && which === "action" && next.label)
    for (const block of draft.open) {
      const other = dataOf(block).action;
      if (
        isLink(other) &&
        (JSON.stringify(other) === same || (other.to === old.to && old.label.startsWith(other.label)))
      )
        dataOf(block).action = { ...next };
    }
  const isLabel = wanted.label !== undefined;
  draft.change(
    which === "second" ? "Second button" : "Button",
    isLabel ? old.label : old.to,
    isLabel ? next.label : next.to,
  );
}

function mainPage(draft: Draft) {
  const page =
    draft.site.pages.find(({ id }) => id === "booking" || id === "contact") ?? draft.site.pages.at(-1);
  return page ? `page:${page.id}` : "";
}

export function linkFor(draft: Draft, words: string) {
  const plain = words.replace(/[\s.!]+$/, "").trim();
  if (isSafeLink(plain) && /^(?:https:|mailto:|tel:)/i.test(plain)) return plain;
  const page = pageOfName(draft, plain.replace(/\s*pages?$/i, ""));
  if (page) return `page:${page.id}`;
  const low = plain.toLowerCase();
  const kind = draft.page.blocks.find(
    (block) => blocks[block.kind].label.toLowerCase() === low || block.id === low,
  );
  return kind ? `#${kind.id}` : undefined;
}
