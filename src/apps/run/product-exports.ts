import { fileNameOf } from "#src/lib/file-name.ts";
import { isMissingPart } from "#src/lib/guarded-reload.ts";
import { whyMissing } from "#src/ui/not-opened.ts";
import type { AppColumns } from "../computed/column.ts";
import { ExportError } from "../out/export-error.ts";
import type { ExportWay } from "./export-dialog.tsx";

/** The ways out of an app that need more of the product than a file of its own has. */
export const productExports: readonly ExportWay[] = [
  {
    title: "One HTML file",
    hint: "Opens on any computer without this product, also offline. People add and change records in it and save it again.",
    make: (columns) =>
      part(async () => (await import("../single-file/make-app-html.ts")).makeAppHtml(columns.data)),
  },
  {
    title: "Folder to install (ZIP)",
    hint: "For web space of your own. Put there, people install it on a phone or computer, and it stores every change in their browser, also offline.",
    make: (columns) =>
      part(async () => (await import("../installed/make-app-folder.ts")).makeAppFolder(columns.data)),
  },
  { title: "Spreadsheet (XLSX)", make: (columns) => part(() => makeXlsx(columns)) },
];

async function makeXlsx(columns: AppColumns) {
  const { appAsXlsx } = await import("../out/app-as-xlsx.ts");
  const content = await appAsXlsx(columns);
  return new File([content], `${fileNameOf(columns.data.document.name)}.xlsx`, { type: content.type });
}

/** Explains that code could not be loaded. */
const part = <Result>(make: () => Promise<Result>) =>
  make().catch((error: unknown) => {
    throw isMissingPart(error)
      ? new ExportError(`The part that makes this file could not be loaded. ${whyMissing()}`)
      : error;
  });
