import { untilIdle } from "#src/lib/until-idle.ts";
import { composeBrief } from "#src/sites/brief/compose-brief.ts";
import { loadMaterial } from "#src/sites/brief/material.ts";
import { tradeShown } from "#src/sites/brief/own-kind.ts";
import { firstProposals } from "#src/sites/brief/proposals.ts";
import { understandInSteps } from "#src/sites/brief/understand.ts";
import { loadFonts } from "#src/sites/show/font-files.ts";
import { pairingOf } from "#src/sites/themes/theme.ts";

/** So long what stands in the field is left to change before it is read again. */
const PAUSE_MS = 250;

/**
 * Reads what is being written in this field and makes sites of it, time and again until `signal` says so, in steps that
 * leave room for keys. When the brief is sent, all that this takes has been fetched and has run before.
 */
export async function proposeWhileWritten(field: HTMLInputElement, signal: AbortSignal) {
  const rest = async () => {
    await untilIdle();
    signal.throwIfAborted();
  };
  // Most of the time goes into patterns and lists of words, which are the same for every brief.
  await understandInSteps(field.placeholder, rest);
  for (;;) {
    const text = field.value.trim();
    if (text) await propose(text, rest);
    if (field.value.trim() === text) await nextInput(field, signal);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    signal.throwIfAborted();
  }
}

async function propose(text: string, rest: () => Promise<void>) {
  const understood = await understandInSteps(text, rest);
  const material = await loadMaterial(tradeShown(text, understood));
  for (const proposal of firstProposals(understood)) {
    await rest();
    const { theme } = composeBrief({ text, understood, material }, proposal);
    void loadFonts(pairingOf(theme));
  }
}

const nextInput = (field: HTMLInputElement, signal: AbortSignal) =>
  new Promise((resolve) => field.addEventListener("input", resolve, { once: true, signal }));
