import { useModules } from "#src/entities/modules/modules-queries.ts";
import { FailureNotice } from "#src/ui/failure-notice.tsx";

/** Says that modules are missing, if only the built-in ones can be shown. */
export function ModulesNotice() {
  const { isError, refetch } = useModules();
  if (!isError) return null;
  return (
    <div role="alert">
      <FailureNotice onRetry={() => void refetch()}>
        Modules that were added to the catalogue could not be loaded. You see the built-in ones.
      </FailureNotice>
    </div>
  );
}
