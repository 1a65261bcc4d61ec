import { siteFromAnswers } from "#src/brief/site-from-answers.ts";
import type { Brief } from "#src/contract/brief.ts";
import { saveBriefProject } from "./save-brief-project.ts";

/** Composes the site for a brief, with the details of its project. */
export async function siteOfBrief(answers: Brief) {
  return { ...(await siteFromAnswers(answers)), brief: answers.description };
}

/** Stores the site for a brief as a project of this browser. */
export const createProjectFromBrief = async (answers: Brief) => saveBriefProject(await siteOfBrief(answers));
