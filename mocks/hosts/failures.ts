import type { Failures } from "../backend.ts";

/** The answers of a server whose database fails. */
export const serverFailures: Failures = {
  full: [507, "The server has no room left. Tell the person who runs it: nothing was changed."],
  newer: [
    409,
    "The server's data was written by a newer version. Reload the page to get it: nothing was changed.",
  ],
  blocked: [503, "Many people are saving at this moment. Please try again: nothing was changed."],
  failed: [503, "The server could not save the change. Please try again: nothing was changed."],
  unread: [503, "The server could not read its data. Please try again in a moment."],
};
