import { type ShareLabel, writeToken } from "./token-content.ts";

/** An app in a link: its document, and its records if the sender wants. `src/apps` validates it. */
export interface LinkedApp {
  document: unknown;
  records?: unknown;
  counters?: unknown;
}

/** Encodes an app as text for an address, of any length; "" for one that no token can hold. */
export const encodeApp = (app: LinkedApp, label: Partial<ShareLabel> = {}) =>
  writeToken({
    q: app,
    s: label.sender || undefined,
    n: label.note || undefined,
    p: label.prospect || undefined,
    x: label.lastDay || undefined,
  });
