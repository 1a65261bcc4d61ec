import type { ReactNode } from "react";
import * as z from "zod/mini";
import { TextField } from "#src/ui/field.tsx";
import { Form, FormMessage, useForm } from "#src/ui/form.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import type { DemoCredentials } from "./demo-session.ts";

const filled = z.string().check(z.refine((text) => text.trim() !== "", "Required"));
const customLoginSchema = z.object({ username: filled, password: filled });

interface CustomLoginProps {
  isShown: boolean;
  /** Until the demo accounts are loaded, typed credentials cannot be matched with one. */
  isPending: boolean;
  onLogin: (credentials: DemoCredentials) => void;
  children: ReactNode;
}

/** The form to enter a demo with any name and password. */
export function CustomLogin({ isShown, isPending, onLogin, children }: CustomLoginProps) {
  const toast = useToast();
  const form = useForm({
    schema: customLoginSchema,
    initial: { username: "", password: "" },
    onSubmit: onLogin,
    onInvalid: () => {
      const description = "Please enter both username and password";
      toast({ title: "Invalid Input", description, tone: "destructive" });
      return description;
    },
  });

  return (
    <Form form={form} hidden={!isShown}>
      <div className="grid gap-4">
        <TextField {...form.field("username")} label="Username" autoComplete="off" />
        <TextField {...form.field("password")} label="Password" type="password" autoComplete="off" />
        <FormMessage form={form} />
        {isPending && (
          <p role="status" className="text-muted">
            Loading demo accounts…
          </p>
        )}
      </div>
      {children}
    </Form>
  );
}
