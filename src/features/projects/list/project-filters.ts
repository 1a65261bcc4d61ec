import { projectStatuses, projectTypes } from "#src/contract/project-kinds.ts";
import type { ShownProject } from "#src/features/projects/shown-project.ts";
import { plainText } from "#src/lib/plain-text.ts";

export const projectTabs = ["public", "mine"] as const;
export const typeChoices = ["all", ...projectTypes] as const;
export const statusChoices = ["all", ...projectStatuses] as const;

/** The filters stored in the address. */
export interface ProjectFilters {
  words: string;
  type: (typeof typeChoices)[number];
  status: (typeof statusChoices)[number];
}

/** Reads the filters from the address and ignores unknown values. */
export function readFilters(search: URLSearchParams): ProjectFilters {
  return {
    words: search.get("q") ?? "",
    type: oneOf(typeChoices, search.get("type")),
    status: oneOf(statusChoices, search.get("status")),
  };
}

export const readTab = (search: URLSearchParams) => oneOf(projectTabs, search.get("tab"));

export const isUnfiltered = ({ words, type, status }: ProjectFilters) =>
  words.trim() === "" && type === "all" && status === "all";

/** Returns the projects with this type and status that contain every word. */
export function filterProjects<Listed extends ShownProject>(
  projects: readonly Listed[],
  { words, type, status }: ProjectFilters,
) {
  const wanted = plainText(words).split(/\s+/).filter(Boolean);
  return projects.filter((project) => {
    if (type !== "all" && project.type !== type) return false;
    if (status !== "all" && project.status !== status) return false;
    if (wanted.length === 0) return true;
    const text = textOf(project);
    return wanted.every((word) => text.includes(word));
  });
}

const texts = new WeakMap<ShownProject, string>();

/** Cached per project, because recomputing it for thousands of projects on each key press would be slow. */
function textOf(project: ShownProject) {
  let text = texts.get(project);
  if (text === undefined) {
    const { name, description, businessCategory = "", features } = project;
    text = plainText([name, description, businessCategory, ...features].join("\n"));
    texts.set(project, text);
  }
  return text;
}

function oneOf<Choice extends string>(choices: readonly [Choice, ...Choice[]], given: string | null): Choice {
  return choices.find((choice) => choice === given) ?? choices[0];
}
