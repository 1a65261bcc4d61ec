import { type RefObject, useEffect, useEffectEvent } from "react";

type Dragging = typeof import("./dragging.ts");

/** Begins when the library is there; without it, lists are still ordered by their keys and buttons. */
function whenDraggable(begin: (library: Dragging) => () => void) {
  let end = () => {};
  let isWanted = true;
  import("./dragging.ts").then(
    (library) => {
      if (isWanted) end = begin(library);
    },
    () => {},
  );
  return () => {
    isWanted = false;
    end();
  };
}

interface Sortable {
  /** Items of the same list only are dropped among each other. */
  list: string;
  id: string;
  canDrag: boolean;
  /** Another item was let go before or after this one. */
  onDrop: (id: string, place: "before" | "after") => void;
}

/**
 * Lets the item that `found` names be dragged, by the given handle if it has one, and others be dropped before or after
 * it. While it is dragged it has `data-dragged`; while another is above it, `data-edge` is "top" or "bottom".
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
      ({ combine, draggable, dropTargetForElements, attachClosestEdge, extractClosestEdge }) =>
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
        ),
    );
  }, [list, id]);
}

/** Lets items of the list be dropped into an element beside those in it; while one is above it, it has `data-over`. */
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

/** Scrolls what an element is scrolled in while something is dragged near the edge of that. */
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
