import clsx from "clsx";
import type { ComponentProps } from "react";

const tones = {
  green: "bg-green-tint text-green-ink",
  cyan: "bg-cyan-tint text-cyan-ink",
  amber: "bg-amber-tint text-amber-ink",
  blue: "bg-blue-tint text-blue-ink",
  red: "bg-red-tint text-red-ink",
  violet: "bg-violet-tint text-violet-ink",
  grey: "bg-grey-tint text-grey-ink",
};

export type Tone = keyof typeof tones;

interface BadgeProps extends ComponentProps<"span"> {
  tone: Tone;
}

export function Badge({ tone, className, ...props }: BadgeProps) {
  return (
    <span
      {...props}
      className={clsx(
        "inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border border-transparent px-2.5 py-0.5 font-medium text-sm high-contrast:border-current",
        tones[tone],
        className,
      )}
    />
  );
}
