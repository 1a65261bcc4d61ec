import * as z from "zod/mini";
import { type WorkCollection, work } from "#src/api/work-database.ts";
import { optionalText, text } from "#src/contract/fields.ts";
import { hashOf } from "#src/lib/hash.ts";
import { changeProspect, prospects } from "./prospects.ts";
import { readTicket } from "./read-ticket.ts";
import { type Reply, replySchema } from "./reply.ts";
import { decodeReply, ReplyError, readReplyFile } from "./reply-code.ts";
import { signerOfTicket } from "./ticket.ts";

const receivedSchema = z.object({
  id: text(60),
  state: z.literal("received"),
  prospect: text(80),
  reply: replySchema,
  receivedAt: z.iso.datetime(),
  /** The key of the project that was made from it. */
  madeProject: z.optional(text(60)),
});
const refusedSchema = z.object({
  id: text(60),
  state: z.literal("refused"),
  reason: text(400),
  /** The prospect that it claims to be from; not verified. */
  prospect: optionalText(80),
  email: optionalText(254),
  receivedAt: z.iso.datetime(),
  /** The raw reply, up to this length. */
  raw: z.string(),
});

export const replies: WorkCollection<ReceivedReply | RefusedReply> = {
  store: "replies",
  schema: z.discriminatedUnion("state", [receivedSchema, refusedSchema]),
};
export type ReceivedReply = z.infer<typeof receivedSchema>;
export type RefusedReply = z.infer<typeof refusedSchema>;

export type ReplyOutcome =
  | { kind: "received" | "completed" | "known"; record: ReceivedReply }
  | { kind: "refused"; record: RefusedReply };

/** The limit of stored replies, because anybody who has a link can reply. */
export const MOST_REPLIES = 2_000;
const MOST_REFUSED = 100;
const MAX_RAW_LENGTH = 100_000;

/** A received reply: the fragment of an address, or a file. */
export type ReplySource = { token: string } | { file: Blob };

/**
 * Validates a reply and stores it under the prospect of its link. Duplicates are skipped. A reply that is unreadable,
 * or not verifiably to a link of this browser, is stored separately with the reason.
 */
export async function receiveReply(source: ReplySource): Promise<ReplyOutcome> {
  let reply: Reply;
  try {
    reply = "token" in source ? await decodeReply(source.token) : await readReplyFile(source.file);
  } catch (error) {
    if (!(error instanceof ReplyError)) throw error;
    return refuse(error.message, await rawOf(source));
  }
  const address = readTicket(reply.ticket);
  const signer = address && (await signerOfTicket(reply.ticket));
  const claimed = { prospect: address?.prospect ?? "", email: reply.email };
  const raw = JSON.stringify(reply).slice(0, MAX_RAW_LENGTH);
  if (!address || signer !== "own") return refuse(signer ? OTHER_SELLER : FORGED, raw, claimed);

  const stored = await work.change([replies, prospects], async (change) => {
    const before = await change.get(replies, reply.id);
    const known = before?.state === "received" ? before : undefined;
    if (known && !isSame(known.reply, reply)) return "changed";
    if (known && lacks(reply).length >= lacks(known.reply).length)
      return { kind: "known" as const, record: known };
    if (!known && (await change.all(replies)).length >= MOST_REPLIES) return "full";
    const record: ReceivedReply = {
      ...known,
      id: reply.id,
      state: "received",
      prospect: address.prospect || "Without a name",
      reply,
      receivedAt: new Date().toISOString(),
    };
    await change.put(replies, record);
    await changeProspect(change, record.prospect, (prospect) => ({
      ...prospect,
      stage: prospect.stage === "new" || prospect.stage === "sent" ? "replied" : prospect.stage,
      email: prospect.email || reply.email,
      openedAt: prospect.openedAt ?? reply.openedAt ?? null,
    }));
    return { kind: known ? ("completed" as const) : ("received" as const), record };
  });
  if (typeof stored === "object") return stored;
  return refuse(stored === "full" ? FULL : CHANGED, raw, claimed);
}

const FORGED =
  "The link it answers was not signed by this browser. Either the reply is forged, or the link was made in another browser.";
const OTHER_SELLER = "It answers a link of another seller, whose key this product knows. Pass it on to them.";
const CHANGED =
  "A reply with the same number is here already, and says something else. It was changed after it was made.";
const FULL = `There are ${MOST_REPLIES} replies here already. Remove some, and open it again.`;

async function refuse(
  reason: string,
  raw: string,
  claimed = { prospect: "", email: "" },
): Promise<ReplyOutcome> {
  const record: RefusedReply = {
    id: `refused-${hashOf(reason + raw).toString(36)}`,
    state: "refused",
    reason,
    ...claimed,
    receivedAt: new Date().toISOString(),
    raw,
  };
  await work.change([replies], async (change) => {
    const aside = (await change.all(replies)).filter(({ state }) => state === "refused");
    const oldest = aside.toSorted((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1));
    const isNew = !aside.some(({ id }) => id === record.id);
    if (isNew && oldest[0] && aside.length >= MOST_REFUSED) await change.remove(replies, oldest[0].id);
    await change.put(replies, record);
  });
  return { kind: "refused", record };
}

/** A reply that is too large to read is also too large to store. */
async function rawOf(source: ReplySource) {
  if ("token" in source) return source.token.slice(0, MAX_RAW_LENGTH);
  return source.file.size > MAX_RAW_LENGTH ? "" : source.file.text();
}

const lacks = ({ without = [] }: Reply) => without;

/** Whether two replies are the same; mails and codes may carry only a part of one. */
function isSame(one: Reply, other: Reply) {
  const missing = new Set<string>(["without", ...lacks(one), ...lacks(other)]);
  const textOf = (reply: Reply) =>
    JSON.stringify(
      Object.entries(reply)
        .filter(([name]) => !missing.has(name))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  return textOf(one) === textOf(other);
}

export const removeReply = (id: string) => work.change([replies], (change) => change.remove(replies, id));

export const noteProject = (id: string, madeProject: string) =>
  work.change([replies], async (change) => {
    const record = await change.get(replies, id);
    if (record?.state === "received") await change.put(replies, { ...record, madeProject });
  });
