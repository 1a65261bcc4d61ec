/** The dialogs of the list of templates, in one lazy chunk. */
export { ImportDialog } from "./import-dialog.tsx";
export { TemplateDialog } from "./template-dialog.tsx";
