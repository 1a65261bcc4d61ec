import type { MouseEvent } from "react";
import { isInlineImage } from "#src/contract/image-address.ts";
import { type UserType, userTypes } from "#src/contract/user-types.ts";
import { fileNameOf } from "#src/lib/file-name.ts";
import { followInWindow } from "#src/lib/open-window.ts";
import { slug } from "#src/lib/slug.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { LinkField } from "#src/ui/link-field.tsx";
import { ComposedCode } from "./composed-code.tsx";
import { opensSite, problemsOf } from "./composed-problems.ts";
import { ComposerForm } from "./composer-form.tsx";
import { type Invitation, isTints, type MakeSiteLink, PHONE, pathOf } from "./invitation.ts";
import { type Composed, kinds, type LinkKind } from "./link-kinds.ts";
import { logLink } from "./link-log.ts";
import { UNSIGNED } from "./link-signing.tsx";
import { SitePreview } from "./site-preview.tsx";
import { isSealed, useComposedAddress } from "./use-composed-address.ts";
import { useStoredFields } from "./use-stored-fields.ts";
import { keepLink, useTicket } from "./use-ticket.ts";

interface ComposerProps {
  makeSiteLink: MakeSiteLink;
  onLogged: () => void;
  onPresent: (invitation: Invitation) => void;
}

const initial: Composed = {
  kind: "welcome",
  prospect: "",
  accent: "",
  logo: "",
  sender: "",
  replyTo: "",
  replyUrl: "",
  note: "",
  industry: "bakery",
  style: "counter",
  town: "",
  phone: "",
  about: "",
  tints: "",
  module: "Appointment Scheduler",
  as: "admin",
  lastDay: "",
  reset: "",
  plan: "full",
  amount: "",
  purpose: "",
};

/** A form that composes a link and updates it with every change. */
export function Composer({ makeSiteLink, onLogged, onPresent }: ComposerProps) {
  const [composed, change] = useStoredFields<Composed>("sales_composer", initial);
  const ticket = useTicket(composed);
  const invitation = invitationOf(composed, ticket ?? "");
  const kind = Object.hasOwn(kinds, composed.kind) ? composed.kind : "welcome";
  const made = useComposedAddress(composed, invitation, kind, makeSiteLink);
  const problems = problemsOf({ ...composed, kind });
  const isWrong = Object.values(problems).some((problem) => problem !== undefined);
  const address = isWrong || ticket === undefined ? "" : made;

  const log = () => {
    logLink({
      kind: "made",
      address: pathOf(address),
      name: kinds[kind].name,
      prospect: invitation.prospect,
      lastDay: kinds[kind].canEnd ? invitation.lastDay : "",
    });
    onLogged();
    void keepLink({
      prospect: invitation.prospect,
      address: pathOf(address),
      name: kinds[kind].name,
      lastDay: kinds[kind].canEnd ? invitation.lastDay : "",
    });
  };

  const openLogged = (event: MouseEvent<HTMLAnchorElement>) => {
    log();
    followInWindow(event);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_30rem] xl:gap-12">
      <ComposerForm composed={composed} kind={kind} problems={problems} onChange={change} />
      <aside
        aria-label="The link"
        className="min-w-0 rounded-card border border-line bg-raised p-5 lg:sticky lg:top-6"
      >
        {opensSite(kind) && <SitePreview invitation={invitation} />}
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
        {/* Last, because the QR code appears late and must not shift anything under a finger. */}
        <ComposedCode address={address} fileName={`${fileNameOf(invitation.prospect, "link")}-qr-code`} />
      </aside>
    </div>
  );
}

const invitationOf = (
  { industry, style, module, as, ...composed }: Composed,
  ticket: string,
): Invitation => ({
  prospect: composed.prospect.trim(),
  accent: /^#[\da-f]{6}$/i.test(composed.accent) ? composed.accent.toLowerCase() : "",
  logo: isInlineImage(composed.logo) ? composed.logo : "",
  sender: composed.sender.trim(),
  note: composed.note.trim(),
  templateId: `${industry}-${style}`,
  site: "brief",
  town: composed.town.trim(),
  phone: PHONE.test(composed.phone) ? composed.phone.trim() : "",
  about: composed.about.replace(/\s+/g, " ").trim(),
  tints: isTints(composed.tints) ? composed.tints : "",
  module: module && slug(module),
  as: userTypes.find((type) => type === as) ?? ("" as UserType | ""),
  lastDay: composed.lastDay,
  ticket,
});

function whenItEnds(kind: LinkKind, { lastDay }: Invitation) {
  if (!kinds[kind].canEnd) return "It opens a public page, so it never expires.";
  return lastDay
    ? "After its last day it only says that it has expired."
    : "It never expires. Set a last day if it should.";
}

function whatIsMissing(
  { prospect }: Invitation,
  { amount, lastDay, phone, replyTo, replyUrl }: ReturnType<typeof problemsOf>,
) {
  if (prospect === "") return "The link appears here as soon as the prospect has a name.";
  if (amount) return "The link appears here as soon as it has an amount that can be asked for.";
  if (phone) return "The link appears here as soon as their telephone number is valid.";
  if (lastDay) return "The link appears here as soon as its last day is in the future.";
  if (replyTo || replyUrl) return "The link appears here as soon as replies have an address.";
  return "The link appears here as soon as it is made.";
}
