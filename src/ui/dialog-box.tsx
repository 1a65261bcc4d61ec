import closeIcon from "icon:x";
import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from "@headlessui/react";
import clsx from "clsx";
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { announceMore } from "./announce.ts";
import { Icon } from "./icon.tsx";
import { useLeave } from "./leave.ts";
import { useKeepFocus, useReturnFocus } from "./return-focus.ts";

export interface DialogProps {
  title: string;
  subtitle?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/** The content of a dialog (see dialog.tsx). */
export function DialogBox({ title, subtitle, onClose, children, className }: DialogProps) {
  useEffect(() => {
    announceMore(`Dialog opened: ${title}.`, "dialog");
    return () => announceMore(`Dialog closed: ${title}.`, "dialog");
  }, [title]);

  return (
    <Modal
      onClose={onClose}
      screen="grid animate-rise grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto bg-scrim p-2 sm:p-4"
      className={clsx(
        "w-full max-w-md rounded-card border border-line bg-raised p-4 shadow-float sm:p-6 outline-none",
        className,
      )}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <DialogTitle className="text-[clamp(1.125rem,6vw*var(--type-scale),1.5rem)]">{title}</DialogTitle>
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
    </Modal>
  );
}

interface ModalProps {
  onClose: () => void;
  /** The classes of the full-screen layer around the box. */
  screen: string;
  className: string;
  children: ReactNode;
}

/**
 * A modal box, with a `DialogTitle` among its children. The focus goes to the element marked `data-autofocus`, or to
 * the box. Escape closes the topmost one.
 */
export function Modal({ onClose, ...rest }: ModalProps) {
  const box = useRef<HTMLDivElement>(null);
  // Opened after the first render: a dialog that is open at once would not make the page behind it inert.
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => setIsOpen(true), []);
  useKeepFocus();

  useEffect(() => {
    document.addEventListener("keydown", keepFromDialogs);
    return () => document.removeEventListener("keydown", keepFromDialogs);
  }, []);

  const initialFocus = {
    get current() {
      return box.current?.querySelector<HTMLElement>("[data-autofocus]") ?? box.current;
    },
  };
  return (
    <HeadlessDialog
      open={isOpen}
      as={OnScreen}
      ref={box}
      initialFocus={initialFocus}
      onClose={onClose}
      {...rest}
    />
  );
}

/** The panel covers the screen, so a click outside the box does not close the dialog and discard typed text. */
function OnScreen({ screen, ...box }: ComponentProps<"div"> & Pick<ModalProps, "screen">) {
  const panel = useRef<HTMLDivElement>(null);
  useReturnFocus(panel);
  useLeave(panel);
  return (
    <DialogPanel ref={panel} className={clsx("fixed inset-0 z-40", screen)}>
      <div {...box} />
    </DialogPanel>
  );
}

/** Escape in the splash or in a focused notification must not close a dialog below. */
function keepFromDialogs(event: KeyboardEvent) {
  if (event.key !== "Escape") return;
  // The notification may have unmounted by now, but it is still in the event's path.
  const isInNotifications = event
    .composedPath()
    .some((node) => node instanceof Element && node.hasAttribute("data-notifications"));
  // Headless UI listens on the window.
  if (isInNotifications || document.querySelector("dialog:modal")) event.stopPropagation();
}
