import { type FormEvent, useId, useRef, useState } from "react";
import type { Buyer, buyerSchema } from "#src/contract/cart.ts";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { type Cents, formatMoney } from "#src/lib/money.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";

const loadContract = () =>
  import("#src/contract/cart.ts").catch(() => {
    throw new Error("A part of this page is missing. Check the connection and try again.");
  });

const BANK_DELAY_MS = 1_000;

type Outcome = "success" | "declined";

const outcomes: readonly { value: Outcome; label: string; note: string }[] = [
  { value: "success", label: "The payment succeeds", note: "at once" },
  { value: "declined", label: "The payment is declined", note: "as a bank may do" },
];

interface PaymentFormProps {
  amount: Cents;
  /** Called once the payment has succeeded. When it rejects the message is shown, and one can try again. */
  onPaid: (buyer: Buyer) => Promise<void>;
}

/** A payment that is none: who gets the receipt, and how it shall end. There is no field for a card. */
export function PaymentForm({ amount, onPaid }: PaymentFormProps) {
  const user = useAuth((auth) => auth.user);
  const [typed, setTyped] = useState<Partial<Buyer>>({});
  const [outcome, setOutcome] = useState<Outcome>("success");
  const [errors, setErrors] = useState<Partial<Record<keyof Buyer, string>>>({});
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const groupName = useId();

  const buyer = {
    name: typed.name ?? [user?.firstName, user?.lastName].filter(Boolean).join(" "),
    email: typed.email ?? user?.email ?? "",
  };

  const [pay, isPending] = useAction(async () => {
    setFailure(null);
    try {
      const { buyerSchema } = await loadContract();
      const checked = buyerSchema.safeParse(buyer);
      setErrors(messagesOf(checked.error));
      if (!checked.success) {
        const field = checked.error.issues[0]?.path[0];
        form.current?.querySelector<HTMLInputElement>(`[name="${String(field)}"]`)?.focus();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, BANK_DELAY_MS));
      if (outcome === "declined") {
        setFailure({
          title: "Payment declined",
          text: "The bank said no, as you asked it to. Nothing was charged and nothing is lost: choose another outcome and try again.",
        });
        return;
      }
      await onPaid(checked.data);
    } catch (error) {
      setFailure({
        title: "The order could not be completed",
        text: error instanceof Error ? error.message : "Please try again.",
      });
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label="Name"
          autoComplete="name"
          required
          maxLength={200}
          value={buyer.name}
          error={errors.name}
          onChange={({ target }) => setTyped((now) => ({ ...now, name: target.value }))}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          hint="It stays in this browser."
          required
          value={buyer.email}
          error={errors.email}
          onChange={({ target }) => setTyped((now) => ({ ...now, email: target.value }))}
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
            <p className="font-semibold">{failure.title}</p>
            <p>{failure.text}</p>
          </div>
        )}
      </div>
      <Button
        type="submit"
        look="primary"
        size="large"
        aria-disabled={isPending}
        className="justify-self-start"
      >
        {isPending ? "Processing…" : `${failure ? "Try again" : "Pay"} ${formatMoney(amount)}, simulated`}
      </Button>
    </form>
  );
}

function messagesOf(error: ReturnType<typeof buyerSchema.safeParse>["error"]) {
  const messages: Partial<Record<keyof Buyer, string>> = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = path[0] as keyof Buyer; // the schema has no other
    messages[field] ??= message;
  }
  return messages;
}
