import type { Draft } from "./draft.ts";
import type { Said } from "./said.ts";

export interface Act {
  do: (draft: Draft) => void | Promise<void>;
  /** Ends in words of the owner's own, which go on until the next wish. */
  isOpen?: boolean;
}

/** One kind of wish that is understood. */
export interface Intent {
  id: string;
  /** The kind of edit, as the help names it. */
  title: string;
  examples: string[];
  read: (said: Said) => Act | undefined;
}

export const act = (run: Act["do"]): Act => ({ do: run });
export const openAct = (run: Act["do"]): Act => ({ do: run, isOpen: true });
