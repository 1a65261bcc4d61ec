import type { RefObject } from "react";
import type { Page, SiteDocument } from "#src/sites/document.ts";
import { blockAt } from "#src/sites/edit/edit-blocks.ts";
import { markedOf, readRichText, richTextOf } from "#src/sites/rich-text.ts";
import { nodeAt, type Place, placesOf, textAt } from "./text-places.ts";

/** A page with the shadow root that it is rendered in. */
export interface ShownPage {
  root: RefObject<ShadowRoot | null>;
  document: SiteDocument;
  page: Page | undefined;
}

interface ShownText {
  place: Place;
  node: Text | HTMLElement;
}

export const elementOf = ({ root }: ShownPage, blockId: string) =>
  root.current?.getElementById(blockId) ?? null;

/** Returns the texts of a block that can be edited in place. */
export function textsOf(shown: ShownPage, blockId: string): ShownText[] {
  const { document, page } = shown;
  const block = page && blockAt(document, { page: page.id, block: blockId });
  const element = elementOf(shown, blockId);
  if (!page || !block || !element) return [];
  return placesOf(document, page, block).flatMap(({ place, way }): ShownText[] => {
    const node = nodeAt(element, way);
    if (place.kind === "field" && place.field.hasMarks) {
      const box = node?.parentElement;
      const stored = markedOf(richTextOf(textAt(document, block, place) ?? ""));
      return box && markedOf(readRichText(box)) === stored ? [{ place, node: box }] : [];
    }
    // A text that is displayed in another form than stored is only edited in the inspector.
    const isWhole = node instanceof Text && node.data === textAt(document, block, place);
    return isWhole ? [{ place, node }] : [];
  });
}

/** Returns the place of the picture that an element of a block belongs to. */
export function pictureAt(shown: ShownPage, blockId: string, target: Element): Place | undefined {
  const { document, page } = shown;
  const block = page && blockAt(document, { page: page.id, block: blockId });
  const element = elementOf(shown, blockId);
  const picture = target.closest(".sw-photo, .sw-photo-missing") ?? target.closest("svg");
  if (!page || !block || !element || !picture) return undefined;
  return placesOf(document, page, block).find(({ way }) => nodeAt(element, way) === picture)?.place;
}

/** Whether the pointer is on this text node, among all in the element. */
export function isAt(node: Text | HTMLElement, element: Element, { clientX, clientY }: MouseEvent) {
  if (node instanceof HTMLElement) return node.contains(element);
  if (!element.contains(node)) return false;
  if (node.parentElement === element && element.childNodes.length === 1) return true;
  const range = document.createRange();
  range.selectNodeContents(node);
  return Array.from(range.getClientRects()).some(
    ({ left, right, top, bottom }) =>
      clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  );
}
