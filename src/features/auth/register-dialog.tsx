import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { isHosted } from "#src/api/hosted.ts";
import { type Registration, registrationSchema } from "#src/contract/auth.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { useAuth } from "./auth-slice.ts";

const ONLY_HERE = "The account works in this browser only.";

export function RegisterDialog() {
  const register = useAuth((auth) => auth.register);
  const openDialog = useAuth((auth) => auth.openDialog);
  const closeDialog = useAuth((auth) => auth.closeDialog);
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Registration>({
    resolver: zodResolver(registrationSchema),
    defaultValues: { firstName: "", lastName: "", email: "", password: "" },
  });
  const { errors } = form.formState;

  const [create, isSubmitting] = useAction(async (registration: Registration) => {
    setFailure(null);
    try {
      await register(registration);
      toast({
        title: "Welcome!",
        description: `Your account is ready, ${registration.firstName}.${isHosted() ? "" : ` ${ONLY_HERE}`}`,
      });
    } catch (error) {
      const description = (error instanceof Error && error.message) || "Registration failed";
      setFailure(description);
      toast({ title: "Registration Failed", description, tone: "destructive" });
    }
  });

  return (
    <Dialog title="Create account" subtitle="Get 10% off any order" onClose={closeDialog}>
      <form noValidate onSubmit={form.handleSubmit(create)} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.register("firstName")}
            data-autofocus
            label="First name"
            autoComplete="given-name"
            error={errors.firstName?.message}
          />
          <TextField
            {...form.register("lastName")}
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName?.message}
          />
        </div>
        <TextField
          {...form.register("email")}
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
        />
        <TextField
          {...form.register("password")}
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters"
          error={errors.password?.message}
        />
        {!isHosted() && <p className="text-muted text-sm">{ONLY_HERE}</p>}
        {failure && <p className="text-danger">{failure}</p>}
        <Button type="submit" look="primary" aria-disabled={isSubmitting}>
          {isSubmitting ? "Creating account…" : "Create account"}
        </Button>
      </form>
      <p className="mt-5 text-center text-muted">
        Already have one?{" "}
        <Button look="quiet" size="inline" onClick={() => openDialog("login")}>
          Sign in
        </Button>
      </p>
    </Dialog>
  );
}
