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
}

/** An error with a message for visitors, thrown when a model does not answer. */
export class ModelError extends Error {
  override readonly name = "ModelError";
}

export const LONGEST_ANSWER = 100_000;
