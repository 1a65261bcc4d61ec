import { useDemoUsers } from "#src/entities/demo-users/demo-users-queries.ts";
import { Button } from "#src/ui/button.tsx";
import { useFailureNotice } from "./demo-login-panel.tsx";

/** An error message with a retry button, shown if the demo users could not be loaded. */
export function DemoUsersNotice() {
  const { isError, refetch } = useDemoUsers();
  useFailureNotice(isError);
  if (!isError) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card border border-danger px-4 py-3">
      <p>Failed to load demo users. Please try again.</p>
      <Button size="small" onClick={() => void refetch()}>
        Retry
      </Button>
    </div>
  );
}
