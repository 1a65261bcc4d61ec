import * as z from "zod/mini";
import { post } from "./endpoint.ts";
import { text } from "./fields.ts";

export const connectorIds = ["spreadsheet", "payments", "mail", "calendar", "webhook", "analytics"] as const;
export type ConnectorId = (typeof connectorIds)[number];

/** How a test call can be made to fail, so that one sees what happens then. */
export const echoFailures = ["refused", "unknown-field", "too-many", "down"] as const;
export type EchoFailure = (typeof echoFailures)[number];

const LONGEST_PAYLOAD = 20_000;

export const echoRequestSchema = z.object({
  connector: z.enum(connectorIds, "Choose a connector"),
  payload: z
    .record(
      text(80),
      z.union([z.string(), z.number(), z.boolean(), z.null()]),
      "Send an object of plain values",
    )
    .check(
      z.refine((payload) => Object.keys(payload).length > 0, "Map at least one field"),
      z.refine((payload) => JSON.stringify(payload).length <= LONGEST_PAYLOAD, "At most 20,000 characters"),
    ),
  fail: z.optional(z.enum(echoFailures, "Choose a failure")),
});

export type EchoRequest = z.infer<typeof echoRequestSchema>;

export const echoAnswerSchema = z.object({
  connector: z.enum(connectorIds),
  receivedAt: z.iso.datetime(),
  bytes: z.int(),
  payload: echoRequestSchema.shape.payload,
});
export type EchoAnswer = z.infer<typeof echoAnswerSchema>;

/** Stands in for the service behind a connector: gives back what it was sent. Open to everybody. */
export const callEcho = post("/api/connectors/echo", echoRequestSchema, echoAnswerSchema);

/** Maps each field of the service to one of the project; fields without a source are left out. */
const fieldMapping = z.record(text(80), text(80));

/** A connector that somebody has connected to a project of this browser or of the product. */
export const connectionSchema = z.object({
  /** The key of the project, a slash, and the connector. */
  id: text(200),
  project: text(120),
  connector: z.enum(connectorIds),
  account: text(200),
  scopes: z.array(text(80)),
  mapping: fieldMapping,
  connectedAt: z.iso.datetime(),
  /** Since when it is disconnected; until it is connected anew this can be undone. */
  disconnectedAt: z.optional(z.iso.datetime()),
  /** The last test calls, the newest first. */
  calls: z.array(
    z.object({
      at: z.iso.datetime(),
      status: z.int(),
      duration: z.number(),
      sent: z.string().check(z.maxLength(LONGEST_PAYLOAD + 200)),
      answer: z.string().check(z.maxLength(LONGEST_PAYLOAD + 500)),
    }),
  ),
});
export type Connection = z.infer<typeof connectionSchema>;
export type ConnectorCall = Connection["calls"][number];
