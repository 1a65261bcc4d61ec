import type { Draft } from "./draft.ts";
import type { Said } from "./said.ts";

export interface Act {
  do: (draft: Draft) => void | Promise<void>;
  /** Ends in free text of the user, which continues until the next request. */
  isOpen?: boolean;
}

/** One kind of request that is understood. */
export interface Intent {
  id: string;
  /** The name of the kind in the help. */
  title: string;
  examples: string[];
  read: (said: Said) => Act | undefined;
}

export const act = (run: Act["do"]): Act => ({ do: run });
export const openAct = (run: Act["do"]): Act => ({ do: run, isOpen: true });
