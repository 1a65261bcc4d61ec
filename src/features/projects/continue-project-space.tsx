import "./continue-project.css";
import { Suspense } from "react";
import { later } from "#src/lib/later.ts";
import { useIsIdle } from "#src/lib/use-is-idle.ts";

const ContinueProject = later(() =>
  import("./continue-project.tsx").then(({ ContinueProject }) => ContinueProject),
);

/** Where the home page leads on with one's own project: room and code are there only for who has one. */
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
