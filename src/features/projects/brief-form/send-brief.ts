import { ApiError } from "#src/api/api-error.ts";
import { call } from "#src/api/call.ts";
import { readAgain } from "#src/api/query.ts";
import { overviewKey, submissionsKey } from "#src/api/query-keys.ts";
import type { Brief } from "#src/contract/brief.ts";
import { submitBrief } from "#src/contract/form-submissions.ts";

/** The number and the time that a brief has been given; or why it was refused, in the words of who refused it. */
export async function sendBrief(brief: Brief) {
  try {
    const receipt = await call(submitBrief, { body: brief });
    void readAgain(submissionsKey, overviewKey);
    return receipt;
  } catch (error) {
    if (error instanceof ApiError && error.reason) return { refusal: error.reason };
    throw error;
  }
}
