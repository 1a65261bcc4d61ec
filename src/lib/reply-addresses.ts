import { readOrigins } from "./model-origins.ts";

/** The address that takes the replies to links that name none, or "". */
export const defaultReplyUrl = (setting = import.meta.env.VITE_REPLY_URL) =>
  (setting ?? "").split(/[\s,]+/).find((entry) => readOrigins(entry).length > 0) ?? "";

/** Whether the content policy lets a page post there: to its own host, or to one that the build names. */
export const mayPostTo = (url: string, setting = import.meta.env.VITE_REPLY_URL) =>
  URL.canParse(url) && [globalThis.location?.origin, ...readOrigins(setting)].includes(new URL(url).origin);
