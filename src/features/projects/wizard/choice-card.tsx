import type { ComponentProps } from "react";
import { Icon } from "#src/ui/icon.tsx";

interface ChoiceCardProps extends Omit<ComponentProps<"input">, "type"> {
  icon: string;
  title: string;
  text: string;
}

/** An option of a group. The whole card is the radio button. */
export function ChoiceCard({ icon, title, text, ...props }: ChoiceCardProps) {
  return (
    <label className="relative flex min-h-11 cursor-pointer items-start gap-3 rounded-card border border-edge bg-raised p-3 hover:border-ink has-checked:border-signal has-checked:bg-cyan-tint has-checked:shadow-[inset_0_0_0_1px_var(--color-signal)] has-focus-visible:outline-3 has-focus-visible:outline-signal has-focus-visible:outline-offset-2">
      <input {...props} type="radio" className="mt-1 size-4 shrink-0 outline-none" />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{title}</span>
        <span className="block text-muted text-sm">{text}</span>
      </span>
      <Icon path={icon} className="size-6 text-signal" />
    </label>
  );
}
