import { Popover, PopoverButton, PopoverPanel } from "@headlessui/react";
import clsx from "clsx";
import { Fragment, type ReactNode } from "react";
import { type ButtonElement, type Press, usePressedAgain } from "./opened-on-use.tsx";

export interface PopoverPartProps {
  button: (isOpen: boolean) => ButtonElement;
  /** The name of the panel, if it is a landmark region. */
  label?: string;
  /** The classes for the position and style of the panel. */
  className: string;
  /** `close` returns the focus to the button. */
  children: (close: () => void) => ReactNode;
  press: Press;
}

/** The popover of `popover.tsx`, lazy-loaded. */
export function PopoverPart({ button, label, className, children, press }: PopoverPartProps) {
  const opener = usePressedAgain(press);
  return (
    <Popover as={Fragment}>
      <PopoverButton as={Fragment} ref={opener}>
        {({ open }) => button(open)}
      </PopoverButton>
      <PopoverPanel
        as={label ? "section" : "div"}
        aria-label={label}
        transition
        className={clsx("opening", className)}
      >
        {({ close }) => <>{children(() => close())}</>}
      </PopoverPanel>
    </Popover>
  );
}
