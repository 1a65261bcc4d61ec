import { isTemplateId } from "#src/contract/template-id.ts";
import { type UserType, userTypes } from "#src/contract/user-types.ts";
import { basePath } from "#src/lib/base-path.ts";
import { isDay } from "#src/lib/calendar-days.ts";
import { paths } from "#src/lib/paths.ts";
import { plainLine } from "#src/lib/plain-line.ts";
import { readVisit } from "../read-visit.ts";

export const SENDER_LENGTH = 80;
export const NOTE_LENGTH = 400;

/** What a seller has put together for somebody; "" for what is left out. */
export interface Invitation {
  prospect: string;
  /** `#rrggbb` */
  accent: string;
  /** An https address, or one of this product. */
  logo: string;
  sender: string;
  note: string;
  templateId: string;
  /** As in the address of its demo. */
  module: string;
  as: UserType | "";
  /** The last day on which it opens, as `2026-12-01`. */
  lastDay: string;
}

export const noInvitation: Invitation = {
  prospect: "",
  accent: "",
  logo: "",
  sender: "",
  note: "",
  templateId: "",
  module: "",
  as: "",
  lastDay: "",
};

/** The invitation that an address carries, with nothing in it but what may be there; null where it names no prospect. */
export function readInvitation(search: string): Invitation | null {
  const params = new URLSearchParams(search);
  const { prospect, accent, logo } = readVisit(search, null);
  if (!prospect) return null;
  const [templateId = "", module = "", lastDay = ""] = ["template", "module", "until"].map(
    (name) => params.get(name) ?? "",
  );
  return {
    prospect,
    accent: accent ?? "",
    logo: logo ?? "",
    sender: plainLine(params.get("from"), SENDER_LENGTH),
    note: plainLine(params.get("note"), NOTE_LENGTH),
    templateId: templateId.length <= 60 && isTemplateId(templateId) ? templateId : "",
    module: /^[a-z0-9-]{1,80}$/.test(module) ? module : "",
    as: userTypes.find((type) => type === params.get("as")) ?? "",
    // An end that cannot be read is one that has come.
    lastDay: lastDay === "" || isDay(lastDay) ? lastDay : "1970-01-01",
  };
}

/** Makes the address of the template under the prospect's name; null where it cannot be made. */
export type MakeSiteLink = (invitation: Invitation) => Promise<string | null>;

/** Whether its last day is over. */
export const hasEnded = ({ lastDay }: Pick<Invitation, "lastDay">, now = new Date()) =>
  lastDay !== "" && new Date(`${lastDay}T23:59:59.999`).getTime() < now.getTime();

/** Where the different links of one invitation lead. The site itself is made elsewhere, since it carries a document. */
export const invitationPaths = {
  welcome: (invitation: Invitation) => {
    const { sender, note, templateId, module, as, lastDay } = invitation;
    return withParams(paths.demoPreview, {
      ...visitOf(invitation),
      from: sender,
      note,
      template: templateId,
      module,
      as: module && as,
      until: lastDay,
    });
  },
  module: (invitation: Invitation, reset: boolean) =>
    withParams(invitation.module ? paths.moduleDemo(invitation.module) : paths.liveDemos, {
      as: invitation.module && invitation.as,
      ...visitOf(invitation),
      reset: reset ? "1" : "",
    }),
  payment: (
    invitation: Invitation,
    payment: { plan: "full" | "installment"; amount: string; purpose: string },
  ) =>
    withParams(
      paths.betaPayment({
        plan: payment.plan,
        ...(payment.amount && { amount: payment.amount }),
        ...(payment.purpose && { for: payment.purpose }),
      }),
      visitOf(invitation),
    ),
};

/** The path of a whole address of ours, as links and the log have it. */
export const pathOf = (address: string) => address.slice(location.origin.length + basePath.length);

const visitOf = ({ prospect, accent, logo }: Invitation) => ({ prospect, accent, logo });

function withParams(path: string, params: Record<string, string>) {
  const given = Object.entries(params).filter(([, value]) => value !== "");
  if (given.length === 0) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(given)}`;
}
