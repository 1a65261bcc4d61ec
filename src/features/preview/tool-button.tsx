import type { ComponentProps } from "react";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

interface ToolButtonProps extends Omit<ComponentProps<"button">, "children"> {
  icon: string;
  label: string;
}

/** An icon button in the bar above a site. Its name is its accessible name and its tooltip. */
export function ToolButton({ icon, label, ...props }: ToolButtonProps) {
  return (
    <Button {...props} aria-label={label} title={label} className="w-11 px-0 aria-pressed:border-signal">
      <Icon path={icon} className="size-5" />
    </Button>
  );
}
