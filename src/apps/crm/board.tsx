import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from "react";
import { announce } from "#src/ui/announce.ts";
import { useDropZone, useSortable } from "#src/ui/use-sortable.ts";
import {
  type Book,
  type Deal,
  dealsIn,
  money,
  moveDeal,
  nudgeDeal,
  type Stage,
  stages,
  worth,
} from "./deals.ts";

const arrows = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" } as const;

interface BoardProps {
  book: Book;
  /** The ids of contacts that match the search; undefined without a search. */
  found: ReadonlySet<number> | undefined;
  mayMove: boolean;
  onSave: (book: Book) => void;
  onOpen: (contactId: number) => void;
}

/** The deals by stage. Each card can be dragged, or moved with the arrow keys. */
export function Board({ book, found, mayMove, onSave, onOpen }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const firmOf = ({ contactId }: Deal) => book.contacts.find(({ id }) => id === contactId)?.firm;

  const onKeyDown = (event: KeyboardEvent, { id, title }: Deal) => {
    const key = arrows[event.key as keyof typeof arrows];
    if (!key || !mayMove) return;
    event.preventDefault();
    const next = nudgeDeal(book, id, key);
    if (next === book) return;
    onSave(next);
    announce(`${title}: ${next.deals.find((deal) => deal.id === id)?.stage}.`);
    // A move to another column mounts a new element, so focus is restored on the next frame.
    requestAnimationFrame(() => board.current?.querySelector<HTMLElement>(`[data-deal="${id}"]`)?.focus());
  };

  const drop = (id: string, stage: Stage, before?: Deal) =>
    onSave(moveDeal(book, Number(id), stage, before?.id));

  return (
    <div className="board" ref={board}>
      {stages.map((stage, at) => {
        const deals = dealsIn(book, stage);
        return (
          <Column key={stage} stage={stage} deep={at} onDrop={(id) => drop(id, stage)}>
            <h4>
              {stage} <span>{money(worth(deals))}</span>
            </h4>
            {deals.map((deal, index) => (
              <Slip
                key={deal.id}
                deal={deal}
                firm={firmOf(deal)}
                isOther={found !== undefined && !found.has(deal.contactId)}
                mayMove={mayMove}
                onOpen={() => onOpen(deal.contactId)}
                onKeyDown={(event) => onKeyDown(event, deal)}
                onDrop={(id, place) => drop(id, stage, place === "before" ? deal : deals[index + 1])}
              />
            ))}
          </Column>
        );
      })}
    </div>
  );
}

interface ColumnProps {
  stage: Stage;
  deep: number;
  onDrop: (id: string) => void;
  children: ReactNode;
}

function Column({ stage, deep, onDrop, children }: ColumnProps) {
  const column = useRef<HTMLElement>(null);
  useDropZone({ list: "deals", onDrop }, column);
  return (
    <section
      ref={column}
      aria-label={stage}
      className={`stage ${stage}`}
      style={{ "--deep": deep } as CSSProperties}
    >
      {children}
    </section>
  );
}

interface SlipProps {
  deal: Deal;
  firm: string | undefined;
  /** Whether a search is active that this deal does not match. */
  isOther: boolean;
  mayMove: boolean;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDrop: (id: string, place: "before" | "after") => void;
}

function Slip({ deal, firm, isOther, mayMove, onOpen, onKeyDown, onDrop }: SlipProps) {
  const slip = useRef<HTMLButtonElement>(null);
  useSortable({ list: "deals", id: String(deal.id), canDrag: mayMove, onDrop }, () => ({
    item: slip.current,
  }));
  return (
    <button
      ref={slip}
      type="button"
      data-deal={deal.id}
      className={`slip ${isOther ? "other" : ""}`}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <b>{deal.title}</b>
      <small>{firm}</small>
      <strong>{money(deal.value)}</strong>
    </button>
  );
}
