import { local } from "#src/lib/storage.ts";

const KEY = "has_projects";

/** Whether there were projects in this browser when it was last looked: known before their database is opened. */
export const hasProjects = () => local.read(KEY) !== null;

/** Keeps it for the next page, and tells the style sheet of this one. */
export function rememberProjects(isSo: boolean) {
  if (isSo) local.write(KEY, "1");
  else local.remove(KEY);
  document.documentElement.classList.toggle("has-projects", isSo);
}
