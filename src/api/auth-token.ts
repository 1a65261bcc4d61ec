import { local } from "#src/lib/storage.ts";

const KEY = "auth_token";

/** The bearer token as stored; whatever does not look like one is removed. */
export function readAuthToken() {
  const token = local.read(KEY);
  if (token === null) return null;
  if (/^[\w.~+/=-]{1,4096}$/.test(token)) return token;
  local.remove(KEY);
  return null;
}

export const writeAuthToken = (token: string) => local.write(KEY, token);
export const removeAuthToken = () => local.remove(KEY);

/** Tells of a sign-in or sign-out in another tab. */
export function onAuthTokenChange(listener: () => void) {
  const isOurs = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  addEventListener("storage", isOurs);
  return () => removeEventListener("storage", isOurs);
}
