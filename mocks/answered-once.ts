import type { Collections } from "./db/collections.ts";
import { callId } from "./forged-calls.ts";
import { type Hashing, toHex } from "./hashing.ts";

/** A retry comes within seconds or never. 200 answers cover the calls that all tabs can make meanwhile. */
const KEPT_ANSWERS = 200;
const KEPT_CHARACTERS = 1_000_000;

interface KnownCall {
  id: string;
  /** Hash of everything the answer depends on, so that a caller who only knows the id cannot get it. */
  call: string;
}

/**
 * Returns the key of a call whose answer is stored. Undefined for account calls: their answers contain
 * tokens, which are stored as sessions only, and these calls are safe to repeat (handlers/auth.ts).
 */
export async function knownCall(request: Request, { digest }: Pick<Hashing, "digest">) {
  const id = callId(request.headers);
  const { pathname, search } = new URL(request.url);
  if (!id || pathname.includes("/api/auth/")) return undefined;
  const caller = request.headers.get("authorization") ?? "";
  const text = [request.method, pathname + search, caller, await request.clone().text()].join("\n");
  return { id, call: toHex(await digest(new TextEncoder().encode(text))) };
}

/**
 * Makes retries idempotent. The browser may stop a worker after it has saved but before its answer arrives.
 * The page then retries and gets the first answer, which was saved in the same transaction as the change.
 */
export async function answeredOnce(
  { answers }: Collections,
  { id, call }: KnownCall,
  respond: () => Promise<Response>,
): Promise<Response> {
  const known = answers.findFirst((query) => query.where({ id }));
  if (known && known.call !== call) {
    return Response.json(
      { error: "Another call was made under this id. Please try again." },
      { status: 422 },
    );
  }
  if (known) return asResponse(known);

  const response = await respond();
  if (!response.ok) return response;
  const body = await response.text();
  const stored = await answers.create({
    id,
    call,
    number: discardOld(answers) + 1,
    status: response.status,
    body,
  });
  return asResponse(stored);
}

const asResponse = ({ status, body }: { status: number; body: string }) =>
  new Response(body, { status, headers: { "Content-Type": "application/json" } });

/** Deletes old answers so that there is room for one more. Returns the number of the latest answer. */
function discardOld(answers: Collections["answers"]) {
  const newestFirst = answers.all().sort((a, b) => b.number - a.number);
  let characters = 0;
  for (const [index, { id, body }] of newestFirst.entries()) {
    characters += body.length;
    if (index + 1 < KEPT_ANSWERS && characters < KEPT_CHARACTERS) continue;
    answers.delete((query) => query.where({ id }));
  }
  return newestFirst[0]?.number ?? 0;
}
