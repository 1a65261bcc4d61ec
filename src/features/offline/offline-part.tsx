import { Suspense, useEffect, useState } from "react";
import { later } from "#src/lib/later.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";

const OfflinePanel = later(() => import("./offline-panel.tsx").then(({ OfflinePanel }) => OfflinePanel));

/** `OfflinePanel`, whose code and list of files come after the page. */
export function OfflinePart() {
  // The build, which renders pages as well, keeps nothing.
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);

  const waiting = <Skeleton className="h-72" />;
  if (!isLive) return waiting;
  return (
    <Suspense fallback={waiting}>
      <OfflinePanel />
    </Suspense>
  );
}
