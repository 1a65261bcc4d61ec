import { useEffect } from "react";
import { restoreTypedText } from "./typed-text.ts";

/** Placed after the page in the same Suspense boundary: when it is hydrated, so are the page's fields. */
export function TypedText() {
  useEffect(() => {
    // Deferred, because React does not hydrate a field for an event during an effect.
    const timer = setTimeout(restoreTypedText);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
