import { queryOptions } from "#src/api/query.ts";
import { understandInWorker } from "#src/sites/brief/understand-in-worker.ts";

/** What is understood of a brief. */
export const briefQuery = (brief: string) =>
  queryOptions({ queryKey: ["brief", brief], queryFn: () => understandInWorker(brief) });
