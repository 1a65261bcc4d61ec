import { type IDBPDatabase, openDB } from "idb";
import { vi } from "vitest";

/** Does something to a database behind the product's back. */
export async function inDatabase<Result>(
  name: string,
  act: (database: IDBPDatabase) => Result | Promise<Result>,
): Promise<Result> {
  const database = await openDB(name);
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

/**
 * Lets the browser run out of space while it writes, to one table or to all: `put` and `add` throw, or a `put` has the
 * whole transaction aborted, at once or, as Chromium does, after it has succeeded. Returns a function that makes room.
 */
export function fillStorage(
  way: "put" | "add" | "abort" | "commit",
  table?: string,
  reason = "QuotaExceededError",
) {
  const method = way === "add" ? "add" : "put";
  const original = IDBObjectStore.prototype[method];
  const spy = vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (table && this.name !== table) return original.apply(this, given);
    if (way === method) throw new DOMException("Full", reason);
    const request = original.apply(this, given);
    // The stand-in's own way to end a transaction with a reason, which the public `abort` does not take.
    const transaction = this.transaction as IDBTransaction & { _abort: (reason: string) => void };
    if (way === "abort") transaction._abort(reason);
    else request.addEventListener("success", () => transaction._abort(reason));
    return request;
  });
  return () => spy.mockRestore();
}
