import { BriefAnswer } from "./brief-answer-part.ts";
import { BriefProposals } from "./proposals-part.ts";
import { proposeWhileWritten } from "./propose-while-written.ts";

const running = new WeakSet<HTMLInputElement>();

/**
 * Loads the proposal engine and runs it while the visitor types in this field, until the field loses focus. It is a
 * module of its own, because the list of its chunks would otherwise ship with every page that has a brief field.
 */
export async function prepareProposals(field: HTMLInputElement) {
  if (running.has(field)) return;
  running.add(field);
  const left = new AbortController();
  field.addEventListener("blur", () => left.abort(), { once: true });
  try {
    await Promise.all([BriefAnswer.preload(), BriefProposals.preload()]);
    await Promise.all([import("./brief-pictures-panel.tsx"), import("./model/model-panel.tsx")]);
    await proposeWhileWritten(field, left.signal);
  } catch (error) {
    if (!left.signal.aborted) console.info("Proposals could not be prepared.", error);
  } finally {
    running.delete(field);
  }
}
