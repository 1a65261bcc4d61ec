import { local } from "#src/lib/storage.ts";

const KEY = "outbox_waiting";

/** Whether replies are waiting to be sent; readable without the database. */
export const hasOutbox = () => local.read(KEY) !== null;

/** Stores the number of waiting replies, and shows it as a badge on the installed app's icon. */
export function rememberOutbox(waiting: number) {
  if (waiting > 0) local.write(KEY, String(waiting));
  else local.remove(KEY);
  // Some browsers lack the Badging API or restrict it to installed apps. setAppBadge(0) clears the badge.
  if ("setAppBadge" in navigator) void navigator.setAppBadge(waiting).catch(() => {});
}
