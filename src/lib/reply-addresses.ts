import { readOrigins } from "./model-origins.ts";

/** Returns the default address for replies to links without one, or "". */
export const defaultReplyUrl = (setting = import.meta.env.VITE_REPLY_URL) =>
  (setting ?? "").split(/[\s,]+/).find((entry) => readOrigins(entry).length > 0) ?? "";

/**
 * Whether the content security policy allows POST requests to an address: to the own host, or to one that the build
 * names.
 */
export const mayPostTo = (url: string, setting = import.meta.env.VITE_REPLY_URL) =>
  URL.canParse(url) && [globalThis.location?.origin, ...readOrigins(setting)].includes(new URL(url).origin);
