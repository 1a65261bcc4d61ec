import type { Collections } from "./db/collections.ts";
import { callId } from "./forged-calls.ts";
import { type Hashing, toHex } from "./hashing.ts";

/** A call is made again within seconds or not at all; until then as many others may have come as there are tabs and clicks. */
const KEPT_ANSWERS = 200;
const KEPT_CHARACTERS = 1_000_000;

interface KnownCall {
  id: string;
  /** The hash of all that the call depends on: an answer is for nobody else, whoever knows the id. */
  call: string;
}

/**
 * Names a call whose answer is kept. Undefined for those of accounts: their answers have tokens, which are stored as
 * sessions and nowhere else, and their calls may be made twice (handlers/auth.ts).
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
 * The browser may stop a worker after it has saved and before its answer has arrived. The page then makes the call
 * again, which is answered as the first time: the answer was saved together with the change.
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
  const kept = await answers.create({
    id,
    call,
    number: discardOld(answers) + 1,
    status: response.status,
    body,
  });
  return asResponse(kept);
}

const asResponse = ({ status, body }: { status: number; body: string }) =>
  new Response(body, { status, headers: { "Content-Type": "application/json" } });

/** Makes room for another one, and returns the number of the last. */
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
