import * as z from "zod/mini";
import { briefSchema } from "#src/contract/brief.ts";
import { emailAddress, optionalText, text } from "#src/contract/fields.ts";
import { isTicket } from "./reply-ticket.ts";

export const REPLY_FORMAT = "sitewright-reply";
export const REPLY_VERSION = 1;
/** The limit in bytes: a project file and its attachments. */
export const LARGEST_REPLY_FILE = 5_000_000;
/** The limit of a reply in a link, in characters. */
export const MAX_REPLY_TOKEN_LENGTH = 16_000;

export const replyPlans = ["full", "installment"] as const;
/** The parts that may be omitted so that a reply fits into a mail or a QR code. They can be sent later. */
export const replyParts = ["site", "brief", "note"] as const;
export type ReplyPart = (typeof replyParts)[number];

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,120}$/));

const replySiteSchema = z
  .object({
    name: text(200),
    description: optionalText(4_000),
    /** The token of a share link. */
    token: z.optional(z.string().check(z.regex(/^[\w-]{8,8000}$/))),
    /** A project file, for sites that are too large for a link. */
    project: z.optional(z.string().check(z.maxLength(4_500_000))),
  })
  .check(z.refine(({ token, project }) => (token === undefined) !== (project === undefined)));

/** A prospect's reply to the seller whose link they used. */
export const replySchema = z.object({
  format: z.literal(REPLY_FORMAT),
  version: z.literal(REPLY_VERSION),
  /** The id of the reply, the same for every delivery and channel. */
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  at: z.iso.datetime(),
  ticket: z.string().check(z.refine(isTicket)),
  name: optionalText(120),
  email: z.union([z.literal(""), emailAddress]),
  note: optionalText(2_000),
  brief: z.optional(briefSchema),
  site: z.optional(replySiteSchema),
  plan: z.optional(z.enum(replyPlans)),
  /** Only with the prospect's consent: the modules they looked at, and when they first opened the link. */
  modules: z.optional(z.array(slug).check(z.maxLength(60))),
  openedAt: z.optional(z.iso.datetime()),
  without: z.optional(z.array(z.enum(replyParts)).check(z.maxLength(3))),
});

export type Reply = z.infer<typeof replySchema>;
export type ReplySite = NonNullable<Reply["site"]>;
