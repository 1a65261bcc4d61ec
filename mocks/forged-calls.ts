import { CALL_ID_HEADER } from "#src/contract/endpoint.ts";

/**
 * Prevents cross-site request forgery. Another website can make a visitor's browser post a form here with a
 * body of its choice, but a form cannot set either of these headers, and a script of another origin needs a
 * CORS preflight for them.
 */
export function refuseForgedCall({ headers }: Request): Response | undefined {
  if (!callId(headers)) return refusal(403, `A POST needs the header ${CALL_ID_HEADER}.`);
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json") {
    return refusal(415, "A POST needs the content type application/json.");
  }
  return undefined;
}

/** Returns the id of a call. A retry has the id of the first attempt. */
export const callId = (headers: Headers) => /^[\w-]{16,64}$/.exec(headers.get(CALL_ID_HEADER) ?? "")?.[0];

const refusal = (status: number, error: string) => Response.json({ error }, { status });
