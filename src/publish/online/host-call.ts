import type * as z from "zod/mini";
import { plainLine } from "#src/lib/plain-line.ts";
import { PublishError, type PublishFailure } from "./publication.ts";

/** The length limit for quoted host messages, in characters. */
const QUOTED_LENGTH = 200;
const ATTEMPTS = 5;
const FIRST_WAIT_MS = 1_000;
/** A longer wait is reported instead. */
const MAX_WAIT_MS = 120_000;
/** The base timeout. Uploads get more time per byte, assuming a slow line of 20 kB a second. */
const ANSWER_MS = 60_000;
const SLOW_BYTES_PER_MS = 20;

export interface HostCalls {
  name: string;
  /** The prefix of every path. */
  base: string;
  headers: Record<string, string>;
  token: string;
  /** Advice by status code, written as the end of a sentence. */
  words: Partial<Record<number, string>>;
  signal: AbortSignal;
}

interface Call {
  body?: unknown;
  /** A raw body, sent instead of JSON. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** The host's media type for raw content. Requests the content of a file instead of its metadata. */
  raw?: string;
  /** Statuses that are not errors for this call. */
  expects?: readonly number[];
}

export interface HostAnswer {
  status: number;
  json: unknown;
  /** The content, if `raw` was requested. */
  bytes?: Uint8Array<ArrayBuffer>;
}

const failures: Partial<Record<number, PublishFailure>> = {
  401: "token",
  403: "forbidden",
  404: "missing",
  409: "conflict",
  422: "refused",
};

/**
 * Makes calls to one host. Temporary failures are retried with backoff or after the time the host asks for; everything
 * else throws a `PublishError` with a message for people. The token is only sent in a header.
 */
export function hostCalls({ name, base, headers, token, words, signal }: HostCalls) {
  async function call(method: string, path: string, options: Call = {}): Promise<HostAnswer> {
    for (let attempt = 1; ; attempt++) {
      const outcome = await tryOnce(method, path, options);
      if ("status" in outcome) return answerOf(outcome, options);
      if (attempt === ATTEMPTS || (outcome.waitMs ?? 0) > MAX_WAIT_MS) throw later(outcome);
      await pause(outcome.waitMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1), signal);
    }
  }

  async function tryOnce(
    method: string,
    path: string,
    { body, bytes, raw }: Call,
  ): Promise<(HostAnswer & { isOk: boolean }) | Delay> {
    signal.throwIfAborted();
    const sent = bytes ?? (body === undefined ? undefined : JSON.stringify(body));
    const type = bytes ? "application/octet-stream" : "application/json";
    const limit = ANSWER_MS + Math.ceil((sent?.length ?? 0) / SLOW_BYTES_PER_MS);
    try {
      const response = await fetch(base + path, {
        method,
        headers: {
          ...headers,
          // A public repository is read without a token.
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(sent !== undefined && { "Content-Type": type }),
          ...(raw && { Accept: raw, "Content-Type": raw }),
        },
        body: sent ?? null,
        // A cached state could be stale.
        cache: "no-store",
        credentials: "omit",
        referrerPolicy: "no-referrer",
        signal: AbortSignal.any([signal, AbortSignal.timeout(limit)]),
      });
      const { status, ok: isOk } = response;
      if (raw && isOk)
        return { status, isOk, json: undefined, bytes: new Uint8Array(await response.arrayBuffer()) };
      const text = await response.text();
      return delayOf(response) ?? { status, isOk, json: readJson(text) };
    } catch (error) {
      signal.throwIfAborted();
      // A network error, a timeout, or a response without CORS headers.
      if (error instanceof TypeError || error instanceof DOMException) return { isLine: true };
      throw error;
    }
  }

  function answerOf({ isOk, ...answer }: HostAnswer & { isOk: boolean }, { expects = [] }: Call): HostAnswer {
    const { status, json } = answer;
    if (isOk || expects.includes(status)) return answer;
    throw new PublishError(failures[status] ?? "unexpected", sentence(status, json));
  }

  function sentence(status: number, json: unknown) {
    const quoted = token ? messageIn(json).replaceAll(token, "…") : messageIn(json);
    return `${name} ${words[status] ?? `answered with status ${status}.`}${quoted && ` It says: “${quoted}”`}`;
  }

  function later({ isLine, waitMs }: Delay) {
    if (isLine) {
      return new PublishError(
        "unreachable",
        `${name} cannot be reached. Check your connection and resume: files that are there already are not sent again.`,
      );
    }
    const when = waitMs ? ` until ${timeIn(waitMs)}` : "";
    return new PublishError("busy", `${name} is busy and asks to wait${when}. Resume then.`);
  }

  return {
    call,
    /** Calls the host and parses the response with a schema. */
    async read<Value>(schema: z.ZodMiniType<Value>, method: string, path: string, options?: Call) {
      return understood(name, schema, (await call(method, path, options)).json);
    },
  };
}

/** Throws if a host's response does not have the documented shape. */
export function understood<Value>(name: string, schema: z.ZodMiniType<Value>, json: unknown): Value {
  const { data, success } = schema.safeParse(json);
  if (success) return data;
  throw new PublishError("unexpected", `${name} gave an answer that cannot be read. Try again later.`);
}

interface Delay {
  isLine?: boolean;
  waitMs?: number | undefined;
}

const PASSING = new Set([408, 429, 500, 502, 503, 504]);

/** Returns the delay before a retry, if a retry may help. */
function delayOf({ status, headers }: Response): Delay | undefined {
  const waitMs = askedWait(headers);
  // GitHub also uses 403 for rate limits.
  if (PASSING.has(status) || (status === 403 && waitMs !== undefined)) return { waitMs };
  return undefined;
}

function askedWait(headers: Headers) {
  const after = headers.get("Retry-After");
  if (after !== null) {
    const seconds = Number(after);
    const wait = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1_000;
    return Number.isNaN(wait) ? undefined : Math.max(0, wait);
  }
  if (headers.get("X-RateLimit-Remaining") !== "0") return undefined;
  const reset = Number(headers.get("X-RateLimit-Reset"));
  return reset > 0 ? Math.max(0, reset * 1_000 - Date.now()) : undefined;
}

/** Resolves after a delay, or rejects if the signal aborts. */
export function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // empty, or not JSON
  }
}

/** Returns a host's message as one line of plain text, because it is untrusted. */
function messageIn(json: unknown) {
  if (typeof json !== "object" || json === null) return "";
  const { message, errors } = json as { message?: unknown; errors?: unknown };
  const [first] = Array.isArray(errors) ? errors : [];
  const detail =
    typeof first === "object" && first !== null ? (first as { message?: unknown }).message : first;
  return plainLine([message, detail].filter((part) => typeof part === "string").join(": "), QUOTED_LENGTH);
}

const timeIn = (ms: number) =>
  new Date(Date.now() + ms).toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit" });
