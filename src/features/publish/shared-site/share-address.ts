import { useSyncExternalStore } from "react";
import { paths } from "#src/lib/paths.ts";

/** Stands in the path in place of the token, which is behind the `#`, where no host ever sees it. */
export const BEHIND_HASH = "v1";

export const sharePath = (token: string, search = "") =>
  `${paths.fullPreview(BEHIND_HASH)}${search && `?${search}`}#${token}`;

/** The text after the `#` of the address. */
export const useHash = () =>
  useSyncExternalStore(
    followHash,
    () => location.hash.slice(1),
    () => "",
  );

function followHash(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}
