import * as z from "zod/mini";
import { ASSET_REFERENCE, assetReference } from "#src/lib/asset-reference.ts";
import { defineKind } from "../field-kind.ts";
import type { Parsed } from "../field-values.ts";
import { joinList, splitList } from "../lists.ts";
import { presenceOperators } from "../operators.ts";
import { countSummaries } from "../summaries.ts";

export interface StoredFile {
  /** The id of the stored file, see src/pictures. */
  asset: string;
  name: string;
  /** Describes a picture for people who do not see it. */
  alt?: string | undefined;
}

const MAX_FILES = 50;

export const filesSchema = z
  .array(
    z.object({
      asset: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      name: z.string().check(z.minLength(1), z.maxLength(200)),
      alt: z.optional(z.string().check(z.maxLength(300))),
    }),
  )
  .check(z.minLength(1), z.maxLength(MAX_FILES));

export const formatFiles = (files: readonly StoredFile[]) => joinList(files.map(({ name }) => name));

/** Each file as reference, name and description. The files themselves are beside the table in a ZIP file. */
export const filesToCsv = (files: readonly StoredFile[]) =>
  joinList(
    files.map(({ asset, name, alt }) => joinList([assetReference(asset), name, ...(alt ? [alt] : [])], " ")),
    ";",
  );

export function filesFromCsv(text: string): Parsed<StoredFile[]> {
  const files = splitList(text, ";").map((file) => {
    const [reference = "", name = "", alt] = splitList(file, " ");
    return ASSET_REFERENCE.test(reference)
      ? { asset: reference.slice("asset:".length), name, ...(alt && { alt }) }
      : null;
  });
  if (files.length === 0) return { value: null };
  const read = filesSchema.safeParse(files);
  return read.success ? { value: read.data } : { problem: "Add files from your device instead of typing." };
}

export const file = defineKind<StoredFile[], object>({
  name: "File",
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
