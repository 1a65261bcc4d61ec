import { createContext } from "react";

/** What views remember besides records, by the id of the view. */
export interface Drafts {
  read: (view: string) => unknown;
  keep: (view: string, draft: unknown) => void;
}

/** Remembers nothing where no storage is given, as in a proposal. */
const NONE: Drafts = { read: () => undefined, keep: () => {} };

export const ViewDraftsContext = createContext(NONE);
