import { useMemo } from "react";
import { blocks } from "#src/sites/blocks/blocks.ts";
import type { Block, SiteDocument } from "#src/sites/document.ts";
import { clippingOf } from "#src/sites/edit/clipping-format.ts";
import {
  addBlock,
  blockAt,
  duplicateBlock,
  indexFor,
  moveBlock,
  pageById,
  removeBlock,
  setLocked,
  setLook,
} from "#src/sites/edit/edit-blocks.ts";
import { announce } from "#src/ui/announce.ts";
import type { StudioState } from "./studio-slice.ts";
import { useStudioStore } from "./studio-slice.ts";

type Commands = Pick<StudioState, "change" | "choose" | "history" | "page" | "block" | "holding">;

export const labelOfBlock = ({ kind }: Block) => blocks[kind].label;

export const labelOfVariant = ({ kind, variant }: Block) =>
  (blocks[kind].variants as Record<string, { label: string }>)[variant]?.label ?? variant;

/** Copies a block or page to the clipboard, for this site or another. */
export async function copyText(text: string, said: string) {
  try {
    await navigator.clipboard.writeText(text);
    announce(`${said} Paste it into any of your sites.`, "studio");
  } catch {
    announce("This browser does not let a page copy.", "studio");
  }
}

/** The commands for blocks. Each announces its result to screen readers. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the commands share the state that they read
export function blockCommands(read: () => Commands) {
  const canEdit = () => {
    const isHeld = read().holding === "held";
    if (!isHeld) announce("Here you can look, but not change anything.", "studio");
    return isHeld;
  };
  const find = (id: string) => {
    if (!canEdit()) return undefined;
    const { history, page } = read();
    const place = { page, block: id };
    const block = blockAt(history.present, place);
    const shown = pageById(history.present, page);
    if (!block || !shown) return undefined;
    return { place, block, page: shown, index: shown.blocks.indexOf(block), name: labelOfBlock(block) };
  };
  const isFree = (block: Block) => {
    if (block.isLocked) announce(`${labelOfBlock(block)} is locked. Unlock it to change it.`, "studio");
    return !block.isLocked;
  };

  return {
    /** Moves a block by `steps`, up or down, or to a position. */
    move(id: string, steps: number) {
      const found = find(id);
      if (found) this.moveTo(id, found.index + steps);
    },
    moveTo(id: string, to: number) {
      const found = find(id);
      if (!found || !isFree(found.block)) return;
      const { place, name, block, page } = found;
      const index = indexFor(page, block, to);
      const isMoved = read().change(`Moved ${name}`, (site) => moveBlock(site, place, to));
      announce(
        isMoved
          ? `${name} is now ${index + 1} of ${page.blocks.length}.`
          : `${name} cannot move further that way.`,
        "studio",
      );
    },
    duplicate(id: string) {
      const found = find(id);
      if (!found) return;
      const isDone = read().change(`Duplicated ${found.name}`, (site) => duplicateBlock(site, found.place));
      if (isDone)
        read().choose(pageById(read().history.present, read().page)?.blocks[found.index + 1]?.id ?? id);
      announce(isDone ? `${found.name} duplicated.` : "This page is full.", "studio");
    },
    copy(id: string) {
      const found = find(id);
      if (!found) return;
      const text = clippingOf(read().history.present, { block: found.block });
      return copyText(text, `${found.name} is copied.`);
    },
    remove(id: string) {
      const found = find(id);
      if (!found || !isFree(found.block)) return;
      const { place, page, index, name } = found;
      const next = page.blocks[index + 1] ?? page.blocks[index - 1];
      if (!read().change(`Deleted ${name}`, (site) => removeBlock(site, place))) return;
      read().choose(next?.id ?? null);
      announce(`${name} deleted. Undo brings it back.`, "studio");
    },
    hide(id: string) {
      const found = find(id);
      if (!found || !isFree(found.block)) return;
      const isHidden = !found.block.isHidden;
      read().change(`${isHidden ? "Hid" : "Showed"} ${found.name}`, (site) =>
        setLook(site, found.place, { isHidden }),
      );
      announce(`${found.name} is ${isHidden ? "hidden" : "shown"}.`, "studio");
    },
    lock(id: string) {
      const found = find(id);
      if (!found) return;
      const isLocked = !found.block.isLocked;
      read().change(`${isLocked ? "Locked" : "Unlocked"} ${found.name}`, (site) =>
        setLocked(site, found.place, isLocked),
      );
      announce(`${found.name} is ${isLocked ? "locked" : "unlocked"}.`, "studio");
    },
    /** Switches to the next or previous variant. */
    swap(id: string, way: 1 | -1) {
      const found = find(id);
      if (!found || !isFree(found.block)) return;
      const names = Object.keys(blocks[found.block.kind].variants);
      const at = names.indexOf(found.block.variant);
      this.show(id, names[(at + way + names.length) % names.length] as Block["variant"]);
    },
    show(id: string, variant: Block["variant"]) {
      const found = find(id);
      if (!found || !isFree(found.block)) return;
      if (
        !read().change(`Another look for ${found.name}`, (site) => setLook(site, found.place, { variant }))
      ) {
        return;
      }
      const block = find(id)?.block;
      if (block) announce(`${found.name} is shown as ${labelOfVariant(block)}.`, "studio");
    },
    /** Inserts a block after the selected one, or before the footer. */
    add(block: Block) {
      const { history, page: pageId, block: chosen } = read();
      const page = pageById(history.present, pageId);
      if (!page || !canEdit()) return false;
      const at = page.blocks.findIndex(({ id }) => id === chosen);
      const index = at < 0 ? page.blocks.length : at + 1;
      const name = labelOfBlock(block);
      const before = new Set(page.blocks.map(({ id }) => id));
      const isDone = read().change(`Added ${name}`, (site: SiteDocument) =>
        addBlock(site, pageId, block, index),
      );
      const added = pageById(read().history.present, pageId)?.blocks.find(({ id }) => !before.has(id));
      if (added) read().choose(added.id);
      announce(isDone ? `${name} added.` : "This page is full: a page has at most 40 blocks.", "studio");
      return isDone;
    },
  };
}

/** The commands for blocks of the open page. */
export function useBlockCommands() {
  const store = useStudioStore();
  return useMemo(() => blockCommands(store.getState), [store]);
}
