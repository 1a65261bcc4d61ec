import type * as z from "zod/mini";

/** What client and backend agree on for one call. `path` starts with `/api/`, below the base path. */
export interface Endpoint<Body, Answer> {
  method: "GET" | "POST";
  /** A part that begins with a colon is filled in by the caller. */
  path: string;
  body?: z.ZodMiniType<Body>;
  answer: z.ZodMiniType<Answer>;
}

export function get<Answer>(path: string, answer: z.ZodMiniType<Answer>): Endpoint<undefined, Answer> {
  return { method: "GET", path, answer };
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
  return { method: "POST", path, answer, ...(body && { body }) };
}

export interface Place {
  /** What stands for the parts of the path that begin with a colon. */
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
