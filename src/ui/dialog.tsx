import closeIcon from "icon:x";
import clsx from "clsx";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { announceMore } from "./announce.ts";
import { Icon } from "./icon.tsx";
import { useModal } from "./use-modal.ts";

interface DialogProps {
  title: string;
  subtitle?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/**
 * A modal dialog, mounted while it is open. Escape closes it, a click outside does not: what somebody has
 * typed must not be lost to a slip of the mouse.
 */
export function Dialog({ title, subtitle, onClose, children, className }: DialogProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);

  useModal(box, onClose);

  useEffect(() => {
    announceMore(`Dialog opened: ${title}.`, "dialog");
    return () => announceMore(`Dialog closed: ${title}.`, "dialog");
  }, [title]);

  return createPortal(
    <div className="fixed inset-0 z-40 grid animate-rise place-items-center overflow-y-auto bg-scrim p-2 sm:p-4">
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={clsx(
          "w-full max-w-md rounded-card border border-line bg-raised p-4 shadow-float sm:p-6 outline-none",
          className,
        )}
      >
        <div className="mb-4 flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id={titleId} className="text-[clamp(1.125rem,6vw,1.5rem)]">
              {title}
            </h2>
            {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
          </div>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close"
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
          >
            <Icon path={closeIcon} />
          </button>
        </div>
        {children}
      </div>
    </div>,
    document.body,
  );
}
