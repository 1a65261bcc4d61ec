import closeIcon from "icon:x";
import clsx from "clsx";
import { Suspense, useRef } from "react";
import { later } from "#src/lib/later.ts";
import { blockAt } from "#src/sites/edit/edit-blocks.ts";
import { labelOfBlock } from "../block-commands.ts";
import { BlocksPanel } from "../blocks/blocks-panel.tsx";
import { Inspector } from "../inspector/inspector.tsx";
import { type PanelId, useSite, useStudio } from "../studio-slice.ts";
import { ToolButton } from "../tool-button.tsx";
import { panelLooks } from "./studio-panels.ts";
import { useSwipeAway } from "./use-swipe-away.ts";

const panels = () => import("./on-demand.ts");
const PagesPanel = later(() => panels().then(({ PagesPanel }) => PagesPanel));
const ThemePanel = later(() => panels().then(({ ThemePanel }) => ThemePanel));
const WordsPanel = later(() => panels().then(({ WordsPanel }) => WordsPanel));
const VersionsPanel = later(() => panels().then(({ VersionsPanel }) => VersionsPanel));
const FormsPanel = later(() => panels().then(({ FormsPanel }) => FormsPanel));
const SearchPanel = later(() => panels().then(({ SearchPanel }) => SearchPanel));
const CheckPanel = later(() => panels().then(({ CheckPanel }) => CheckPanel));

interface PanelSheetProps {
  /** Right is the inspector, left the open panel; narrow screens have one sheet at the bottom. */
  place: "left" | "right" | "bottom";
}

export function PanelSheet({ place }: PanelSheetProps) {
  const document = useSite();
  const page = useStudio((studio) => studio.page);
  const chosen = useStudio((studio) => studio.block);
  const panel = useStudio((studio) => studio.panel);
  const openPanel = useStudio((studio) => studio.openPanel);
  const sheet = useRef<HTMLElement>(null);
  const swipe = useSwipeAway(
    () => sheet.current,
    () => openPanel(null),
  );
  const shown: PanelId | null = place === "right" ? "edit" : panel;
  if (shown === null || (place === "left" && shown === "edit")) return null;

  const block = chosen === null ? undefined : blockAt(document, { page, block: chosen });
  const title =
    shown !== "edit" ? panelLooks[shown].title : block ? labelOfBlock(block) : "Page and business";
  return (
    <section
      ref={sheet}
      aria-labelledby={`studio-${place}-title`}
      data-tour={`studio-${place}`}
      className={clsx(
        "flex min-h-0 shrink-0 flex-col border-line bg-paper",
        place === "left" && "w-72 border-e",
        place === "right" && "w-80 border-s",
        place === "bottom" && "h-[min(52%,28rem)] animate-rise rounded-t-2xl border-t shadow-float",
      )}
    >
      <div
        {...(place === "bottom" && swipe)}
        className={clsx(
          "flex min-h-12 shrink-0 items-center justify-between gap-2 border-line border-b ps-4 pe-1.5",
          place === "bottom" &&
            "before:-translate-x-1/2 relative touch-none before:absolute before:top-1.5 before:left-1/2 before:h-1 before:w-10 before:rounded-full before:bg-edge",
        )}
      >
        <h2 id={`studio-${place}-title`} className="truncate text-base">
          {title}
        </h2>
        {place !== "right" && (
          <ToolButton icon={closeIcon} label="Close panel" onClick={() => openPanel(null)} />
        )}
      </div>
      <div
        data-writes-site={
          shown === "edit" || shown === "theme" || shown === "search" || shown === "forms" || undefined
        }
        // A long name must not widen a grid without columns beyond the panel. Without anchoring, a picture's choice that
        // loads would push its field out of sight.
        className="[overflow-anchor:none] [&_.grid:not([class*=grid-cols])]:grid-cols-[minmax(0,1fr)] min-h-0 grow scroll-pb-4 overflow-y-auto overscroll-contain p-4 -outline-offset-2"
      >
        <Suspense fallback={<p className="text-muted text-sm">One moment…</p>}>
          {shown === "blocks" && <BlocksPanel />}
          {shown === "edit" && <Inspector />}
          {shown === "pages" && <PagesPanel />}
          {shown === "forms" && <FormsPanel />}
          {shown === "theme" && <ThemePanel />}
          {shown === "words" && <WordsPanel />}
          {shown === "search" && <SearchPanel />}
          {shown === "check" && <CheckPanel />}
          {shown === "versions" && <VersionsPanel />}
        </Suspense>
      </div>
    </section>
  );
}
