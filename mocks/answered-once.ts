import type { Collections } from "./db/collections.ts";

/** Set by a page on calls that change something (src/app/start-backend.ts). */
export const CALL_ID_HEADER = "x-sitewright-call";

/** A call is made again within seconds or not at all; until then as many others may have come as there are tabs and clicks. */
const KEPT_ANSWERS = 200;
const KEPT_CHARACTERS = 1_000_000;

/**
 * The browser may stop a worker after it has saved and before its answer has arrived. The page then makes the call
 * again, which is answered as the first time: the answer was saved together with the change.
 */
export async function answeredOnce(
  { answers }: Collections,
  request: Request,
  respond: () => Promise<Response>,
): Promise<Response> {
  const id = request.headers.get(CALL_ID_HEADER) ?? "";
  if (!/^[\w-]{16,64}$/.test(id)) return respond();
  const known = answers.findFirst((query) => query.where({ id }));
  if (known) return asResponse(known);

  const response = await respond();
  if (!response.ok) return response;
  const body = await response.text();
  const kept = await answers.create({ id, number: discardOld(answers) + 1, status: response.status, body });
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
