import * as z from "zod/mini";
import { type WorkCollection, work } from "#src/api/work-database.ts";
import { text } from "#src/contract/fields.ts";
import { rememberOutbox } from "./outbox-hint.ts";
import { isReplyUrl } from "./reply-ticket.ts";

const outboxSchema = z.object({
  /** The id of the reply, by which the receiver detects duplicate deliveries. */
  id: text(60),
  url: z.string().check(z.refine(isReplyUrl)),
  /** The name of the receiver. */
  to: z.string().check(z.maxLength(80)),
  /** The reply; empty once it is delivered. */
  body: z.string(),
  state: z.enum(["waiting", "delivered", "refused"]),
  /** The reason why the last attempt failed, or "". */
  problem: z.string().check(z.maxLength(200)),
  at: z.iso.datetime(),
  deliveredAt: z.nullable(z.iso.datetime()),
});
export type OutboxItem = z.infer<typeof outboxSchema>;

export const outbox: WorkCollection<OutboxItem> = { store: "outbox", schema: outboxSchema };

const LOCK = "outbox";
const MAX_ATTEMPT_MS = 30_000;

/** Puts a reply into the outbox. An existing one stays as it is, unless its receiver has refused it. */
export async function postReply({ id, url, to, body }: Pick<OutboxItem, "id" | "url" | "to" | "body">) {
  await work.change([outbox], async (change) => {
    const before = await change.get(outbox, id);
    if (before && before.state !== "refused") return;
    await change.put(outbox, {
      ...{ id, url, to, body },
      state: "waiting",
      problem: "",
      at: new Date().toISOString(),
      deliveredAt: null,
    });
  });
  await countWaiting();
  await sendOutbox();
}

/** Sends waiting replies. Only one tab does so at a time, and each reply is sent once at a time. */
export async function sendOutbox() {
  if (navigator.locks) await navigator.locks.request(LOCK, sendWaiting);
  else await sendWaiting();
  await countWaiting();
}

export async function removeFromOutbox(id: string) {
  await work.change([outbox], (change) => change.remove(outbox, id));
  await countWaiting();
}

async function countWaiting() {
  const items = await work.all(outbox);
  rememberOutbox(items.filter(({ state }) => state === "waiting").length);
}

async function sendWaiting() {
  for (const item of await work.all(outbox)) {
    if (item.state !== "waiting") continue;
    const outcome = await deliver(item);
    await work.change([outbox], async (change) => {
      // It may have been removed in the meantime and must not be restored.
      if (await change.get(outbox, item.id)) await change.put(outbox, { ...item, ...outcome });
    });
  }
}

/** Sends an idempotency key, because a connection can fail after the first delivery has arrived. */
async function deliver({ id, url, body }: OutboxItem): Promise<Partial<OutboxItem>> {
  try {
    const { ok, status } = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": id },
      body,
      credentials: "omit",
      signal: AbortSignal.timeout(MAX_ATTEMPT_MS),
    });
    // A receiver answers a known key with a conflict, which means it was delivered.
    if (ok || status === 409)
      return { state: "delivered", body: "", problem: "", deliveredAt: new Date().toISOString() };
    const mayPass = status >= 500 || status === 408 || status === 429;
    return {
      state: mayPass ? "waiting" : "refused",
      problem: `The server answered with status ${status}.`,
    };
  } catch {
    // Offline, unknown host, or no CORS headers: browsers do not say which.
    return { problem: navigator.onLine ? "The server could not be reached." : "This device is offline." };
  }
}
