import { decode } from "#src/lib/spreadsheet/decode.ts";
import { SpreadsheetError } from "#src/lib/spreadsheet/sheet.ts";
import type { SheetGrid, Steps } from "../plan.ts";
import { csvSteps } from "./csv-steps.ts";
import { sourceLimits } from "./source-limits.ts";

/** A file, or rows copied from a spreadsheet program. */
export type SheetSource = File | { pasted: string };

const ZIP = [0x50, 0x4b];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** Detects the format by content. The steps read what may be long. */
export async function readSource(source: SheetSource): Promise<Steps<SheetGrid[]>> {
  if ("pasted" in source) return textSteps(source.pasted, "");
  if (source.size === 0) throw new SpreadsheetError("This file is empty.");
  if (source.size > sourceLimits.megabytes * 1_000_000) {
    throw new SpreadsheetError(`This file is larger than ${sourceLimits.megabytes} MB. Split it.`);
  }
  const bytes = new Uint8Array(await source.arrayBuffer());
  const startsWith = (signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (startsWith(ZIP)) return done(await (await import("./xlsx-grids.ts")).xlsxGrids(bytes));
  if (startsWith(OLD_EXCEL)) {
    throw new SpreadsheetError(
      "This is an old Excel file, or one with a password. Save it as .xlsx without a password, or as CSV.",
    );
  }
  return textSteps(decode(bytes), source.name.replace(/\.[^.]*$/, ""));
}

function* textSteps(text: string, name: string): Steps<SheetGrid[]> {
  return [yield* csvSteps(text, name)];
}

// biome-ignore lint/correctness/useYield: the shape of work that is done already
function* done(grids: SheetGrid[]): Steps<SheetGrid[]> {
  return grids;
}
