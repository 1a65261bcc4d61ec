import type { ReactNode } from "react";
import { WorkError } from "#src/api/work-error.ts";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { useWorkMode } from "#src/features/projects/projects-queries.ts";
import { Button } from "#src/ui/button.tsx";
import type { MyProjects } from "./use-my-projects.ts";

const modeTexts = {
  saved: null,
  memory:
    "This browser does not let us store anything: projects made here are lost when you close or reload this page.",
  "read-only":
    "Your projects were saved by a newer version of this product. They can be seen here, but not changed.",
};

/** Messages about the storage of the visitor's projects. */
export function ProjectsNotices({ mine }: { mine: MyProjects }) {
  const { accountError, browserError, retry } = mine;
  const isAnonymous = useAuth((auth) => !auth.isLoading && auth.user === null);
  const openDialog = useAuth((auth) => auth.openDialog);
  const modeText = modeTexts[useWorkMode()];
  const retryButton = (
    <Button size="small" onClick={retry}>
      Retry
    </Button>
  );

  return (
    <>
      {modeText && <Notice>{modeText}</Notice>}
      {browserError && (
        <Notice action={retryButton}>
          {browserError instanceof WorkError
            ? browserError.message
            : "The projects in this browser could not be read."}
        </Notice>
      )}
      {accountError && (
        <Notice action={retryButton}>The projects of your account could not be loaded.</Notice>
      )}
      {isAnonymous && (
        <Notice
          action={
            <Button size="small" onClick={() => openDialog("login")}>
              Sign in
            </Button>
          }
        >
          These are the projects in this browser. Sign in to see those of your account, too.
        </Notice>
      )}
    </>
  );
}

function Notice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-l-4 bg-sunken px-4 py-2.5">
      <p className="min-w-0 grow basis-60">{children}</p>
      {action}
    </div>
  );
}
