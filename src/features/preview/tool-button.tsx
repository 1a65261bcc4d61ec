import type { ComponentProps } from "react";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

interface ToolButtonProps extends Omit<ComponentProps<"button">, "children"> {
  icon: string;
  label: string;
}

/** A button of the bar above a site: its mark alone, and its name for who does not see it or points at it. */
export function ToolButton({ icon, label, ...props }: ToolButtonProps) {
  return (
    <Button {...props} aria-label={label} title={label} className="w-11 px-0 aria-pressed:border-signal">
      <Icon path={icon} className="size-5" />
    </Button>
  );
}
