import downIcon from "icon:caret-down";
import upIcon from "icon:caret-up";
import gripIcon from "icon:dots-six-vertical";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { useSortable } from "#src/ui/use-sortable.ts";

export interface OrderItem {
  id: string;
  name: string;
  isFixed?: boolean | undefined;
}

interface OrderListProps<Item extends OrderItem> {
  label: string;
  items: readonly Item[];
  /** Moves an item to a place, counted in the list without it. */
  onMove: (id: string, to: number) => void;
  children: (item: Item) => ReactNode;
}

/** A list that is ordered by dragging, by buttons, and by Alt with the arrow keys. */
export function OrderList<Item extends OrderItem>({ label, items, onMove, children }: OrderListProps<Item>) {
  const id = useId();
  const drop = (dragged: string, target: string, place: "before" | "after") => {
    const others = items.filter((item) => item.id !== dragged);
    const at = others.findIndex((item) => item.id === target);
    onMove(dragged, place === "before" ? at : at + 1);
  };
  return (
    <>
      <ol className="edit-order" aria-label={label} aria-describedby={`${id}-keys`}>
        {items.map((item, at) => (
          <OrderRow
            key={item.id}
            list={`${id} ${label}`}
            item={item}
            at={at}
            count={items.length}
            onMove={onMove}
            onDrop={(dragged, place) => drop(dragged, item.id, place)}
          >
            {children(item)}
          </OrderRow>
        ))}
      </ol>
      <p id={`${id}-keys`} className="sr">
        Alt with the arrow keys moves an item.
      </p>
    </>
  );
}

interface OrderRowProps {
  list: string;
  item: OrderItem;
  at: number;
  count: number;
  onMove: (id: string, to: number) => void;
  onDrop: (id: string, place: "before" | "after") => void;
  children: ReactNode;
}

function OrderRow({
  list,
  item: { id, name, isFixed = false },
  at,
  count,
  onMove,
  onDrop,
  children,
}: OrderRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useSortable({ list, id, canDrag: !isFixed, onDrop }, () => ({ item: row.current }));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!event.altKey || step === 0 || isFixed) return;
    event.preventDefault();
    const to = at + step;
    if (to < 0 || to >= count) return;
    onMove(id, to);
    // React moves the row, and the browser may drop its focus.
    const { target } = event;
    requestAnimationFrame(() => target instanceof HTMLElement && target.isConnected && target.focus());
  };
  return (
    <li ref={row} onKeyDown={onKeyDown}>
      <span data-grip="" aria-hidden="true" className="edit-grip" hidden={isFixed}>
        <Icon path={gripIcon} />
      </span>
      <div className="edit-order-content">{children}</div>
      {!isFixed && (
        <span className="edit-movers">
          <button
            type="button"
            aria-label={`Move ${name} up`}
            aria-disabled={at === 0}
            onClick={() => at > 0 && onMove(id, at - 1)}
          >
            <Icon path={upIcon} />
          </button>
          <button
            type="button"
            aria-label={`Move ${name} down`}
            aria-disabled={at === count - 1}
            onClick={() => at < count - 1 && onMove(id, at + 1)}
          >
            <Icon path={downIcon} />
          </button>
        </span>
      )}
    </li>
  );
}
