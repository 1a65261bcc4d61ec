import { composeUnderstood } from "./compose-understood.ts";
import { understand } from "./understand.ts";

/** Turns a brief into a complete site. */
export async function siteFromBrief(text: string) {
  const understood = understand(text);
  const { document } = await composeUnderstood(text, understood);
  return { understood, document };
}
