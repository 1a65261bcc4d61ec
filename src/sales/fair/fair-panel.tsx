import { type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { isOnlyHere } from "#src/lib/base-path.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Form, FormMessage, useForm } from "#src/ui/form.tsx";
import { beginAgain, lastVisitors, startFair } from "./fair-course.ts";
import { PIN } from "./fair-state.ts";
import { canStayAwake } from "./wake-lock.ts";

const fairSchema = z.object({
  pin: z.string().check(z.regex(PIN, "Use four to eight digits.")),
  origin: z
    .string()
    .check(z.refine((text) => originOf(text) !== undefined, "Enter an address such as https://example.com.")),
});

/** The settings to start a fair. `offline` is the panel that downloads everything for offline use. */
export function FairPanel({ offline }: { offline: ReactNode }) {
  const [last] = useState(lastVisitors);
  const form = useForm({
    schema: fairSchema,
    initial: { pin: "", origin: productOrigin() },
    onSubmit: async ({ pin, origin }) => {
      if (!startFair(pin, originOf(origin) ?? ""))
        throw new Error(
          "This browser has no room to put your settings aside. Free some space, then try again.",
        );
      beginAgain();
      // The page is being left. A second press would put aside the settings of the fair, over those of the seller.
      await new Promise(() => {});
    },
  });

  return (
    <div className="mt-4 grid gap-8 lg:grid-cols-2">
      <section
        aria-label="Files for the fair"
        className="rounded-card border border-line bg-raised p-4 sm:p-6"
      >
        <h3 className="mb-3 text-xl">1. Everything on this device</h3>
        {offline}
      </section>
      <Form form={form} className="rounded-card border border-line bg-raised p-4 sm:p-6">
        <h3 className="mb-3 text-xl">2. Start</h3>
        {last !== undefined && (
          <p className="mb-3">
            The last fair had {last} {last === 1 ? "visitor" : "visitors"}.
          </p>
        )}
        <div className="space-y-4">
          <TextField
            {...form.field("pin")}
            label="PIN to leave"
            hint="Four to eight digits. To leave, hold “Hold to leave” for two seconds and enter it."
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
          />
          <TextField
            {...form.field("origin")}
            label="Address for visitors’ phones"
            hint={
              isOnlyHere(form.watch("origin"))
                ? "Phones cannot reach this address. Enter where this product is on the web."
                : "The codes that visitors take home lead there."
            }
            type="url"
            autoComplete="off"
            maxLength={200}
          />
        </div>
        <ul className="mt-4 list-disc space-y-1 ps-5 text-muted">
          <li>
            After 90 seconds without a touch, the screen invites the next visitor and forgets the last one.
          </li>
          <li>Your projects, prospects, outbox and settings are put aside, and come back when you leave.</li>
          <li>
            {canStayAwake()
              ? "The screen stays awake while this page is visible."
              : "This browser cannot keep the screen awake. Switch off sleep in the settings of the device."}
          </li>
          <li>Start the browser in its own kiosk mode, so that nobody can reach its address bar.</li>
        </ul>
        <Button type="submit" look="primary" className="mt-5 mb-2" aria-disabled={form.isSubmitting}>
          Start the fair
        </Button>
        <FormMessage form={form} />
      </Form>
    </div>
  );
}

/** A build with a configured address has it in the page; others use the current origin. */
function productOrigin() {
  const { href = location.href } = document.querySelector<HTMLLinkElement>("link[rel=canonical]") ?? {};
  return new URL(href, location.href).origin;
}

function originOf(text: string) {
  if (!URL.canParse(text.trim())) return;
  const { protocol, origin } = new URL(text.trim());
  return /^https?:$/.test(protocol) ? origin : undefined;
}
