import { createContext } from "react";

/** What the search of the index has found: ids of one table. */
export interface FoundRecords {
  table: string;
  ids: ReadonlySet<string>;
}

/** Null while nothing is searched. */
export const FoundContext = createContext<FoundRecords | null>(null);
