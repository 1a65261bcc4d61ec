export type PictureProblem =
  | "empty"
  | "type"
  | "damaged"
  | "bytes"
  | "pixels"
  | "unreadable"
  | "undecodable"
  /** Drawing it would take too long. */
  | "complex"
  | "failed"
  | "full";

/** The message says why a file cannot be used as a picture, and what to do. */
export class PictureError extends Error {
  override name = "PictureError";
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.problem = problem;
  }
}
