import * as z from "zod/mini";
import { isInlineImage } from "#src/contract/image-address.ts";
import { fromBase64Url, toBase64Url } from "#src/lib/base64url.ts";
import { isDay } from "#src/lib/calendar-days.ts";
import { plainLine } from "#src/lib/plain-line.ts";
import { readJson } from "#src/sites/read-json.ts";
import { checksum } from "./checksum.ts";
import { deflate, inflate, TooLargeError } from "./deflate.ts";
import { MAX_WITH_PICTURES_LENGTH, MOST_PICTURE_BYTES, NOTE_LENGTH, SENDER_LENGTH } from "./limits.ts";

// zod tries `eval` to compile its parsers, which a content security policy reports as a violation.
z.config({ jitless: true });

/**
 * The first byte of every token. Later versions keep the header, so that their tokens can be told from damaged links.
 */
export const TOKEN_VERSION = 1;
/** The largest unpacked content of a token, in bytes. */
export const LARGEST_CONTENT = 256 * 1024;
/** Version, length of the content, checksum of the content. */
const HEADER = 1 + 2 + 4;

/** The sender's optional texts about a shared site. */
export interface ShareLabel {
  sender: string;
  note: string;
  prospect: string;
  /** `#rrggbb` */
  accent: string;
  /** A small image as base64url. The first version had an address here, which is never loaded. */
  logo: string;
  /** The last day of the link's validity, as `2026-12-01`. */
  lastDay: string;
}

export const noLabel: ShareLabel = { sender: "", note: "", prospect: "", accent: "", logo: "", lastDay: "" };

/** The reasons why a token cannot be opened. */
export type ShareFailure =
  | "missing"
  | "foreign"
  | "truncated"
  | "damaged"
  | "future"
  | "too-large"
  | "unreadable"
  | "outdated"
  | "expired";

export class ShareError extends Error {
  override name = "ShareError";
  readonly failure: ShareFailure;
  /** The sender and the last day of an expired link. */
  readonly label: ShareLabel;

  constructor(failure: ShareFailure, cause?: unknown, label = noLabel) {
    super(`The token is ${failure}.`, { cause });
    this.failure = failure;
    this.label = label;
  }
}

const line = (length: number) =>
  z.optional(
    z.string().check(
      z.maxLength(length * 4),
      z.overwrite((text) => plainLine(text, length)),
    ),
  );

const MOST_PICTURES = 20;

/** A picture in a link: type, width, height, average colour, and its bytes as base64url. */
const pictureSchema = z.object({
  t: z.enum(["image/webp", "image/jpeg", "image/png"]),
  w: z.int().check(z.positive(), z.lte(5_000)),
  h: z.int().check(z.positive(), z.lte(5_000)),
  c: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  b: z.string().check(z.maxLength(Math.ceil((MOST_PICTURE_BYTES * 4) / 3))),
});
export type LinkPicture = z.infer<typeof pictureSchema>;

/** Short names, because they are in every token. */
const contentSchema = z.object({
  /** The template, and its fingerprint when the difference was computed. */
  t: z.optional(z.string().check(z.maxLength(120))),
  h: z.optional(z.int()),
  d: z.optional(z.unknown()),
  s: line(SENDER_LENGTH),
  n: line(NOTE_LENGTH),
  p: line(SENDER_LENGTH),
  a: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  i: z.optional(z.string().check(z.refine(isInlineImage))),
  /** The number of photographs left out. */
  f: z.optional(z.int().check(z.positive(), z.lte(10_000))),
  x: z.optional(z.string().check(z.refine(isDay))),
  /** Whether the logo was left out. */
  g: z.optional(z.literal(1)),
  /** An app instead of a site. */
  q: z.optional(z.unknown()),
  m: z.optional(z.array(pictureSchema).check(z.maxLength(MOST_PICTURES))),
});

type Content = z.infer<typeof contentSchema>;

/** Returns "" for content that no token can hold. */
export async function writeToken(content: Content) {
  const packed = await deflate(new TextEncoder().encode(JSON.stringify(content)));
  if (packed.length > 0xffff) return "";
  const token = new Uint8Array(HEADER + packed.length);
  const view = new DataView(token.buffer);
  view.setUint8(0, TOKEN_VERSION);
  view.setUint16(1, packed.length);
  view.setUint32(3, checksum(packed));
  token.set(packed, HEADER);
  return toBase64Url(token);
}

/** Does not load the site engine. Throws a `ShareError` unless the token is valid, complete and not expired. */
export async function readToken(token: string, now = new Date()) {
  const content = readContent(await unpack(token));
  const label = labelOf(content);
  if (label.lastDay && endOf(label.lastDay) < now.getTime())
    throw new ShareError("expired", undefined, label);
  return { content, label };
}

async function unpack(token: string) {
  if (token === "") throw new ShareError("missing");
  if (token.length > MAX_WITH_PICTURES_LENGTH) throw new ShareError("too-large");
  // No whole bytes end in a single letter: it is the rest of a link that was cut off, or one too many.
  const isUneven = token.length % 4 === 1;
  const bytes = isUneven ? fromBase64Url(`${token}AAA`)?.slice(0, -3) : fromBase64Url(token);
  if (!bytes) throw new ShareError("foreign");
  const [version = TOKEN_VERSION] = bytes;
  const view = new DataView(bytes.buffer);
  const packed = bytes.slice(HEADER);
  const isShort = bytes.length < HEADER || view.getUint16(1) > packed.length;
  if (isShort) throw new ShareError(version === TOKEN_VERSION ? "truncated" : "damaged");
  const isWhole = !isUneven && view.getUint16(1) === packed.length && checksum(packed) === view.getUint32(3);
  if (!isWhole || version < TOKEN_VERSION) throw new ShareError("damaged");
  // Checked last: the first byte of an unrelated text may look like a later version.
  if (version > TOKEN_VERSION) throw new ShareError("future");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await inflate(packed, LARGEST_CONTENT));
  } catch (error) {
    if (error instanceof TooLargeError) throw new ShareError("too-large", error);
    // The stream gives no reason for its failure.
    throw new ShareError("unreadable", error);
  }
}

function readContent(text: string) {
  const content = contentSchema.safeParse(readJson(text));
  if (!content.success) throw new ShareError("unreadable", content.error);
  return content.data;
}

function labelOf({
  s = "",
  n = "",
  p = "",
  a = "",
  i = "",
  x = "",
}: z.infer<typeof contentSchema>): ShareLabel {
  return { sender: s, note: n, prospect: p, accent: a, logo: i, lastDay: x };
}

/** The end of that day in the reader's time zone. */
const endOf = (day: string) => new Date(`${day}T23:59:59.999`).getTime();
