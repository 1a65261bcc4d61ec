import { local } from "#src/lib/storage.ts";

const KEY = "has_seen_splash";
const WITHOUT_SPLASH = ["/full-preview/", "/demo-preview", "/app-preview/", "/beta-payment"];

/** Whether to show the splash: on a first visit, but not on shared links or when returning from `api/login`. */
export function isSplashDue(path: string, search: string) {
  if (local.read(KEY) !== null || WITHOUT_SPLASH.some((start) => path.startsWith(start))) return false;
  return path !== "/api/login" && !new URLSearchParams(search).has("login");
}

export function rememberSplash() {
  local.write(KEY, "true");
}
