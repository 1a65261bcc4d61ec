import { later } from "#src/lib/later.ts";

/** The app made of a spreadsheet. */
export const SheetStart = later(() => import("./sheet-start.tsx").then(({ SheetStart }) => SheetStart));
