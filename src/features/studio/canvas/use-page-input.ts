import { useEffect, useLayoutEffect, useRef } from "react";
import { blocks } from "#src/sites/blocks/blocks.ts";
import type { Block } from "#src/sites/document.ts";
import { blockAt } from "#src/sites/edit/edit-blocks.ts";
import { announce } from "#src/ui/announce.ts";
import { useIsWide } from "#src/ui/use-is-wide.ts";
import { useStudio, useStudioStore } from "../studio-slice.ts";
import { elementOf, isAt, pictureAt, type ShownPage, textsOf } from "./shown-page.ts";
import type { useTyping } from "./use-typing.ts";

type Typing = Pick<ReturnType<typeof useTyping>, "startTyping" | "typeAfter" | "endTyping">;

/** Selects blocks and starts editing by pointer and keyboard. Links and forms of the page are inactive. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the listeners share what is chosen
export function usePageInput(
  shown: ShownPage,
  { startTyping, typeAfter, endTyping }: Typing,
  onHover: (blockId: string | null) => void,
) {
  const { root, page } = shown;
  const chosen = useStudio((studio) => studio.block);
  const store = useStudioStore();
  const choose = useStudio((studio) => studio.choose);
  const openPanel = useStudio((studio) => studio.openPanel);
  const isWide = useIsWide();

  const onPress = (event: MouseEvent, isTouch: boolean) => {
    if (event.button !== 0) return;
    const element = targetOf(event);
    if (!element || element.closest("[contenteditable]")) return;
    const blockId = element.closest(".sw-block")?.id ?? null;
    endTyping();
    if (!blockId || (isTouch && blockId !== chosen)) {
      event.preventDefault();
      choose(blockId);
      return;
    }
    const text = textsOf(shown, blockId).find(({ node }) => isAt(node, element, event));
    const block = page && blockAt(shown.document, { page: page.id, block: blockId });
    const picture = block && !text ? pictureAt(block, element) : undefined;
    const place = text?.place ?? picture;
    choose(blockId, place?.kind === "field" ? place.path.join(".") : null);
    // On wide screens the inspector is open beside the page.
    if (picture && !isWide) openPanel("edit");
    const started = text && startTyping(blockId, text.node, text.place);
    if (!started) {
      event.preventDefault();
      elementOf(shown, blockId)?.focus({ preventScroll: true });
    }
  };

  const onClick = (event: Event) => {
    const element = targetOf(event);
    const details = element?.closest("details");
    const isOpening = details && !details.open && element?.closest("summary");
    if (!isOpening && !element?.closest("label")) event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const element = targetOf(event);
    if (!element?.classList.contains("sw-block") || !page) return;
    const listed = page.blocks.filter(({ isHidden }) => !isHidden);
    const at = listed.findIndex(({ id }) => id === element.id);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !event.altKey) {
      const next = listed[at + step];
      event.preventDefault();
      if (!next) return;
      choose(next.id);
      const nextElement = elementOf(shown, next.id);
      if (nextElement) nextElement.tabIndex = 0;
      nextElement?.focus();
      announce(nameOf(next), "studio");
    } else if (event.key === "Enter" || event.key === "F2") {
      event.preventDefault();
      choose(element.id);
      typeAfter(element.id, null, false);
    }
  };

  // The listeners are added once and need the latest handlers.
  const live = useRef({ onPress, onClick, onKeyDown });
  useLayoutEffect(() => {
    live.current = { onPress, onClick, onKeyDown };
  });

  useEffect(() => {
    const shadow = root.current;
    if (!shadow) return;
    const stop = new AbortController();
    const { signal } = stop;
    let isTouch = false;
    const listen = <E extends Event>(type: string, listener: (event: E) => void) =>
      shadow.addEventListener(type, listener as EventListener, { signal });
    listen("pointerdown", ({ pointerType }: PointerEvent) => {
      isTouch = pointerType === "touch";
    });
    listen("mousedown", (event: MouseEvent) => live.current.onPress(event, isTouch));
    listen("click", (event) => live.current.onClick(event));
    listen("auxclick", (event) => event.preventDefault());
    listen("submit", (event) => event.preventDefault());
    listen("keydown", (event: KeyboardEvent) => live.current.onKeyDown(event));
    listen("pointerover", (event) => {
      onHover(targetOf(event)?.closest(".sw-block")?.id ?? null);
    });
    listen("focusin", (event) => {
      const element = targetOf(event);
      // The block of a clicked field is chosen before it gets the focus.
      if (element?.classList.contains("sw-block") && element.id !== store.getState().block)
        choose(element.id);
    });
    return () => stop.abort();
  }, [root, store, choose, onHover]);
}

/** Returns the element inside the shadow root that an event is about. */
function targetOf(event: Event) {
  const target = event.composedPath()[0];
  return target instanceof Element ? target : null;
}

const nameOf = ({ kind, isLocked }: Block) => `${blocks[kind].label}${isLocked ? ", locked" : ""}`;
