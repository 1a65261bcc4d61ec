import { queryClient, queryOptions } from "#src/api/query.ts";
import { wantedOf } from "#src/apps/wanted/wanted.ts";
import { composeBrief } from "#src/brief/compose-brief.ts";
import { loadMaterial } from "#src/brief/material.ts";
import { industryShown } from "#src/brief/own-kind.ts";
import { firstProposals } from "#src/brief/proposals.ts";
import { understandInWorker } from "#src/brief/understand-in-worker.ts";
import { loadScenes, scenesIn } from "#src/sites/drawn/art-catalogue.ts";
import { loadFonts } from "#src/sites/show/font-files.ts";
import { looks, themeOf } from "#src/sites/styles/looks.ts";
import { pairingOf } from "#src/sites/themes/theme.ts";
import { AppProposal } from "./app/app-parts.ts";
import { appQuery } from "./app/describe-in-worker.ts";

/** The field is parsed again after this pause in typing. */
const PAUSE_MS = 250;

/**
 * Parses the field after each pause in typing, until `signal` aborts, and prefetches the texts, pictures and fonts of
 * the sites to propose.
 */
export async function proposeWhileWritten(field: HTMLInputElement, signal: AbortSignal) {
  // The worker builds its word lists when it parses the first brief.
  await queryClient.ensureQueryData(briefQuery(field.placeholder));
  for (;;) {
    signal.throwIfAborted();
    const text = field.value.trim();
    if (text) await fetchFor(text);
    if (field.value.trim() === text) await nextInput(field, signal);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function fetchFor(text: string) {
  if (wantedOf(text) === "app")
    return Promise.all([AppProposal.preload(), queryClient.ensureQueryData(appQuery(text))]);
  const understood = await queryClient.ensureQueryData(briefQuery(text));
  const material = await loadMaterial(industryShown(text, understood), understood);
  for (const proposal of firstProposals(understood)) {
    const look = looks[material.industry.id]?.[proposal.style];
    if (look) void loadFonts(pairingOf(themeOf(proposal.style, look)));
    await loadScenes(scenesIn(composeBrief({ text, understood, material }, proposal)));
  }
}

const nextInput = (field: HTMLInputElement, signal: AbortSignal) =>
  new Promise((resolve) => field.addEventListener("input", resolve, { once: true, signal }));

/** Parses a brief into facts and requests. */
export const briefQuery = (brief: string) =>
  queryOptions({ queryKey: ["brief", brief], queryFn: () => understandInWorker(brief) });
