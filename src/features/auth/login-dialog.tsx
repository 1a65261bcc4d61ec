import * as z from "zod/mini";
import { credentialsSchema } from "#src/contract/auth.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Form, FormMessage, useForm } from "#src/ui/form.tsx";
import { useToast, useToasts } from "#src/ui/toast-slice.ts";
import { useAuth } from "./auth-slice.ts";

/** The backend treats an empty password like a wrong one. */
const loginSchema = z.extend(credentialsSchema, {
  password: credentialsSchema.shape.password.check(z.minLength(1, "Required")),
});

export function LoginDialog() {
  const login = useAuth((auth) => auth.login);
  const openDialog = useAuth((auth) => auth.openDialog);
  const closeDialog = useAuth((auth) => auth.closeDialog);
  const toast = useToast();
  const dismiss = useToasts((state) => state.dismiss);

  const form = useForm({
    schema: loginSchema,
    initial: { email: "", password: "" },
    onSubmit: async (credentials) => {
      await login(credentials);
      toast({ title: "Welcome!", description: "Successfully logged in" });
    },
    onInvalid: ({ email, password }) => {
      if ([email, password].every((error) => error?.message !== "Required")) return;
      toast({ title: "Error", description: "Please enter both email and password", tone: "destructive" });
    },
    onFailure: (error) => {
      const description = (error instanceof Error && error.message) || "Invalid email or password";
      toast({ title: "Login Failed", description, tone: "destructive" });
      return description;
    },
  });

  return (
    <Dialog title="Welcome Back" subtitle="Sign in to your account" onClose={closeDialog}>
      <Form form={form} className="grid gap-4">
        <TextField
          {...form.field("email")}
          data-autofocus
          label="Email"
          type="email"
          autoComplete="username"
        />
        <TextField
          {...form.field("password")}
          label="Password"
          type="password"
          autoComplete="current-password"
        />
        <FormMessage form={form} />
        <Button type="submit" look="primary" aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? "Signing In…" : "Sign In"}
        </Button>
      </Form>

      <div className="mt-6 border-line border-t pt-5">
        <p className="mb-3 text-center text-muted">Or try demo accounts</p>
        <div className="grid grid-cols-2 gap-3">
          <Button onClick={() => form.reset(demoAccounts.admin)}>Admin Demo</Button>
          <Button onClick={() => form.reset(demoAccounts.user)}>User Demo</Button>
        </div>
      </div>

      <p className="mt-5 text-center text-muted">
        New here?{" "}
        <Button
          size="inline"
          onClick={() => {
            dismiss(); // A notification about this form would cover the other.
            openDialog("register");
          }}
        >
          Create account
        </Button>
      </p>
    </Dialog>
  );
}
