import { local } from "#src/lib/storage.ts";

const KEY = "has_seen_splash";
const WITHOUT_SPLASH = ["/full-preview/", "/demo-preview", "/app-preview/", "/beta-payment"];

/** Parameters of links that open something at once: the return from `api/login`, and work from another device. */
const OPENING = ["login", "move"];

/** Whether to show the splash: on a first visit, but not on shared links or those that open something at once. */
export function isSplashDue(path: string, search: string) {
  if (local.read(KEY) !== null || WITHOUT_SPLASH.some((start) => path.startsWith(start))) return false;
  const params = new URLSearchParams(search);
  return path !== "/api/login" && !OPENING.some((name) => params.has(name));
}

export function rememberSplash() {
  local.write(KEY, "true");
}
