import { createStore } from "zustand";

/** Messages waiting for the live region, by topic. The announcer, which mounts after the first paint, takes them. */
export const announcements = createStore<{ texts: Record<string, string> }>(() => ({ texts: {} }));

/** Announces a text to screen readers without interrupting. Only the last text of a topic is read. */
export const announce = (text: string, topic = "") =>
  announcements.setState(({ texts }) => ({ texts: { ...texts, [topic]: text } }));

/** Announces additional detail, only if screen reader support is on in the accessibility settings. */
export function announceMore(text: string, topic: string) {
  if (document.documentElement.classList.contains("screen-reader")) announce(text, topic);
}
