import clsx from "clsx";

/** A placeholder for loading content. The component that shows it has to announce the loading state. */
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
