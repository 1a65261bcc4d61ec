import { publishOrigins } from "#src/lib/publish-hosts.ts";
import { hostCalls } from "./host-call.ts";

export interface GithubPlace {
  owner: string;
  repo: string;
  /** Creates the repository. */
  isNew: boolean;
}

/**
 * The token permissions. The first two need read and write access; the third is only needed to create a repository or
 * to enable Pages.
 */
export const githubPermissions = { needed: ["Contents", "Pages"], once: "Administration" } as const;

export const githubCalls = (
  token: string,
  { owner, repo }: Pick<GithubPlace, "owner" | "repo">,
  signal: AbortSignal,
) =>
  hostCalls({
    name: "GitHub",
    base: publishOrigins.github,
    token,
    signal,
    headers: { Accept: "application/vnd.github+json", "X-GitHub-Api-Version": "2022-11-28" },
    words: {
      401: "does not accept this token. It may have expired: make a new one.",
      403: `does not let this token do that. It needs ${githubPermissions.needed.join(" and ")}, each with “Read and write”, for ${owner}/${repo}; to make a repository or to switch Pages on, ${githubPermissions.once} as well.`,
      404: `shows this token no repository ${owner}/${repo}. Check the name, and that the token was made for this repository.`,
      409: "is in the middle of another change to this repository. Try again in a minute.",
      422: "refuses this.",
    },
  });
export type GithubCalls = ReturnType<typeof githubCalls>;
