import { resetDemo } from "#src/contract/demo.ts";
import type { Database } from "../db/database.ts";
import { handle, Refusal } from "./handle.ts";
import { requireAdmin } from "./session.ts";

interface ResetRights {
  /** Any visitor may: the data is only theirs. */
  mayVisitorsReset: boolean;
  /** An admin may: there is no real data. */
  mayReset: boolean;
}

/** On a server the data is shared, so visitors may reset it only in their own browser. */
export function demoHandlers(database: Database, { mayVisitorsReset, mayReset }: ResetRights) {
  return [
    handle(resetDemo, async ({ request }) => {
      if (!mayVisitorsReset) requireAdmin(database.collections, request);
      if (!mayReset) throw new Refusal(403, "This server holds real data, which is never reset.");
      await database.restore();
      return {};
    }),
  ];
}
