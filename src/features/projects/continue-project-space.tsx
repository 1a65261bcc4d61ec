import "./continue-project.css";
import { Suspense } from "react";
import { laterIfThere } from "#src/lib/later.ts";
import { useIsIdle } from "#src/lib/use-is-idle.ts";

const ContinueProject = laterIfThere(() =>
  import("./continue-project.tsx").then(({ ContinueProject }) => ContinueProject),
);

/** A placeholder for the visitor's latest project. Visitors without projects load neither the space nor the code. */
export function ContinueProjectSpace() {
  const isIdle = useIsIdle();
  return (
    <div className="continue-project border-line border-b bg-raised">
      {isIdle && document.documentElement.classList.contains("has-projects") && (
        <Suspense>
          <ContinueProject />
        </Suspense>
      )}
    </div>
  );
}
