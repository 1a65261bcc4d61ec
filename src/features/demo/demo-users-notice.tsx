import { useDemoUsers } from "#src/entities/demo-users/demo-users-queries.ts";
import { FailureNotice } from "#src/ui/failure-notice.tsx";
import { useFailureNotice } from "./demo-login-panel.tsx";

/** An error message with a retry button, shown if the demo users could not be loaded. */
export function DemoUsersNotice() {
  const { isError, refetch } = useDemoUsers();
  useFailureNotice(isError);
  if (!isError) return null;
  return (
    <FailureNotice onRetry={() => void refetch()}>Failed to load demo users. Please try again.</FailureNotice>
  );
}
