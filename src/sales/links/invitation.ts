import { isTemplateId } from "#src/contract/template-id.ts";
import { type UserType, userTypes } from "#src/contract/user-types.ts";
import { basePath } from "#src/lib/base-path.ts";
import { isDay } from "#src/lib/calendar-days.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { paths } from "#src/lib/paths.ts";
import { plainLine } from "#src/lib/plain-line.ts";
import { claimsOf, readAddress, ticketIn, withSignature } from "../link-claims.ts";
import { readVisit, senderOf } from "../read-visit.ts";

export const NOTE_LENGTH = 400;
export const TOWN_LENGTH = 60;
export const PHONE_LENGTH = 40;
export const ABOUT_LENGTH = 300;
/** A phone number as people write it, or empty. */
export const PHONE = /^[\d\s+()./-]*$/;

/** A seller's personalised link. Omitted fields are "". */
export interface Invitation {
  prospect: string;
  /** `#rrggbb` */
  accent: string;
  /** A small image as base64url. */
  logo: string;
  sender: string;
  note: string;
  templateId: string;
  /** "brief": the site is composed from these facts, in these colours; else the template gets a new name. */
  site: "" | "brief";
  town: string;
  phone: string;
  /** A sentence about the business. */
  about: string;
  /** More colours of the logo, as `rrggbb` joined by "-". */
  tints: string;
  /** The slug of the module, as in the address of its demo. */
  module: string;
  as: UserType | "";
  /** The expiry date, as `2026-12-01`. */
  lastDay: string;
  /** The ticket for replies (sales/replies/reply-ticket.ts). */
  ticket: string;
}

export const noInvitation: Invitation = {
  prospect: "",
  accent: "",
  logo: "",
  sender: "",
  note: "",
  templateId: "",
  site: "",
  town: "",
  phone: "",
  about: "",
  tints: "",
  module: "",
  as: "",
  lastDay: "",
  ticket: "",
};

/** Parses and validates the invitation in an address; null if it names no prospect. */
export function readInvitation(address: string): Invitation | null {
  const { pathname, searchParams: params, hash } = readAddress(address);
  const { prospect, accent, logo } = readVisit(address, null);
  if (!prospect) return null;
  const [templateId = "", module = "", lastDay = ""] = ["template", "module", "until"].map(
    (name) => params.get(name) ?? "",
  );
  const isBrief = params.get("site") === "brief";
  const line = (name: string, length: number) => (isBrief ? plainLine(params.get(name), length) : "");
  const [phone, tints] = [line("phone", PHONE_LENGTH), line("tints", 20)];
  return {
    prospect,
    accent: accent ?? "",
    logo: logo ?? "",
    sender: senderOf(address),
    note: plainLine(params.get("note"), NOTE_LENGTH),
    templateId: templateId.length <= 60 && isTemplateId(templateId) ? templateId : "",
    site: isBrief ? "brief" : "",
    town: line("town", TOWN_LENGTH),
    phone: PHONE.test(phone) ? phone : "",
    about: line("about", ABOUT_LENGTH),
    tints: isTints(tints) ? tints : "",
    module: /^[a-z0-9-]{1,80}$/.test(module) ? module : "",
    as: userTypes.find((type) => type === params.get("as")) ?? "",
    // An invalid expiry date counts as expired.
    lastDay: lastDay === "" || isDay(lastDay) ? lastDay : "1970-01-01",
    ticket: ticketIn(pathname, hash),
  };
}

/** At most two, because a theme uses two colours beside the accent. */
export const isTints = (text: string) => /^(?:[\da-f]{6}(?:-[\da-f]{6})?)?$/.test(text);

/**
 * Returns the address of the template under the prospect's name; null if that is impossible. Pass `sign` only for the
 * seller's own input: the receiver of an invitation must not sign it.
 */
export type MakeSiteLink = (invitation: Invitation, sign?: typeof signText) => Promise<string | null>;

/** Signs a text with this installation's key; empty if the browser cannot sign. */
export async function signText(text: string) {
  const { sign } = await import("#src/sales/replies/signing.ts").catch(guardedReload);
  return sign(text);
}

/** Signs all claims of a product path. */
export const signPath = async (path: string) => withSignature(path, await signText(claimsOf(path).text));

/** Whether the expiry date has passed. */
export const hasEnded = ({ lastDay }: Pick<Invitation, "lastDay">, now = new Date()) =>
  lastDay !== "" && new Date(`${lastDay}T23:59:59.999`).getTime() < now.getTime();

/**
 * The destinations of an invitation's links. The link with the site is made elsewhere, because it contains a document.
 */
export const invitationPaths = {
  welcome: (invitation: Invitation) => {
    const { note, templateId, site, module, as, lastDay } = invitation;
    const { town, phone, about, tints } = invitation;
    return withVisitOf(invitation, paths.demoPreview, {
      note,
      template: templateId,
      ...(site && { site, town, phone, about, tints }),
      module,
      as: module && as,
      until: lastDay,
    });
  },
  module: (invitation: Invitation, reset: boolean) =>
    withVisitOf(invitation, invitation.module ? paths.moduleDemo(invitation.module) : paths.liveDemos, {
      as: invitation.module && invitation.as,
      reset: reset ? "1" : "",
    }),
  payment: (
    invitation: Invitation,
    payment: { plan: "full" | "installment"; amount: string; purpose: string },
  ) =>
    withVisitOf(
      invitation,
      paths.betaPayment({
        plan: payment.plan,
        ...(payment.amount && { amount: payment.amount }),
        ...(payment.purpose && { for: payment.purpose }),
      }),
    ),
  pricing: (invitation: Invitation) => withVisitOf(invitation, paths.pricing),
  start: (invitation: Invitation) => withVisitOf(invitation, paths.startBuilding),
};

/** Returns the path of a full product address, as in links and the log. */
export const pathOf = (address: string) => address.slice(location.origin.length + basePath.length);

/** The logo and the ticket are in the hash, which is never sent to a host. */
function withVisitOf(
  { prospect, accent, sender, logo, ticket }: Invitation,
  path: string,
  params: Record<string, string> = {},
) {
  const wanted = Object.entries({ prospect, accent, from: sender, ...params });
  const given = new URLSearchParams(wanted.filter(([, value]) => value !== ""));
  const hash = [logo && `logo=${logo}`, ticket && `seller=${ticket}`].filter(Boolean).join("&");
  return `${path}${path.includes("?") ? "&" : "?"}${given}${hash && `#${hash}`}`;
}
