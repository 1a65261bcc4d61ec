import type * as z from "zod/mini";
import { plainLine } from "#src/lib/plain-line.ts";
import { PublishError, type PublishFailure } from "./publication.ts";

/** Of the words of a host as they are quoted, in characters. */
const QUOTED_LENGTH = 200;
const ATTEMPTS = 5;
const FIRST_WAIT_MS = 1_000;
/** A longer wait is reported instead. */
const LONGEST_WAIT_MS = 120_000;
/** For an answer, and more for each byte that goes up: 20 kB a second is a slow line. */
const ANSWER_MS = 60_000;
const SLOW_BYTES_PER_MS = 20;

export interface HostCalls {
  name: string;
  /** Every path of a call is put behind it. */
  base: string;
  headers: Record<string, string>;
  token: string;
  /** The advice for an answer, as the end of a sentence about it. */
  words: Partial<Record<number, string>>;
  signal: AbortSignal;
}

interface Call {
  body?: unknown;
  /** Sent as they are, instead of JSON. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** Asks for the content of a file, by the media type that the host has for that, in place of what is known of it. */
  raw?: string;
  /** Answers that are no failure for this call. */
  expects?: readonly number[];
}

export interface HostAnswer {
  status: number;
  json: unknown;
  /** Of a file whose content was asked for. */
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
 * Calls of one host. What passes by itself is tried again, later each time or when the host says; everything else
 * throws a `PublishError` in words. The token is in the header of a call and nowhere else.
 */
export function hostCalls({ name, base, headers, token, words, signal }: HostCalls) {
  async function call(method: string, path: string, options: Call = {}): Promise<HostAnswer> {
    for (let attempt = 1; ; attempt++) {
      const outcome = await tryOnce(method, path, options);
      if ("status" in outcome) return answerOf(outcome, options);
      if (attempt === ATTEMPTS || (outcome.waitMs ?? 0) > LONGEST_WAIT_MS) throw later(outcome);
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
        // A state that was asked for a moment ago is not kept for later.
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
      // Broken, too slow, or an answer that names no origin.
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
    /** The answer as the schema reads it. */
    async read<Value>(schema: z.ZodMiniType<Value>, method: string, path: string, options?: Call) {
      return understood(name, schema, (await call(method, path, options)).json);
    },
  };
}

/** Throws where a host answers in another shape than it describes. */
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

/** How long to wait before the same again, if that may help. */
function delayOf({ status, headers }: Response): Delay | undefined {
  const waitMs = askedWait(headers);
  // GitHub says in this way, too, that there were too many calls.
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

/** Resolves later, or rejects when the signal is aborted. */
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
    return undefined; // no content, or none that is JSON
  }
}

/** As plain text of one line: it is a stranger's. */
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
