import { rootHint } from "#src/lib/root-hint.ts";

/** Whether this browser had projects at the last check; readable without the database. */
export const { read: hasProjects, remember: rememberProjects } = rootHint("has_projects", "has-projects");
