import * as z from "zod/mini";
import { post } from "./endpoint.ts";
import { text } from "./fields.ts";

export const connectorIds = ["spreadsheet", "payments", "mail", "calendar", "webhook", "analytics"] as const;
export type ConnectorId = (typeof connectorIds)[number];

/** Ways to make a test call fail, for demonstration. */
export const echoFailures = ["refused", "unknown-field", "too-many", "down"] as const;
export type EchoFailure = (typeof echoFailures)[number];

const MAX_PAYLOAD_LENGTH = 20_000;

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
      z.refine(
        (payload) => JSON.stringify(payload).length <= MAX_PAYLOAD_LENGTH,
        "At most 20,000 characters",
      ),
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

/** Simulates the service behind a connector: returns what it receives. Public. */
export const callEcho = post("/api/connectors/echo", echoRequestSchema, echoAnswerSchema);

/** Maps each field of the service to one of the project. Fields without a source are omitted. */
const fieldMapping = z.record(text(80), text(80));

/** A connector with a project that it is connected to. */
export const connectionSchema = z.object({
  /** The key of the project, a slash, and the connector. */
  id: text(200),
  project: text(120),
  connector: z.enum(connectorIds),
  account: text(200),
  scopes: z.array(text(80)),
  mapping: fieldMapping,
  connectedAt: z.iso.datetime(),
  /** When it was disconnected. It can be undone until it is connected again. */
  disconnectedAt: z.optional(z.iso.datetime()),
  /** The last test calls, newest first. */
  calls: z.array(
    z.object({
      at: z.iso.datetime(),
      status: z.int(),
      duration: z.number(),
      sent: z.string().check(z.maxLength(MAX_PAYLOAD_LENGTH + 200)),
      answer: z.string().check(z.maxLength(MAX_PAYLOAD_LENGTH + 500)),
    }),
  ),
});
export type Connection = z.infer<typeof connectionSchema>;
export type ConnectorCall = Connection["calls"][number];
