import type * as z from "zod/mini";

/**
 * An optional idempotency key. The product sends it with every POST: our backend runs a call once, however often its
 * id arrives (mocks/answered-once.ts).
 */
export const CALL_ID_HEADER = "x-sitewright-call";

/** The response header of our own backend, with the way in which it stores its data. */
export const BACKEND_HEADER = "x-sitewright-backend";

/** The contract between client and backend for one call. `path` starts with `/api/`, below the base path. */
export interface Endpoint<Body, Answer, Read = Answer> {
  method: "GET" | "POST";
  /** A segment that begins with a colon is a parameter. */
  path: string;
  body?: z.ZodMiniType<Body>;
  /** The schema of our own backend's response. */
  answer: z.ZodMiniType<Answer>;
  /** The schema that a page applies to any backend's response; null if only success matters. */
  reads: z.ZodMiniType<Read> | null;
}

export function get<Answer>(path: string, answer: z.ZodMiniType<Answer>): Endpoint<undefined, Answer> {
  return { method: "GET", path, answer, reads: answer };
}

/** A call without a payload passes `null` as its body schema. */
export function post<Answer>(
  path: string,
  body: null,
  answer: z.ZodMiniType<Answer>,
): Endpoint<undefined, Answer>;
export function post<Body, Answer>(
  path: string,
  body: z.ZodMiniType<Body>,
  answer: z.ZodMiniType<Answer>,
): Endpoint<Body, Answer>;
export function post<Body, Answer>(
  path: string,
  body: z.ZodMiniType<Body> | null,
  answer: z.ZodMiniType<Answer>,
): Endpoint<Body, Answer> {
  return { method: "POST", path, answer, reads: answer, ...(body && { body }) };
}

/**
 * Returns the endpoint with a looser schema for reading, because a hosted server may return only the specified fields.
 */
export function reading<Body, Answer, Read>(
  endpoint: Endpoint<Body, Answer>,
  reads: z.ZodMiniType<Read>,
): Endpoint<Body, Answer, Read> {
  return { ...endpoint, reads };
}

/** Returns the endpoint without a schema for reading, because the specification does not define its response. */
export function unread<Body, Answer>(endpoint: Endpoint<Body, Answer>): Endpoint<Body, Answer, undefined> {
  return { ...endpoint, reads: null };
}

export interface Place {
  /** The values of the path parameters. */
  params?: Record<string, string | number>;
  search?: Record<string, string>;
}

/** Builds the address of a call from path, parameters and query. */
export function addressOf({ path }: { path: string }, { params = {}, search = {} }: Place = {}) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Give a value for ":${name}" of ${path}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(search).toString();
  return query ? `${filled}?${query}` : filled;
}
