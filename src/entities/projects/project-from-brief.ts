import type { Brief } from "#src/contract/brief.ts";
import { siteFromAnswers } from "#src/sites/brief/site-from-answers.ts";
import { saveBriefProject } from "./save-brief-project.ts";

/** The site that a brief asks for, with what a project has to know of it. */
export async function siteOfBrief(answers: Brief) {
  return { ...(await siteFromAnswers(answers)), brief: answers.description };
}

/** Keeps that site as a project of this browser. */
export const createProjectFromBrief = async (answers: Brief) => saveBriefProject(await siteOfBrief(answers));
