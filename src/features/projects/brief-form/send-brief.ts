import { call } from "#src/api/call.ts";
import { readAgain } from "#src/api/query.ts";
import type { Brief } from "#src/contract/brief.ts";
import { submitBrief } from "#src/contract/form-submissions.ts";
import { overviewKey, submissionsKey } from "#src/entities/changes/read-after-change.ts";

/** Sends a brief and resolves to its number and time. */
export async function sendBrief(brief: Brief) {
  const receipt = await call(submitBrief, { body: brief });
  void readAgain(submissionsKey, overviewKey);
  return receipt;
}
