import { Card } from "#src/ui/card.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

const places = [1, 2, 3, 4, 5, 6];

/** Six placeholder cards. */
export function SkeletonGrid() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3" aria-busy="true">
      <p role="status" className="sr-only">
        Loading projects...
      </p>
      {places.map((place) => (
        <Card key={place} className="overflow-hidden" data-skeleton="">
          <Skeleton className="aspect-[16/9] w-full rounded-none" />
          <div className="grid gap-3 p-4">
            <div className="flex justify-between">
              <Skeleton className="h-5 w-24" />
              <Skeleton className="h-6 w-20 rounded-full" />
            </div>
            <Skeleton className="h-7 w-3/4" />
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-7 w-5/6" />
            <Skeleton className="mt-3 h-9 w-40 rounded-[10px]" />
          </div>
        </Card>
      ))}
    </div>
  );
}
