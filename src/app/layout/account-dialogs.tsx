import { lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "wouter";
import { useAuth } from "#src/features/auth/auth-slice.ts";

const LoginDialog = lazy(() =>
  import("#src/features/auth/login-dialog.tsx").then(({ LoginDialog }) => ({ default: LoginDialog })),
);
const RegisterDialog = lazy(() =>
  import("#src/features/auth/register-dialog.tsx").then(({ RegisterDialog }) => ({
    default: RegisterDialog,
  })),
);

/** The header's two dialogs. `?login=1` opens the first: it is where `api/login` leads. */
export function AccountDialogs() {
  const dialog = useAuth((auth) => auth.dialog);
  const openDialog = useAuth((auth) => auth.openDialog);
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

  return (
    <Suspense>
      {dialog === "login" && <LoginDialog />}
      {dialog === "register" && <RegisterDialog />}
    </Suspense>
  );
}
