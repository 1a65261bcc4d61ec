import { inOwnTask } from "./in-own-task.ts";

let changing = Promise.resolve();

/**
 * Makes a change that has every element styled or laid out anew: what is on screen at once, what is below it part by
 * part, each in a task of its own. On a slow phone a long page takes a tenth of a second in one piece. Resolves when
 * all of it is done.
 */
export function changePartByPart(change: () => void) {
  // One after the other: else the second would take for their height what the first has left of it.
  changing = changing.then(() => changeParts(change));
  return changing;
}

async function changeParts(change: () => void) {
  // Nobody waits, and each task would come a second after the one before.
  if (document.hidden) return change();
  // What waits to be laid out is not to be laid out with it.
  restyle(document.body);
  await beforeNextFrame();
  layOut(document.body);
  await beforeNextFrame();
  // What has the focus must not be taken away.
  const parts = partsBelow(document.body).filter((part) => !part.contains(document.activeElement));
  const heights = parts.map(({ offsetHeight }) => offsetHeight);
  // They keep their height, and nothing in them is worked out before the next frame. To be hidden would take them from
  // screen readers as well.
  for (const [index, { style }] of parts.entries()) {
    style.contentVisibility = "auto";
    style.containIntrinsicHeight = `${heights[index]}px`;
  }
  change();
  // Styled now, laid out in the next task and painted in the one after: together they would hold a slow phone for 80 ms.
  restyle(document.body);
  await beforeNextFrame();
  layOut(document.body);
  for (const part of parts) {
    await nextTask();
    part.style.contentVisibility = "";
    part.style.containIntrinsicHeight = "";
    restyle(part);
    await beforeNextFrame();
    layOut(part);
  }
}

/** A task of its own, but not after the next frame, which would lay it out and paint it in one. */
const beforeNextFrame = () =>
  globalThis.scheduler?.postTask(() => {}, { priority: "user-blocking" }) ?? nextTask();

const nextTask = () => new Promise<void>((resolve) => void inOwnTask(resolve));

const restyle = (element: Element) => getComputedStyle(element).color;

const layOut = (element: Element) => element.getBoundingClientRect();

/** The largest elements that are wholly below the screen and, where they have such parts, no longer than it. */
function partsBelow(element: Element): HTMLElement[] {
  const { top, bottom, height } = element.getBoundingClientRect();
  // A table is laid out as a whole.
  if (bottom <= innerHeight || !(element instanceof HTMLElement) || element instanceof HTMLTableElement)
    return [];
  // So is a card of which something is seen: what is put off holds what is positioned in it, and an area of the card
  // that can be clicked would jump (a layout shift of 0.2 on the marketplace).
  if (top <= innerHeight && height <= innerHeight) return [];
  // The browser puts it off itself; if it has not, it would show all of it in one piece when it is let go.
  const isAuto = getComputedStyle(element).contentVisibility === "auto";
  if (isAuto && !element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })) return [];
  const isBelow = top > innerHeight && !isAuto;
  const parts = isBelow && height <= innerHeight ? [] : [...element.children].flatMap(partsBelow);
  return isBelow && parts.length === 0 ? [element] : parts;
}
