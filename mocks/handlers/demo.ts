import { resetDemo } from "#src/contract/demo.ts";
import type { Database } from "../db/database.ts";
import { handle } from "./handle.ts";
import { requireAdmin } from "./session.ts";

/** In a visitor's own browser the data is that visitor's copy; on a server it belongs to everybody. */
export function demoHandlers(database: Database, { mayVisitorsReset }: { mayVisitorsReset: boolean }) {
  return [
    handle(resetDemo, async ({ request }) => {
      if (!mayVisitorsReset) requireAdmin(database.collections, request);
      await database.restore();
      return {};
    }),
  ];
}
