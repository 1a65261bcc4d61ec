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
  /** The stored bearer token, if not given. */
  token?: string | null;
}

/** Makes one call of the contract. Throws an `ApiError` when it is refused; what it returns is valid. */
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
        // Without a body too: a form of another website cannot send either of them.
        ...(endpoint.method === "POST" && {
          "Content-Type": "application/json",
          [CALL_ID_HEADER]: randomId(),
        }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  if (!response.ok) throw await ApiError.from(response);
  // Without a schema to read by, `Read` is undefined, which the compiler cannot follow.
  if (!endpoint.reads) return undefined as Read;
  return endpoint.reads.parse(await response.json());
}

/**
 * The same where a page may have brought its first answer, which needs no check. The code of the endpoint is loaded in
 * any case, since the next visit may be without a network.
 */
export async function callUnlessAnswered<Answer, Read>(
  path: string,
  endpoint: () => Promise<Endpoint<undefined, Answer, Read>>,
  options?: CallOptions<undefined>,
): Promise<Read> {
  const answer = (await takeFirstAnswer(path)) as Read | undefined;
  const loaded = endpoint();
  if (answer === undefined) return call(await loaded, options);
  loaded.catch(() => {}); // the next call tells
  return answer;
}

/** The same for what belongs to an account: without one, or when it is refused (401), the result is null. */
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

/** Rejects after ten seconds, whether or not the one who answers listens to the signal. */
async function inTime<T>(signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>) {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    timeout.addEventListener("abort", () => reject(new Error("There was no answer within ten seconds.")));
  });
  return Promise.race([work(signal ? AbortSignal.any([signal, timeout]) : timeout), late]);
}
