import { REPLY_FORMAT, REPLY_VERSION, type Reply } from "#src/contract/reply.ts";
import { receiveReply } from "#src/entities/replies/receive-reply.ts";
import { writeReplyFile } from "#src/entities/replies/reply-code.ts";
import { writeTicket } from "#src/entities/replies/ticket.ts";
import { hashOf } from "#src/lib/hash.ts";
import { randomId } from "#src/lib/random-id.ts";
import { session } from "#src/lib/storage.ts";
import { briefToSend, NO_SITE, planInCart, siteFor } from "../reply/reply-material.ts";

/** The reply that a visitor leaves with the team at the stand. */
export interface LeftBehind {
  /** As `sitesToSend` names it. */
  site: string;
  name: string;
  email: string;
  note: string;
}

const TICKET_KEY = "fair_ticket";
const ID_KEY = "fair_reply";
/** Nobody writes to it: the reply is at the seller already. A ticket has to have an address. */
const NO_MAIL = "stand@fair.invalid";
const NAME_LENGTH = 50;

/**
 * Files it where replies to links go, in the same format and through the same checks. At a fair the seller's browser is
 * this one. The same content is one reply, however often the button is pressed; a reset between visitors spares it.
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

/** Of the same content the same, until the visitor goes. */
function idOf(content: object) {
  const text = JSON.stringify(content);
  const of = `${hashOf(text).toString(36)} ${text.length}`;
  const [known, id, at] = (session.read(ID_KEY) ?? "").split("|");
  if (known === of && id && at) return { id, at };
  const made = { id: randomId(), at: new Date().toISOString() };
  session.write(ID_KEY, [of, made.id, made.at].join("|"));
  return made;
}

/** One for each visitor and name, as not every signature of the same is the same. */
async function ticketOf(prospect: string) {
  const [of, known] = (session.read(TICKET_KEY) ?? "").split("\n");
  if (of === prospect && known) return known;
  const ticket = await writeTicket({ prospect, sender: "", email: NO_MAIL, url: "" });
  if (!ticket) throw new Error("This browser cannot sign, so it files no replies.");
  session.write(TICKET_KEY, `${prospect}\n${ticket}`);
  return ticket;
}
