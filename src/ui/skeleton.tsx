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

/** A placeholder for a form that is loading: labels with their fields. */
export function FormSkeleton() {
  return (
    <div className="grid max-w-3xl gap-6">
      {["w-28", "w-40", "w-24", "w-36"].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={clsx("h-5", width)} />
          <Skeleton className="h-11" />
        </div>
      ))}
      <Skeleton className="h-11 w-36" />
    </div>
  );
}
