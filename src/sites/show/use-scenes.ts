import { startTransition, useEffect, useState } from "react";
import { hasScenesOf, loadScenes, scenesIn } from "../art/art-catalogue.ts";
import type { SiteDocument } from "../document.ts";

/**
 * Whether the pictures of a site can be drawn; until then they are being loaded. Pictures that cannot be had are an
 * error of the part that shows the site.
 */
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
