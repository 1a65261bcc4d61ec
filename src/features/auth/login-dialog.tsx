import { type FormEvent, useState } from "react";
import { demoAccounts } from "#src/contract/demo-accounts.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { useAuth } from "./auth-slice.ts";

export function LoginDialog() {
  const login = useAuth((auth) => auth.login);
  const openDialog = useAuth((auth) => auth.openDialog);
  const closeDialog = useAuth((auth) => auth.closeDialog);
  const toast = useToast();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string | null>(null);

  const fail = (title: string, description: string) => {
    setFailure(description);
    toast({ title, description, tone: "destructive" });
  };

  const [submit, isPending] = useAction(async () => {
    if (!email.trim() || !password) return fail("Error", "Please enter both email and password");
    setFailure(null);
    try {
      await login({ email, password });
      toast({ title: "Welcome!", description: "Successfully logged in" });
    } catch (error) {
      fail("Login Failed", (error instanceof Error && error.message) || "Invalid email or password");
    }
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  const prefill = (account: keyof typeof demoAccounts) => {
    setEmail(demoAccounts[account].email);
    setPassword(demoAccounts[account].password);
    setFailure(null);
  };

  return (
    <Dialog title="Welcome Back" subtitle="Sign in to your account" onClose={closeDialog}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <TextField
          data-autofocus
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {failure && <p className="text-danger">{failure}</p>}
        <Button type="submit" look="primary" aria-disabled={isPending}>
          {isPending ? "Signing In…" : "Sign In"}
        </Button>
      </form>

      <div className="mt-6 border-line border-t pt-5">
        <p className="mb-3 text-center text-muted">Or try demo accounts</p>
        <div className="grid grid-cols-2 gap-3">
          <Button onClick={() => prefill("admin")}>Admin Demo</Button>
          <Button onClick={() => prefill("user")}>User Demo</Button>
        </div>
      </div>

      <p className="mt-5 text-center text-muted">
        New here?{" "}
        <Button look="quiet" size="inline" onClick={() => openDialog("register")}>
          Create account
        </Button>
      </p>
    </Dialog>
  );
}
