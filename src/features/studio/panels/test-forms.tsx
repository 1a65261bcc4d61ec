import { useState } from "react";
import { downloadText } from "#src/lib/download.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { mailTo } from "#src/lib/mail-address.ts";
import { useAction } from "#src/lib/use-action.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { destinationOf } from "#src/sites/form-settings.ts";
import { Button } from "#src/ui/button.tsx";
import { destinationLooks } from "./destinations.ts";

const FILE = "form-test.html";

/** Explains a test before it runs; afterwards it reports only what happened in this browser. */
export function TestForms({ document }: { document: SiteDocument }) {
  const [outcome, setOutcome] = useState("");
  const destination = destinationOf(document.meta);
  const [make] = useAction(async () => {
    const { formTestPage } = await import("#src/sites/form-test-page.ts").catch(guardedReload);
    const html = formTestPage(document);
    if (!html) return setOutcome("Add a block with a form first.");
    downloadText(FILE, html, "text/html");
    setOutcome(`${FILE} is saved. Open it and press its button.`);
  });
  return (
    <section className="grid gap-2">
      <h3 className="text-base">Send a test</h3>
      <p className="text-muted text-sm">{destinationLooks[destination.kind].test}</p>
      {destination.kind === "email" && (
        <a
          className="font-medium text-signal text-sm underline underline-offset-4"
          href={mailTo(destination.email, {
            subject: "A test of the forms",
            body: "Name=A test\nMessage=Answers arrive like this.",
          })}
        >
          Open the sample
        </a>
      )}
      {destination.kind !== "email" && destination.kind !== "netlify" && (
        <Button size="small" onClick={() => void make()}>
          Save the test page
        </Button>
      )}
      <p role="status" className="min-h-5 text-sm">
        {outcome}
      </p>
    </section>
  );
}
