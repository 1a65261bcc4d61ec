import { fromBase64Url, toBase64Url } from "#src/lib/base64url.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { deflate, inflate, TooLargeError } from "#src/share/deflate.ts";
import { readJson } from "#src/sites/read-json.ts";
import {
  LARGEST_REPLY_FILE,
  MAX_REPLY_TOKEN_LENGTH,
  REPLY_FORMAT,
  REPLY_VERSION,
  type Reply,
  replySchema,
} from "./reply.ts";

/** The limit of a decompressed token, in bytes. */
const LARGEST_CONTENT = 256 * 1024;

export type ReplyFailure = "too-large" | "unreadable" | "newer";

/** An error with a message for people that says why a reply cannot be read. */
export class ReplyError extends Error {
  override name = "ReplyError";
  readonly failure: ReplyFailure;

  constructor(failure: ReplyFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = failure;
  }
}

export const writeReplyFile = (reply: Reply) => `${JSON.stringify(reply, null, 1)}\n`;

/** Encodes a reply for an address. The length depends on the reply. */
export const encodeReply = async (reply: Reply) =>
  toBase64Url(await deflate(new TextEncoder().encode(JSON.stringify(reply))));

/** Throws a `ReplyError` unless the reply is complete and of this version. */
export async function decodeReply(token: string): Promise<Reply> {
  if (token.length > MAX_REPLY_TOKEN_LENGTH)
    throw new ReplyError(
      "too-large",
      `This reply link has ${token.length} letters. Reply links have ${MAX_REPLY_TOKEN_LENGTH} at most.`,
    );
  const packed = fromBase64Url(token);
  if (!packed) throw damaged();
  try {
    return readReply(new TextDecoder().decode(await inflate(packed, LARGEST_CONTENT)));
  } catch (error) {
    if (error instanceof ReplyError) throw error;
    if (error instanceof TooLargeError)
      throw new ReplyError("too-large", "This reply link unpacks to more than any reply has.", error);
    throw damaged(error); // decompression streams give no specific error
  }
}

/** Parses a reply from a file. */
export async function readReplyFile(file: Blob): Promise<Reply> {
  if (file.size > LARGEST_REPLY_FILE)
    throw new ReplyError(
      "too-large",
      `This file is ${formatFileSize(file.size)}. Replies are ${formatFileSize(LARGEST_REPLY_FILE)} at most.`,
    );
  return readReply(await file.text());
}

function readReply(text: string): Reply {
  const value = readJson(text);
  if (isNewer(value))
    throw new ReplyError(
      "newer",
      "This reply was made with a newer version of this product. Reload the page, and open it again.",
    );
  const reply = replySchema.safeParse(value);
  if (!reply.success) throw damaged(reply.error);
  return reply.data;
}

function isNewer(value: unknown) {
  if (typeof value !== "object" || value === null) return false;
  const { format, version } = value as { format?: unknown; version?: unknown };
  return format === REPLY_FORMAT && typeof version === "number" && version > REPLY_VERSION;
}

const damaged = (cause?: unknown) =>
  new ReplyError("unreadable", "This is not a reply, or it is damaged. Ask for it once more.", cause);
