import { session } from "#src/lib/storage.ts";

const TOKEN_KEY = "beta_token";
const TOKEN_LENGTH = 256;
const BETA_PATHS = ["/beta-", "/demo-session"];

/** A token in the address is stored for the rest of the session. */
export function readBetaStatus() {
  const token = clean(new URLSearchParams(location.search).get("token")) || clean(session.read(TOKEN_KEY));
  if (token) session.write(TOKEN_KEY, token);
  return Boolean(token) || BETA_PATHS.some((part) => location.pathname.includes(part));
}

export const forgetBetaToken = () => session.remove(TOKEN_KEY);

const clean = (token: string | null) => (token ?? "").replace(/[^\w.-]/g, "").slice(0, TOKEN_LENGTH);
