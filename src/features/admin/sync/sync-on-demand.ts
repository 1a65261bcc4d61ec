/** Tables of templates to import, and all tables to export; one lazy chunk. */
export { exportTables } from "./export-tables.ts";
export { TemplateSync } from "./template-sync.tsx";
