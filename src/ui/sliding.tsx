import { Component, type ReactNode, type RefObject } from "react";
import { prefersReducedMotion } from "#src/lib/reduced-motion.ts";

interface SlidingProps {
  /** The element whose children are the items. */
  list: RefObject<HTMLElement | null>;
  /** A value that changes when items are added, removed or moved. */
  order: string;
  children: ReactNode;
}

type Places = [Element, DOMRect][];

const TIMING: KeyframeAnimationOptions = { duration: 200, easing: "ease-out", id: "sliding" };

/**
 * Animates list items to their new places and fades out removed ones. Nothing waits for that. A class component,
 * because only `getSnapshotBeforeUpdate` can measure the page before a change; framer-motion's `layout` would add 13 kB
 * to the studio and My Projects.
 */
export class Sliding extends Component<SlidingProps> {
  override getSnapshotBeforeUpdate({ order }: SlidingProps): Places | null {
    const list = this.props.list.current;
    if (!list || order === this.props.order || !("animate" in list) || prefersReducedMotion()) return null;
    return Array.from(list.children, (item) => [item, item.getBoundingClientRect()]);
  }

  override componentDidUpdate(_props: SlidingProps, _state: unknown, before: Places | null) {
    for (const [item, was] of before ?? []) {
      if (item.isConnected) slide(item, was);
      else if (item instanceof HTMLElement) fade(item, was);
    }
  }

  override render() {
    return this.props.children;
  }
}

function slide(item: Element, was: DOMRect) {
  for (const running of item.getAnimations()) if (running.id === TIMING.id) running.cancel();
  const is = item.getBoundingClientRect();
  const [x, y] = [was.left - is.left, was.top - is.top];
  if (x !== 0 || y !== 0) item.animate({ transform: [`translate(${x}px, ${y}px)`, "none"] }, TIMING);
}

/** Puts an item that React has unmounted back into the document, inert, to fade it out. */
function fade(item: HTMLElement, { left, top, width, height }: DOMRect) {
  item.inert = true;
  item.ariaHidden = "true";
  const place = { left, top, width, height };
  for (const [side, px] of Object.entries(place)) item.style.setProperty(side, `${px}px`);
  item.style.setProperty("position", "fixed");
  item.style.setProperty("list-style", "none");
  document.body.append(item);
  const fading = item.animate({ opacity: [1, 0], scale: [1, 0.96] }, TIMING);
  void fading.finished.catch(() => {}).then(() => item.remove()); // cancelled, or already finished
}
