import { useSyncExternalStore } from "react";

const query = "(min-width: 64rem)";

const subscribe = (listen: () => void) => {
  const media = matchMedia(query);
  media.addEventListener("change", listen);
  return () => media.removeEventListener("change", listen);
};

/** Whether the screen is wide enough for panels beside the page. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
