import { Menu, MenuButton, MenuItem, MenuItems } from "@headlessui/react";
import clsx from "clsx";
import { Fragment } from "react";
import { Link } from "wouter";
import { type ButtonElement, type Press, usePressedAgain } from "./opened-on-use.tsx";

export interface MenuListProps {
  button: ButtonElement;
  choices: readonly MenuChoice[];
  /** The side of the button; above it unless told. */
  side?: "above" | "below";
  press: Press;
}

/** A choice that acts, or one that leads to a page. */
export type MenuChoice =
  | { label: string; onChoose: () => void; isGrave?: boolean; isDisabled?: boolean | undefined }
  | { label: string; href: string };

const sides = { above: "bottom-full w-44 max-w-full", below: "top-full mt-1 w-56" };

/** The menu of `menu.tsx`, lazy-loaded. */
export function MenuList({ button, choices, side = "above", press }: MenuListProps) {
  return (
    <Menu>
      <MenuButton as={Fragment} ref={usePressedAgain(press)}>
        {button}
      </MenuButton>
      <MenuItems
        transition
        modal={false}
        className={clsx(
          "opening absolute right-0 z-30 rounded-card border border-line bg-raised p-1 shadow-float outline-none",
          sides[side],
        )}
      >
        {choices.map((choice) =>
          "href" in choice ? (
            <MenuItem key={choice.label} as={Link} href={choice.href} className={itemLook}>
              {choice.label}
            </MenuItem>
          ) : (
            <MenuItem
              key={choice.label}
              as="button"
              type="button"
              disabled={choice.isDisabled}
              onClick={choice.onChoose}
              className={clsx(
                itemLook,
                choice.isGrave && "text-danger",
                "data-disabled:text-muted data-disabled:opacity-45",
              )}
            >
              {choice.label}
            </MenuItem>
          ),
        )}
      </MenuItems>
    </Menu>
  );
}

const itemLook = clsx(
  "flex min-h-11 w-full items-center rounded-md px-3 text-left font-medium hover:bg-sunken",
  // With a pointer the background is enough.
  "data-focus:not-hover:outline-3 data-focus:not-hover:outline-signal",
);
