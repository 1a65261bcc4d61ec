import { loadScenes, scenesIn } from "#src/sites/drawn/art-catalogue.ts";
import { composeBrief } from "./compose-brief.ts";
import { loadMaterial } from "./material.ts";
import { industryShown } from "./own-kind.ts";
import type { ParsedBrief } from "./parsed-brief.ts";
import { firstProposals, type Proposal } from "./proposals.ts";

/** Composes a site from an understood brief, with the texts and pictures of its industry. */
export async function composeUnderstood(text: string, understood: ParsedBrief, proposal?: Proposal) {
  const material = await loadMaterial(industryShown(text, understood), understood);
  const [first] = firstProposals(understood);
  const chosen = proposal ?? first;
  if (!chosen) throw new Error("There is no style for this tone: add one in proposals.ts.");
  const document = composeBrief({ text, understood, material }, chosen);
  await loadScenes(scenesIn(document));
  return { document, material };
}
