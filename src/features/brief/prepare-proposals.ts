import { BriefProposals } from "./proposals-part.ts";
import { proposeWhileWritten } from "./propose-while-written.ts";

const running = new WeakSet<HTMLInputElement>();

/**
 * Fetches what makes proposals, and has it run while a brief is being written into this field, until that is left. It
 * stands apart, since the list of all these files would come with every page that has a field for a brief.
 */
export async function prepareProposals(field: HTMLInputElement) {
  if (running.has(field)) return;
  running.add(field);
  const left = new AbortController();
  field.addEventListener("blur", () => left.abort(), { once: true });
  try {
    await BriefProposals.preload();
    await import("./model/model-panel.tsx");
    await proposeWhileWritten(field, left.signal);
  } catch (error) {
    if (!left.signal.aborted) console.info("Proposals could not be prepared.", error);
  } finally {
    running.delete(field);
  }
}
