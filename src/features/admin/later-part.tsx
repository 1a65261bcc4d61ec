import type { ComponentType } from "react";
import { useLoaded } from "#src/lib/use-loaded.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";

/**
 * What works only when its code is there; `load` has to stay the same. Until then its place is held: in a prerendered
 * page its buttons and fields would look alive, and what somebody does with them would be lost.
 */
export function LaterPart({ load }: { load: () => Promise<ComponentType> }) {
  const Part = useLoaded(load);
  return Part ? <Part /> : <Skeleton className="h-96" />;
}
