import * as z from "zod/mini";
import { LARGEST_ARCHIVE_BYTES } from "#src/contract/share-target.ts";

const MAX_MESSAGE_LENGTH = 1_000;

const offerSchema = z.strictObject({
  t: z.literal("offer"),
  v: z.literal(1),
  projects: z.int().check(z.gte(0), z.lte(100_000)),
  /** In bytes. A size above the limit is a valid offer, so that the receiver can say why it refuses. */
  size: z.int().check(z.gte(1)),
});
/** The size of the work that is to be moved, as the sender states it. */
export type Offer = Pick<z.infer<typeof offerSchema>, "projects" | "size">;

const messageSchema = z.discriminatedUnion("t", [
  offerSchema,
  /** The consent of the sender. */
  z.strictObject({ t: z.literal("send") }),
  /** The consent of the receiver. */
  z.strictObject({ t: z.literal("take") }),
  /** Follows the last chunk. */
  z.strictObject({ t: z.literal("end"), digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  z.strictObject({ t: z.literal("got") }),
  /** Ends the move on both devices. */
  z.strictObject({ t: z.literal("stop"), why: z.enum(["cancelled", "damaged", "too-large"]) }),
]);
export type MoveMessage = z.infer<typeof messageSchema>;

/** Returns undefined for anything that this version does not send. */
export function readMessage(data: unknown): MoveMessage | undefined {
  if (typeof data !== "string" || data.length > MAX_MESSAGE_LENGTH) return;
  try {
    return messageSchema.safeParse(JSON.parse(data)).data;
  } catch {
    return; // not JSON
  }
}

/** The limit of moved work in bytes: that of an archive chosen as a file. */
export const LARGEST_MOVE_BYTES = LARGEST_ARCHIVE_BYTES;
