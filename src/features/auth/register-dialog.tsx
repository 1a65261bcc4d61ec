import { ApiError } from "#src/api/api-error.ts";
import { isHosted } from "#src/api/hosted.ts";
import { registrationSchema } from "#src/contract/auth.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Form, FormMessage, useForm } from "#src/ui/form.tsx";
import { useToast, useToasts } from "#src/ui/toast-slice.ts";
import { useAuth } from "./auth-slice.ts";

const ONLY_HERE = "The account works in this browser only.";

export function RegisterDialog() {
  const register = useAuth((auth) => auth.register);
  const openDialog = useAuth((auth) => auth.openDialog);
  const closeDialog = useAuth((auth) => auth.closeDialog);
  const toast = useToast();
  const dismiss = useToasts((state) => state.dismiss);
  const form = useForm({
    schema: registrationSchema,
    initial: { firstName: "", lastName: "", email: "", password: "" },
    onSubmit: async (registration) => {
      await register(registration);
      toast({
        title: "Welcome!",
        description: `Your account is ready, ${registration.firstName}.${isHosted() ? "" : ` ${ONLY_HERE}`}`,
      });
    },
    onFailure: (error) => {
      const description = (error instanceof Error && error.message) || "Registration failed";
      toast({ title: "Registration Failed", description, tone: "destructive" });
      return error instanceof Error && isTaken(error) ? { email: description } : description;
    },
  });

  return (
    <Dialog title="Create account" subtitle="Get 10% off any order" onClose={closeDialog}>
      <Form form={form} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.field("firstName")}
            data-autofocus
            label="First name"
            autoComplete="given-name"
          />
          <TextField {...form.field("lastName")} label="Last name" autoComplete="family-name" />
        </div>
        <TextField {...form.field("email")} label="Email" type="email" autoComplete="email" />
        <TextField
          {...form.field("password")}
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters"
        />
        {!isHosted() && <p className="text-muted text-sm">{ONLY_HERE}</p>}
        <FormMessage form={form} />
        <Button type="submit" look="primary" aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? "Creating account…" : "Create account"}
        </Button>
      </Form>
      <p className="mt-5 text-center text-muted">
        Already have one?{" "}
        <Button
          size="inline"
          onClick={() => {
            dismiss(); // A notification about this form would cover the other.
            openDialog("login");
          }}
        >
          Sign in
        </Button>
      </p>
    </Dialog>
  );
}

/** Whether the e-mail address belongs to another account. */
const isTaken = ({ cause }: Error) => cause instanceof ApiError && cause.status === 409;
