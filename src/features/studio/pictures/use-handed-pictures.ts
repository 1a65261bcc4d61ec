import { useEffect } from "react";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { whenIdle } from "#src/lib/scheduler.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { useStudioStore } from "../studio-slice.ts";
import { filesFrom, hasFiles } from "./handed-pictures.ts";

const load = () => import("../on-demand.ts").catch(guardedReload);

/** Handles pictures dropped on the studio or pasted into it, unless a dialog is open. */
export function useHandedPictures() {
  const store = useStudioStore();
  const toast = useToast();

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let unmark = () => {};

    const isForStudio = (event: Event) => !event.defaultPrevented && !document.querySelector("[aria-modal]");
    const onOver = (event: DragEvent) => {
      if (!isForStudio(event) || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      const target = event.composedPath()[0];
      const { clientX: x, clientY: y } = event;
      void load().then(({ markPlace }) => {
        unmark();
        unmark = markPlace(store.getState(), target, x, y);
      });
    };
    const onDrop = (event: DragEvent) => {
      unmark();
      if (!isForStudio(event) || !hasFiles(event.dataTransfer)) return;
      // Otherwise the browser would navigate to the dropped file.
      event.preventDefault();
      const files = filesFrom(event.dataTransfer);
      const target = event.composedPath()[0];
      const { clientX: x, clientY: y } = event;
      void load().then(({ takeDropped }) => takeDropped({ store, toast, files }, target, x, y));
    };
    const onPaste = (event: ClipboardEvent) => {
      const target = event.composedPath()[0];
      const isTyping =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.matches("input, textarea, select"));
      const files = filesFrom(event.clipboardData);
      if (isTyping || files.length === 0 || !isForStudio(event)) return;
      event.preventDefault();
      void load().then(({ takePasted }) => takePasted({ store, toast, files }));
    };
    addEventListener("dragover", onOver, { signal });
    const onLeave = ({ relatedTarget }: DragEvent) => relatedTarget || unmark();
    addEventListener("dragleave", onLeave, { signal });
    addEventListener("drop", onDrop, { signal });
    addEventListener("paste", onPaste, { signal });

    let letGo = () => {};
    const cancel = whenIdle(() => {
      load().then(
        ({ holdPictures }) => {
          if (!signal.aborted) letGo = holdPictures();
        },
        () => {}, // the action that needs a picture reports the error
      );
    });
    return () => {
      stop.abort();
      cancel();
      letGo();
      unmark();
    };
  }, [store, toast]);
}
