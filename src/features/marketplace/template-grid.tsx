import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import type { TemplateSettings } from "#src/contract/offered-templates.ts";
import type { Template } from "#src/contract/templates.ts";
import { type CardActions, TemplateCard } from "./template-card.tsx";
import { useRowWindow } from "./use-row-window.ts";

/** What is in the built page, and on screen before anything is measured. */
const FIRST_TEMPLATES = 24;
/** Of these the pictures are fetched at once; those of the others on screen as soon as it is known which they are. */
const FIRST_PICTURES = 1;
const GAP_PX = 40;
/** Rows beyond the window, so that scrolling finds them there. */
const MORE_ROWS = 2;
/** The bar with the search, which stays at the top. */
const BAR_PX = 96;

interface TemplateGridProps extends CardActions {
  templates: readonly Template[];
  settings: TemplateSettings;
  favourites: ReadonlySet<string>;
  compared: readonly string[];
  canCompare: boolean;
  isBusy: boolean;
}

/** Any number of templates, of which those near the window are in the document. The arrow keys lead through them. */
export function TemplateGrid({
  templates,
  settings,
  favourites,
  compared,
  canCompare,
  isBusy,
  ...actions
}: TemplateGridProps) {
  const list = useRef<HTMLUListElement>(null);
  // What was found is first drawn as far as it is seen.
  const former = useDeferredValue(templates);
  const isNew =
    templates.length !== former.length || templates.some((template, index) => template !== former[index]);
  const { shown, scrollToRow, rowsPerPage } = useRowWindow(list, {
    count: templates.length,
    gap: GAP_PX,
    more: isNew ? 0 : MORE_ROWS,
    topCover: BAR_PX,
  });
  const [stop, setStop] = useState(0);
  const wanted = useRef<number | null>(null);
  const from = shown ? shown.first * shown.columns : 0;
  const to = shown ? (shown.last + 1) * shown.columns : FIRST_TEMPLATES;
  const last = templates.length - 1;
  // One of those that are there: else the tab key would pass by all of them.
  const current = Math.min(Math.max(stop, from), to - 1, last);

  useEffect(() => {
    if (wanted.current === null) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] a`);
    if (!link) return;
    wanted.current = null;
    link.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const link = event.target as HTMLElement;
    if (!shown || link.tagName !== "A" || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = Number(link.closest("li")?.dataset.index);
    const forward = getComputedStyle(link).direction === "rtl" ? -1 : 1;
    const page = shown.columns * rowsPerPage();
    const moves: Record<string, number> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      ArrowDown: at + shown.columns,
      ArrowUp: at - shown.columns,
      PageDown: Math.min(at + page, last),
      PageUp: Math.max(at - page, 0),
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0 || next > last) return;
    wanted.current = next;
    setStop(next);
    scrollToRow(Math.floor(next / shown.columns));
  };

  return (
    <ul
      ref={list}
      aria-label="Templates"
      aria-busy={isBusy}
      data-templates={shown ? "measured" : "first"}
      onKeyDown={onKeyDown}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-[40px] [overflow-anchor:none] aria-busy:opacity-60"
    >
      {templates.slice(from, to).map((template, offset) => {
        const index = from + offset;
        return (
          <li
            key={template.id}
            data-index={index}
            data-row={shown && index % shown.columns === 0 ? index / shown.columns : undefined}
            aria-setsize={templates.length}
            aria-posinset={index + 1}
            onFocus={() => setStop(index)}
            className="min-w-0 scroll-mt-24"
          >
            <TemplateCard
              {...actions}
              template={template}
              setting={settings.get(template.id)}
              href={`?preview=${template.id}`}
              isFavourite={favourites.has(template.id)}
              isCompared={compared.includes(template.id)}
              canCompare={canCompare}
              isStop={!shown || index === current}
              isFirst={index < FIRST_PICTURES}
            />
          </li>
        );
      })}
    </ul>
  );
}
