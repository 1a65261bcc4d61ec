import { basePath } from "#src/lib/base-path.ts";

/** Opens a page of ours in a new window; false when the browser has blocked it. */
export function openWindow(path: string) {
  // With `noopener` there would be no telling a blocked window, and it would start an empty session.
  const opened = window.open(basePath + path, "_blank");
  if (!opened) return false;
  opened.opener = null;
  return true;
}
