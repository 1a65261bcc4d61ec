import { Suspense, useState } from "react";
import { laterIfThere } from "#src/lib/later.ts";
import { changeForms, sendForms } from "#src/sites/edit/edit-forms.ts";
import {
  type Destination,
  destinationName,
  destinationOf,
  FORM_LENGTHS,
  type FormSettings,
  readDestination,
  thanksOf,
  typedDestination,
} from "#src/sites/form-settings.ts";
import { formsOf } from "#src/sites/forms.ts";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { control, Labelled } from "../inspector/labelled.tsx";
import { useTextDraft } from "../inspector/use-text-draft.ts";
import { useCanEdit, useSite, useStudio } from "../studio-slice.ts";
import { destinationKinds, destinationLooks } from "./destinations.ts";
import { TestForms } from "./test-forms.tsx";

type Kind = Destination["kind"];

const AnswersInApp = laterIfThere(() =>
  import("../records/answers-in-app.tsx").then(({ AnswersInApp }) => AnswersInApp),
);

/** The destination of the site's forms, and the texts around them. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: most of it is the markup of the panel
export function FormsPanel() {
  const site = useSite();
  const canEdit = useCanEdit();
  const change = useStudio((studio) => studio.change);
  const endStep = useStudio((studio) => studio.endStep);
  const destination = destinationOf(site.meta);
  // A selected kind without an address is shown, but the site keeps its current destination.
  const [wanted, setWanted] = useState<Kind | null>(null);
  const kind = wanted ?? destination.kind;
  const forms = formsOf(site);
  const { consent = "", thanks, names = {}, app } = site.meta.forms ?? {};
  const words = thanksOf(site.meta);

  const send = (next: Destination, merge?: string) =>
    change(
      next.kind === "none" ? "Switched forms off" : `Sent forms to ${destinationName(next)}`,
      (document) => sendForms(document, next),
      merge,
    );
  const set = (what: string, changes: Partial<Omit<FormSettings, "destination">>) =>
    change(what, (document) => changeForms(document, changes), `forms ${what}`);
  const choose = (next: Kind) => {
    if (next === "none" || next === "netlify") {
      setWanted(null);
      send({ kind: next });
    } else setWanted(next === destination.kind ? null : next);
  };

  return (
    <div className="grid gap-6">
      <section className="grid gap-3">
        <RadioGroup
          label="Answers go to"
          labelClassName="mb-2 block font-bold font-display text-base leading-[1.12] tracking-[-0.02em]"
          value={kind}
          onChoose={choose}
          isDisabled={!canEdit}
          className="grid gap-1.5"
        >
          {destinationKinds.map((one) => (
            <RadioButton
              key={one}
              value={one}
              className="rounded-lg border border-line px-3 py-2 text-start text-sm aria-checked:border-signal aria-checked:bg-cyan-tint"
            >
              <span className="block font-semibold">{destinationLooks[one].name}</span>
              <span className="block text-muted text-xs">{destinationLooks[one].text}</span>
            </RadioButton>
          ))}
        </RadioGroup>
        <DestinationField
          key={kind}
          kind={kind}
          destination={destination}
          canEdit={canEdit}
          onChange={(next) => {
            send(next, `send ${kind}`);
            setWanted(null);
          }}
          onLeave={endStep}
        />
      </section>
      {destination.kind !== "none" && kind === destination.kind && <TestForms document={site} />}
      {destination.kind !== "none" && (
        <Suspense>
          <AnswersInApp
            address={app}
            isDisabled={!canEdit}
            onChange={(address) => set("Chose the application for answers", { app: address })}
          />
        </Suspense>
      )}
      <section className="grid gap-3">
        <h3 className="text-base">Forms of this site</h3>
        {forms.length === 0 && (
          <p className="text-muted text-sm">
            No page has one yet. Add the block Contact, Booking or Newsletter under Blocks.
          </p>
        )}
        {forms.map(({ id, name, ownName, block, page }) => (
          <Labelled key={id} label={`${block}, on the page ${page}`}>
            {(field) => (
              <input
                id={field}
                className={control}
                maxLength={FORM_LENGTHS.name}
                value={names[id] ?? ""}
                placeholder={name || ownName}
                disabled={!canEdit}
                onChange={({ target }) => set("Named a form", { names: { ...names, [id]: target.value } })}
                onBlur={endStep}
              />
            )}
          </Labelled>
        ))}
        {forms.length > 0 && (
          <p className="text-muted text-xs">The name tells the answers of your forms apart.</p>
        )}
      </section>
      {destination.kind !== "none" && (
        <section className="grid gap-3">
          <h3 className="text-base">Around each form</h3>
          <Labelled
            label="Consent"
            hint="A box that visitors have to tick before they send. Empty, there is none."
          >
            {(field, described) => (
              <textarea
                id={field}
                aria-describedby={described}
                rows={3}
                className={control}
                maxLength={FORM_LENGTHS.consent}
                value={consent}
                disabled={!canEdit}
                onChange={({ target }) => set("Changed the consent", { consent: target.value })}
                onBlur={endStep}
              />
            )}
          </Labelled>
          {destination.kind !== "email" && (
            <>
              <Labelled label="Title of the thank-you page">
                {(field) => (
                  <input
                    id={field}
                    className={control}
                    maxLength={FORM_LENGTHS.thanksTitle}
                    value={thanks?.title ?? ""}
                    placeholder={words.title}
                    disabled={!canEdit}
                    onChange={({ target }) =>
                      set("Changed the thank-you page", {
                        thanks: { text: thanks?.text ?? "", title: target.value },
                      })
                    }
                    onBlur={endStep}
                  />
                )}
              </Labelled>
              <Labelled
                label="Text of the thank-you page"
                hint="Website files include it as thanks.html. Formspree and Web3Forms lead there once you enter the address of the site."
              >
                {(field, described) => (
                  <textarea
                    id={field}
                    aria-describedby={described}
                    rows={3}
                    className={control}
                    maxLength={FORM_LENGTHS.thanksText}
                    value={thanks?.text ?? ""}
                    placeholder={words.text}
                    disabled={!canEdit}
                    onChange={({ target }) =>
                      set("Changed the thank-you page", {
                        thanks: { title: thanks?.title ?? "", text: target.value },
                      })
                    }
                    onBlur={endStep}
                  />
                )}
              </Labelled>
            </>
          )}
        </section>
      )}
    </div>
  );
}

interface DestinationFieldProps {
  kind: Kind;
  destination: Destination;
  canEdit: boolean;
  onChange: (destination: Destination) => void;
  onLeave: () => void;
}

/** The address, id or key of a destination, validated while typing. */
function DestinationField({ kind, destination, canEdit, onChange, onLeave }: DestinationFieldProps) {
  const { field: look } = destinationLooks[kind];
  const kept = destination.kind === kind ? typedDestination(destination) : "";
  const problemOf = (text: string) => {
    const read = readDestination(kind, text);
    return "error" in read ? read.error : undefined;
  };
  const take = (text: string) => {
    const read = readDestination(kind, text);
    if ("destination" in read) onChange(read.destination);
  };
  const { field, problem } = useTextDraft(kept, take, onLeave, problemOf);
  if (!look) return null;
  const isUsed = destination.kind === kind && !problem;
  const before =
    destination.kind === "none" ? "forms stay off" : `answers go to ${destinationName(destination)}`;
  return (
    <Labelled
      label={look.label}
      problem={problem}
      hint={isUsed ? undefined : `Until this is filled in, ${before}.`}
    >
      {(id, described) => (
        <input
          {...field}
          id={id}
          type={look.type}
          aria-describedby={described}
          aria-invalid={problem ? true : undefined}
          className={control}
          placeholder={look.placeholder}
          disabled={!canEdit}
          autoComplete="off"
        />
      )}
    </Labelled>
  );
}
