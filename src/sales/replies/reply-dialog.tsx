import { useDeferredValue, useState } from "react";
import { useQuery } from "#src/api/query.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";
import { emailAddress } from "#src/contract/fields.ts";
import { planNames } from "#src/entities/pricing/plans.ts";
import { session } from "#src/lib/storage.ts";
import type { ReplyAddress } from "#src/sales/replies/read-ticket.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { SearchableSelect } from "#src/ui/searchable-select.tsx";
import { Select } from "#src/ui/select.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { addressNow } from "../use-address.ts";
import { readLookedAt } from "./looked-at.ts";
import { linksOf, makeReply, type ReplyDraft } from "./make-reply.ts";
import { OutboxList } from "./outbox-list.tsx";
import { briefToSend, NO_SITE, planInCart, siteFor, sitesToSend } from "./reply-material.ts";
import { ReplyWays } from "./reply-ways.tsx";

interface ReplyDialogProps {
  ticket: string;
  to: ReplyAddress;
  onClose: () => void;
}

const DRAFT_KEY = "reply_draft";
const noDraft: Partial<ReplyDraft> = {};

/** The reply to the sender of a link: its content, and the channel to send it by. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: half of it is the markup of the dialog
export function ReplyDialog({ ticket, to, onClose }: ReplyDialogProps) {
  useFollowWork();
  const [typed, setTyped] = useState<Partial<ReplyDraft>>(() => readTyped(ticket));
  const [lookedAt] = useState(() => readLookedAt(ticket));
  const [address] = useState(addressNow);
  const material = useQuery({
    queryKey: [...workKey("projects"), "reply", address],
    queryFn: async () => {
      const [sites, brief, plan] = await Promise.all([sitesToSend(address), briefToSend(), planInCart()]);
      return { sites, brief, plan };
    },
    // The cart and the form may have changed since the dialog was last open.
    staleTime: 0,
    showsError: true,
  });
  const { sites = [], brief, plan } = material.data ?? {};
  const draft: ReplyDraft = {
    plan: plan ?? "none",
    withBrief: true,
    tells: false,
    note: "",
    name: brief?.contactName ?? "",
    email: brief?.email ?? "",
    ...typed,
    site:
      [NO_SITE, ...sites.map(({ value }) => value)].find((value) => value === typed.site) ??
      sites[0]?.value ??
      NO_SITE,
  };
  const change = (changes: Partial<ReplyDraft>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    session.write(DRAFT_KEY, JSON.stringify({ of: ticket, ...next }));
  };

  const site = useQuery({
    queryKey: [...workKey("documents"), "reply", draft.site],
    queryFn: async () => (draft.site === NO_SITE ? null : await siteFor(draft.site)),
    enabled: material.isSuccess,
    staleTime: 0,
    showsError: true,
  });
  const isEmailRight = draft.email.trim() === "" || emailAddress.safeParse(draft.email).success;
  const settled = useDeferredValue(JSON.stringify(draft));
  const prepared = useQuery({
    queryKey: ["reply", ticket, settled, site.dataUpdatedAt, material.dataUpdatedAt],
    queryFn: async () => {
      const reply = makeReply(JSON.parse(settled), { ticket, site: site.data ?? undefined, brief, lookedAt });
      // Without compression there are no links, but files and POST requests still work.
      const links = await linksOf(reply, to).catch(() => ({
        link: undefined,
        code: undefined,
        mail: undefined,
      }));
      return { reply, ...links };
    },
    enabled: site.isSuccess && isEmailRight,
    placeholderData: (before) => before,
    showsError: true,
  });
  const isReady = prepared.isSuccess && !prepared.isPlaceholderData && isEmailRight;

  return (
    <Dialog
      title={to.sender ? `Send to ${to.sender}` : "Send a reply"}
      subtitle={
        <>
          It goes to <bdi className="break-all">{to.email}</bdi>, which your link names. Nothing leaves this
          browser before you choose a way below.
        </>
      }
      onClose={onClose}
      className="max-w-4xl!"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        <form
          aria-label="What goes with it"
          onSubmit={(event) => event.preventDefault()}
          className="grid content-start gap-4"
        >
          <SearchableSelect
            label="Your site"
            value={draft.site}
            options={[...sites, { value: NO_SITE, label: "No site" }]}
            error={
              site.isError || material.isError
                ? "This site could not be read. Choose another one, or send the reply without."
                : undefined
            }
            onChoose={(site) => change({ site })}
          />
          <Select
            label="The plan you have in mind"
            value={draft.plan}
            options={[
              { value: "none", label: "None yet" },
              ...(["full", "installment"] as const).map((value) => ({ value, label: planNames[value] })),
            ]}
            onChoose={(plan) => change({ plan })}
          />
          {brief && (
            <Check
              isOn={draft.withBrief}
              onChange={(withBrief) => change({ withBrief })}
              label={`Your brief for ${brief.businessName}`}
            />
          )}
          <Check
            isOn={draft.tells}
            onChange={(tells) => change({ tells })}
            label="Say what I looked at"
            hint={`When I first opened the link${
              lookedAt.modules.length > 0
                ? `, and these modules: ${lookedAt.modules.map((slug) => slug.replaceAll("-", " ")).join(", ")}`
                : "; no module so far"
            }. Otherwise nobody learns of it.`}
          />
          <TextArea
            label="Note"
            rows={3}
            maxLength={2_000}
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
          <TextField
            label="Your name (optional)"
            autoComplete="name"
            maxLength={120}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextField
            label="Your e-mail (optional)"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={draft.email}
            onChange={({ target }) => change({ email: target.value })}
            error={isEmailRight ? undefined : "Enter an e-mail address such as name@example.com"}
          />
        </form>
        <div className="min-w-0">
          <ReplyWays to={to} prepared={isReady ? prepared.data : undefined} hasFailed={prepared.isError} />
          <OutboxList />
        </div>
      </div>
    </Dialog>
  );
}

interface CheckProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Check({ label, hint, isOn, onChange }: CheckProps) {
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-5 shrink-0"
      />
      <span>
        {label}
        {hint && <span className="block text-muted text-sm">{hint}</span>}
      </span>
    </label>
  );
}

/** Returns the text typed into the dialog before, for the same link. */
function readTyped(ticket: string): Partial<ReplyDraft> {
  try {
    const stored: unknown = JSON.parse(session.read(DRAFT_KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return noDraft;
    const { of, site, plan, withBrief, tells, note, name, email } = stored as Record<string, unknown>;
    if (of !== ticket) return noDraft;
    return {
      ...(typeof site === "string" && { site }),
      ...((plan === "full" || plan === "installment" || plan === "none") && { plan }),
      ...(typeof withBrief === "boolean" && { withBrief }),
      ...(typeof tells === "boolean" && { tells }),
      ...(typeof note === "string" && { note: note.slice(0, 2_000) }),
      ...(typeof name === "string" && { name: name.slice(0, 120) }),
      ...(typeof email === "string" && { email: email.slice(0, 254) }),
    };
  } catch {
    return noDraft; // not JSON
  }
}
