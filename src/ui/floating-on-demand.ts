/** Menus and popovers in one lazy chunk, since both need the same code for their place. */
export { MenuList } from "./menu-list.tsx";
export { PopoverPart } from "./popover-part.tsx";
