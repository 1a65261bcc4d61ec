import { resetDemo } from "#src/contract/demo.ts";
import type { Database } from "../db/database.ts";
import { handle } from "./handle.ts";

/** Open to everybody: what is restored is this browser's own copy. */
export function demoHandlers(database: Database) {
  return [
    handle(resetDemo, async () => {
      await database.restore();
      return {};
    }),
  ];
}
