import type * as z from "zod/mini";

/** What client and backend agree on for one call. `path` starts with `/api/`, below the base path. */
export interface Endpoint<Body, Answer> {
  method: "GET" | "POST";
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
