import type { Description } from "#src/apps/describe/describe.ts";

/** The brief of an app, with the choices of the visitor. */
export interface AppTask {
  brief: string;
  /** Ids of parts to leave out. */
  without: readonly string[];
  /** The local day. */
  today: string;
  /** Of the browser. */
  language: string;
}

export type BriefApp = Pick<Description, "samples" | "parts" | "questions" | "isUnsure">;
