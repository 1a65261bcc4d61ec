/** The panels of the studio besides blocks and inspector, in one lazy chunk: whoever opens one opens others. */
export { CheckPanel } from "./check-panel.tsx";
export { FormsPanel } from "./forms-panel.tsx";
export { PagesPanel } from "./pages-panel.tsx";
export { SearchPanel } from "./search/search-panel.tsx";
export { ThemePanel } from "./theme/theme-panel.tsx";
export { VersionsPanel } from "./versions-panel.tsx";
export { WordsPanel } from "./words-panel.tsx";
