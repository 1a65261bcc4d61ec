import { rootHint } from "#src/lib/root-hint.ts";

/** Whether there were projects in this browser when it was last looked. */
export const { read: hasProjects, remember: rememberProjects } = rootHint("has_projects", "has-projects");
