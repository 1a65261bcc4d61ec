import { useEffect } from "react";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { clippingOf, looksLikeClipping } from "#src/sites/edit/clipping-format.ts";
import { blockAt } from "#src/sites/edit/edit-blocks.ts";
import { announce } from "#src/ui/announce.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { labelOfBlock } from "../block-commands.ts";
import { useStudioStore } from "../studio-slice.ts";

/**
 * Copy and paste shortcuts for the selected block. They are ignored in text fields, in dialogs, and while text is
 * selected.
 */
export function useClippings() {
  const store = useStudioStore();
  const toast = useToast();

  useEffect(() => {
    const { signal, abort } = controller();
    const onCopy = (event: ClipboardEvent) => {
      const { block: id, page, history } = store.getState();
      const block = id === null ? undefined : blockAt(history.present, { page, block: id });
      if (!block || isElsewhere(event) || getSelection()?.toString()) return;
      event.preventDefault();
      event.clipboardData?.setData("text/plain", clippingOf(history.present, { block }));
      announce(`${labelOfBlock(block)} copied. Paste it into any of your sites.`, "studio");
    };
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (!looksLikeClipping(text) || isElsewhere(event)) return;
      event.preventDefault();
      import("../on-demand.ts")
        .catch(guardedReload)
        .then(({ pasteClipping }) => pasteClipping(store, text))
        .then(({ refusal, note }) => {
          if (refusal) toast({ title: "Not pasted", description: refusal, tone: "destructive" });
          else if (note) toast({ title: "Pasted", description: note });
        })
        .catch(() => {
          const description = "The copy could not be pasted. Please try again.";
          toast({ title: "Not pasted", description, tone: "destructive" });
        });
    };
    addEventListener("copy", onCopy, { signal });
    addEventListener("paste", onPaste, { signal });
    return abort;
  }, [store, toast]);
}

function controller() {
  const stop = new AbortController();
  return { signal: stop.signal, abort: () => stop.abort() };
}

function isElsewhere(event: Event) {
  const target = event.composedPath()[0];
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
  return isTyping || event.defaultPrevented || document.querySelector("[aria-modal]") !== null;
}
