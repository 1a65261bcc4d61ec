import { HttpResponse, http } from "msw";
import type * as z from "zod/mini";
import type { Endpoint } from "#src/contract/endpoint.ts";

interface Call<Body> {
  body: Body;
  request: Request;
  /** Path parameters: the parts of the endpoint's path that begin with a colon. */
  params: Record<string, string | undefined>;
}

/** Handles one endpoint of the contract: parses the body and validates the answer. */
export function handle<Body, Answer>(
  endpoint: Endpoint<Body, Answer, unknown>,
  answer: (call: Call<Body>) => Answer | Promise<Answer>,
) {
  const method = endpoint.method === "GET" ? http.get : http.post;
  return method(`*${endpoint.path}`, async ({ request, params }) => {
    try {
      const body = await readBody(endpoint, request);
      return HttpResponse.json(
        endpoint.answer.parse(
          await answer({ body, request, params: params as Call<Body>["params"] }),
        ) as object,
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return HttpResponse.json({ error: error.message }, { status: error.status });
    }
  });
}

/** Returns the id in the path. Text that is not a number refers to no record, so it is a 404. */
export function numberOf(params: Record<string, string | undefined>, name = "id") {
  const text = params[name] ?? "";
  if (!/^\d{1,15}$/.test(text)) throw new Refusal(404, "There is no such record.");
  return Number(text);
}

async function readBody<Body>(endpoint: Endpoint<Body, unknown, unknown>, request: Request): Promise<Body> {
  // The type of an endpoint without a body schema says that it has no body; the compiler cannot infer that.
  if (!endpoint.body) return undefined as Body;
  const json: unknown = await request.json().catch(() => {
    throw new Refusal(400, "The request is not valid JSON.");
  });
  const result = endpoint.body.safeParse(json);
  if (!result.success) throw new Refusal(400, explain(result.error));
  return result.data;
}

function explain({ issues }: z.core.$ZodError) {
  const [issue] = issues;
  if (!issue || issue.path.length === 0) return "The request is not a JSON object.";
  return `${issue.path.join(".")}: ${issue.message}`;
}

/** Thrown by handlers. The call is answered with this status and `{ error: message }`. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
