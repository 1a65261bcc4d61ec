import type { NewToast } from "./toast-slice.ts";

/** What is said where the code of a dialog, a menu or a panel does not come. */
export const notOpened: NewToast = {
  title: "Error",
  description: "This could not be opened. Check your connection and reload the page.",
  tone: "destructive",
};
