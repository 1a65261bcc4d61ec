import { useAuth } from "#src/features/auth/auth-slice.ts";
import { useBeta } from "#src/features/beta/beta-slice.ts";
import { Button } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast-slice.ts";

/** Login, or the signed-in account with Logout. */
export function AccountControls() {
  const user = useAuth((auth) => auth.user);
  const openDialog = useAuth((auth) => auth.openDialog);
  const logout = useAuth((auth) => auth.logout);
  const toast = useToast();

  if (!user) {
    return (
      <Button size="small" onClick={() => openDialog("login")} data-not-for="account">
        Login
      </Button>
    );
  }

  const leave = () => {
    logout();
    toast({ title: "Logged Out", description: "You have been signed out." });
  };

  return (
    <>
      {user.role !== "admin" && (
        <span className="max-w-64 truncate text-muted text-sm" title={user.email}>
          Welcome, {user.email}
        </span>
      )}
      <Button size="small" onClick={leave}>
        Logout
      </Button>
    </>
  );
}

export function BetaControls() {
  const isBeta = useBeta((beta) => beta.isBeta);
  const leave = useBeta((beta) => beta.clear);
  if (!isBeta) return null;
  return (
    <span className="flex items-center gap-1 text-muted text-sm">
      Beta visitor <span aria-hidden="true">·</span>
      <Button size="inline" look="quiet" onClick={leave}>
        Leave<span className="sr-only"> beta</span>
      </Button>
    </span>
  );
}
