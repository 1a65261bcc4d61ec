import * as z from "zod/mini";
import { isInlineImage } from "#src/contract/image-address.ts";
import { fromBase64Url, toBase64Url } from "#src/lib/base64url.ts";
import { isDay } from "#src/lib/calendar-days.ts";
import { plainLine } from "#src/lib/plain-line.ts";

import { checksum } from "./checksum.ts";
import { deflate, inflate, TooLargeError } from "./deflate.ts";
import { LONGEST_WITH_PICTURES, MOST_PICTURE_BYTES, NOTE_LENGTH, SENDER_LENGTH } from "./limits.ts";
import { readJson } from "./read-json.ts";

// zod looks for `eval` to compile its parsers, which a content security policy reports as a violation.
z.config({ jitless: true });

/** The first byte of every token. Later versions keep the header, so that a whole token of one is told from a damaged link. */
export const TOKEN_VERSION = 1;
/** Of what a token unpacks to, in bytes. */
export const LARGEST_CONTENT = 256 * 1024;
/** Version, length of what follows, checksum of that. */
const HEADER = 1 + 2 + 4;

/** The sender's words about a shared site, all of them optional. */
export interface ShareLabel {
  sender: string;
  note: string;
  prospect: string;
  /** `#rrggbb` */
  accent: string;
  /** A small image as base64url. Links of the first version had an address here, from which nothing is loaded. */
  logo: string;
  /** The last day on which the link opens, as `2026-12-01`. */
  lastDay: string;
}

export const noLabel: ShareLabel = { sender: "", note: "", prospect: "", accent: "", logo: "", lastDay: "" };

/** Why a token cannot be opened. */
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
  /** The last day of a link that has expired, and who sent it. */
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

/** A picture inside of a link: type, width, height, average colour, and its bytes as base64url. */
const pictureSchema = z.object({
  t: z.enum(["image/webp", "image/jpeg", "image/png"]),
  w: z.int().check(z.positive(), z.lte(5_000)),
  h: z.int().check(z.positive(), z.lte(5_000)),
  c: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  b: z.string().check(z.maxLength(Math.ceil((MOST_PICTURE_BYTES * 4) / 3))),
});
export type LinkPicture = z.infer<typeof pictureSchema>;

/** Short names: they are in every token. */
const contentSchema = z.object({
  /** The template, and how it was when the difference was taken. */
  t: z.optional(z.string().check(z.maxLength(120))),
  h: z.optional(z.int()),
  d: z.optional(z.unknown()),
  s: line(SENDER_LENGTH),
  n: line(NOTE_LENGTH),
  p: line(SENDER_LENGTH),
  a: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  i: z.optional(z.string().check(z.refine(isInlineImage))),
  /** How many photographs stayed with the sender. */
  f: z.optional(z.int().check(z.positive(), z.lte(10_000))),
  x: z.optional(z.string().check(z.refine(isDay))),
  /** Whether a logo stayed with the sender. */
  g: z.optional(z.literal(1)),
  m: z.optional(z.array(pictureSchema).check(z.maxLength(MOST_PICTURES))),
});

type Content = z.infer<typeof contentSchema>;

/** Empty for content that no token can hold. */
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

/** Without the site engine: throws a `ShareError` for anything but a token of ours that is whole and has not expired. */
export async function readToken(token: string, now = new Date()) {
  const content = readContent(await unpack(token));
  const label = labelOf(content);
  if (label.lastDay && endOf(label.lastDay) < now.getTime())
    throw new ShareError("expired", undefined, label);
  return { content, label };
}

async function unpack(token: string) {
  if (token === "") throw new ShareError("missing");
  if (token.length > LONGEST_WITH_PICTURES) throw new ShareError("too-large");
  const bytes = fromBase64Url(token);
  if (!bytes) throw new ShareError("foreign");
  const [version = 0] = bytes;
  const view = new DataView(bytes.buffer);
  const packed = bytes.slice(HEADER);
  const isShort = bytes.length < HEADER || view.getUint16(1) > packed.length;
  if (isShort) throw new ShareError(version === TOKEN_VERSION ? "truncated" : "damaged");
  const isWhole = view.getUint16(1) === packed.length && checksum(packed) === view.getUint32(3);
  if (!isWhole || version < TOKEN_VERSION) throw new ShareError("damaged");
  // Only now: the first byte of anything that was pasted by mistake may look like a later version.
  if (version > TOKEN_VERSION) throw new ShareError("future");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await inflate(packed, LARGEST_CONTENT));
  } catch (error) {
    if (error instanceof TooLargeError) throw new ShareError("too-large", error);
    // The stream says no more than that it could not be read.
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

/** Midnight of the reader, at the end of that day. */
const endOf = (day: string) => new Date(`${day}T23:59:59.999`).getTime();
