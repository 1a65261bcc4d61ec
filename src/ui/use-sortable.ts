import { type RefObject, useEffect, useEffectEvent } from "react";

type Dragging = typeof import("./dragging.ts");

/** Runs when the drag library is loaded. Without it, lists can still be reordered by keys and buttons. */
function whenDraggable(begin: (library: Dragging) => () => void) {
  const use = new AbortController();
  const { signal } = use;
  import("./dragging.ts").then(
    (library) => {
      if (!signal.aborted) signal.addEventListener("abort", begin(library));
    },
    () => {},
  );
  return () => use.abort();
}

interface Sortable {
  /** The name of the list. Items can only be dropped within it. */
  list: string;
  id: string;
  canDrag: boolean;
  /** Called when another item was dropped before or after this one. */
  onDrop: (id: string, place: "before" | "after") => void;
}

/**
 * Makes an item draggable, by a handle if it has one, and a drop target for others. Fingers drag it by an element that is
 * marked `data-grip`. `found` returns its elements. A
 * dragged item has `data-dragged`; while another is above it, `data-edge` is "top" or "bottom".
 */
export function useSortable(
  { list, id, canDrag, onDrop }: Sortable,
  found: () => { item: HTMLElement | null | undefined; handle?: HTMLElement | null },
) {
  const dropped = useEffectEvent(onDrop);
  const find = useEffectEvent(found);
  const mayDrag = useEffectEvent(() => canDrag);

  useEffect(() => {
    const { item, handle } = find();
    if (!item) return;
    const showEdge = (edge: string | null) => {
      if (edge) item.dataset.edge = edge;
      else delete item.dataset.edge;
    };
    return whenDraggable(
      ({ combine, draggable, dropTargetForElements, attachClosestEdge, extractClosestEdge, touchSortable }) =>
        combine(
          draggable({
            element: item,
            ...(handle && { dragHandle: handle }),
            canDrag: () => mayDrag(),
            getInitialData: () => ({ list, id }),
            onDragStart: () => {
              item.dataset.dragged = "";
            },
            onDrop: () => {
              delete item.dataset.dragged;
            },
          }),
          dropTargetForElements({
            element: item,
            canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
            getData: ({ input }) =>
              attachClosestEdge({}, { element: item, input, allowedEdges: ["top", "bottom"] }),
            onDrag: ({ self }) => showEdge(extractClosestEdge(self.data)),
            onDragLeave: () => showEdge(null),
            onDrop: ({ self, source }) => {
              showEdge(null);
              const isAfter = extractClosestEdge(self.data) === "bottom";
              dropped(String(source.data.id), isAfter ? "after" : "before");
            },
          }),
          touchSortable({
            item,
            list,
            id,
            mayDrag: () => mayDrag(),
            showEdge,
            onDrop: (id, place) => dropped(id, place),
          }),
        ),
    );
  }, [list, id]);
}

/** Makes an element outside the list a drop target for its items; while one is above it, it has `data-over`. */
export function useDropZone(
  { list, onDrop }: { list: string; onDrop: (id: string) => void },
  zone: RefObject<HTMLElement | null>,
) {
  const dropped = useEffectEvent(onDrop);

  useEffect(() => {
    const element = zone.current;
    if (!element) return;
    const show = (isOver: boolean) => element.toggleAttribute("data-over", isOver);
    return whenDraggable(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list,
        onDragEnter: () => show(true),
        onDragLeave: () => show(false),
        onDrop({ location, source }) {
          show(false);
          if (location.current.dropTargets[0]?.element === element) dropped(String(source.data.id));
        },
      }),
    );
  }, [list, zone]);
}

/** Scrolls the element's scroll container while something is dragged near its edge. */
export function useDragScroll(inside: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let element = inside.current?.parentElement ?? null;
    while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY))
      element = element.parentElement;
    return whenDraggable(({ autoScrollForElements, autoScrollWindowForElements }) =>
      element ? autoScrollForElements({ element }) : autoScrollWindowForElements(),
    );
  }, [inside]);
}
