import clsx from "clsx";
import type { ComponentProps } from "react";
import { Icon } from "#src/ui/icon.tsx";

interface ToolButtonProps extends Omit<ComponentProps<"button">, "children"> {
  icon: string;
  /** The accessible name; only the icon is visible. */
  label: string;
  /** The keyboard shortcut as displayed. */
  keys?: string;
  size?: "normal" | "small";
}

/** The style of a tool button: filled while it is on or selected. */
export const toolLook = (size: "normal" | "small", className?: string) =>
  clsx(
    "grid shrink-0 place-items-center rounded-lg text-ink transition-colors hover:bg-sunken disabled:text-muted disabled:opacity-45 aria-pressed:bg-signal aria-pressed:text-on-signal aria-checked:bg-signal aria-checked:text-on-signal",
    size === "normal" ? "size-10" : "size-8",
    className,
  );

/** An icon button with a tooltip and an accessible name. */
export function ToolButton({ icon, label, keys, size = "normal", className, ...props }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      className={toolLook(size, className)}
    >
      <Icon path={icon} className={size === "normal" ? "size-5" : "size-4.5"} />
    </button>
  );
}
