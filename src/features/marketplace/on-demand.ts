/** Parts of the marketplace that open on demand, in one lazy chunk. */
export { CompareDialog } from "./compare-dialog.tsx";
export { CompareTray } from "./compare-tray.tsx";
export { FacetsDialog } from "./facets-dialog.tsx";
export { NoTemplates } from "./no-templates.tsx";
export { TemplatePreview } from "./template-preview.tsx";
