import clsx from "clsx";
import type { ComponentProps } from "react";
import { Icon } from "#src/ui/icon.tsx";

interface ToolButtonProps extends Omit<ComponentProps<"button">, "children"> {
  icon: string;
  /** Its name; the mark stands alone. */
  label: string;
  /** How it is reached by keys, as it is written. */
  keys?: string;
  size?: "normal" | "small";
}

/** The look of a tool: filled while it is on or chosen. */
export const toolLook = (size: "normal" | "small", className?: string) =>
  clsx(
    "grid shrink-0 place-items-center rounded-lg text-ink transition-colors hover:bg-sunken disabled:text-muted disabled:opacity-45 aria-pressed:bg-signal aria-pressed:text-on-signal aria-checked:bg-signal aria-checked:text-on-signal",
    size === "normal" ? "size-10" : "size-8",
    className,
  );

/** A mark that does something, named for who points at it or cannot see it. */
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
