import { composeBrief } from "./compose-brief.ts";
import { loadMaterial } from "./material.ts";
import { industryShown } from "./own-kind.ts";
import { firstProposals, type Proposal } from "./proposals.ts";
import { understand } from "./understand.ts";
import type { Understood } from "./understood.ts";

/** A site for what was understood of a brief, with the words and pictures of its trade. */
export async function composeUnderstood(text: string, understood: Understood, proposal?: Proposal) {
  const material = await loadMaterial(industryShown(text, understood));
  const [first] = firstProposals(understood);
  const chosen = proposal ?? first;
  if (!chosen) throw new Error("There is no family for this tone: add one in proposals.ts.");
  return { document: composeBrief({ text, understood, material }, chosen), material };
}

/** From the words of somebody to a finished site. */
export async function siteFromBrief(text: string) {
  const understood = understand(text);
  const { document } = await composeUnderstood(text, understood);
  return { understood, document };
}
