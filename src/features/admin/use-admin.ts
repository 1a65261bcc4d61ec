import { demoAccounts } from "#src/contract/demo-accounts.ts";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { useAction } from "#src/lib/use-action.ts";
import { useToast } from "#src/ui/toast-slice.ts";

/** Whether the visitor may change things here. False also for as long as nobody knows. */
export const useIsAdmin = () => useAuth((auth) => auth.user?.role === "admin");

/** The short way in for whoever looks at the demo. */
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
