import { Component, type ReactNode } from "react";
import { prefersReducedMotion } from "#src/lib/reduced-motion.ts";

interface SlidingProps {
  items: () => Iterable<Element> | undefined;
  /** Changes when items are added, removed or moved. */
  order: string;
  /** The zoom factor of the surrounding page. */
  scale?: number;
  /** Skips the fade of removed items whose styles depend on their container. */
  leavesAtOnce?: boolean;
  children: ReactNode;
}

type Places = [Element, DOMRect][];

const TIMING: KeyframeAnimationOptions = { duration: 200, easing: "ease-out", id: "sliding" };

/** Whether an element is sliding to its new place. */
export const isSliding = (item: Element) => item.getAnimations().some(({ id }) => id === TIMING.id);

/**
 * Slides the items of a list to their new places, and fades removed items where they were. Nothing waits for it.
 * A class component, because only `getSnapshotBeforeUpdate` can measure before a change. framer-motion's `layout`
 * costs 13 kB, for which the studio and My Projects have no room.
 */
export class Sliding extends Component<SlidingProps> {
  override getSnapshotBeforeUpdate({ order }: SlidingProps): Places | null {
    if (order === this.props.order || !("animate" in Element.prototype) || prefersReducedMotion())
      return null;
    return Array.from(this.props.items() ?? [], (item) => [item, item.getBoundingClientRect()]);
  }

  override componentDidUpdate(_props: SlidingProps, _state: unknown, before: Places | null) {
    const { scale = 1, leavesAtOnce } = this.props;
    for (const [item, was] of before ?? []) {
      if (item.isConnected) slide(item, was, scale);
      else if (item instanceof HTMLElement && !leavesAtOnce) fade(item, was);
    }
  }

  override render() {
    return this.props.children;
  }
}

function slide(item: Element, was: DOMRect, scale: number) {
  for (const running of item.getAnimations()) if (running.id === TIMING.id) running.cancel();
  const is = item.getBoundingClientRect();
  if (!isOnScreen(was) && !isOnScreen(is)) return;
  const [x, y] = [(was.left - is.left) / scale, (was.top - is.top) / scale];
  if (x !== 0 || y !== 0) item.animate({ transform: [`translate(${x}px, ${y}px)`, "none"] }, TIMING);
}

const isOnScreen = ({ top, bottom }: DOMRect) => bottom >= 0 && top <= innerHeight;

/** React has unmounted the item: this copy is only visual. */
function fade(item: HTMLElement, { left, top, width, height }: DOMRect) {
  item.inert = true;
  item.ariaHidden = "true";
  const place = { left, top, width, height };
  for (const [side, px] of Object.entries(place)) item.style.setProperty(side, `${px}px`);
  item.style.setProperty("position", "fixed");
  item.style.setProperty("list-style", "none");
  document.body.append(item);
  const fading = item.animate({ opacity: [1, 0], scale: [1, 0.96] }, TIMING);
  void fading.finished.catch(() => {}).then(() => item.remove()); // cancelled or at its end
}
