import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { blocks } from "#src/sites/blocks/blocks.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { blockAt } from "#src/sites/edit/edit-blocks.ts";
import { announce } from "#src/ui/announce.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { allowedIn, cutNotice } from "../allowed-text.ts";
import { type StudioState, useCanEdit, useStudio, useStudioStore } from "../studio-slice.ts";
import { elementOf, type ShownPage, textsOf } from "./shown-page.ts";
import { entriesOfText, fitsAt, labelOf, limitAt, othersAt, type Place, writeAt } from "./text-places.ts";
import { type Mark, placeCaretAtEnd, typeInPlace } from "./type-in-place.ts";

type Started = NonNullable<ReturnType<typeof typeInPlace>>;

/** Edits the texts of a page in place, with bold, italic and links. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the callbacks share the text that is being edited
export function useTyping(shown: ShownPage) {
  const { document, page } = shown;
  const canEdit = useCanEdit();
  const change = useStudio((studio) => studio.change);
  const endStep = useStudio((studio) => studio.endStep);
  const store = useStudioStore();
  const toast = useToast();
  const typing = useRef<Started | null>(null);
  const [marks, setMarks] = useState<"off" | "on" | "linking">("off");
  const [frozen, setFrozen] = useState<string | null>(null);
  const [redrawn, setRedrawn] = useState<Record<string, number>>({});

  const startTyping = (blockId: string, node: Text | HTMLElement, place: Place) => {
    const block = page && blockAt(document, { page: page.id, block: blockId });
    if (!page || !block || !canEdit || block.isLocked) return undefined;
    const allowed = allowedIn(place.kind === "field" ? place.field : {});
    const others = othersAt(document, page.id, blockId, place);
    /** The number of entries that the text has in its list. */
    let count = 1;
    const write = (text: string, way?: "undo" | "redo") => {
      const stored = withoutNewLinks(text);
      const edit = (site: SiteDocument) => writeAt(site, page.id, blockId, place, stored, count);
      if (!way || !stepBack(store.getState(), way, edit)) {
        change(
          `Wrote in ${blocks[block.kind].label}`,
          edit,
          `type ${page.id} ${blockId} ${JSON.stringify(place)}`,
        );
      }
      count = entriesOfText(place, text).length;
    };
    const started = typeInPlace(node, {
      label: labelOf(place),
      allowed,
      fits: (text) => fitsAt(place, text, others),
      onFull: (leftOut) => toast(cutNotice(leftOut, limitAt(place))),
      onMark: (mark) => live.current.markWords(mark),
      onInput: write,
      onStep: endStep,
      onTab: (isBack) => typeNext(blockId, place, isBack),
      onEnd: () => {
        typing.current = null;
        endStep();
        setFrozen(null);
        setMarks("off");
        // Remounts the block, because the browser may have changed the DOM that React manages.
        setRedrawn((now) => ({ ...now, [blockId]: (now[blockId] ?? 0) + 1 }));
      },
    });
    if (!started) return undefined;
    typing.current = started;
    setFrozen(blockId);
    if (allowed.hasMarks) setMarks("on");
    return started;
  };

  const markWords = (mark: Mark) => {
    if (mark !== "link") {
      globalThis.document.execCommand(mark === "strong" ? "bold" : "italic");
      return;
    }
    // A temporary link marks the words until the address is known, whatever happens to the selection.
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
    // Focus moves first, because removing the focused field would end editing.
    started.editable.focus({ preventScroll: true });
    setMarks("on");
  };

  /** Edits the next text of the block, after it is rendered again. */
  const typeNext = (blockId: string, from: Place, isBack: boolean) => {
    // Rendered synchronously, or text typed in between would be lost. React does not treat events in a shadow root as
    // urgent.
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

  // The handlers of the edited text need the latest state.
  const live = useRef({ typeAfter, markWords });
  useLayoutEffect(() => {
    live.current = { typeAfter, markWords };
  });

  return {
    /** The state of the formatting toolbar: hidden, shown, or asking for a link's address. */
    marks,
    /** The id of the edited block, which React must not render in the meantime. */
    frozen,
    /** The number of edits by block, used as a key to remount it. */
    redrawn,
    startTyping,
    /** Edits the text after or before a place of a block; without a place, the block's first text. */
    typeAfter,
    endTyping: () => typing.current?.end(),
    markWords,
    setAddress,
  };
}

/** The browser's own undo of a step of the history is no new step. Returns whether it was one. */
function stepBack(
  { history, undo, redo }: StudioState,
  way: "undo" | "redo",
  edit: (site: SiteDocument) => SiteDocument,
) {
  const step = way === "undo" ? history.past : history.future;
  const edited = edit(history.present);
  const isSame = (name: "pages" | "meta") =>
    JSON.stringify(edited[name]) === JSON.stringify(step?.document[name]);
  if (!step || !isSame("pages") || !isSame("meta")) return false;
  if (way === "undo") undo();
  else redo();
  return true;
}

/** The placeholder address of a link until the real one is typed. */
const NEW_LINK = "https://address.invalid/";

/** Returns a marked text without links that have no address yet, so that none is saved. */
const withoutNewLinks = (text: string) =>
  text.replaceAll(/\[([^[\]]+)\]\(https:\/\/address\.invalid\/\)/g, "$1");
