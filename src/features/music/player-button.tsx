import clsx from "clsx";
import type { ComponentProps } from "react";
import { Icon } from "#src/ui/icon.tsx";

const looks = {
  primary: "border border-transparent bg-signal text-on-signal hover:bg-signal-strong",
  outline: "border border-edge bg-raised hover:border-ink hover:bg-sunken",
  quiet: "text-muted hover:bg-sunken hover:text-ink",
};

interface PlayerButtonProps extends Omit<ComponentProps<"button">, "children"> {
  icon: string;
  name: string;
  look?: keyof typeof looks;
}

export function PlayerButton({ icon, name, look = "quiet", className, ...props }: PlayerButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={name}
      title={name}
      className={clsx(
        "grid size-11 shrink-0 place-items-center rounded-full text-xl transition-colors",
        looks[look],
        className,
      )}
    >
      <Icon path={icon} />
    </button>
  );
}
