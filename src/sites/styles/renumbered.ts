import type { Block } from "../document.ts";

/** Makes the ids unique on a page, and as short as possible. */
export function renumbered(blocks: Block[]): Block[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const count = (seen.get(block.kind) ?? 0) + 1;
    seen.set(block.kind, count);
    return { ...block, id: count === 1 ? block.kind : `${block.kind}-${count}` };
  });
}
