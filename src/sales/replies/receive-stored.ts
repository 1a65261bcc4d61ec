import * as z from "zod/mini";
import { MOST_REPLIES, noteProject, type ReplySource, receiveReply, replies } from "./receive-reply.ts";

const projectSchema = z.object({ madeProject: z.optional(z.string()) });

/**
 * Receives replies that somebody has exported as if they arrived now: the file may come from anybody, so only those to
 * links of this browser are received, and the others are set aside with the reason.
 */
export async function receiveStored(records: readonly unknown[]) {
  for (const given of records.slice(0, MOST_REPLIES)) {
    const { data: record } = replies.schema.safeParse(given);
    const source = record && sourceOf(record);
    if (!source) continue;
    const outcome = await receiveReply(source);
    const { madeProject } = projectSchema.parse(record);
    if (outcome.kind === "received" && madeProject) await noteProject(outcome.record.id, madeProject);
  }
}

function sourceOf(record: z.infer<typeof replies.schema>): ReplySource | undefined {
  if (record.state === "received") return { file: new Blob([JSON.stringify(record.reply)]) };
  // Of a reply that was too large, nothing was stored.
  if (record.raw === "") return undefined;
  return /^[\w-]+$/.test(record.raw) ? { token: record.raw } : { file: new Blob([record.raw]) };
}
