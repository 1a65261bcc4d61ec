import type { RefObject } from "react";
import type { Block, Page, SiteDocument } from "#src/sites/document.ts";
import { blockAt, type FieldPath } from "#src/sites/edit/edit-blocks.ts";
import { BUSINESS_LENGTHS } from "#src/sites/meta.ts";
import { markedOf, readRichText, richTextOf } from "#src/sites/rich-text.ts";
import { type BusinessField, fieldPlace, type Place, textAt, textKinds } from "./text-places.ts";

// The views of blocks mark each element that shows a text by `data-field`, each that holds a picture by `data-picture`, and
// each entry of a list by `data-entry`. Texts of the site are marked by `business:phone` or `page:ID`.

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
  const marked = elementOf(shown, blockId)?.querySelectorAll<HTMLElement>("[data-field]") ?? [];
  if (!block) return [];
  return Array.from(marked).flatMap((element) => {
    const place = placeOfText(element, block);
    const text = place && textAt(document, block, place);
    const node = place && text && nodeOf(element, place, text);
    return node ? [{ place, node }] : [];
  });
}

function placeOfText(element: HTMLElement, block: Block): Place | undefined {
  const [kind, name = ""] = element.dataset.field?.split(":") ?? [];
  if (kind === "page") return { kind: "label", page: name };
  if (kind === "business") return isBusinessField(name) ? { kind: "business", name } : undefined;
  return fieldPlace(block, pathOf(element.dataset.field ?? "", element), textKinds);
}

const isBusinessField = (name: string): name is BusinessField => Object.hasOwn(BUSINESS_LENGTHS, name);

/** Returns the node that shows a text as it is stored. One that is shown in another form is only edited in the inspector. */
function nodeOf(element: HTMLElement, place: Place, text: string) {
  if (place.kind === "field" && place.field.hasMarks) {
    return markedOf(readRichText(element)) === markedOf(richTextOf(text)) ? element : undefined;
  }
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isOwn = node.parentElement?.closest("[data-field]") === element;
    if (node instanceof Text && node.data === text && isOwn) return node;
  }
  return undefined;
}

/** Returns the path of a field by its mark: below the entries of lists around it, or below the block after a ":". */
function pathOf(mark: string, within: Element | null): FieldPath {
  if (mark.startsWith(":")) return pathOf(mark.slice(1), null);
  const entry = within?.closest("[data-entry], .sw-block");
  const name = entry?.getAttribute("data-entry");
  if (entry && name) return pathOf(`${name}.${mark}`, entry.parentElement);
  return mark.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

const PICTURE = ".sw-photo, .sw-photo-missing";

/** Returns the place of the picture that an element of a block belongs to. */
export function pictureAt(block: Block, target: Element): Place | undefined {
  const picture = target.closest(PICTURE) ?? target.closest("svg");
  const around = picture?.closest("[data-picture]");
  return around ? placeOfPicture(block, around) : undefined;
}

/** Returns the element of a picture in the element of its block. */
export function pictureIn(element: Element, path: FieldPath) {
  const wanted = path.join(".");
  const around = Array.from(element.querySelectorAll("[data-picture]"));
  return around.find((one) => pathOfPicture(one).join(".") === wanted)?.querySelector(`${PICTURE}, svg`);
}

const pathOfPicture = (around: Element) => pathOf(around.getAttribute("data-picture") ?? "", around);
const placeOfPicture = (block: Block, around: Element) =>
  fieldPlace(block, pathOfPicture(around), ["picture"]);

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
