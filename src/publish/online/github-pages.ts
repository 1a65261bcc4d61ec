import * as z from "zod/mini";
import { plainLine } from "#src/lib/plain-line.ts";
import type { GithubCalls } from "./github-calls.ts";
import { pause } from "./host-call.ts";
import { PublishError } from "./publication.ts";

const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 10_000;
/** Pages usually builds within two minutes. After this time the site is reported as still being built. */
const PATIENCE_MS = 180_000;

const buildSchema = z.object({
  status: z.string(),
  commit: z.string(),
  error: z.optional(z.object({ message: z.optional(z.nullable(z.string())) })),
});

/** Waits until GitHub reports that the site shows this commit; returns false after a timeout. */
export async function waitForPages(calls: GithubCalls, root: string, commit: string, signal: AbortSignal) {
  let waited = 0;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 1.5, MAX_WAIT_MS)) {
    const { status, json } = await calls.call("GET", `${root}/pages/builds/latest`, { expects: [404] });
    const build = status === 404 ? undefined : buildSchema.safeParse(json).data;
    if (build?.commit === commit) {
      if (build.status === "built") return true;
      if (build.status === "errored") {
        const reason = plainLine(build.error?.message, 200);
        throw new PublishError(
          "refused",
          `The files are at GitHub, but it could not build the site${reason ? `: “${reason}”` : "."} The version before is still online.`,
        );
      }
    }
    if (waited >= PATIENCE_MS) return false;
    await pause(wait, signal);
    waited += wait;
  }
}
