import { CALL_ID_HEADER } from "#src/contract/endpoint.ts";

/**
 * Prevents cross-site request forgery. Another website can make a visitor's browser send a form, or a request without
 * a body. A form cannot send JSON, and browsers say where a request comes from. (In the visitor's own browser neither
 * reaches the backend, see is-call.ts.)
 */
export async function refuseForgedCall(request: Request): Promise<Response | undefined> {
  const { headers } = request;
  if (isFromElsewhere(headers) && !isPreflighted(headers)) {
    return refusal(403, "Another website may not make this call.");
  }
  if (headers.has(CALL_ID_HEADER) && !callId(headers)) {
    return refusal(400, `The header ${CALL_ID_HEADER} takes 16 to 64 letters, digits, "-" and "_".`);
  }
  // Not `request.body`, which Firefox lacks.
  if (!isJson(headers) && (await request.clone().arrayBuffer()).byteLength > 0) {
    return refusal(415, "A POST with a body needs the content type application/json.");
  }
  return undefined;
}

/** Returns the id of a call, if it has one. A retry has the id of the first attempt. */
export const callId = (headers: Headers) => /^[\w-]{16,64}$/.exec(headers.get(CALL_ID_HEADER) ?? "")?.[0];

const isFromElsewhere = (headers: Headers) =>
  !["same-origin", "none"].includes(headers.get("sec-fetch-site") ?? "none");

/** A build can name a server elsewhere, which then allows its calls: browsers ask it before they send one of these. */
const isPreflighted = (headers: Headers) =>
  isJson(headers) || headers.has(CALL_ID_HEADER) || headers.has("authorization");

function isJson(headers: Headers) {
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  return type.trim().toLowerCase() === "application/json";
}

const refusal = (status: number, error: string) => Response.json({ error }, { status });
