import { useSyncExternalStore } from "react";
import { paths } from "#src/lib/paths.ts";
import { LONGEST_IN_PATH } from "#src/sites/share/limits.ts";

/** Stands in the path where the token itself is behind the `#`, which no host ever sees. */
export const BEHIND_HASH = "v1";

export const sharePath = (token: string) =>
  token.length <= LONGEST_IN_PATH ? paths.fullPreview(token) : `${paths.fullPreview(BEHIND_HASH)}#${token}`;

/** What stands behind the `#` of the address now. */
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
