import { type FormEvent, type ReactNode, useState } from "react";
import { isOnlyHere } from "#src/lib/base-path.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { beginAgain, lastVisitors, startFair } from "./fair-course.ts";
import { PIN } from "./fair-state.ts";
import { canStayAwake } from "./wake-lock.ts";

/** The settings to start a fair. `offline` is the panel that downloads everything for offline use. */
export function FairPanel({ offline }: { offline: ReactNode }) {
  const [pin, setPin] = useState("");
  const [origin, setOrigin] = useState(productOrigin);
  const [pinProblem, setPinProblem] = useState<string>();
  const [originProblem, setOriginProblem] = useState<string>();
  const [problem, setProblem] = useState("");
  const [last] = useState(lastVisitors);

  const start = (event: FormEvent) => {
    event.preventDefault();
    const site = originOf(origin);
    setPinProblem(PIN.test(pin) ? undefined : "Use four to eight digits.");
    setOriginProblem(site ? undefined : "Enter an address such as https://example.com.");
    if (!PIN.test(pin) || !site) return;
    if (startFair(pin, site)) beginAgain();
    else setProblem("This browser has no room to put your settings aside. Free some space, then try again.");
  };

  return (
    <div className="mt-4 grid gap-8 lg:grid-cols-2">
      <section
        aria-label="Files for the fair"
        className="rounded-card border border-line bg-raised p-4 sm:p-6"
      >
        <h3 className="mb-3 text-xl">1. Everything on this device</h3>
        {offline}
      </section>
      <form onSubmit={start} noValidate className="rounded-card border border-line bg-raised p-4 sm:p-6">
        <h3 className="mb-3 text-xl">2. Start</h3>
        {last !== undefined && (
          <p className="mb-3">
            The last fair had {last} {last === 1 ? "visitor" : "visitors"}.
          </p>
        )}
        <div className="space-y-4">
          <TextField
            label="PIN to leave"
            hint="Four to eight digits. To leave, hold “Hold to leave” for two seconds and enter it."
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={pin}
            error={pinProblem}
            onChange={({ target }) => setPin(target.value)}
          />
          <TextField
            label="Address for visitors’ phones"
            hint={
              isOnlyHere(origin)
                ? "Phones cannot reach this address. Enter where this product is on the web."
                : "The codes that visitors take home lead there."
            }
            type="url"
            autoComplete="off"
            maxLength={200}
            value={origin}
            error={originProblem}
            onChange={({ target }) => setOrigin(target.value)}
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
        <Button type="submit" look="primary" className="mt-5">
          Start the fair
        </Button>
        <p role="alert" className="mt-2 text-danger empty:hidden">
          {problem}
        </p>
      </form>
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
