import * as z from "zod/mini";
import { plainLine } from "#src/lib/plain-line.ts";
import { withDifference } from "#src/share/difference.ts";
import { parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { slugSchema } from "#src/sites/fields.ts";
import { isOwnAddress } from "./own-address.ts";

/** The limit per message, in bytes. */
export const LARGEST_MESSAGE = 64 * 1024;
/** The length of a part in UTF-16 code units. Each takes at most three bytes as JSON in UTF-8. */
const PART_LENGTH = 20_000;
const MOST_PARTS = 60;
/** The limit of the shared content as JSON, with room for its envelope. */
export const MAX_CONTENT_LENGTH = MOST_PARTS * PART_LENGTH - 1_000;

const count = z.int().check(z.gte(0), z.lte(1_000_000_000));
const roleSchema = z.enum(["host", "guest"]);
/** The host has started the session; the guest was invited. */
export type Role = z.infer<typeof roleSchema>;

const contentShape = z.strictObject({
  address: z.string().check(z.refine(isOwnAddress)),
  title: z.pipe(
    z.string().check(z.maxLength(400)),
    z.transform((text: string) => plainLine(text, 120)),
  ),
  site: z.nullable(
    z.strictObject({
      document: z.unknown(),
      page: slugSchema,
      block: z.nullable(slugSchema),
      /** Whether the other screen may edit its texts. */
      isEditable: z.boolean(),
    }),
  ),
});

/** The page, and the site on it, that both screens show. */
export interface Content {
  address: string;
  title: string;
  site: { document: SiteDocument; page: string; block: string | null; isEditable: boolean } | null;
}

/** Validates received content; returns undefined for anything that may not be shown. */
export function readContent(value: unknown): Content | undefined {
  const { data } = contentShape.safeParse(value);
  if (!data) return;
  if (!data.site) return { ...data, site: null };
  try {
    return { ...data, site: { ...data.site, document: parseDocument(data.site.document) } };
  } catch {
    return; // not a valid site document
  }
}

/** Applies a received difference; returns undefined if the result may not be shown. */
export function changedContent(content: Content, difference: unknown) {
  try {
    return readContent(withDifference(content, difference));
  } catch {
    return; // does not belong to this content
  }
}

export const isSameContent = (one: Content, other: Content) =>
  one.address === other.address &&
  one.title === other.title &&
  one.site?.document === other.site?.document &&
  one.site?.page === other.site?.page &&
  one.site?.block === other.site?.block &&
  one.site?.isEditable === other.site?.isEditable;

const messageSchema = z.discriminatedUnion("t", [
  /** Sent on every connection: the version that this side has. */
  z.strictObject({
    t: z.literal("hello"),
    v: z.literal(1),
    role: roleSchema,
    /** Whether this side has no state, as after a reload. */
    isFresh: z.boolean(),
    term: count,
    holder: roleSchema,
    version: count,
  }),
  z.strictObject({ t: z.literal("full"), version: count, content: z.unknown() }),
  /** The difference to the previous version. */
  z.strictObject({ t: z.literal("diff"), version: count, difference: z.unknown() }),
  z.strictObject({ t: z.literal("ack"), version: count }),
  /** Requests the full content. */
  z.strictObject({ t: z.literal("want") }),
  /** Only the holder passes the pen on, after all of its changes are sent. A presenter asks before a device gets it. */
  z.strictObject({ t: z.literal("take") }),
  z.strictObject({ t: z.literal("ask") }),
  z.strictObject({ t: z.literal("pen"), term: count, holder: roleSchema, version: count }),
  z.strictObject({ t: z.literal("bye") }),
  z.strictObject({
    t: z.literal("part"),
    id: count,
    at: z.int().check(z.gte(0), z.lt(MOST_PARTS)),
    of: z.int().check(z.gte(2), z.lte(MOST_PARTS)),
    text: z.string().check(z.maxLength(PART_LENGTH)),
  }),
]);
export type Message = z.infer<typeof messageSchema>;
type Part = Extract<Message, { t: "part" }>;

/** Splits a message into texts within the size limit. Empty if it is too large even in parts. */
export function writeMessage(message: Message, id: number): string[] {
  const text = JSON.stringify(message);
  if (text.length <= PART_LENGTH) return [text];
  const of = Math.ceil(text.length / PART_LENGTH);
  if (of > MOST_PARTS) return [];
  return Array.from({ length: of }, (_, at) => {
    const part = text.slice(at * PART_LENGTH, (at + 1) * PART_LENGTH);
    return JSON.stringify({ t: "part", id, at, of, text: part } satisfies Part);
  });
}

/** Parses texts as they arrive: returns `undefined` while a message is incomplete, `null` for an invalid one. */
export function createReader() {
  let parts: string[] = [];
  let open: { id: number; of: number } | undefined;

  const joined = ({ id, at, of, text }: Part): string | null | undefined => {
    if (at === 0) {
      open = { id, of };
      parts = [];
    }
    if (open?.id !== id || open.of !== of || parts.length !== at) {
      open = undefined;
      return null;
    }
    parts.push(text);
    return parts.length === of ? parts.join("") : undefined;
  };

  return (text: unknown): Message | null | undefined => {
    if (typeof text !== "string" || bytesOf(text) > LARGEST_MESSAGE) return null;
    const message = parse(text);
    if (message?.t !== "part") return message;
    const whole = joined(message);
    if (typeof whole !== "string") return whole;
    open = undefined;
    const inner = parse(whole);
    return inner?.t === "part" ? null : inner;
  };
}

const bytesOf = (text: string) =>
  text.length > LARGEST_MESSAGE ? text.length : new TextEncoder().encode(text).length;

function parse(text: string): Message | null {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // not JSON
  }
}
