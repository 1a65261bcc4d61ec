import { useEffect, useId, useState } from "react";
import type { Buyer } from "#src/entities/cart/cart.ts";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { type Cents, formatMoney } from "#src/lib/money.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Form, useForm } from "#src/ui/form.tsx";

const loadSchema = async () => {
  try {
    return (await import("#src/entities/stored-work.ts")).buyerSchema;
  } catch {
    throw new Error("A part of this page is missing. Check the connection and try again.");
  }
};

const BANK_DELAY_MS = 1_000;

type Outcome = "success" | "declined";

const outcomes: readonly { value: Outcome; label: string; note: string }[] = [
  { value: "success", label: "The payment succeeds", note: "at once" },
  { value: "declined", label: "The payment is declined", note: "as a bank may do" },
];

/** Thrown for a simulated decline, which is not a failure. */
class Declined extends Error {}

interface PaymentFormProps {
  amount: Cents;
  /** Called after a successful payment. If it rejects, its message is shown and the visitor can try again. */
  onPaid: (buyer: Buyer) => Promise<void>;
}

/** A simulated payment: the receipt's recipient and the outcome to simulate. It has no card fields. */
export function PaymentForm({ amount, onPaid }: PaymentFormProps) {
  const user = useAuth((auth) => auth.user);
  const [outcome, setOutcome] = useState<Outcome>("success");
  const [title, setTitle] = useState("");
  const groupName = useId();

  const name = [user?.firstName, user?.lastName].filter(Boolean).join(" ");
  const email = user?.email ?? "";
  const form = useForm({
    schema: loadSchema,
    initial: { name, email },
    onSubmit: async (buyer) => {
      await new Promise((resolve) => setTimeout(resolve, BANK_DELAY_MS));
      if (outcome === "declined") throw new Declined();
      await onPaid(buyer);
    },
    onFailure: (error) => {
      if (error instanceof Declined) {
        setTitle("Payment declined");
        return "The bank said no, as you asked it to. Nothing was charged and nothing is lost: choose another outcome and try again.";
      }
      setTitle("The order could not be completed");
      return error instanceof Error ? error.message : "Please try again.";
    },
  });
  const { failure, isSubmitting, reset } = form;

  // After signing in, fields that the visitor has not edited are filled in.
  useEffect(() => reset({ name, email }, { keepDirtyValues: true, keepErrors: true }), [reset, name, email]);

  return (
    <Form form={form} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field("name")} label="Name" autoComplete="name" required maxLength={200} />
        <TextField
          {...form.field("email")}
          label="Email"
          type="email"
          autoComplete="email"
          hint="It stays in this browser."
          required
        />
      </div>
      <fieldset className="min-w-0 border-edge border-s-4 border-double ps-4">
        <legend className="sr-only">Simulated outcome</legend>
        <p className="font-medium">
          <span aria-hidden="true">Simulated outcome</span>
          <span className="block font-normal text-muted text-sm">
            This payment is a simulation: no card, no bank, no money. You decide how it ends.
          </span>
        </p>
        <div className="mt-2 flex flex-wrap gap-x-6">
          {outcomes.map(({ value, label, note }) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1">
              <input
                type="radio"
                name={groupName}
                value={value}
                checked={value === outcome}
                onChange={() => setOutcome(value)}
                className="size-5 shrink-0"
              />
              <span>
                {label} <span className="text-muted text-sm">{note}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div role="alert">
        {failure && (
          <div className="border-danger border-s-4 bg-red-tint px-4 py-3 text-red-ink">
            <p className="font-semibold">{title}</p>
            <p>{failure}</p>
          </div>
        )}
      </div>
      <Button
        type="submit"
        look="primary"
        size="large"
        aria-disabled={isSubmitting}
        className="justify-self-start"
      >
        {isSubmitting
          ? "Processing…"
          : `${failure ? "Try again: pay" : "Pay"} ${formatMoney(amount)}, simulated`}
      </Button>
    </Form>
  );
}
