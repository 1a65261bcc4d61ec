import { type SqlDatabase, statement } from "./sql-database.ts";
import { makeTables } from "./sql-tables.ts";

export interface Limit {
  /** The name of the limited call, such as `sign-in`. */
  name: string;
  calls: number;
  seconds: number;
}

/**
 * Counts calls by caller in periods of fixed length. The counts are in the database, so that all hosts share them. A count
 * ends with its period and not before: no flood of other callers can push one out.
 */
export function createRateLimits(database: SqlDatabase, now = Date.now) {
  let made: Promise<unknown> | undefined;

  /** Counts a call. Returns the seconds until the next one is allowed, or 0 if this one is. */
  return async function take({ name, calls, seconds }: Limit, caller: string): Promise<number> {
    made ??= makeTables(database);
    await made;
    const at = Math.floor(now() / 1_000);
    const ends = (Math.floor(at / seconds) + 1) * seconds;
    const rows = await database.run([
      statement("DELETE FROM rate_limits WHERE ends <= ?1", at),
      statement(
        `INSERT INTO rate_limits (bucket, ends, calls) VALUES (?1, ?2, 1)
         ON CONFLICT (bucket, ends) DO UPDATE SET calls = rate_limits.calls + 1 RETURNING calls`,
        `${name} ${caller}`,
        ends,
      ),
    ]);
    return Number(rows[1]?.[0]?.calls ?? 0) > calls ? ends - at : 0;
  };
}

/** An IPv6 network of one customer counts as one caller. */
export function callerOf(address: string) {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const all = [
    ...groups,
    ...Array.from({ length: Math.max(0, missing) }, () => "0"),
    ...(tail ?? "").split(":"),
  ];
  return all
    .slice(0, 4)
    .map((group) => (group || "0").toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}
