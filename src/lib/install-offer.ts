import { createStore } from "zustand/vanilla";

/** Chromium's offer to install a site, which other browsers keep in a menu of their own. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** The pending offer. */
export const installOffer = createStore<{ offer: InstallPrompt | null }>(() => ({ offer: null }));

/** Stores the browser's offer for the product's own button. Returns a function that stops it. */
export function watchInstallOffer() {
  const isOver = new AbortController();
  const { signal } = isOver;
  const onOffer = (event: Event) => {
    event.preventDefault();
    installOffer.setState({ offer: event as InstallPrompt });
  };
  addEventListener("beforeinstallprompt", onOffer, { signal });
  addEventListener("appinstalled", () => installOffer.setState({ offer: null }), { signal });
  return () => isOver.abort();
}
