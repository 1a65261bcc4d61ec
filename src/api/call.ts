import { addressOf, CALL_ID_HEADER, type Endpoint, type Place } from "#src/contract/endpoint.ts";
import { randomId } from "#src/lib/random-id.ts";
import { ApiError } from "./api-error.ts";
import { readAuthToken } from "./auth-token.ts";
import { takeFirstAnswer } from "./first-answers.ts";
import { send } from "./transport.ts";

const TIMEOUT_MS = 10_000;

interface CallOptions<Body> extends Place {
  body?: Body;
  signal?: AbortSignal;
  /** The bearer token; the default is the stored one. */
  token?: string | null;
}

/** Calls an endpoint and validates the response. Throws an `ApiError` if it is refused. */
export async function call<Body, Answer, Read>(
  endpoint: Endpoint<Body, Answer, Read>,
  { body, signal, token = readAuthToken(), ...place }: CallOptions<Body> = {},
): Promise<Read> {
  const response = await inTime(signal, (signal) =>
    send(addressOf(endpoint, place), {
      method: endpoint.method,
      credentials: "include",
      signal,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(endpoint.method === "POST" && { [CALL_ID_HEADER]: randomId() }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  if (!response.ok) throw await ApiError.from(response);
  // Without a schema, `Read` is undefined, which TypeScript cannot infer.
  if (!endpoint.reads) return undefined as Read;
  return endpoint.reads.parse(await response.json());
}

/**
 * Like `call`, but uses the first response that the build stored for the page, if there is one. The endpoint's code is
 * loaded anyway, because the next visit may be offline.
 */
export async function callUnlessAnswered<Answer, Read>(
  path: string,
  endpoint: () => Promise<Endpoint<undefined, Answer, Read>>,
  options?: CallOptions<undefined>,
): Promise<Read> {
  const answer = (await takeFirstAnswer(path)) as Read | undefined;
  const loaded = endpoint();
  if (answer === undefined) return call(await loaded, options);
  loaded.catch(() => {}); // the next call reports the error
  return answer;
}

/** Like `call`, for data of an account: resolves to null if nobody is signed in or the server answers 401. */
export async function callSignedIn<Body, Answer, Read>(
  endpoint: Endpoint<Body, Answer, Read>,
  options?: CallOptions<Body>,
): Promise<Read | null> {
  if (!readAuthToken()) return null;
  try {
    return await call(endpoint, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Rejects after ten seconds, even if the transport ignores the signal. */
async function inTime<T>(signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>) {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    timeout.addEventListener("abort", () => reject(new Error("There was no answer within ten seconds.")));
  });
  return Promise.race([work(signal ? AbortSignal.any([signal, timeout]) : timeout), late]);
}
