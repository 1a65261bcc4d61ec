import { blocks } from "#src/sites/blocks/blocks.ts";
import { cut } from "#src/sites/cut.ts";
import type { Block } from "#src/sites/document.ts";
import { type Draft, dataOf, fieldOf, mapTexts } from "./draft.ts";

export function setField(draft: Draft, block: Block, field: "title" | "text", value: string, what: string) {
  const data = dataOf(block);
  const { maximum = 140 } = fieldOf(block, field) ?? {};
  const next = cut(value, maximum);
  if (data[field] === next) return draft.note(`${what}: it says that already.`);
  if (next.endsWith("…") && !value.endsWith("…"))
    draft.note(`${what}: there is room for ${maximum} characters, the rest was left out.`);
  const before = data[field] ?? "";
  data[field] = next;
  draft.change(what, before, next);
}

/** Replaces a text everywhere, and reports the number of blocks. */
export function replaceAll(draft: Draft, old: string, next: string) {
  let count = 0;
  if (!old) return count;
  for (const block of draft.open) {
    const made = mapTexts(block.data, (text) =>
      text.includes(old) ? text.replaceAll(old, () => next) : text,
    );
    if (JSON.stringify(made) === JSON.stringify(block.data)) continue;
    // A text that would become too long for its field stays unchanged.
    const { success } = blocks[block.kind].schema.safeParse(made);
    if (!success) continue;
    block.data = made as never;
    count++;
  }
  return count;
}
