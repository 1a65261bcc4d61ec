import { idOfFile } from "./template-id.ts";
import type { AppTemplate } from "./template-schema.ts";

const found = import.meta.glob<AppTemplate>("./apps/*.json", { eager: true, import: "default" });

/**
 * All app templates with their tables and samples, in the order of their ids: for the build, tests and programs on the
 * command line. Pages load one at a time with `loadAppTemplate`.
 */
export const allTemplates: ReadonlyMap<string, AppTemplate> = new Map(
  Object.keys(found)
    .sort()
    .flatMap((path) => {
      const template = found[path];
      return template ? [[idOfFile(path), template] as const] : [];
    }),
);
