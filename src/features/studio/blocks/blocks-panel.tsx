import gripIcon from "icon:dots-six-vertical";
import hiddenIcon from "icon:eye-slash";
import lockIcon from "icon:lock-simple";
import plusIcon from "icon:plus";
import clsx from "clsx";
import { type KeyboardEvent, Suspense, useRef } from "react";
import { later } from "#src/lib/later.ts";
import { type Block, MAX_BLOCKS } from "#src/sites/document.ts";
import { pageById, valueAt } from "#src/sites/edit/edit-blocks.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Sliding } from "#src/ui/sliding.tsx";
import { useDragScroll, useSortable } from "#src/ui/use-sortable.ts";
import { labelOfBlock, useBlockCommands } from "../block-commands.ts";
import { useCanEdit, useSite, useStudio } from "../studio-slice.ts";
import { blockIcons } from "./block-icons.ts";

const PasteBox = later(() => import("../on-demand.ts").then(({ PasteBox }) => PasteBox));

/** The blocks of the page in order. They can be selected, moved by drag or keyboard, and added. */
export function BlocksPanel() {
  const document = useSite();
  const canEdit = useCanEdit();
  const pageId = useStudio((studio) => studio.page);
  const chosen = useStudio((studio) => studio.block);
  const choose = useStudio((studio) => studio.choose);
  const openPalette = useStudio((studio) => studio.openPalette);
  const commands = useBlockCommands();
  const list = useRef<HTMLOListElement>(null);
  const blocks = pageById(document, pageId)?.blocks ?? [];

  useDragScroll(list);

  const focusAt = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>("[data-block]")[index]?.focus();

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.altKey) {
      event.stopPropagation();
      const id = blocks[index]?.id;
      if (id) commands.move(id, step);
      return;
    }
    focusAt(Math.max(0, Math.min(blocks.length - 1, index + step)));
  };
  const drop = (id: string, before: number) => {
    const from = blocks.findIndex((block) => block.id === id);
    commands.moveTo(id, before > from ? before - 1 : before);
  };

  return (
    <div className="grid gap-4">
      <Sliding items={() => list.current?.children} order={blocks.map(({ id }) => id).join()}>
        <ol ref={list} className="-mx-1">
          {blocks.map((block, index) => (
            <BlockRow
              key={block.id}
              block={block}
              canDrag={canEdit}
              isChosen={block.id === chosen}
              onChoose={() => choose(block.id === chosen ? null : block.id)}
              onKeyDown={(event) => onKeyDown(event, index)}
              onDrop={(id, place) => drop(id, place === "after" ? index + 1 : index)}
            />
          ))}
        </ol>
      </Sliding>
      <p id="studio-blocks-keys" className="sr-only">
        Alt with an arrow key moves the block.
      </p>
      <Button disabled={!canEdit || blocks.length >= MAX_BLOCKS} onClick={openPalette}>
        <Icon path={plusIcon} />
        Add a block
      </Button>
      <Suspense>
        <PasteBox />
      </Suspense>
      {blocks.length >= MAX_BLOCKS && (
        <p className="text-muted text-sm">This page is full: a page has at most {MAX_BLOCKS} blocks.</p>
      )}
    </div>
  );
}

interface BlockRowProps {
  block: Block;
  canDrag: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDrop: (id: string, place: "before" | "after") => void;
}

function BlockRow({ block, canDrag, isChosen, onChoose, onKeyDown, onDrop }: BlockRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const title = valueAt(block.data, ["title"]);
  useSortable({ list: "blocks", id: block.id, canDrag: canDrag && !block.isLocked, onDrop }, () => ({
    item: row.current,
  }));

  return (
    <li
      ref={row}
      className="group relative data-[edge=bottom]:shadow-[0_2px_0_var(--color-signal)] data-[edge=top]:shadow-[0_-2px_0_var(--color-signal)] data-dragged:opacity-50"
    >
      <button
        type="button"
        data-block={block.id}
        aria-pressed={isChosen}
        aria-describedby="studio-blocks-keys"
        onClick={onChoose}
        onKeyDown={onKeyDown}
        className={clsx(
          "flex min-h-11 w-full items-center gap-2.5 rounded-lg px-2 py-1 text-start",
          isChosen ? "bg-signal text-on-signal" : "hover:bg-sunken",
        )}
      >
        <Icon path={blockIcons[block.kind]} className="size-5" />
        <span
          className={clsx(
            "min-w-0 grow leading-tight",
            block.isHidden && !block.isSuggestion && "line-through",
          )}
        >
          <span className="block font-medium text-sm">{labelOfBlock(block)}</span>
          {typeof title === "string" && title !== "" && (
            <span className={clsx("line-clamp-1 text-xs", isChosen ? "text-on-signal" : "text-muted")}>
              {title}
            </span>
          )}
          {block.isSuggestion && (
            <span className={clsx("block text-xs", isChosen ? "text-on-signal" : "text-muted")}>
              Suggestion: visitors don’t see it
            </span>
          )}
        </span>
        {block.isHidden && (
          <>
            <span className="sr-only">, hidden</span>
            <Icon path={hiddenIcon} className="size-4" />
          </>
        )}
        {block.isLocked ? (
          <>
            <span className="sr-only">, locked</span>
            <Icon path={lockIcon} className="size-4" />
          </>
        ) : (
          <span
            data-grip=""
            className="-my-1 -me-2 grid size-11 shrink-0 touch-none place-items-center opacity-0 group-hover:opacity-70 pointer-coarse:opacity-70"
          >
            <Icon path={gripIcon} className="size-4" />
          </span>
        )}
      </button>
    </li>
  );
}
