import { local } from "#src/lib/storage.ts";

const KEY = "auth_token";
/** If the browser stores nothing, a sign-in lasts as long as the page. */
let unstored: string | null = null;

/** The bearer token as stored; whatever does not look like one is removed. */
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

/** Tells of a sign-in or sign-out in another tab. */
export function onAuthTokenChange(listener: () => void) {
  const isOurs = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  addEventListener("storage", isOurs);
  return () => removeEventListener("storage", isOurs);
}
