import plusIcon from "icon:plus";
import clsx from "clsx";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { blockAt } from "#src/sites/edit/edit-blocks.ts";
import { destinationOf } from "#src/sites/form-settings.ts";
import { hasForm } from "#src/sites/forms.ts";
import { Icon } from "#src/ui/icon.tsx";
import { isSliding } from "#src/ui/sliding.tsx";
import { useIsWide } from "#src/ui/use-is-wide.ts";
import { labelOfBlock } from "../block-commands.ts";
import { BlockActions } from "../blocks/block-actions.tsx";
import { useCanEdit, useSite, useStudio } from "../studio-slice.ts";

interface BlockFrameProps {
  root: RefObject<ShadowRoot | null>;
  pageId: string;
  blockId: string;
  look: "hovered" | "chosen";
  /** Changes when the page may have been resized. */
  size: number;
  /** Whether this frame shows the buttons. Only one frame per block should. */
  hasActions: boolean;
}

/** Outlines a block of the page. The selected block gets its buttons, too. */
export function BlockFrame({ root, pageId, blockId, look, size, hasActions }: BlockFrameProps) {
  const document = useSite();
  const canEdit = useCanEdit();
  const isWide = useIsWide();
  const openPalette = useStudio((studio) => studio.openPalette);
  const frame = useRef<HTMLDivElement>(null);
  const block = blockAt(document, { page: pageId, block: blockId });
  const isChosen = look === "chosen";
  const openPanel = useStudio((studio) => studio.openPanel);
  const isFormOff = block && hasForm(block) && destinationOf(document.meta).kind === "none";

  // biome-ignore lint/correctness/useExhaustiveDependencies: another size or document moves the block
  useLayoutEffect(() => {
    const place = () => {
      const element = root.current?.getElementById(blockId);
      const line = frame.current;
      const around = line?.offsetParent;
      if (!line) return;
      line.style.visibility = element && around ? "" : "hidden";
      if (!element || !around) return;
      const [inner, outer] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
      line.style.top = `${inner.top - outer.top}px`;
      line.style.left = `${inner.left - outer.left}px`;
      line.style.width = `${inner.width}px`;
      line.style.height = `${inner.height}px`;
      if (isSliding(element)) asked = requestAnimationFrame(place);
    };
    // Waits for the next frame, because measuring at once would force another layout of a long page.
    let asked = requestAnimationFrame(place);
    return () => cancelAnimationFrame(asked);
  }, [root, blockId, size, document]);

  if (!block) return null;
  return (
    <div
      ref={frame}
      className={clsx(
        "pointer-events-none absolute top-0",
        isChosen ? "z-20 outline-2 outline-signal" : "z-10 outline-1 outline-signal outline-dashed",
      )}
    >
      <div className="sticky top-2 z-10 -mt-5 flex h-10 items-center justify-between gap-2 px-2">
        <span
          aria-hidden="true"
          className={clsx(
            "whitespace-nowrap rounded-md px-2 py-1 font-semibold text-xs shadow-float",
            isChosen ? "bg-signal text-on-signal" : "bg-raised text-signal",
          )}
        >
          {labelOfBlock(block)}
          {block.isLocked && " · locked"}
          {isFormOff && " · form is off"}
        </span>
        {isChosen && hasActions && canEdit && (
          <div
            role="toolbar"
            aria-label={labelOfBlock(block)}
            className="pointer-events-auto flex rounded-[10px] border border-line bg-raised p-0.5 shadow-float"
          >
            {isFormOff && (
              <button
                type="button"
                onClick={() => openPanel("forms")}
                className="whitespace-nowrap rounded-lg px-2.5 font-medium text-signal text-sm hover:bg-sunken"
              >
                Switch the form on
              </button>
            )}
            <BlockActions block={block} size={isWide ? "small" : "normal"} isShort={!isWide} />
          </div>
        )}
      </div>
      {isChosen && hasActions && canEdit && (
        <button
          type="button"
          aria-label="Add a block below"
          title="Add a block below (A)"
          onClick={openPalette}
          className="-translate-x-1/2 pointer-events-auto absolute -bottom-4 left-1/2 grid size-8 place-items-center rounded-full bg-signal text-on-signal shadow-float hover:bg-signal-strong"
        >
          <Icon path={plusIcon} className="size-4.5" />
        </button>
      )}
    </div>
  );
}
