import type { StoreApi } from "zustand";
import { pageById } from "#src/sites/edit/edit-blocks.ts";
import type { NewToast } from "#src/ui/toast-slice.ts";
import { pictureAt } from "../canvas/shown-page.ts";
import type { StudioState } from "../studio-slice.ts";
import { intake } from "./intake.ts";
import { pictureCommands, showField } from "./picture-commands.ts";
import { firstPlace, type PicturePlace, picturePaths } from "./picture-places.ts";

interface Handed {
  store: StoreApi<StudioState>;
  toast: (toast: NewToast) => number;
  files: File[];
}

interface Found {
  place: { block: string; path: PicturePlace["path"] | undefined };
  /** The element of the picture or block in the page. */
  element: Element;
}

/** Returns the picture at a point of the canvas, or else its block; undefined outside the page. */
function placeAt({ history, page: pageId }: StudioState, target: unknown, x: number, y: number) {
  const root = target instanceof Element ? target.getRootNode() : null;
  if (!(target instanceof Element) || !(root instanceof ShadowRoot)) return undefined;
  const blockElement = target.closest(".sw-block");
  const page = pageById(history.present, pageId);
  const block = page?.blocks.find(({ id }) => id === blockElement?.id);
  if (!blockElement || !block) return undefined;
  // Text may cover a picture, so all elements at the point are checked.
  for (const element of root.elementsFromPoint(x, y)) {
    if (!element.matches("svg, svg *, picture, picture *") || !blockElement.contains(element)) continue;
    const place = pictureAt(block, element);
    if (place?.kind !== "field") continue;
    const picture = element.closest("picture, .sw-photo-missing") ?? element.closest("svg") ?? element;
    return { place: { block: block.id, path: place.path }, element: picture } satisfies Found;
  }
  return { place: { block: block.id, path: undefined }, element: blockElement } satisfies Found;
}

const MARK = "data-drop";

/** Highlights the drop target; returns a function that removes the highlight. */
export function markPlace(studio: StudioState, target: unknown, x: number, y: number) {
  const found = placeAt(studio, target, x, y);
  found?.element.setAttribute(MARK, "");
  return () => found?.element.removeAttribute(MARK);
}

export function takeDropped(handed: Handed, target: unknown, x: number, y: number) {
  const found = placeAt(handed.store.getState(), target, x, y);
  takeInto(handed, found?.place ?? null);
}

/** Places pasted pictures at the selected picture or block. */
export function takePasted(handed: Handed) {
  const { block: id, field, history, page } = handed.store.getState();
  const block = pageById(history.present, page)?.blocks.find((block) => block.id === id);
  const path = block && picturePaths(block).find((path) => path.join(".") === field);
  takeInto(handed, block ? { block: block.id, path } : null);
}

function takeInto({ store, toast, files }: Handed, at: Found["place"] | null) {
  if (files.length === 0) return;
  const studio = store.getState();
  const commands = pictureCommands(store.getState);
  const block = at && pageById(studio.history.present, studio.page)?.blocks.find(({ id }) => id === at.block);
  const path = at?.path ?? (block ? firstPlace(block) : undefined);
  const refusal = commands.refusal(at?.block ?? null);
  if (refusal) {
    toast({
      title: "Picture not placed",
      description: refusal,
      action: { label: "Add to my pictures", onAction: () => takeIntoLibrary(store, files) },
    });
    return;
  }
  if (!at || !path) return takeIntoLibrary(store, files);
  studio.takePictures(true);
  const place = commands.placeFrom({ block: at.block, path });
  let isFirst = true;
  intake.getState().take(files, (asset) => {
    if (!place(asset)) return "There was no room for it here. It is in your pictures.";
    if (isFirst) showField(store.getState());
    isFirst = false;
    return undefined;
  });
}

function takeIntoLibrary(store: StoreApi<StudioState>, files: File[]) {
  store.getState().openPictures();
  intake.getState().take(files);
}
