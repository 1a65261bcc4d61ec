import type { ComponentType, ReactNode } from "react";
import { useLoaded } from "#src/lib/use-loaded.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";

interface LaterPartProps {
  load: () => Promise<ComponentType>;
  placeholder?: ReactNode;
}

/**
 * What works only when its code is there; `load` has to stay the same. Until then its place is held: in a prerendered
 * page its buttons and fields would look alive, and what somebody does with them would be lost.
 */
export function LaterPart({ load, placeholder = <Skeleton className="h-96" /> }: LaterPartProps) {
  const Part = useLoaded(load);
  return Part ? <Part /> : placeholder;
}
