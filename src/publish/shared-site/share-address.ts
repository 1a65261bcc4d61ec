import { useSyncExternalStore } from "react";
import { paths } from "#src/lib/paths.ts";

/** A path segment in place of the token. The token follows the `#`, which browsers never send to a host. */
export const BEHIND_HASH = "v1";

export const sharePath = (token: string, search = "") =>
  `${paths.fullPreview(BEHIND_HASH)}${search && `?${search}`}#${token}`;

/** The fragment of the address, without the `#`. */
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
