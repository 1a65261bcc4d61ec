import { startTransition, useEffect, useState } from "react";
import type { SiteDocument } from "../document.ts";
import { hasScenesOf, loadScenes, scenesIn } from "../drawn/art-catalogue.ts";

/** Whether the pictures of a site are loaded; starts loading them. A failure is thrown to the error boundary. */
export function useScenes(document: SiteDocument) {
  const [, setLoaded] = useState<SiteDocument>();
  const [error, setError] = useState<unknown>();
  const isReady = hasScenesOf(document);

  useEffect(() => {
    if (isReady) return;
    loadScenes(scenesIn(document)).then(() => startTransition(() => setLoaded(document)), setError);
  }, [document, isReady]);

  if (error && !isReady) throw error;
  return isReady;
}
