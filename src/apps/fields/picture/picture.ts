import * as z from "zod/mini";
import { defineKind } from "../field-kind.ts";
import { filesFromCsv, filesSchema, filesToCsv, formatFiles, type StoredFile } from "../file/file.ts";
import { presenceOperators } from "../operators.ts";
import { countSummaries } from "../summaries.ts";

/** Stored as the files are; the first picture stands for the record on cards. */
export const picture = defineKind<StoredFile[], object>({
  name: "Picture",
  options: z.object({}),
  value: filesSchema,
  input: { control: "files" },
  parse: filesFromCsv,
  format: formatFiles,
  toCsv: filesToCsv,
  fromCsv: filesFromCsv,
  sortKey: (value) => value[0]?.name ?? "",
  operators: presenceOperators,
  summaries: countSummaries,
  toFormula: (value) => value.map(({ name }) => name),
});
