import { Suspense } from "react";
import { lazyPart } from "#src/lib/lazy-part.tsx";
import { whenIdle } from "#src/lib/scheduler.ts";
import type { DialogProps } from "./dialog-box.tsx";

const DialogBox = lazyPart<DialogProps>(() =>
  import("./dialog-box.tsx").then(({ DialogBox }) => ({ default: DialogBox })),
);

// By the time somebody opens a dialog of this page, its code is there.
if (!import.meta.env.SSR) whenIdle(() => void DialogBox.preload().catch(() => {})); // whoever opens one is told

/**
 * A modal dialog, mounted while it is open. Escape closes it, a click outside does not: what somebody has
 * typed must not be lost to a slip of the mouse.
 */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogBox {...props} />
    </Suspense>
  );
}
