import { type ComponentProps, Suspense, useEffect, useState } from "react";
import { later } from "#src/lib/later.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";
import type { MyWork as Panel } from "./my-work.tsx";

const MyWork = later(() => import("./my-work.tsx").then(({ MyWork }) => MyWork));

/** `MyWork`, whose code and data come after the page. */
export function MyWorkPart(props: ComponentProps<typeof Panel>) {
  // The build, which renders pages as well, has no work to show.
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);

  const waiting = <Skeleton className="h-52" />;
  if (!isLive) return waiting;
  return (
    <Suspense fallback={waiting}>
      <MyWork {...props} />
    </Suspense>
  );
}
