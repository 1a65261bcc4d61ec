import { type ReactNode, useEffect, useId, useRef } from "react";

interface AppDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of the browser, which traps the focus and closes with Escape; on a phone it covers the screen from below. */
export function AppDialog({ title, onClose, children }: AppDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="run-dialog tone-plain"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="act" onClick={onClose}>
          Close
        </button>
      </header>
      {children}
    </dialog>
  );
}
