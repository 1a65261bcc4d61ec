type Place = "before" | "after";

interface TouchSortable {
  item: HTMLElement;
  list: string;
  id: string;
  mayDrag: () => boolean;
  showEdge: (edge: "top" | "bottom" | null) => void;
  /** Called on the item that another one was dropped on. */
  onDrop: (id: string, place: Place) => void;
}

const EDGE_PX = 48;
const SCROLL_PX = 8;

const sortables = new WeakMap<Element, TouchSortable>();

/**
 * Lets a finger drag an item by the element in it that is marked `data-grip`, which needs `touch-action: none`. The drag
 * and drop library relies on the browser's own drag, which on touch screens begins only after a long press, and in some
 * browsers not at all.
 */
export function touchSortable(sortable: TouchSortable) {
  const { item, mayDrag } = sortable;
  const use = new AbortController();
  const { signal } = use;
  sortables.set(item, sortable);
  let drag: ReturnType<typeof beginDrag> | null = null;

  const onDown = (event: PointerEvent) => {
    const isOnGrip = event.target instanceof Element && event.target.closest("[data-grip]") !== null;
    if (event.pointerType === "mouse" || !isOnGrip || drag || !mayDrag()) return;
    item.setPointerCapture(event.pointerId);
    drag = beginDrag(sortable, event);
  };
  const onEnd = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    drag.end(event.type === "pointerup");
    drag = null;
  };
  item.addEventListener("pointerdown", onDown, { signal });
  item.addEventListener("pointermove", (event) => drag?.move(event), { signal });
  item.addEventListener("pointerup", onEnd, { signal });
  item.addEventListener("pointercancel", onEnd, { signal });
  return () => {
    use.abort();
    drag?.end(false);
    sortables.delete(item);
  };
}

function beginDrag({ item, list, id }: TouchSortable, { pointerId, clientY }: PointerEvent) {
  let y = clientY;
  let target: { over: TouchSortable; place: Place } | null = null;
  let frame = 0;

  const look = () => {
    target?.over.showEdge(null);
    const over = sortableAt(item, y, list);
    const { top = 0, height = 0 } = over?.item.getBoundingClientRect() ?? {};
    const place = y < top + height / 2 ? "before" : "after";
    target = over && over.id !== id ? { over, place } : null;
    target?.over.showEdge(place === "before" ? "top" : "bottom");
  };
  const scroller = scrollerOf(item);
  const scroll = () => {
    const { top, bottom } = scroller.getBoundingClientRect();
    const way = y < Math.max(0, top) + EDGE_PX ? -1 : y > Math.min(innerHeight, bottom) - EDGE_PX ? 1 : 0;
    if (way !== 0) {
      scroller.scrollTop += way * SCROLL_PX;
      look();
    }
    frame = requestAnimationFrame(scroll);
  };

  return {
    pointer: pointerId,
    move(event: PointerEvent) {
      if (event.pointerId !== pointerId) return;
      if (frame === 0) {
        item.dataset.dragged = "";
        frame = requestAnimationFrame(scroll);
      }
      y = event.clientY;
      look();
    },
    end(isDropped: boolean) {
      cancelAnimationFrame(frame);
      delete item.dataset.dragged;
      target?.over.showEdge(null);
      if (isDropped) target?.over.onDrop(id, target.place);
    },
  };
}

/** Returns the item of the list at a height of the window. The finger may be beside the list. */
function sortableAt(item: HTMLElement, y: number, list: string) {
  const { left, width } = item.getBoundingClientRect();
  for (const element of document.elementsFromPoint(left + width / 2, y)) {
    const found = sortables.get(element);
    if (found?.list === list) return found;
  }
  return undefined;
}

function scrollerOf(item: HTMLElement): Element {
  let element = item.parentElement;
  while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY)) element = element.parentElement;
  return element ?? document.scrollingElement ?? document.documentElement;
}
