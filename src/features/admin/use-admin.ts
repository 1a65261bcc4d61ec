import { useState } from "react";
import { demoAccounts } from "#src/contract/demo-accounts.ts";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { useToast } from "#src/ui/toast-slice.ts";

/** Whether the visitor may change things here. False also for as long as nobody knows. */
export const useIsAdmin = () => useAuth((auth) => auth.user?.role === "admin");

/** The short way in for whoever looks at the demo. */
export function useDemoAdmin() {
  const login = useAuth((auth) => auth.login);
  const toast = useToast();
  const [isPending, setIsPending] = useState(false);

  const signIn = async () => {
    if (isPending) return;
    setIsPending(true);
    try {
      await login(demoAccounts.admin);
      toast({ title: "Welcome!", description: "Successfully logged in" });
    } catch (error) {
      toast({
        title: "Login Failed",
        description: (error instanceof Error && error.message) || "Invalid email or password",
        tone: "destructive",
      });
    } finally {
      setIsPending(false);
    }
  };

  return { signIn, isPending };
}
