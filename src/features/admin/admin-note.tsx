import lockIcon from "icon:lock-key";
import type { ReactNode } from "react";
import { isHosted } from "#src/api/hosted.ts";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useDemoAdmin, useIsAdmin } from "./use-admin.ts";

/** Explains the permissions on an admin page and offers to sign in to visitors without them. */
export function AdminNote({ children, isForAll = false }: { children: ReactNode; isForAll?: boolean }) {
  const user = useAuth((auth) => auth.user);
  const isAdmin = useIsAdmin();
  return (
    <aside
      aria-label="Who may do what"
      className="flex min-h-18 flex-wrap items-center gap-x-6 gap-y-3 border-signal border-s-4 bg-raised px-4 py-3"
    >
      <p className="flex min-w-0 grow basis-72 items-start gap-3">
        <Icon path={lockIcon} className="mt-0.5 size-5 text-signal" />
        <span className="min-w-0">
          {children} {!isForAll && !isHosted() && "Changes are saved in this browser: nobody else sees them."}{" "}
          {user && !isForAll && (
            <span className="text-muted">
              {isAdmin ? `You are signed in as ${user.email}.` : `${user.email} is no admin.`}
            </span>
          )}
        </span>
      </p>
      {!isAdmin && !isForAll && <SignInAsDemoAdmin />}
    </aside>
  );
}

export function SignInAsDemoAdmin({ size = "small" }: { size?: "small" | "normal" }) {
  const { signIn, isPending } = useDemoAdmin();
  return (
    <Button look="primary" size={size} aria-disabled={isPending} onClick={signIn} data-not-for="account">
      {isPending ? "Signing in…" : "Sign in as demo admin"}
    </Button>
  );
}
