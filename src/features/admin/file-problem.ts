import { serverReason } from "#src/api/api-error.ts";
import { SpreadsheetError } from "#src/lib/spreadsheet/sheet.ts";

/** Why a file could not be read or made: words that were written for people, or those given. */
export const fileProblem = (error: unknown, otherwise: string) =>
  error instanceof SpreadsheetError ? error.message : (serverReason(error) ?? otherwise);
