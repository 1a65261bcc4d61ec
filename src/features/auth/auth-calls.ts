import { ApiError } from "#src/api/api-error.ts";
import { call } from "#src/api/call.ts";
import * as endpoints from "#src/contract/auth.ts";

// This file is loaded on demand, because the schemas are not needed for the first paint.

export const currentUser = () => call(endpoints.currentUser);
export const logout = (token: string) => call(endpoints.logout, { token });

export const login = (body: endpoints.Credentials) => orSay("Login failed", call(endpoints.login, { body }));
export const register = (body: endpoints.Registration) =>
  orSay("Registration failed", call(endpoints.register, { body }));

/** Rejects with the backend's message, or with `otherwise` if there is none. */
async function orSay<Answer>(otherwise: string, answer: Promise<Answer>) {
  try {
    return await answer;
  } catch (error) {
    throw new Error((error instanceof ApiError && error.reason) || otherwise, { cause: error });
  }
}
