import type * as z from "zod/mini";

/** On every POST: our backend does a call once, however often its id arrives (mocks/answered-once.ts). */
export const CALL_ID_HEADER = "x-sitewright-call";

/** The agreement of client and backend on one call. `path` starts with `/api/`, below the base path. */
export interface Endpoint<Body, Answer, Read = Answer> {
  method: "GET" | "POST";
  /** A part that begins with a colon is filled in by the caller. */
  path: string;
  body?: z.ZodMiniType<Body>;
  /** The schema of our own backend's answer. */
  answer: z.ZodMiniType<Answer>;
  /** The schema a page applies to any backend's answer; null if only success matters. */
  reads: z.ZodMiniType<Read> | null;
}

export function get<Answer>(path: string, answer: z.ZodMiniType<Answer>): Endpoint<undefined, Answer> {
  return { method: "GET", path, answer, reads: answer };
}

/** A call without a payload passes `null` for its body schema. */
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

/** The same call, of whose answer less is taken: a server of one's own may say no more than the specification has. */
export function reading<Body, Answer, Read>(
  endpoint: Endpoint<Body, Answer>,
  reads: z.ZodMiniType<Read>,
): Endpoint<Body, Answer, Read> {
  return { ...endpoint, reads };
}

/** The same call, whose answer the specification gives no shape: it may as well be empty. */
export function unread<Body, Answer>(endpoint: Endpoint<Body, Answer>): Endpoint<Body, Answer, undefined> {
  return { ...endpoint, reads: null };
}

export interface Place {
  /** Values for the parts of the path that begin with a colon. */
  params?: Record<string, string | number>;
  search?: Record<string, string>;
}

/** The address of one call, with everything filled in. */
export function addressOf({ path }: { path: string }, { params = {}, search = {} }: Place = {}) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Give a value for ":${name}" of ${path}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(search).toString();
  return query ? `${filled}?${query}` : filled;
}
