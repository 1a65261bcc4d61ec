import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { TemplateSettings } from "#src/contract/offered-templates.ts";
import type { Template } from "#src/contract/templates.ts";
import { Button } from "#src/ui/button.tsx";
import { type CardActions, TemplateCard } from "./template-card.tsx";

/** The number of pictures to load eagerly. The others are lazy. */
const FIRST_PICTURES = 1;
/** The height of the sticky search bar. */
const BAR_PX = 96;

interface TemplateGridProps extends CardActions {
  templates: readonly Template[];
  /** The number of cards in the document. */
  shown: number;
  settings: TemplateSettings;
  favourites: ReadonlySet<string>;
  compared: readonly string[];
  canCompare: boolean;
  isBusy: boolean;
  onShowMore: () => void;
}

/** The first templates of a list and a button for more. The arrow keys move between the cards. */
export function TemplateGrid({
  templates,
  shown,
  settings,
  favourites,
  compared,
  canCompare,
  isBusy,
  onShowMore,
  ...actions
}: TemplateGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const isAlive = useIsAlive();
  const [stop, setStop] = useState(0);
  const firstNew = useRef<number | null>(null);
  const visible = templates.slice(0, shown);
  const last = visible.length - 1;
  const left = templates.length - visible.length;

  useEffect(() => {
    const card = firstNew.current === null ? null : cardAt(list.current, firstNew.current);
    if (!card) return;
    firstNew.current = null;
    card.focus({ preventScroll: true });
  });

  const showMore = () => {
    // The button moves or unmounts, so the first new card takes the focus.
    firstNew.current = visible.length;
    onShowMore();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const link = event.target as HTMLElement;
    if (link.tagName !== "A" || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = Number(link.closest("li")?.dataset.index);
    const forward = getComputedStyle(link).direction === "rtl" ? -1 : 1;
    const columns = columnsOf(event.currentTarget);
    const page = columns * rowsPerPage(event.currentTarget);
    const moves: Record<string, number> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      PageDown: Math.min(at + page, last),
      PageUp: Math.max(at - page, 0),
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const card = cardAt(event.currentTarget, next);
    // Scrolls the whole card into view, below the sticky bar.
    card?.closest("li")?.scrollIntoView({ block: "nearest" });
    card?.focus({ preventScroll: true });
  };

  return (
    <>
      <ul
        ref={list}
        aria-label="Templates"
        aria-busy={isBusy}
        data-templates={isAlive ? "alive" : "first"}
        onKeyDown={onKeyDown}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-10 aria-busy:opacity-60"
      >
        {visible.map((template, index) => (
          <li
            key={template.id}
            data-index={index}
            onFocus={() => setStop(index)}
            className="min-w-0 scroll-mt-24 scroll-mb-2"
          >
            <TemplateCard
              {...actions}
              template={template}
              setting={settings.get(template.id)}
              href={`?preview=${template.id}`}
              isFavourite={favourites.has(template.id)}
              isCompared={compared.includes(template.id)}
              canCompare={canCompare}
              // Before hydration there are no arrow keys, so each card is a tab stop.
              isStop={!isAlive || index === Math.min(stop, last)}
              isFirst={index < FIRST_PICTURES}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className="mt-10 text-center">
          <Button size="large" onClick={showMore} disabled={isBusy}>
            Show more ({left} left)
          </Button>
        </div>
      )}
    </>
  );
}

/** Whether the page is hydrated. */
function useIsAlive() {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive;
}

const cardAt = (list: HTMLElement | null, index: number) =>
  list?.querySelector<HTMLElement>(`[data-index="${index}"] a`);

const columnsOf = (list: HTMLElement) =>
  Math.max(1, getComputedStyle(list).gridTemplateColumns.split(" ").length);

function rowsPerPage(list: HTMLElement) {
  const rowHeight = list.firstElementChild?.getBoundingClientRect().height || innerHeight;
  return Math.max(1, Math.floor((innerHeight - BAR_PX) / rowHeight));
}
