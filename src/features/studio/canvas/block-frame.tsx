import clsx from "clsx";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { blocks } from "#src/sites/blocks/blocks.ts";
import { blockAt } from "#src/sites/edit/edit-blocks.ts";
import { useSite } from "../studio-slice.ts";

interface BlockFrameProps {
  root: RefObject<ShadowRoot | null>;
  pageId: string;
  blockId: string;
  look: "hovered" | "chosen";
  /** Changes when the page may have become another size. */
  size: number;
}

/** The line around a block of the page. */
export function BlockFrame({ root, pageId, blockId, look, size }: BlockFrameProps) {
  const document = useSite();
  const frame = useRef<HTMLDivElement>(null);
  const block = blockAt(document, { page: pageId, block: blockId });
  const isChosen = look === "chosen";

  // biome-ignore lint/correctness/useExhaustiveDependencies: another size or document moves the block
  useLayoutEffect(() => {
    const element = root.current?.getElementById(blockId);
    const line = frame.current;
    const around = line?.offsetParent;
    if (!element || !line || !around) {
      line?.setAttribute("hidden", "");
      return;
    }
    const [inner, outer] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    line.removeAttribute("hidden");
    line.style.top = `${inner.top - outer.top}px`;
    line.style.left = `${inner.left - outer.left}px`;
    line.style.width = `${inner.width}px`;
    line.style.height = `${inner.height}px`;
  }, [root, blockId, size, document]);

  if (!block) return null;
  return (
    <div
      ref={frame}
      className={clsx(
        "pointer-events-none absolute z-10",
        isChosen ? "outline-2 outline-signal" : "outline-1 outline-signal/60 outline-dashed",
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          "absolute -top-6 left-0 flex h-6 items-center gap-1 whitespace-nowrap px-2 font-semibold text-xs",
          isChosen ? "bg-signal text-on-signal" : "bg-raised text-signal",
        )}
      >
        {blocks[block.kind].label}
      </span>
    </div>
  );
}
