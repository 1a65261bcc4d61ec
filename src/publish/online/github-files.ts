import * as z from "zod/mini";
import { fromBase64Url } from "#src/lib/base64url.ts";
import { type GithubCalls, type GithubPlace, githubCalls } from "./github-calls.ts";
import { PublishError, sendAll } from "./publication.ts";

const pagesSchema = z.object({ source: z.optional(z.object({ branch: z.string(), path: z.string() })) });
const repositorySchema = z.object({ default_branch: z.optional(z.string()) });
const refSchema = z.object({ object: z.object({ sha: z.string() }) });
const commitSchema = z.object({ tree: z.object({ sha: z.string() }) });
const treeSchema = z.object({
  tree: z.array(
    z.object({
      path: z.string(),
      type: z.string(),
      sha: z.optional(z.string()),
      size: z.optional(z.number()),
    }),
  ),
});
const blobSchema = z.object({ content: z.string() });

const MOST_FILES = 400;
const MOST_BYTES = 80_000_000;
/** The statuses for private content when the call has no token. */
const HIDDEN = [401, 403, 404];

interface FilesOptions {
  /** "" reads public repositories. */
  token: string;
  place: Pick<GithubPlace, "owner" | "repo">;
  /** Decides by path whether a file is downloaded. */
  isWanted: (path: string, all: ReadonlySet<string>) => boolean;
  signal: AbortSignal;
}

/**
 * Downloads the files of the site that a repository serves, by paths relative to the home page. Throws a `PublishError`
 * with a message for people.
 */
export async function readGithubSite({ token, place, isWanted, signal }: FilesOptions) {
  const calls = githubCalls(token, place, signal);
  const root = `/repos/${encodeURIComponent(place.owner)}/${encodeURIComponent(place.repo)}`;
  const { commit, folder } = await findSite(calls, root);
  const { tree } = await calls.read(commitSchema, "GET", `${root}/git/commits/${commit}`);
  const found = await calls.read(treeSchema, "GET", `${root}/git/trees/${tree.sha}?recursive=1`);
  const files = found.tree.flatMap(({ path, type, sha, size = 0 }) =>
    type === "blob" && sha && path.startsWith(folder) ? [{ path: path.slice(folder.length), sha, size }] : [],
  );
  const all = new Set(files.map(({ path }) => path));
  const wanted = files.filter(({ path }) => isWanted(path, all)).slice(0, MOST_FILES);
  if (wanted.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) {
    throw new PublishError(
      "refused",
      "This repository holds more than is fetched at once. Open its ZIP here.",
    );
  }
  const entries: { path: string; content: Blob }[] = [];
  await sendAll(wanted, async ({ path, sha }) => {
    const { content } = await calls.read(blobSchema, "GET", `${root}/git/blobs/${sha}`);
    entries.push({ path, content: new Blob([bytesOf(content)]) });
  });
  return entries;
}

/**
 * Finds the commit that Pages serves. Without an explicit branch it tries the publishing branch, then the default
 * branch.
 */
async function findSite(calls: GithubCalls, root: string) {
  const { json: repository } = await calls.call("GET", root);
  const { status, json } = await calls.call("GET", `${root}/pages`, { expects: HIDDEN });
  const source = status === 200 ? pagesSchema.safeParse(json).data?.source : undefined;
  const main = repositorySchema.safeParse(repository).data?.default_branch ?? "main";
  const path = source?.path ?? "/";
  const folder = path === "/" ? "" : `${path.replace(/^\//, "")}/`;
  for (const branch of new Set(source ? [source.branch] : ["gh-pages", main])) {
    const name = branch.split("/").map(encodeURIComponent).join("/");
    const answer = await calls.call("GET", `${root}/git/ref/heads/${name}`, { expects: [404, 409] });
    const ref = answer.status === 200 ? refSchema.safeParse(answer.json).data : undefined;
    if (ref) return { commit: ref.object.sha, folder };
  }
  throw new PublishError("missing", "This repository holds no website yet.");
}

const bytesOf = (content: string) =>
  fromBase64Url(content.replace(/\s/g, "").replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")) ??
  new Uint8Array();
