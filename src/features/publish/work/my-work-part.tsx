import { type ComponentProps, lazy, Suspense } from "react";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";
import type { MyWork as Panel } from "./my-work.tsx";

const MyWork = lazy(() =>
  import("./my-work.tsx").then(({ MyWork }) => ({ default: MyWork })).catch(guardedReload),
);

/** `MyWork`, whose code and data come after the page. */
export function MyWorkPart(props: ComponentProps<typeof Panel>) {
  return (
    <Suspense fallback={<Skeleton className="h-52" />}>
      <MyWork {...props} />
    </Suspense>
  );
}
