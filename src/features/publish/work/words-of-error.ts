const EXPLAINED = new Set(["ImportError", "WorkError", "PictureError", "MovedError", "PublishError"]);

/**
 * What to tell the person who chose a file. Errors that have words for them are known by their names, as the code that
 * throws them loads on demand.
 */
export const wordsOf = (error: unknown, otherwise: string) =>
  error instanceof Error && EXPLAINED.has(error.name) ? error.message : otherwise;
