import { SiteViewer } from "./site-viewer.tsx";

/** A placeholder with the layout of a project that is being loaded. */
export function OpeningProject({ sharedPath }: { sharedPath: string }) {
  return <SiteViewer title={OPENING} isLoading lead={NO_LEAD} document={undefined} sharedPath={sharedPath} />;
}

export const OPENING = "Opening the project…";
/** Reserves the height of a line. */
export const NO_LEAD = "\u00a0";
