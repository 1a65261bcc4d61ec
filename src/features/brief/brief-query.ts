import { queryOptions } from "#src/api/query.ts";
import { understandInWorker } from "#src/sites/brief/understand-in-worker.ts";

/** Parses a brief into facts and requests. */
export const briefQuery = (brief: string) =>
  queryOptions({ queryKey: ["brief", brief], queryFn: () => understandInWorker(brief) });
