import { hashOf } from "#src/lib/hash.ts";
import { randomId } from "#src/lib/random-id.ts";
import { session } from "#src/lib/storage.ts";
import { receiveReply } from "#src/sales/replies/receive-reply.ts";
import { REPLY_FORMAT, REPLY_VERSION, type Reply } from "#src/sales/replies/reply.ts";
import { writeReplyFile } from "#src/sales/replies/reply-code.ts";
import { writeTicket } from "#src/sales/replies/ticket.ts";
import { briefToSend, NO_SITE, planInCart, siteFor } from "../replies/reply-material.ts";

/** A reply that a visitor leaves at the stand. */
export interface LeftBehind {
  /** The key of a site from `sitesToSend`. */
  site: string;
  name: string;
  email: string;
  note: string;
}

const TICKET_KEY = "fair_ticket";
const ID_KEY = "fair_reply";
/** A placeholder, because a ticket needs an address. No mail is sent: the reply is already on the seller's device. */
const NO_MAIL = "stand@fair.invalid";
const NAME_LENGTH = 50;

/**
 * Files a reply in the same format and with the same checks as replies to links, because at a fair the seller uses this
 * browser. It is idempotent for the same content, and survives the visitor reset.
 */
export async function fileReply({ site: key, ...draft }: LeftBehind, visitor: number) {
  const site = key === NO_SITE ? undefined : await siteFor(key);
  const [brief, plan] = await Promise.all([briefToSend(), planInCart()]);
  const who = draft.name.trim() || brief?.businessName || site?.name || "Somebody";
  const ticket = await ticketOf(`${who.slice(0, NAME_LENGTH)} (fair, visitor ${visitor})`);
  const content = {
    ticket,
    name: draft.name.trim(),
    email: draft.email.trim().toLowerCase(),
    note: draft.note.trim(),
    ...(brief && { brief }),
    ...(site && { site }),
    ...(plan && { plan }),
  };
  const reply: Reply = { format: REPLY_FORMAT, version: REPLY_VERSION, ...idOf(content), ...content };
  const outcome = await receiveReply({ file: new Blob([writeReplyFile(reply)]) });
  if (outcome.kind === "refused") throw new Error(outcome.record.reason);
  return outcome.kind;
}

/** Returns the same id for the same content, until the visitor reset. */
function idOf(content: object) {
  const text = JSON.stringify(content);
  const of = `${hashOf(text).toString(36)} ${text.length}`;
  const [known, id, at] = (session.read(ID_KEY) ?? "").split("|");
  if (known === of && id && at) return { id, at };
  const made = { id: randomId(), at: new Date().toISOString() };
  session.write(ID_KEY, [of, made.id, made.at].join("|"));
  return made;
}

/** Returns one ticket per visitor and name. It is cached, because signatures of the same text differ. */
async function ticketOf(prospect: string) {
  const [of, known] = (session.read(TICKET_KEY) ?? "").split("\n");
  if (of === prospect && known) return known;
  const ticket = await writeTicket({ prospect, sender: "", email: NO_MAIL, url: "" });
  if (!ticket) throw new Error("This browser cannot sign, so it files no replies.");
  session.write(TICKET_KEY, `${prospect}\n${ticket}`);
  return ticket;
}
