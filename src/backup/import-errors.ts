const EXPLAINED = new Set(["ImportError", "WorkError", "PictureError", "MovedError", "PublishError"]);

/**
 * Returns the message for a failed import. Errors are recognized by name, because the classes are in chunks loaded on
 * demand.
 */
export const wordsOf = (error: unknown, otherwise: string) =>
  error instanceof Error && EXPLAINED.has(error.name) ? error.message : otherwise;
