import clsx from "clsx";

/** Holds the place of what is on its way. Whoever shows it says in words that something is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        "animate-shimmer rounded-lg border border-transparent bg-grey-tint high-contrast:border-edge high-contrast:border-dashed",
        className,
      )}
    />
  );
}
