import { useState } from "react";
import { serverReason } from "#src/api/api-error.ts";
import { removeAuthToken } from "#src/api/auth-token.ts";
import { call } from "#src/api/call.ts";
import { isHosted } from "#src/api/hosted.ts";
import { queryClient, useMutation } from "#src/api/query.ts";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { forgetDemoSessions } from "./demo-session.ts";

/** Asks for confirmation before it resets the demo data. */
export function ResetDemoDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const checkAccount = useAuth((auth) => auth.check);
  const [failure, setFailure] = useState<string | null>(null);

  const reset = useMutation({
    mutationFn: async () => call((await import("#src/entities/common-calls.ts")).resetDemo),
    onSuccess: async () => {
      // The reset deletes all sessions, so the token is removed without a call. Everything on screen is fetched again.
      removeAuthToken();
      forgetDemoSessions();
      await Promise.all([checkAccount(), queryClient.resetQueries()]);
      toast({ title: "Demo data restored", description: "Everything is as it was delivered." });
      onClose();
    },
    onError: (error) => setFailure(serverReason(error) ?? "Please try again."),
  });

  return (
    <Dialog title="Reset demo data?" onClose={onClose}>
      <p>
        Modules, demo users, sample projects, accounts, prices, templates and form submissions go back to how
        they were delivered,{" "}
        {isHosted()
          ? "on the server and for everybody who uses it. Accounts that anybody has created since are removed, and everybody is signed out."
          : "in this browser only. Accounts that you created here are removed, and you are signed out."}
      </p>
      {failure && <p className="mt-3 text-danger">The demo data could not be restored. {failure}</p>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" aria-disabled={reset.isPending} onClick={() => reset.mutate()}>
          {reset.isPending ? "Restoring…" : "Reset demo data"}
        </Button>
      </div>
    </Dialog>
  );
}
