import { useEffect, useId, useState } from "react";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { userTypes } from "#src/contract/user-types.ts";
import { dayOf } from "#src/lib/calendar-days.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { SearchableSelect } from "#src/ui/searchable-select.tsx";
import { Select } from "#src/ui/select.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { opensSite, type problemsOf } from "./composed-problems.ts";
import { ABOUT_LENGTH, NOTE_LENGTH, PHONE_LENGTH, TOWN_LENGTH } from "./invitation.ts";
import { type Composed, kinds, type LinkKind } from "./link-kinds.ts";
import { LinkSigning } from "./link-signing.tsx";
import { LogoField } from "./logo-field.tsx";
import { industryOptions, SenderFields, styleOptions } from "./sender-fields.tsx";

const NONE = "none";
const moduleOptions = [
  { value: NONE, label: "No module" },
  ...moduleCatalogue.map(({ name }) => ({ value: name, label: name })),
];

interface ComposerFormProps {
  composed: Composed;
  kind: LinkKind;
  problems: ReturnType<typeof problemsOf>;
  onChange: (changes: Partial<Composed>) => void;
}

/** The form for a link. It is never submitted: the link updates with each change. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one field of markup for each part of a link
export function ComposerForm({ composed, kind, problems, onChange: change }: ComposerFormProps) {
  // Set after hydration, because this page is prerendered on another day.
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(dayOf(new Date())), []);
  const prospectError =
    composed.prospect.trim() === "" ? "Enter whom it is for; the link appears at once." : undefined;

  return (
    <form
      aria-label="Compose a link"
      onSubmit={(event) => event.preventDefault()}
      className="min-w-0 space-y-10"
    >
      <KindChoice kind={kind} onChoose={(kind) => change({ kind })} />
      <Group title="For whom">
        <TextField
          label="Prospect’s name"
          required
          maxLength={80}
          autoComplete="off"
          value={composed.prospect}
          onChange={({ target }) => change({ prospect: target.value })}
          hint={prospectError ?? "Shown on every page that the link can open."}
        />
        <ColourField value={composed.accent} onChange={(accent) => change({ accent })} />
        <LogoField
          value={composed.logo}
          onChange={(logo, [accent, ...others]) =>
            change({
              logo,
              tints: others.map((colour) => colour.slice(1)).join("-"),
              ...(accent && { accent }),
            })
          }
        />
      </Group>
      {opensSite(kind) && (
        <Group title="Their website">
          <SearchableSelect
            label="Industry"
            value={composed.industry}
            options={industryOptions}
            onChoose={(industry) => change({ industry })}
          />
          <Select
            label="Style"
            value={composed.style}
            options={styleOptions}
            onChoose={(style) => change({ style })}
          />
          <TextField
            label="Their town"
            maxLength={TOWN_LENGTH}
            autoComplete="off"
            value={composed.town}
            onChange={({ target }) => change({ town: target.value })}
          />
          <TextField
            label="Their telephone number"
            type="tel"
            maxLength={PHONE_LENGTH}
            autoComplete="off"
            value={composed.phone}
            onChange={({ target }) => change({ phone: target.value })}
            error={problems.phone}
          />
          <TextArea
            label="A sentence about them: what they do, for whom, since when"
            rows={2}
            maxLength={ABOUT_LENGTH}
            value={composed.about}
            onChange={({ target }) => change({ about: target.value })}
            className="sm:col-span-2"
          />
        </Group>
      )}
      {(kind === "welcome" || kind === "module") && (
        <Group title="Their module">
          <SearchableSelect
            label="Module"
            value={composed.module || NONE}
            options={moduleOptions}
            onChoose={(module) => change({ module: module === NONE ? "" : module })}
          />
          <Select
            label="They enter as"
            value={composed.as}
            options={userTypes.map((type) => ({
              value: type,
              label: type[0]?.toUpperCase() + type.slice(1),
            }))}
            onChoose={(as) => change({ as })}
          />
          {kind === "module" && (
            <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
              <input
                type="checkbox"
                checked={composed.reset === "1"}
                onChange={({ target }) => change({ reset: target.checked ? "1" : "" })}
                className="size-5"
              />
              Ask first whether to put the demo data back as delivered
            </label>
          )}
        </Group>
      )}
      {kind === "payment" && (
        <Group title="The payment">
          <Select
            label="Plan"
            value={composed.plan}
            options={[
              { value: "full", label: "Pay in full" },
              { value: "installment", label: "Trial" },
            ]}
            onChoose={(plan) => change({ plan })}
          />
          <TextField
            label="Amount in dollars"
            inputMode="decimal"
            placeholder="As in the plan"
            value={composed.amount}
            onChange={({ target }) => change({ amount: target.value })}
            error={problems.amount}
          />
          <TextField
            label="What it is for"
            maxLength={120}
            value={composed.purpose}
            onChange={({ target }) => change({ purpose: target.value })}
            className="sm:col-span-2"
          />
        </Group>
      )}
      <Group title="From you">
        <SenderFields
          sender={composed.sender}
          replyTo={composed.replyTo}
          replyHint="Whoever opens the link can send you their brief and their site. It is part of the link."
          replyProblem={problems.replyTo}
          onChange={change}
        />
        <TextField
          label="Address that takes replies"
          type="url"
          maxLength={200}
          autoComplete="off"
          placeholder="https://…"
          value={composed.replyUrl}
          onChange={({ target }) => change({ replyUrl: target.value })}
          hint="Optional. Without a server of yours, replies come by mail, code or file."
          error={problems.replyUrl}
        />
        {kinds[kind].canEnd && (
          <>
            <TextField
              label="Opens until"
              type="date"
              min={today}
              value={composed.lastDay}
              onChange={({ target }) => change({ lastDay: target.value })}
              hint="A link cannot be withdrawn: it only expires after its last day."
              error={problems.lastDay}
            />
            <TextArea
              label="Note"
              rows={3}
              maxLength={NOTE_LENGTH}
              value={composed.note}
              onChange={({ target }) => change({ note: target.value })}
              className="sm:col-span-2"
            />
          </>
        )}
      </Group>
      <LinkSigning />
    </form>
  );
}

function KindChoice({ kind, onChoose }: { kind: LinkKind; onChoose: (kind: LinkKind) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-3 font-bold font-display text-xl">What the link opens</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(Object.keys(kinds) as LinkKind[]).map((id) => (
          <label
            key={id}
            className="relative rounded-card border border-edge bg-raised p-4 has-checked:border-signal has-checked:bg-sunken has-checked:shadow-[inset_4px_0_0_var(--color-signal)] has-focus-visible:outline-3 has-focus-visible:outline-signal"
          >
            <input
              type="radio"
              name={name}
              checked={id === kind}
              onChange={() => onChoose(id)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-card opacity-0"
            />
            <span className="block font-semibold">{kinds[id].name}</span>
            <span className="block text-muted text-sm">{kinds[id].text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 w-full border-line border-b pb-2 font-bold font-display text-xl">
        {title}
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function ColourField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        Their colour
      </label>
      <div className="relative">
        <input
          id={id}
          type="color"
          value={/^#[\da-f]{6}$/i.test(value) ? value : "#0e7490"}
          onChange={({ target }) => onChange(target.value)}
          aria-describedby={`${id}-note`}
          className="block h-11 w-full cursor-pointer rounded-[10px] border border-edge bg-raised p-1"
        />
        {!value && (
          // Hides the colour that the browser shows although none is chosen.
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-px grid items-center rounded-[9px] bg-raised px-3"
          >
            Choose a colour…
          </span>
        )}
      </div>
      <p id={`${id}-note`} className="mt-1 text-muted text-sm">
        {value
          ? "The site is drawn in it, as dark or as light as its texts need."
          : "None chosen: the site keeps the colours of its style."}
      </p>
      {value && (
        <Button size="small" className="mt-2" onClick={() => onChange("")}>
          Keep the colours of the style
        </Button>
      )}
    </div>
  );
}
