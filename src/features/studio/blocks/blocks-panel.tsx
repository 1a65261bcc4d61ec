import gripIcon from "icon:dots-six-vertical";
import hiddenIcon from "icon:eye-slash";
import lockIcon from "icon:lock-simple";
import plusIcon from "icon:plus";
import clsx from "clsx";
import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { MAX_BLOCKS } from "#src/sites/document.ts";
import { pageById, valueAt } from "#src/sites/edit/edit-blocks.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { labelOfBlock } from "../block-commands.ts";
import { useCanEdit, useSite, useStudio } from "../studio-slice.ts";
import { useBlockCommands } from "../use-block-commands.ts";
import { blockIcons } from "./block-icons.ts";

/** The blocks of the page from top to bottom: to choose, to move by hand or by keys, to add to. */
export function BlocksPanel() {
  const document = useSite();
  const canEdit = useCanEdit();
  const pageId = useStudio((studio) => studio.page);
  const chosen = useStudio((studio) => studio.block);
  const choose = useStudio((studio) => studio.choose);
  const openPalette = useStudio((studio) => studio.openPalette);
  const commands = useBlockCommands();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const blocks = pageById(document, pageId)?.blocks ?? [];

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
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null && over !== null) {
      const from = blocks.findIndex(({ id }) => id === dragged);
      commands.moveTo(dragged, over > from ? over - 1 : over);
    }
    setDragged(null);
    setOver(null);
  };

  return (
    <div className="grid gap-4">
      <ol ref={list} className="-mx-1" onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
        {blocks.map((block, index) => {
          const isChosen = block.id === chosen;
          const title = valueAt(block.data, ["title"]);
          return (
            <li
              key={block.id}
              draggable={canEdit && !block.isLocked}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = "move";
                setDragged(block.id);
              }}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
              onDragOver={(event) => {
                const box = event.currentTarget.getBoundingClientRect();
                setOver(event.clientY > box.top + box.height / 2 ? index + 1 : index);
              }}
              className={clsx(
                "group relative",
                dragged !== null && over === index && "shadow-[0_-2px_0_var(--color-signal)]",
                dragged !== null &&
                  over === index + 1 &&
                  index === blocks.length - 1 &&
                  "shadow-[0_2px_0_var(--color-signal)]",
                dragged === block.id && "opacity-50",
              )}
            >
              <button
                type="button"
                data-block={block.id}
                aria-pressed={isChosen}
                aria-describedby="studio-blocks-keys"
                onClick={() => choose(isChosen ? null : block.id)}
                onKeyDown={(event) => onKeyDown(event, index)}
                className={clsx(
                  "flex min-h-11 w-full items-center gap-2.5 rounded-lg px-2 py-1 text-start",
                  isChosen ? "bg-signal text-on-signal" : "hover:bg-sunken",
                )}
              >
                <Icon path={blockIcons[block.kind]} className="size-5" />
                <span className={clsx("min-w-0 grow leading-tight", block.isHidden && "line-through")}>
                  <span className="block font-medium text-sm">{labelOfBlock(block)}</span>
                  {typeof title === "string" && title !== "" && (
                    <span
                      className={clsx("line-clamp-1 text-xs", isChosen ? "text-on-signal" : "text-muted")}
                    >
                      {title}
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
                  <Icon
                    path={gripIcon}
                    className="size-4 opacity-0 group-hover:opacity-70 pointer-coarse:hidden"
                  />
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <p id="studio-blocks-keys" className="sr-only">
        Alt with an arrow key moves the block.
      </p>
      <Button disabled={!canEdit || blocks.length >= MAX_BLOCKS} onClick={openPalette}>
        <Icon path={plusIcon} />
        Add a block
      </Button>
      {blocks.length >= MAX_BLOCKS && (
        <p className="text-muted text-sm">This page is full: a page has at most {MAX_BLOCKS} blocks.</p>
      )}
    </div>
  );
}
