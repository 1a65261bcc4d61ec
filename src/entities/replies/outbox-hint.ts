import { local } from "#src/lib/storage.ts";

const KEY = "outbox_waiting";

/** Whether something is waiting to be sent, without opening the database. */
export const hasOutbox = () => local.read(KEY) !== null;

/** Remembers how many replies are waiting, and shows their number on the icon of the installed app. */
export function rememberOutbox(waiting: number) {
  if (waiting > 0) local.write(KEY, String(waiting));
  else local.remove(KEY);
  // Not every browser has it, and some refuse it to pages that are not installed. setAppBadge(0) clears it.
  if ("setAppBadge" in navigator) void navigator.setAppBadge(waiting).catch(() => {});
}
