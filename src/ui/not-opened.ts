import type { NewToast } from "./toast-slice.ts";

/** The message when the code of a dialog, a menu or a panel cannot be loaded. */
export const notOpened: NewToast = {
  title: "Error",
  description: "This could not be opened. Check your connection and reload the page.",
  tone: "destructive",
};
