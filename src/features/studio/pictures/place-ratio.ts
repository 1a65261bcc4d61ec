import type { FieldPath } from "#src/sites/edit/edit-blocks.ts";
import { blockAt } from "#src/sites/edit/edit-blocks.ts";
import { pictureIn } from "../canvas/shown-page.ts";
import type { StudioState } from "../studio-slice.ts";

type Shown = Pick<StudioState, "history" | "page" | "block">;

/** Returns the aspect ratio of a picture's place on the canvas; undefined if it is not visible there. */
export function placeRatio({ history, page: pageId, block: blockId }: Shown, path: FieldPath) {
  const block = blockId === null ? undefined : blockAt(history.present, { page: pageId, block: blockId });
  const element = block && canvasRoot()?.getElementById(block.id);
  const picture = element && pictureIn(element, path);
  if (!picture) return undefined;
  const { width, height } = picture.getBoundingClientRect();
  return width > 0 && height > 0 ? width / height : undefined;
}

/** The root of the first page on the canvas. */
const canvasRoot = () => document.querySelector("[data-canvas] [data-sheet] > div")?.shadowRoot ?? undefined;
