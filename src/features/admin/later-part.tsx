import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Skeleton } from "#src/ui/skeleton.tsx";

/**
 * What works only when its code is there. Until then its place is held: in a prerendered page its buttons and
 * fields would look alive, and what somebody does with them would be lost.
 */
export function LaterPart({ children }: { children: ReactNode }) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const placeholder = <Skeleton className="h-96" />;
  if (!isAlive) return placeholder;
  return <Suspense fallback={placeholder}>{children}</Suspense>;
}
