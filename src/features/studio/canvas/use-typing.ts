import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { blocks } from "#src/sites/blocks/blocks.ts";
import { blockAt } from "#src/sites/edit/edit-blocks.ts";
import { announce } from "#src/ui/announce.ts";
import { useCanEdit, useStudio } from "../studio-slice.ts";
import { elementOf, type ShownPage, textsOf } from "./shown-page.ts";
import { labelOf, longestAt, type Place, writeAt } from "./text-places.ts";
import { type Mark, placeCaretAtEnd, typeInPlace } from "./type-in-place.ts";

type Started = NonNullable<ReturnType<typeof typeInPlace>>;

/** Typing into the texts of a page where they are shown, with bold, italic and links. */
export function useTyping(shown: ShownPage) {
  const { document, page } = shown;
  const canEdit = useCanEdit();
  const change = useStudio((studio) => studio.change);
  const endStep = useStudio((studio) => studio.endStep);
  const typing = useRef<Started | null>(null);
  const [marks, setMarks] = useState<"off" | "on" | "linking">("off");
  const [frozen, setFrozen] = useState<string | null>(null);
  const [redrawn, setRedrawn] = useState<Record<string, number>>({});

  const startTyping = (blockId: string, node: Text | HTMLElement, place: Place) => {
    const block = page && blockAt(document, { page: page.id, block: blockId });
    if (!page || !block || !canEdit || block.isLocked) return undefined;
    const field = place.kind === "field" ? place.field : undefined;
    const started = typeInPlace(node, {
      label: labelOf(place),
      maximum: longestAt(place),
      hasLines: field?.kind === "text" || Boolean(field?.hasMarks),
      hasMarks: Boolean(field?.hasMarks),
      onMark: (mark) => live.current.markWords(mark),
      onInput: (text) =>
        change(
          `Wrote in ${blocks[block.kind].label}`,
          (site) => writeAt(site, page.id, blockId, place, text),
          `type ${page.id} ${blockId} ${JSON.stringify(place)}`,
        ),
      onTab: (isBack) => typeNext(blockId, place, isBack),
      onEnd: () => {
        typing.current = null;
        endStep();
        setFrozen(null);
        setMarks("off");
        // Drawn from the document again, as the browser may have rebuilt what React had made.
        setRedrawn((now) => ({ ...now, [blockId]: (now[blockId] ?? 0) + 1 }));
      },
    });
    if (!started) return undefined;
    typing.current = started;
    setFrozen(blockId);
    if (field?.hasMarks) setMarks("on");
    return started;
  };

  const markWords = (mark: Mark) => {
    if (mark !== "link") {
      globalThis.document.execCommand(mark === "strong" ? "bold" : "italic");
      return;
    }
    // It marks the words until their address is known, whatever happens to what is chosen.
    globalThis.document.execCommand("createLink", false, NEW_LINK);
    if (newLinks().length > 0) setMarks("linking");
    else announce("Choose the words of the link first.", "studio");
  };
  const newLinks = () => [...(typing.current?.editable.querySelectorAll(`a[href="${NEW_LINK}"]`) ?? [])];
  const setAddress = (address: string | null, isLeft: boolean) => {
    const started = typing.current;
    if (!started) return;
    for (const link of newLinks()) {
      if (address === null) link.replaceWith(...link.childNodes);
      else link.setAttribute("href", address);
    }
    started.changed();
    if (isLeft) return started.end();
    // Before the field is gone, whose end would end the typing.
    started.editable.focus({ preventScroll: true });
    setMarks("on");
  };

  /** The next text of the block, once it has been drawn again. */
  const typeNext = (blockId: string, from: Place, isBack: boolean) => {
    // Drawn again at once, or what is typed meanwhile would be lost. React does not see that an event in a shadow root is urgent.
    flushSync(() => typing.current?.end());
    live.current.typeAfter(blockId, from, isBack);
  };
  const typeAfter = (blockId: string, from: Place | null, isBack: boolean) => {
    const texts = textsOf(shown, blockId);
    const at = from ? texts.findIndex(({ place }) => JSON.stringify(place) === JSON.stringify(from)) : -1;
    const next = texts[from ? at + (isBack ? -1 : 1) : 0];
    if (!next) {
      elementOf(shown, blockId)?.focus();
      return;
    }
    const started = startTyping(blockId, next.node, next.place);
    if (started) placeCaretAtEnd(started.editable);
  };

  // A text that is being typed into acts on the page as it is when something happens to it.
  const live = useRef({ typeAfter, markWords });
  useLayoutEffect(() => {
    live.current = { typeAfter, markWords };
  });

  return {
    /** Whether the bar of marks is shown, and whether it asks for the address of a link. */
    marks,
    /** The block that is typed into, which React must not draw meanwhile. */
    frozen,
    /** How often each block was typed into: then it is drawn anew. */
    redrawn,
    startTyping,
    /** The text after a place of a block, or before it; the block's first for no place. */
    typeAfter,
    endTyping: () => typing.current?.end(),
    markWords,
    setAddress,
  };
}

/** The address of a link until its own is typed. */
const NEW_LINK = "https://address.invalid/";
