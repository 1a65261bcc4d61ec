import { useEffect } from "react";
import { restoreTypedText } from "./typed-text.ts";

/** Stands behind the page, within the same Suspense: when this is hydrated, so are the page's fields. */
export function TypedText() {
  useEffect(() => {
    // Out of the effect, in which React would not hydrate a field for an event.
    const timer = setTimeout(restoreTypedText);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
