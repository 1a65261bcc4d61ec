import { demoAccounts } from "#src/contract/demo.ts";
import { compare } from "#src/lib/english.ts";
import type { Collections } from "../db/collections.ts";
import { putRecord } from "./change-log.ts";
import { Refusal } from "./handle.ts";

const FREE_ATTEMPTS = 5;
const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 15 * 60_000;
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;
/** Anyone can try any address, so the list of those without an account is bounded. */
const MOST_STRANGERS = 500;

/**
 * Wrong passwords by e-mail address, whether or not it has an account. After five of them each costs a wait,
 * which doubles. The demo accounts are exempt: their password is public, and no visitor may lock out the
 * next.
 */
export function failedSignIns(collections: Collections) {
  const { failedSignIns, users } = collections;

  /** Returns the recent failures. A clock that was set back resets the count, so that it locks nobody out. */
  function counted(email: string) {
    const failures = failedSignIns.findFirst((query) => query.where({ id: email }));
    const elapsed = failures ? Date.now() - failures.at : -1;
    return failures && elapsed >= 0 && elapsed < FORGOTTEN_AFTER_MS
      ? { count: failures.count, elapsed }
      : { count: 0, elapsed: 0 };
  }

  /**
   * Deletes failures of addresses without an account, those that wait last. No flood of other addresses may end the
   * wait of an account, or of the address that was just tried.
   */
  function discardStrangers(tried: string) {
    const accounts = new Set(users.all().map(({ email }) => email));
    const strangers = failedSignIns
      .all()
      .filter(({ id }) => !accounts.has(id))
      .toSorted(
        (one, other) =>
          Number(one.id === tried) - Number(other.id === tried) ||
          Number(mustWait(one)) - Number(mustWait(other)) ||
          one.at - other.at ||
          compare(one.id, other.id),
      );
    for (const { id } of strangers.slice(0, -MOST_STRANGERS)) {
      failedSignIns.delete((query) => query.where({ id }));
    }
  }

  return {
    /** Refuses an attempt made during the wait. */
    check(email: string) {
      const { count, elapsed } = counted(email);
      const wait = waitAfter(count) - elapsed;
      if (wait > 0) {
        throw new Refusal(429, `Too many wrong passwords. Wait ${inWords(wait)}, then try again.`);
      }
    },

    async add(email: string) {
      if (isDemoAccount(email)) return;
      const { count } = counted(email);
      await putRecord(collections, "failedSignIns", { id: email, count: count + 1, at: Date.now() });
      discardStrangers(email);
    },

    forget(email: string) {
      failedSignIns.delete((query) => query.where({ id: email }));
    },
  };
}

const isDemoAccount = (email: string) =>
  Object.values(demoAccounts).some((account) => account.email === email);

const mustWait = ({ count }: { count: number }) => count >= FREE_ATTEMPTS;

const waitAfter = (failures: number) =>
  failures < FREE_ATTEMPTS ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_ATTEMPTS), MAX_WAIT_MS);

function inWords(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1_000);
  if (seconds > 60) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? "1 second" : `${seconds} seconds`;
}
