import { type MouseEvent, useEffect, useId, useState } from "react";
import { isInlineImage } from "#src/contract/image-address.ts";
import { industries } from "#src/contract/industries.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { templateStyles } from "#src/contract/template-facets.ts";
import { type UserType, userTypes } from "#src/contract/user-types.ts";
import { dayOf } from "#src/lib/calendar-days.ts";
import { compareNames } from "#src/lib/english.ts";
import { followInWindow } from "#src/lib/open-window.ts";
import { slug } from "#src/lib/slug.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { LinkField } from "#src/ui/link-field.tsx";
import { SearchableSelect } from "#src/ui/searchable-select.tsx";
import { Select } from "#src/ui/select.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { SENDER_LENGTH } from "../read-visit.ts";
import { ComposedCode } from "./composed-code.tsx";
import { problemsOf } from "./composed-problems.ts";
import { type Invitation, type MakeSiteLink, NOTE_LENGTH, pathOf } from "./invitation.ts";
import { type Composed, kinds, type LinkKind } from "./link-kinds.ts";
import { logLink } from "./link-log.ts";
import { LinkSigning, UNSIGNED } from "./link-signing.tsx";
import { LogoField } from "./logo-field.tsx";
import { isSealed, useComposedAddress } from "./use-composed-address.ts";
import { useKept } from "./use-kept.ts";

interface ComposerProps {
  makeSiteLink: MakeSiteLink;
  onLogged: () => void;
  onPresent: (invitation: Invitation) => void;
}

const initial: Composed = {
  kind: "welcome",
  prospect: "",
  accent: "#0e7490",
  logo: "",
  sender: "",
  note: "",
  industry: "bakery",
  style: "counter",
  module: "Appointment Scheduler",
  as: "admin",
  lastDay: "",
  reset: "",
  plan: "full",
  amount: "",
  purpose: "",
};

const NONE = "none";
const industryOptions = [...industries]
  .map(({ id, name }) => ({ value: id, label: name }))
  .sort((one, other) => compareNames(one.label, other.label));
const styleOptions = Object.entries(templateStyles).map(([value, { name, look }]) => ({
  value,
  label: `${name}: ${look.toLowerCase()}`,
}));
const moduleOptions = [
  { value: NONE, label: "No module" },
  ...moduleCatalogue.map(({ name }) => ({ value: name, label: name })),
];

/** A form that is a link: whatever is changed changes the link beside it at once. */
export function Composer({ makeSiteLink, onLogged, onPresent }: ComposerProps) {
  const [composed, change] = useKept<Composed>("sales_composer", initial);
  const invitation = invitationOf(composed);
  // The build, which renders this page first, has a day of its own.
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(dayOf(new Date())), []);
  const kind = Object.hasOwn(kinds, composed.kind) ? composed.kind : "welcome";
  const made = useComposedAddress(composed, invitation, kind, makeSiteLink);
  const prospectError =
    composed.prospect.trim() === "" ? "Name whom it is for; the link follows at once." : undefined;
  const problems = problemsOf({ ...composed, kind });
  const address = problems.amount || problems.lastDay ? "" : made;

  const log = () => {
    logLink({
      kind: "made",
      address: pathOf(address),
      name: kinds[kind].name,
      prospect: invitation.prospect,
      lastDay: kinds[kind].canEnd ? invitation.lastDay : "",
    });
    onLogged();
  };

  const openLogged = (event: MouseEvent<HTMLAnchorElement>) => {
    log();
    followInWindow(event);
  };

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-12">
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
            hint={prospectError ?? "Stands on every page that a link from here can open."}
          />
          <ColourField value={composed.accent} onChange={(accent) => change({ accent })} />
          <LogoField value={composed.logo} onChange={(logo) => change({ logo })} />
        </Group>
        {(kind === "welcome" || kind === "site") && (
          <Group title="Their website">
            <SearchableSelect
              label="Trade"
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
          <TextField
            label="Your name"
            maxLength={SENDER_LENGTH}
            autoComplete="name"
            value={composed.sender}
            onChange={({ target }) => change({ sender: target.value })}
          />
          {kinds[kind].canEnd && (
            <>
              <TextField
                label="Opens until"
                type="date"
                min={today}
                value={composed.lastDay}
                onChange={({ target }) => change({ lastDay: target.value })}
                hint="A link cannot be called back: its last day is how it ends."
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
      <aside
        aria-label="The link"
        className="rounded-card border border-line bg-raised p-5 lg:sticky lg:top-6"
      >
        <LinkField
          label={kinds[kind].name}
          address={address}
          title={`For ${invitation.prospect}`}
          onHandedOn={log}
        />
        <p className="text-muted text-sm">
          {address ? whenItEnds(kind, invitation) : whatIsMissing(invitation, problems)}
        </p>
        {address && !isSealed(address) && <p className="mt-2 text-sm">{UNSIGNED}</p>}
        <div className="mt-4 grid gap-3">
          <Button disabled={!address} onClick={() => onPresent(invitation)}>
            Present it
          </Button>
          {address && (
            <ButtonLink
              href={pathOf(address)}
              target="_blank"
              rel="noopener"
              look="quiet"
              onClick={openLogged}
            >
              Open as they see it<span className="sr-only"> (opens a new window)</span>
            </ButtonLink>
          )}
        </div>
        {/* Last, since it comes late: nothing may move away from under a finger. */}
        <ComposedCode address={address} fileName={`${slug(invitation.prospect)}-qr-code`} />
      </aside>
    </div>
  );
}

const invitationOf = ({ industry, style, module, as, ...composed }: Composed): Invitation => ({
  prospect: composed.prospect.trim(),
  accent: /^#[\da-f]{6}$/i.test(composed.accent) ? composed.accent.toLowerCase() : "",
  logo: isInlineImage(composed.logo) ? composed.logo : "",
  sender: composed.sender.trim(),
  note: composed.note.trim(),
  templateId: `${industry}-${style}`,
  module: module && slug(module),
  as: userTypes.find((type) => type === as) ?? ("" as UserType | ""),
  lastDay: composed.lastDay,
});

function whenItEnds(kind: LinkKind, { lastDay }: Invitation) {
  if (!kinds[kind].canEnd) return "It opens a page that everybody may see, so it never ends.";
  return lastDay
    ? "After its last day it explains itself, and shows nothing else."
    : "It never ends: give it a last day if it should.";
}

function whatIsMissing({ prospect }: Invitation, { amount, lastDay }: ReturnType<typeof problemsOf>) {
  if (prospect === "") return "The link stands here as soon as the prospect has a name.";
  if (amount) return "The link stands here as soon as it has an amount that can be asked for.";
  if (lastDay) return "The link stands here as soon as its last day is one to come.";
  return "The link stands here as soon as it is made.";
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
      <input
        id={id}
        type="color"
        value={/^#[\da-f]{6}$/i.test(value) ? value : "#0e7490"}
        onChange={({ target }) => onChange(target.value)}
        className="block h-11 w-full rounded-[10px] border border-edge bg-raised p-1"
      />
    </div>
  );
}
