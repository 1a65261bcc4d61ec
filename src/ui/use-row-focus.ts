import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The focusable elements of a cell. */
const CONTROLS = "a[href], button, input, select, textarea";
/** Controls that use the arrow keys themselves. */
const HAS_ARROWS = "select, textarea, input:not([type=checkbox])";

interface RowFocusOptions {
  count: number;
  scrollTo: (index: number) => void;
  isVirtual: boolean;
}

/** A roving tabindex over rows: one is a tab stop; arrows, Page Up and Down, Home and End move between rows. */
export function useRowFocus(
  box: RefObject<HTMLElement | null>,
  { count, scrollTo, isVirtual }: RowFocusOptions,
) {
  const [stop, setStop] = useState(0);
  const wanted = useRef<{ row: number; control: number } | null>(null);
  const rowOf = (target: Element) => target.closest<HTMLElement>("tr[data-index]");

  // Runs after every render, because each may add rows.
  useLayoutEffect(() => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>("tr[data-index]") ?? [])];
    const indexes = rows.map((row) => Number(row.dataset.index));
    // The tab stop has to be a mounted row, or the tab key would skip the table.
    const nearest = indexes.includes(stop) ? stop : indexes[0];
    for (const row of rows) {
      const isStop = Number(row.dataset.index) === nearest;
      for (const control of row.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = isStop ? 0 : -1;
    }
    const goal = wanted.current;
    const row = goal && rows.find(({ dataset }) => Number(dataset.index) === goal.row);
    if (!goal || !row) return;
    wanted.current = null;
    const controls = row.querySelectorAll<HTMLElement>(CONTROLS);
    controls[Math.min(goal.control, controls.length - 1)]?.focus({ preventScroll: isVirtual });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const row = rowOf(target);
    if (!row || target.matches(HAS_ARROWS) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.defaultPrevented) return;
    const at = Number(row.dataset.index);
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 10,
      PageUp: at - 10,
      Home: 0,
      End: count - 1,
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(move, count - 1));
    wanted.current = { row: next, control: [...row.querySelectorAll(CONTROLS)].indexOf(target) };
    setStop(next);
    if (isVirtual) scrollTo(next);
  };

  const onFocus = (event: { target: Element }) => {
    const row = rowOf(event.target);
    if (row) setStop(Number(row.dataset.index));
  };

  return { onKeyDown, onFocus };
}
