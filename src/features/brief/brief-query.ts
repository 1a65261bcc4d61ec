import { queryOptions } from "#src/api/query.ts";
import { understandInWorker } from "#src/sites/brief/understand-in-worker.ts";

/** The facts and wishes that are read from a brief. */
export const briefQuery = (brief: string) =>
  queryOptions({ queryKey: ["brief", brief], queryFn: () => understandInWorker(brief) });
