import { CALL_ID_HEADER } from "#src/contract/endpoint.ts";

/**
 * Another website can have a visitor's browser post a form here, with a text of its choice as the body. A form cannot set
 * either of these headers, and a script of another origin needs the permission of a CORS preflight for them.
 */
export function refuseForgedCall({ headers }: Request): Response | undefined {
  if (!callId(headers)) return refusal(403, `A POST needs the header ${CALL_ID_HEADER}.`);
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json") {
    return refusal(415, "A POST needs the content type application/json.");
  }
  return undefined;
}

/** Names one call, which keeps its id when it is repeated. */
export const callId = (headers: Headers) => /^[\w-]{16,64}$/.exec(headers.get(CALL_ID_HEADER) ?? "")?.[0];

const refusal = (status: number, error: string) => Response.json({ error }, { status });
