import { SiteViewer } from "./site-viewer.tsx";

/** A project before anything is known of it, in the shape that it will have. */
export function OpeningProject({ sharedPath }: { sharedPath: string }) {
  return <SiteViewer title={OPENING} isLoading lead={NO_LEAD} document={undefined} sharedPath={sharedPath} />;
}

export const OPENING = "Opening the project…";
/** Holds its line. */
export const NO_LEAD = "\u00a0";
