import clsx from "clsx";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** What the selected tab shows. */
  children: ReactNode;
  /** `side` lists the tabs down the left edge where there is room. */
  layout?: "top" | "side";
  className?: string;
}

/** Tabs as the ARIA practices describe them: arrows, Home and End move and select. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, children, layout = "top", className } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = tabs.findIndex((tab) => tab.id === selected);
    const moves: Record<string, number> = {
      ArrowRight: from + 1,
      ArrowDown: from + 1,
      ArrowLeft: from - 1,
      ArrowUp: from - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (!tab) return;
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };

  const isSide = layout === "side";
  return (
    <div
      className={clsx("min-w-0", isSide && "lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8", className)}
    >
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={clsx(
          "flex gap-1 overflow-x-auto border-line border-b",
          isSide && "lg:flex-col lg:self-start lg:overflow-visible lg:border-b-0",
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={clsx(
              "-mb-px flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-2 font-medium sm:px-3 text-muted hover:text-ink -outline-offset-2",
              "aria-selected:border-signal aria-selected:text-ink",
              isSide &&
                "lg:mb-0 lg:rounded-[10px] lg:border-b-0 lg:aria-selected:bg-sunken lg:hover:bg-sunken",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        className={clsx("min-w-0 pt-5", isSide && "lg:pt-0")}
      >
        {children}
      </div>
    </div>
  );
}
