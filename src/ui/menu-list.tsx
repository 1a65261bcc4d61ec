import { Menu, MenuButton, MenuItem, MenuItems } from "@headlessui/react";
import clsx from "clsx";
import { Fragment } from "react";
import { type ButtonElement, type Press, usePressedAgain } from "./opened-on-use.tsx";

export interface MenuListProps {
  button: ButtonElement;
  choices: readonly { label: string; onChoose: () => void; isGrave?: boolean }[];
  press: Press;
}

/** The menu of `menu.tsx`, lazy-loaded. */
export function MenuList({ button, choices, press }: MenuListProps) {
  return (
    <Menu>
      <MenuButton as={Fragment} ref={usePressedAgain(press)}>
        {button}
      </MenuButton>
      <MenuItems
        transition
        modal={false}
        className="opening absolute right-0 bottom-full z-10 w-44 max-w-full rounded-card border border-line bg-raised p-1 shadow-float outline-none"
      >
        {choices.map(({ label, onChoose, isGrave }) => (
          <MenuItem
            key={label}
            as="button"
            type="button"
            onClick={onChoose}
            className={clsx(
              "min-h-11 w-full rounded-md px-3 text-left font-medium hover:bg-sunken",
              // With a pointer the background is enough.
              "data-focus:not-hover:outline-3 data-focus:not-hover:outline-signal",
              isGrave && "text-danger",
            )}
          >
            {label}
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
