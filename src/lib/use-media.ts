import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches. Prerendered pages assume an answer. */
export function useMedia(query: string, assumed: boolean) {
  const subscribe = useCallback(
    (listen: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", listen);
      return () => media.removeEventListener("change", listen);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => assumed,
  );
}

/** Whether the main pointer is a finger, which cannot drag a file from elsewhere. */
export const useIsTouchOnly = () => useMedia("(hover: none) and (pointer: coarse)", false);

/** Whether the device is operated by touch, and is as narrow as a phone. */
export const useIsPhone = () =>
  useMedia("(hover: none) and (pointer: coarse) and (max-width: 47.9rem)", false);
