import { asPlainText, fromPlainText } from "./spreadsheet/plain-text.ts";

const papa = async () => (await import("papaparse")).default;

/** A file as spreadsheets read it, with a mark for its letters and no cell that could run. */
export async function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]) {
  const { unparse } = await papa();
  const safe = rows.map((row) => row.map(asPlainText));
  return `\uFEFF${unparse([[...header], ...safe], { newline: "\r\n" })}`;
}

/** All rows of a file with commas, semicolons or tabs between the cells; empty ones are left out. */
export async function readCsv(text: string): Promise<string[][]> {
  const { parse } = await papa();
  const content = text.replace(/^\uFEFF/, "");
  const { data } = parse<string[]>(content, { skipEmptyLines: "greedy", delimiter: delimiterOf(content) });
  return data.map((row) => row.map(fromPlainText));
}

/** The one that the head has most of: what stands in the rows must not decide. */
function delimiterOf(content: string) {
  const [head = ""] = content.split(/[\r\n]/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return [",", ";", "\t"].reduce((best, next) => (count(next) > count(best) ? next : best));
}
