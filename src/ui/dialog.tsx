import { Suspense } from "react";
import { inItsPlace, lazyPart } from "#src/lib/lazy-part.tsx";
import { whenIdle } from "#src/lib/scheduler.ts";
import type { DialogProps } from "./dialog-box.tsx";

const DialogBox = inItsPlace(
  lazyPart<DialogProps>(() => import("./dialog-box.tsx").then(({ DialogBox }) => ({ default: DialogBox }))),
);

// Preloaded, so that opening a dialog is immediate.
if (!import.meta.env.SSR) whenIdle(() => void DialogBox.preload().catch(() => {})); // opening a dialog reports the error

/**
 * A modal dialog, mounted while it is open. Escape closes it, but a click outside does not, so that a slip of the mouse
 * loses no typed text.
 */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogBox {...props} />
    </Suspense>
  );
}
