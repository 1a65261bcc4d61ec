import { useState } from "react";
import { changeMeta } from "#src/sites/edit/edit-theme.ts";
import {
  type Counter,
  type CounterKind,
  counterName,
  readCounter,
  typedCounter,
} from "#src/sites/embeds/counter.ts";
import { hasOwnPrivacyPage, hasPrivacyPage } from "#src/sites/embeds/privacy.ts";
import { Switch } from "#src/ui/switch.tsx";
import { DraftField } from "../../inspector/draft-field.tsx";
import { control, Labelled } from "../../inspector/labelled.tsx";
import { useCanEdit, useSite, useStudio } from "../../studio-slice.ts";

const looks: Record<CounterKind, { name: string; label: string; placeholder: string; hint: string }> = {
  plausible: {
    name: "Plausible",
    label: "Name of the site at Plausible",
    placeholder: "example.com",
    hint: "Add the site at plausible.io first. Pages load its script and report there.",
  },
  goatcounter: {
    name: "GoatCounter",
    label: "Your code at GoatCounter",
    placeholder: "crumb",
    hint: "The part before .goatcounter.com. Pages load its script and report there.",
  },
  address: {
    name: "Your own address",
    label: "Address of the script",
    placeholder: "https://stats.example.com/count.js",
    hint: "Pages load this script and let it report to its own host. Use one that sets no cookies.",
  },
};

/** Whether visits are counted, and whether the export informs visitors. */
export function VisitSettings() {
  const document = useSite();
  const canEdit = useCanEdit();
  const change = useStudio((studio) => studio.change);
  const endStep = useStudio((studio) => studio.endStep);
  const { counter } = document.meta;
  // A selected kind without a name is shown, but the site keeps its current counter.
  const [wanted, setWanted] = useState<CounterKind | null>(null);
  const kind = wanted ?? counter?.kind;
  const look = kind && looks[kind];
  const isOn = hasPrivacyPage(document);

  const set = (next: Counter | undefined, merge?: string) =>
    change(
      next ? `Counted visits with ${counterName(next)}` : "Stopped counting visits",
      (site) => changeMeta(site, { counter: next }),
      merge,
    );
  const choose = (next: CounterKind | "") => {
    setWanted(next || null);
    if (next === "") set(undefined);
  };
  const take = (text: string) => {
    const read = kind && readCounter(kind, text);
    if (!read || !("counter" in read)) return;
    set(read.counter, "counter");
    setWanted(null);
  };

  return (
    <>
      <Labelled label="Count visits" hint="Without cookies, so that no banner has to ask">
        {(id, hint) => (
          <select
            id={id}
            aria-describedby={hint}
            className={control}
            disabled={!canEdit}
            value={kind ?? ""}
            onChange={({ target }) => choose(target.value as CounterKind | "")}
          >
            <option value="">No</option>
            {Object.entries(looks).map(([one, { name }]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {kind && look && (
        <DraftField
          key={kind}
          label={look.label}
          placeholder={look.placeholder}
          hint={look.hint}
          stored={counter?.kind === kind ? typedCounter(counter) : ""}
          isDisabled={!canEdit}
          problemOf={(text) => {
            const read = readCounter(kind, text);
            return "error" in read ? read.error : undefined;
          }}
          set={take}
          onLeave={endStep}
        />
      )}
      {hasOwnPrivacyPage(document) ? (
        <p className="text-muted text-sm">Your site already has a privacy page, so none is added.</p>
      ) : (
        <Switch
          label="Page about privacy"
          explanation="Website files get a page that says what the site uses: forms, counting, videos. Its link is in the footer. Check whether the law asks more of you."
          isOn={isOn}
          onToggle={() =>
            canEdit &&
            change(isOn ? "Left out the page about privacy" : "Added a page about privacy", (site) =>
              changeMeta(site, { hasPrivacyPage: !isOn }),
            )
          }
        />
      )}
    </>
  );
}
