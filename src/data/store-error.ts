/**
 * An error of the storage itself: no room left, written by a newer version, held by another tab, or a change or a read
 * that failed. It has no words for visitors: the backend and the work database have their own.
 */
export class StoreError extends Error {
  override name = "StoreError";
  readonly reason: "full" | "newer" | "blocked" | "failed" | "unread";

  constructor(reason: StoreError["reason"], cause?: unknown) {
    super(`The database could not be used: ${reason}`, { cause });
    this.reason = reason;
  }
}
