import { type DescribedCall, describedApi } from "./described.ts";

/**
 * A fault of a call: an error of the host, or a connection that breaks before or after the host has processed
 * it.
 */
export type Fault =
  | { status: number; headers?: Record<string, string>; json?: unknown; isForeign?: boolean }
  | "cut-before"
  | "cut-after";

export interface Answer {
  status: number;
  json?: unknown;
  /** File content, which the description does not cover. */
  bytes?: Uint8Array<ArrayBuffer>;
}

interface DoubleOptions {
  host: "github" | "netlify";
  origin: string;
  base: string;
  /** Account names by token. */
  tokens: Map<string, string>;
  answer: (call: DescribedCall, login: string) => Promise<Answer> | Answer;
}

export type Double = ReturnType<typeof createDouble>;

/** An in-process fake of a host. It follows the published description of the API and fails on demand. */
export function createDouble({ host, origin, base, tokens, answer }: DoubleOptions) {
  const api = describedApi(host);
  const calls: string[] = [];
  const double = {
    origin,
    /** Every call so far, such as "POST /repos/{owner}/{repo}/git/blobs". */
    calls,
    /** Returns the fault for the call with this number, counted from 0. */
    faultOf: (_number: number, _operation: string): Fault | undefined => undefined,

    async answer(request: Request): Promise<Response> {
      const call = await api.readCall(request, base);
      const fault = double.faultOf(calls.push(call.operation) - 1, call.operation);
      if (fault === "cut-before") throw new TypeError("Failed to fetch");
      if (fault && fault !== "cut-after") return respond(fault.status, fault.json ?? { message: "" }, fault);
      const login = tokens.get(request.headers.get("Authorization")?.replace(/^Bearer /, "") ?? "");
      if (login === undefined) return respond(401, { message: "Bad credentials" });
      const { status, json, bytes } = await answer(call, login);
      if (bytes) return new Response(bytes, { status, headers: { "Access-Control-Allow-Origin": "*" } });
      api.checkAnswer(call.operation, status, json);
      if (fault === "cut-after") throw new TypeError("Failed to fetch");
      return respond(status, json);
    },
  };
  return double;
}

/** Builds the response with the headers that a browser exposes to a page. */
function respond(
  status: number,
  json: unknown,
  { headers = {}, isForeign = false }: { headers?: Record<string, string>; isForeign?: boolean } = {},
) {
  const allowed: Record<string, string> = isForeign
    ? {}
    : { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": EXPOSED };
  return new Response(json === undefined ? null : JSON.stringify(json), {
    status,
    headers: { "Content-Type": "application/json", ...allowed, ...headers },
  });
}

const EXPOSED = "Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset";

/** A `fetch` that reaches only these hosts and applies the rules of CORS. */
export function fetchFrom(...doubles: Double[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { origin } = new URL(request.url);
    const double = doubles.find((double) => double.origin === origin);
    if (!double) throw new TypeError(`There is no line to ${origin}.`);
    request.signal.throwIfAborted();
    const response = await double.answer(request);
    request.signal.throwIfAborted();
    if (!response.headers.has("Access-Control-Allow-Origin")) throw new TypeError("Failed to fetch");
    const exposed = (response.headers.get("Access-Control-Expose-Headers") ?? "").toLowerCase().split(", ");
    const seen = [...response.headers].filter(([name]) => name === "content-type" || exposed.includes(name));
    return new Response(response.body, { status: response.status, headers: seen });
  };
}
