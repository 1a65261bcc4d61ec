import { useMedia } from "#src/lib/use-media.ts";

/** Whether the screen is wide enough for panels beside the page. */
export const useIsWide = () => useMedia("(min-width: 64rem)", true);
