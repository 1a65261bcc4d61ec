import type { KeyboardEvent } from "react";

/** Matches the cells that the arrow keys visit. */
const CELLS = "[data-cell]";

/** Makes one cell reachable with Tab; the arrow keys lead to the others. */
export function keepOneTabStop(table: HTMLTableElement | null, wanted?: HTMLElement) {
  if (!table) return;
  const stop = wanted ?? table.querySelector<HTMLElement>(`${CELLS}[tabindex="0"]`);
  const next = stop ?? table.querySelector<HTMLElement>(CELLS);
  for (const other of table.querySelectorAll<HTMLElement>(`${CELLS}[tabindex="0"]`))
    if (other !== next) other.tabIndex = -1;
  if (next) next.tabIndex = 0;
}

/** Moves the focus between cells as the ARIA pattern of a grid says. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>) {
  const from = event.target instanceof Element && event.target.closest<HTMLElement>(CELLS);
  const isEditor = event.target instanceof Element && event.target.closest(".cell-editor, select");
  if (!from || isEditor || event.altKey || event.shiftKey) return;
  const to = targetOf(event.currentTarget, from, event.key, event.ctrlKey || event.metaKey);
  if (!to) return;
  event.preventDefault();
  to.focus();
  to.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function targetOf(table: HTMLTableElement, from: HTMLElement, key: string, isFar: boolean) {
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  const row = rows.findIndex((one) => one.contains(from));
  const cellsOf = (at: number) => [...(rows[at]?.querySelectorAll<HTMLElement>(CELLS) ?? [])];
  const cells = cellsOf(row);
  const column = cells.indexOf(from);
  switch (key) {
    case "ArrowRight":
      return cells[column + 1];
    case "ArrowLeft":
      return cells[column - 1];
    case "ArrowDown":
      return isFar ? cellsOf(rows.length - 1)[column] : cellsOf(row + 1)[column];
    case "ArrowUp":
      return isFar ? cellsOf(0)[column] : cellsOf(row - 1)[column];
    case "Home":
      return isFar ? cellsOf(0)[0] : cells[0];
    case "End":
      return isFar ? cellsOf(rows.length - 1).at(-1) : cells.at(-1);
  }
}
