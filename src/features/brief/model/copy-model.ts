/** The request to a language model: the rules and the material. */
export interface Question {
  rules: string;
  material: string;
  /** The JSON schema for the answer. */
  answer: object;
}

/** A language model that rewrites texts. Its output is never trusted. */
export interface CopyModel {
  /** The name shown in the interface as the author. */
  name: string;
  ask: (question: Question, signal: AbortSignal) => Promise<string>;
  /** Only for a model that runs in the browser. */
  download?: Download;
}

/** A model that a browser fetches before its first answer, which may take many minutes. */
export interface Download {
  /** Resolves to `running` if another page has begun it. */
  state: () => Promise<"done" | "needed" | "running">;
  /** Resolves when the model is there. `onProgress` is called with a share from 0 to 1. */
  start: (signal: AbortSignal, onProgress: (share: number) => void) => Promise<void>;
}

/** An error with a message for visitors, thrown when a model does not answer. */
export class ModelError extends Error {
  override readonly name = "ModelError";
}

export const MAX_ANSWER_LENGTH = 100_000;
