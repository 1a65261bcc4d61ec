import { serverReason } from "#src/api/api-error.ts";
import { useMutation } from "#src/api/query.ts";
import { download } from "#src/lib/download.ts";
import type { Table } from "#src/lib/spreadsheet/sheet.ts";
import { SpreadsheetError } from "#src/lib/spreadsheet/sheet.ts";
import { writeSpreadsheet } from "#src/lib/spreadsheet/spreadsheet.ts";
import type { FileFormat } from "#src/lib/spreadsheet/write-file.ts";
import { useToast } from "#src/ui/toast-slice.ts";

interface TablesFile {
  name: string;
  format: FileFormat;
  read: () => Promise<readonly Table[]>;
}

/** Exports tables as files and returns them. If they cannot be loaded or written, it shows a notification. */
export function useSaveTables() {
  const toast = useToast();
  const { mutateAsync } = useMutation({
    mutationFn: async ({ name, format, read }: TablesFile) => {
      try {
        const tables = await read();
        download(`${name}.${format}`, await writeSpreadsheet(format, tables));
        return tables;
      } catch (error) {
        const description = fileProblem(error, "The file could not be made. Try again.");
        toast({ title: "Not exported", description, tone: "destructive" });
        return undefined;
      }
    },
  });
  return (name: string, format: FileFormat, read: TablesFile["read"]) => mutateAsync({ name, format, read });
}

/** Returns the message of an error that was written for people, or else the given one. */
export const fileProblem = (error: unknown, otherwise: string) =>
  error instanceof SpreadsheetError ? error.message : (serverReason(error) ?? otherwise);
