import type { Asset } from "#src/pictures/asset-store.ts";
import { blockAt } from "#src/sites/edit/edit-blocks.ts";
import { announce } from "#src/ui/announce.ts";
import { labelOfBlock } from "../block-commands.ts";
import type { StudioState } from "../studio-slice.ts";
import {
  firstPlace,
  type PicturePlace,
  placeAfter,
  placePicture,
  replaceEverywhere,
} from "./picture-places.ts";

type Commands = Pick<StudioState, "change" | "choose" | "endStep" | "history" | "page" | "holding">;

/** Commands that place pictures on the visible page and announce it. */
export function pictureCommands(read: () => Commands) {
  const blockOf = (id: string) => blockAt(read().history.present, { page: read().page, block: id });

  /** Returns the reason why nothing can be placed there; undefined if it is possible. */
  function refusal(blockId: string | null): string | undefined {
    if (read().holding !== "held")
      return "This project is open in another tab. Here you can look, but not change anything.";
    const block = blockId === null ? undefined : blockOf(blockId);
    if (block?.isLocked) return `${labelOfBlock(block)} is locked. Unlock it to change its pictures.`;
    if (block && !firstPlace(block)) return `${labelOfBlock(block)} shows no pictures.`;
    return undefined;
  }

  function place(at: PicturePlace, asset: Asset, step?: string): boolean {
    const block = blockOf(at.block);
    if (!block || refusal(at.block)) return false;
    const name = labelOfBlock(block);
    const { page } = read();
    const isPlaced = read().change(
      `Placed a picture in ${name}`,
      (site) => placePicture(site, page, at, asset),
      step,
    );
    read().choose(at.block, at.path.join("."));
    if (isPlaced) announce(`Picture placed in ${name}. Say in words what it shows.`, "studio");
    return isPlaced;
  }

  return {
    refusal,
    place,
    /**
     * Returns a function that places further pictures: in the following places of the block, and then in new gallery
     * entries. All of it is one undo step. Returns false if no place is left.
     */
    placeFrom(first: PicturePlace) {
      const step = `pictures ${Math.random()}`;
      let next: PicturePlace | undefined = first;
      return (asset: Asset) => {
        const at = next;
        if (!at || !place(at, asset, step)) return false;
        const block = blockOf(at.block);
        const path = block && placeAfter(block, at.path);
        next = path && { block: at.block, path };
        return true;
      };
    },
    replaceEverywhere(id: string, asset: Asset) {
      const isDone = read().change("Replaced a picture everywhere", (site) =>
        replaceEverywhere(site, id, asset),
      );
      read().endStep();
      announce(isDone ? "The picture is replaced. Undo brings it back." : "Nothing was replaced.", "studio");
      return isDone;
    },
  };
}

/** On narrow screens the inspector has to be opened. */
export function showField({ openPanel }: Pick<StudioState, "openPanel">) {
  if (!matchMedia("(min-width: 64rem)").matches) openPanel("edit");
}
