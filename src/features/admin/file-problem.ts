import { serverReason } from "#src/api/api-error.ts";
import { SpreadsheetError } from "#src/lib/spreadsheet/sheet.ts";

/** Returns the message of an error that was written for people, or else the given one. */
export const fileProblem = (error: unknown, otherwise: string) =>
  error instanceof SpreadsheetError ? error.message : (serverReason(error) ?? otherwise);
