import { useRef, useState } from "react";
import { isDay } from "#src/lib/calendar-days.ts";
import { isMailAddress } from "#src/lib/mail-address.ts";
import {
  type Prospect,
  type Stage,
  stageNames,
  stages,
  updateProspect,
} from "#src/sales/replies/prospects.ts";
import { TextField } from "#src/ui/field.tsx";
import { Select } from "#src/ui/select.tsx";
import { TextArea } from "#src/ui/text-area.tsx";

type Fields = Pick<Prospect, "stage" | "nextStep" | "nextDay" | "email" | "notes">;

/** The seller's notes, saved while typing. */
export function ProspectForm({ prospect }: { prospect: Prospect }) {
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const [state, setState] = useState<"" | "saving" | "saved" | "failed">("");
  const last = useRef(0);
  const fields = { ...prospect, ...typed };

  const change = async (changes: Partial<Fields>) => {
    setTyped((before) => ({ ...before, ...changes }));
    if (changes.nextDay && !isDay(changes.nextDay)) return;
    const mine = ++last.current;
    setState("saving");
    const outcome = await updateProspect(prospect.name, { ...typed, ...changes }).then(
      () => "saved" as const,
      () => "failed" as const,
    );
    if (mine === last.current) setState(outcome);
  };

  return (
    <form aria-label="Notes on the prospect" onSubmit={(event) => event.preventDefault()}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Stage"
          value={fields.stage}
          options={stages.map((value) => ({ value, label: stageNames[value] }))}
          onChoose={(stage) => void change({ stage: stage as Stage })} // one of the options
        />
        <TextField
          label="E-mail"
          type="email"
          maxLength={254}
          autoComplete="off"
          value={fields.email}
          onChange={({ target }) => void change({ email: target.value })}
          error={
            fields.email === "" || isMailAddress(fields.email)
              ? undefined
              : "Enter an e-mail address such as name@example.com."
          }
        />
        <TextField
          label="Next step"
          maxLength={200}
          autoComplete="off"
          value={fields.nextStep}
          onChange={({ target }) => void change({ nextStep: target.value })}
        />
        <TextField
          label="Next step on"
          type="date"
          value={fields.nextDay}
          onChange={({ target }) => void change({ nextDay: target.value })}
        />
        <TextArea
          label="Notes"
          rows={6}
          maxLength={5_000}
          value={fields.notes}
          onChange={({ target }) => void change({ notes: target.value })}
          className="sm:col-span-2"
        />
      </div>
      <p className="mt-2 min-h-6 text-muted text-sm" role="status">
        {state === "saved" && "Saved in this browser."}
        {state === "saving" && "Saving…"}
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {state === "failed" && "This could not be stored. Your text is still here: change it to try again."}
      </p>
    </form>
  );
}
