import { AppDocumentError } from "../document.ts";
import { dataOf } from "./app-data.ts";
import { readApp } from "./app-file.ts";

/** Checks an app from a file that may come from anybody. Records that cannot be read are left out. */
export function readAppFile(file: unknown) {
  try {
    return { data: dataOf(readApp(file)), problem: "" };
  } catch (error) {
    if (error instanceof AppDocumentError) return { data: undefined, problem: error.message };
    throw error;
  }
}
