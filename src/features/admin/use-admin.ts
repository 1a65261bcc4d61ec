import { demoAccounts } from "#src/contract/demo.ts";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { useAction } from "#src/lib/use-action.ts";
import { useToast } from "#src/ui/toast-slice.ts";

/** Whether the visitor is an admin. False while the session is still loading. */
export const useIsAdmin = () => useAuth((auth) => auth.user?.role === "admin");

/** Signs in with the demo admin account. */
export function useDemoAdmin() {
  const login = useAuth((auth) => auth.login);
  const toast = useToast();

  const [signIn, isPending] = useAction(async () => {
    try {
      await login(demoAccounts.admin);
      toast({ title: "Welcome!", description: "Successfully logged in" });
    } catch (error) {
      toast({
        title: "Login Failed",
        description: (error instanceof Error && error.message) || "Invalid email or password",
        tone: "destructive",
      });
    }
  });

  return { signIn, isPending };
}
