import { Skeleton } from "#src/ui/skeleton.tsx";

/** A placeholder for a site that is being loaded. */
export function SiteDrawing() {
  return (
    <div className="flex h-full flex-col gap-6 overflow-hidden p-5 sm:gap-10 sm:p-10">
      <div className="flex items-center justify-between gap-6">
        <Skeleton className="h-6 w-32" />
        <div className="hidden gap-4 sm:flex">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-20" />
        </div>
      </div>
      <div className="grid grow gap-6 sm:grid-cols-2 sm:gap-10">
        <div className="flex flex-col justify-center gap-4">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-12 w-11/12" />
          <Skeleton className="h-12 w-2/3" />
          <p role="status" className="text-muted">
            Drawing the site…
          </p>
          <Skeleton className="h-11 w-40" />
        </div>
        <Skeleton className="min-h-40" />
      </div>
    </div>
  );
}
