import { lazy, Suspense, useEffect, useState } from "react";
import { BriefFormIntro } from "#src/features/projects/brief-form/brief-form-intro.tsx";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";

const BriefForm = lazy(() =>
  import("#src/features/projects/brief-form/brief-form.tsx").then(
    ({ BriefForm }) => ({ default: BriefForm }),
    guardedReload,
  ),
);

export default function WebAppFormPage() {
  // Before its script is there a field would lose what is typed into it.
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const placeholder = (
    <div role="status">
      <span className="sr-only">Opening the form…</span>
      <Skeleton className="h-[32rem]" />
    </div>
  );
  return (
    <>
      <BriefFormIntro />
      <div className="page py-10 lg:py-14">
        {isAlive ? (
          <Suspense fallback={placeholder}>
            <BriefForm />
          </Suspense>
        ) : (
          placeholder
        )}
      </div>
    </>
  );
}
