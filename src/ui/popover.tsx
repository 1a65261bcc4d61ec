import { lazyPart } from "#src/lib/lazy-part.tsx";
import { OpenedOnUse } from "./opened-on-use.tsx";
import type { PopoverPartProps } from "./popover-part.tsx";

const PopoverPart = lazyPart<PopoverPartProps>(() =>
  import("./floating-on-demand.ts").then(({ PopoverPart }) => ({ default: PopoverPart })),
);

/** A button with a panel. Escape and any interaction outside close it. */
export function Popover(props: Omit<PopoverPartProps, "press">) {
  return (
    <OpenedOnUse button={props.button(false)} part={PopoverPart}>
      {(press) => <PopoverPart {...props} press={press} />}
    </OpenedOnUse>
  );
}
