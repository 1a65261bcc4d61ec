import type { MouseEvent } from "react";
import { basePath } from "./base-path.ts";

type WindowPlace = [name?: string, features?: string];

/** Opens a product page in a new window, or in the one with the given name; returns null if the browser blocks it. */
export const openWindow = (path: string, ...place: WindowPlace) => openAddress(basePath + path, place);

/**
 * Handles a click on a link that opens a new window, so that the session (beta status, prospect) continues there;
 * browsers would start a new one. Blocked windows, and clicks with a modifier key, are left to the link.
 */
export function followInWindow(event: MouseEvent<HTMLAnchorElement>) {
  const { button, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event;
  if (button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
  if (openAddress(currentTarget.href)) event.preventDefault();
}

function openAddress(address: string, [name = "_blank", ...features]: WindowPlace = []) {
  // With `noopener` a blocked window could not be detected, and the session would be empty.
  const opened = window.open(address, name, ...features);
  if (opened) opened.opener = null;
  return opened;
}
