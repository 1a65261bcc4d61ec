/** An error with a message for people that says why a file could not be made. */
export class ExportError extends Error {
  override name = "ExportError";
}
