import { Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useSearchParams } from "wouter";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { rememberSplash } from "#src/features/splash/splash-decision.ts";
import { later } from "#src/lib/later.ts";
import { notOpened } from "#src/ui/not-opened.ts";
import { useToast } from "#src/ui/toast-slice.ts";

/** The dialogs close themselves; this closes one whose code is missing. */
type Closable = { onClose: () => void };

const LoginDialog = later<Closable>(() =>
  import("#src/features/auth/on-demand.ts").then(({ LoginDialog }) => LoginDialog),
);
const RegisterDialog = later<Closable>(() =>
  import("#src/features/auth/on-demand.ts").then(({ RegisterDialog }) => RegisterDialog),
);

/** The header's two dialogs. `?login=1` opens the first: `api/login` redirects to it. */
export function AccountDialogs() {
  const dialog = useAuth((auth) => auth.dialog);
  const isSignedIn = useAuth((auth) => auth.user !== null);
  const openDialog = useAuth((auth) => auth.openDialog);
  const closeDialog = useAuth((auth) => auth.closeDialog);
  const toast = useToast();
  const [search, setSearch] = useSearchParams();
  const isAsked = search.has("login");

  useEffect(() => {
    if (!isAsked) return;
    openDialog("login");
    setSearch(
      (now) => {
        now.delete("login");
        return now;
      },
      { replace: true },
    );
  }, [isAsked, openDialog, setSearch]);

  // Signed-in visitors know the product and need no splash.
  useEffect(() => {
    if (isSignedIn) rememberSplash();
  }, [isSignedIn]);

  const giveUp = () => {
    closeDialog();
    toast(notOpened());
  };

  return (
    <ErrorBoundary key={dialog} fallback={null} onError={giveUp}>
      <Suspense>
        {dialog === "login" && <LoginDialog onClose={closeDialog} />}
        {dialog === "register" && <RegisterDialog onClose={closeDialog} />}
      </Suspense>
    </ErrorBoundary>
  );
}
