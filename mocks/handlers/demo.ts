import { resetDemo } from "#src/contract/demo.ts";
import type { Database } from "../db/database.ts";
import { handle } from "./handle.ts";
import { requireAdmin } from "./session.ts";

/** On a server the data is shared, so visitors may reset it only in their own browser. */
export function demoHandlers(database: Database, { mayVisitorsReset }: { mayVisitorsReset: boolean }) {
  return [
    handle(resetDemo, async ({ request }) => {
      if (!mayVisitorsReset) requireAdmin(database.collections, request);
      await database.restore();
      return {};
    }),
  ];
}
