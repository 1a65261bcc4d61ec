const messages = {
  full: "The storage of this browser is full, so this was not saved. Make room and try again.",
  blocked: "Another tab holds the stored data in an older version. Close or reload the other tabs.",
  newer: "Your work was saved by a newer version of this product. It can be read here, but not changed.",
  unreadable:
    "What was saved of this site cannot be read, so there is nothing to share. Open it in the editor to export it.",
  gone: "This project was deleted in another tab, so nothing is saved in it any more.",
  replaced:
    "This app was replaced in another tab, so nothing is saved in it any more. Export what you need from here, then reload the page.",
  failed: "This browser could not save this. Try again.",
};

/** An error with a message for people that says why stored work could not be read or saved. */
export class WorkError extends Error {
  readonly reason: keyof typeof messages;

  constructor(reason: keyof typeof messages, cause?: unknown) {
    super(messages[reason], { cause });
    this.name = "WorkError";
    this.reason = reason;
  }
}
