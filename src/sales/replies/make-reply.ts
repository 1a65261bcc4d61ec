import type { Brief } from "#src/contract/brief.ts";
import type { DeploymentPlan } from "#src/entities/pricing/plans.ts";
import { basePath } from "#src/lib/base-path.ts";
import { hashOf } from "#src/lib/hash.ts";
import { mailTo } from "#src/lib/mail-address.ts";
import { paths } from "#src/lib/paths.ts";
import { randomId } from "#src/lib/random-id.ts";
import { session } from "#src/lib/storage.ts";
import type { ReplyAddress } from "#src/sales/replies/read-ticket.ts";
import {
  REPLY_FORMAT,
  REPLY_VERSION,
  type Reply,
  type ReplyPart,
  type ReplySite,
} from "#src/sales/replies/reply.ts";
import { encodeReply } from "#src/sales/replies/reply-code.ts";
import { fitsCode } from "#src/ui/code-length.ts";
import type { LookedAt } from "./looked-at.ts";

/** Length limits in characters: for mail addresses and for chat messages. */
const MAX_MAIL_LENGTH = 1_800;
const MAX_LINK_LENGTH = 8_000;
const ID_KEY = "reply_id";

/** The fields of the dialog. */
export interface ReplyDraft {
  /** The key of a site from `sitesToSend`. */
  site: string;
  plan: DeploymentPlan | "none";
  withBrief: boolean;
  /** Whether to include the visited pages. */
  tells: boolean;
  note: string;
  name: string;
  email: string;
}

interface Material {
  ticket: string;
  site: ReplySite | undefined;
  brief: Brief | undefined;
  lookedAt: LookedAt;
}

/** Builds a reply. The same content is the same reply, however often and by whichever channel it is sent. */
export function makeReply(draft: ReplyDraft, { ticket, site, brief, lookedAt }: Material): Reply {
  const content = {
    ticket,
    name: draft.name.trim(),
    email: draft.email.trim().toLowerCase(),
    note: draft.note.trim(),
    ...(draft.withBrief && brief && { brief }),
    ...(site && { site }),
    ...(draft.plan !== "none" && { plan: draft.plan }),
    ...(draft.tells && { openedAt: lookedAt.openedAt, modules: lookedAt.modules }),
  };
  return { format: REPLY_FORMAT, version: REPLY_VERSION, ...idOf(JSON.stringify(content)), ...content };
}

function idOf(content: string) {
  const of = `${hashOf(content).toString(36)} ${content.length}`;
  const [known, id, at] = (session.read(ID_KEY) ?? "").split("|");
  if (known === of && id && at) return { id, at };
  const made = { id: randomId(), at: new Date().toISOString() };
  session.write(ID_KEY, [of, made.id, made.at].join("|"));
  return made;
}

/** A reply in an address, and the parts omitted because of its length. */
export interface ReplyLink {
  address: string;
  without: ReplyPart[];
}

/** Returns the addresses that carry a reply. Channels where even the shortest form is too long are missing. */
export async function linksOf(reply: Reply, to: ReplyAddress) {
  const shorter: ReplyLink[] = [];
  for (const without of [[], ["site"], ["site", "brief"], ["site", "brief", "note"]] as ReplyPart[][]) {
    const left = without.filter((part) => (part === "note" ? reply.note !== "" : reply[part] !== undefined));
    // A file needs no address, and an identical reply would not be shorter.
    if (
      (left.length === 0 && reply.site?.project) ||
      shorter.some((link) => link.without.length === left.length)
    )
      continue;
    const token = await encodeReply(withoutParts(reply, left));
    const path = `${basePath}${paths.admin.formSubmissions}#reply=${token}`;
    shorter.push({ address: location.origin + path, without: left });
  }
  const mail = shorter.find(({ address }) => mailOf(address, reply, to).length <= MAX_MAIL_LENGTH);
  return {
    link: shorter.find(({ address }) => address.length <= MAX_LINK_LENGTH),
    code: shorter.find(({ address }) => fitsCode(address)),
    mail: mail && { ...mail, address: mailOf(mail.address, reply, to) },
  };
}

function withoutParts(reply: Reply, parts: readonly ReplyPart[]): Reply {
  if (parts.length === 0) return reply;
  const { site, brief, ...rest } = reply;
  return {
    ...rest,
    ...(parts.includes("note") && { note: "" }),
    ...(site && !parts.includes("site") && { site }),
    ...(brief && !parts.includes("brief") && { brief }),
    without: [...parts],
  };
}

function mailOf(address: string, { name }: Reply, { email, sender, prospect }: ReplyAddress) {
  const subject = prospect ? `Reply from ${prospect}` : "A reply to your link";
  const body = [
    `Hello${sender && ` ${sender}`},`,
    "here is my reply. It opens with this link:",
    address,
    name,
  ];
  return mailTo(email, { subject, body: body.filter(Boolean).join("\n\n") });
}
