import { createStore } from "zustand";

/** Messages still to be read out, by topic. The announcer, which comes after the first paint, empties it. */
export const announcements = createStore<{ texts: Record<string, string> }>(() => ({ texts: {} }));

/** Has a screen reader say it, when it is done with what it says. Of one topic the last text alone is said. */
export const announce = (text: string, topic = "") =>
  announcements.setState(({ texts }) => ({ texts: { ...texts, [topic]: text } }));

/** For what only those need to hear who have asked for screen reader support in the accessibility settings. */
export function announceMore(text: string, topic: string) {
  if (document.documentElement.classList.contains("screen-reader")) announce(text, topic);
}
