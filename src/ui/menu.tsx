import { cloneElement } from "react";
import { lazyPart } from "#src/lib/lazy-part.tsx";
import type { MenuListProps } from "./menu-list.tsx";
import { OpenedOnUse } from "./opened-on-use.tsx";

const MenuList = lazyPart<MenuListProps>(() =>
  import("./floating-on-demand.ts").then(({ MenuList }) => ({ default: MenuList })),
);

/** A button with a menu, positioned at the end of the nearest positioned ancestor. */
export function Menu(props: Omit<MenuListProps, "press">) {
  const opener = cloneElement(props.button, { "aria-haspopup": "menu" });
  return (
    <OpenedOnUse button={opener} part={MenuList}>
      {(press) => <MenuList {...props} press={press} />}
    </OpenedOnUse>
  );
}
