/** The request to a language model: rules, and the material to follow them on. */
export interface Question {
  rules: string;
  material: string;
  /** The JSON schema that the answer has to follow. */
  answer: object;
}

/** A language model that can be asked to write better; it is never trusted. */
export interface CopyModel {
  /** As the interface names who has written something. */
  name: string;
  ask: (question: Question, signal: AbortSignal) => Promise<string>;
}

/** The messages for visitors when a model does not answer. */
export class ModelError extends Error {
  override readonly name = "ModelError";
}

export const LONGEST_ANSWER = 100_000;
