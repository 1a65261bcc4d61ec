import type { FieldPath } from "#src/sites/edit/edit-blocks.ts";
import { blockAt, pageById } from "#src/sites/edit/edit-blocks.ts";
import { nodeAt, placesOf } from "../canvas/text-places.ts";
import type { StudioState } from "../studio-slice.ts";
import { isSamePath } from "./picture-places.ts";

type Shown = Pick<StudioState, "history" | "page" | "block">;

/** Returns the aspect ratio of a picture's place on the canvas; undefined if it is not visible there. */
export function placeRatio({ history, page: pageId, block: blockId }: Shown, path: FieldPath) {
  const page = pageById(history.present, pageId);
  const block = blockId === null ? undefined : blockAt(history.present, { page: pageId, block: blockId });
  const element = block && canvasRoot()?.getElementById(block.id);
  if (!page || !block || !element) return undefined;
  const found = placesOf(history.present, page, block).find(
    ({ place }) => place.kind === "field" && isSamePath(place.path, path),
  );
  const picture = found && nodeAt(element, found.way);
  if (!(picture instanceof Element)) return undefined;
  const { width, height } = picture.getBoundingClientRect();
  return width > 0 && height > 0 ? width / height : undefined;
}

/** The root of the first page on the canvas. */
const canvasRoot = () => document.querySelector("[data-canvas] [data-sheet] > div")?.shadowRoot ?? undefined;
