import { callEcho, type EchoFailure } from "#src/contract/connectors.ts";
import { handle, Refusal } from "./handle.ts";

const failures: Record<EchoFailure, [status: number, message: string]> = {
  refused: [
    401,
    "The service refused the connection: its permission has run out. Disconnect and connect again.",
  ],
  "unknown-field": [422, "The service does not know one of the fields. Look at the mapping."],
  "too-many": [429, "The service has had too many calls. Wait a minute and try again."],
  down: [503, "The service is down for maintenance. Nothing was sent; try again later."],
};

export function connectorsHandlers() {
  return [
    handle(callEcho, ({ body: { connector, payload, fail } }) => {
      if (fail) throw new Refusal(...failures[fail]);
      const bytes = new TextEncoder().encode(JSON.stringify(payload)).length;
      return { connector, receivedAt: new Date().toISOString(), bytes, payload };
    }),
  ];
}
