const messages = {
  full: "there is no room left",
  newer: "a newer version of the product has written it, so this one may only read it",
  blocked: "another tab uses it in an older version",
  failed: "a change could not be saved, so nothing of it was",
  unread: "it could not be read",
};

/** An error of the storage itself. It has no words for visitors: the backend and the work database have their own. */
export class StoreError extends Error {
  override name = "StoreError";
  readonly reason: keyof typeof messages;

  constructor(reason: keyof typeof messages, cause?: unknown) {
    super(`The database could not be used: ${messages[reason]}.`, { cause });
    this.reason = reason;
  }
}
