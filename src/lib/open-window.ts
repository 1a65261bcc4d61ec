import type { MouseEvent } from "react";
import { basePath } from "./base-path.ts";

type WindowPlace = [name?: string, features?: string];

/** Opens a page of ours in a new window, or in the one of that name; null when the browser has blocked it. */
export const openWindow = (path: string, ...place: WindowPlace) => openAddress(basePath + path, place);

/**
 * For a click on a link that opens a new window: there the session goes on, a beta visitor's as well as a prospect's, which
 * the browser by itself would begin anew. What is blocked, or clicked with a key held, is left to the link.
 */
export function followInWindow(event: MouseEvent<HTMLAnchorElement>) {
  const { button, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event;
  if (button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
  if (openAddress(currentTarget.href)) event.preventDefault();
}

function openAddress(address: string, [name = "_blank", ...features]: WindowPlace = []) {
  // With `noopener` there would be no telling a blocked window, and it would start an empty session.
  const opened = window.open(address, name, ...features);
  if (opened) opened.opener = null;
  return opened;
}
