import { local } from "#src/lib/storage.ts";

const KEY = "auth_token";
/** Without storage, a sign-in lasts as long as the page. */
let unstored: string | null = null;

/** Reads the stored bearer token and removes an invalid one. */
export function readAuthToken() {
  const token = local.read(KEY) ?? unstored;
  if (token === null) return null;
  if (/^[\w.~+/=-]{1,4096}$/.test(token)) return token;
  removeAuthToken();
  return null;
}

export function writeAuthToken(token: string) {
  unstored = local.write(KEY, token) ? null : token;
}

export function removeAuthToken() {
  unstored = null;
  local.remove(KEY);
}

/** Calls back after a sign-in or sign-out in another tab. */
export function onAuthTokenChange(listener: () => void) {
  const isOurs = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  addEventListener("storage", isOurs);
  return () => removeEventListener("storage", isOurs);
}
