import { type ReactNode, useEffect } from "react";
import type { MissingPartProps } from "#src/lib/lazy-part.tsx";
import { Button } from "./button.tsx";
import { notOpened, whyMissing } from "./not-opened.ts";
import { useToast } from "./toast-slice.ts";

/**
 * Says in the place of a part that its code could not be loaded; the children are further ways to go on. A dialog has no
 * such place: it is closed, and a notification says why.
 */
export function MissingPart({ onRetry, onClose, children }: MissingPartProps & { children?: ReactNode }) {
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!onClose) return;
    onClose();
    toast(notOpened());
  }, []);

  if (onClose) return null;
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-danger px-4 py-3">
      <p>This part could not be loaded. {whyMissing()}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
        {children}
        {/* Some browsers remember a failed import until then. */}
        <Button size="small" look="quiet" onClick={() => location.reload()}>
          Reload page
        </Button>
      </div>
    </div>
  );
}
