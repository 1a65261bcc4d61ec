import type { Account, Collections } from "../db/collections.ts";
import { Refusal } from "./handle.ts";

/**
 * Returns the bearer token of a request. Cookies are no option: a service worker's response cannot set one.
 */
export function bearerToken(request: Request) {
  return /^Bearer ([0-9a-f]{32})$/.exec(request.headers.get("authorization") ?? "")?.[1];
}

export function signedInAccount({ users, sessions }: Collections, request: Request): Account | undefined {
  const token = bearerToken(request);
  const session = token && sessions.findFirst((query) => query.where({ id: token }));
  return session ? users.findFirst((query) => query.where({ id: session.userId })) : undefined;
}

export function requireAccount(collections: Collections, request: Request): Account {
  const account = signedInAccount(collections, request);
  if (!account) throw new Refusal(401, "Sign in to continue.");
  return account;
}

export function requireAdmin(collections: Collections, request: Request): Account {
  const account = requireAccount(collections, request);
  if (account.role !== "admin") throw new Refusal(403, "Only an admin account may change this.");
  return account;
}
