import type { NewToast } from "./toast-slice.ts";

/** Why code is missing, and what helps. */
export const whyMissing = () =>
  navigator.onLine
    ? "Check your connection and try again."
    : "You are offline, and it is not stored in this browser yet. Go online and try again.";

/** The message when the code of a dialog, a menu or a panel cannot be loaded. */
export const notOpened = (): NewToast => ({
  title: "Error",
  description: `This could not be opened. ${whyMissing()}`,
  tone: "destructive",
});
