import { Menu, MenuButton, MenuItem, MenuItems, Portal } from "@headlessui/react";
import clsx from "clsx";
import { Fragment, useState } from "react";
import { Link } from "wouter";
import { type ButtonElement, type Press, usePressedAgain } from "./opened-on-use.tsx";

export interface MenuListProps {
  button: ButtonElement;
  choices: readonly MenuChoice[];
  /** The side of the button; above it unless told. `free` is outside of scrolling boxes, where the window has room. */
  side?: "above" | "below" | "free";
  press: Press;
}

/** A choice that acts, or one that leads to a page. */
export type MenuChoice =
  | { label: string; onChoose: () => void; isGrave?: boolean; isDisabled?: boolean | undefined }
  | { label: string; href: string };

const sides = {
  above: "absolute right-0 bottom-full w-44 max-w-full",
  below: "absolute right-0 top-full mt-1 w-56",
  free: "w-56",
};

/**
 * A place at the end of the main landmark, outside of which assistive technology may not look. Headless UI removes it
 * with the menu, so it is made anew for the next time.
 */
function placeInMain() {
  let place: HTMLElement | undefined;
  return {
    get current() {
      if (!place?.isConnected) {
        place = document.createElement("div");
        (document.getElementById("main") ?? document.body).append(place);
      }
      return place;
    },
  };
}

/** The menu of `menu.tsx`, lazy-loaded. */
export function MenuList({ button, choices, side = "above", press }: MenuListProps) {
  const [place] = useState(placeInMain);
  return (
    <Menu>
      <MenuButton as={Fragment} ref={usePressedAgain(press)}>
        {button}
      </MenuButton>
      <Portal.Group target={place}>
        <MenuItems
          transition
          modal={false}
          {...(side === "free" && { anchor: { to: "bottom end", gap: 4 } })}
          className={clsx(
            "opening z-30 rounded-card border border-line bg-raised p-1 shadow-float outline-none",
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
      </Portal.Group>
    </Menu>
  );
}

const itemLook = clsx(
  "flex min-h-11 w-full items-center rounded-md px-3 text-left font-medium hover:bg-sunken",
  // With a pointer the background is enough.
  "data-focus:not-hover:outline-3 data-focus:not-hover:outline-signal",
);
