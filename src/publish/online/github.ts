import * as z from "zod/mini";
import { fromBase64Url, toBase64 } from "#src/lib/base64url.ts";
import { PASSPORT } from "../passport/passport.ts";
import { gitBlobSha, sha256 } from "./digests.ts";
import { type GithubCalls, type GithubPlace, githubCalls } from "./github-calls.ts";
import { waitForPages } from "./github-pages.ts";
import { goneFiles, listedFiles, refuseOccupied, refuseUnsafePaths } from "./own-files.ts";
import {
  PublishError,
  type Published,
  type PublishOptions,
  progressOf,
  type SiteFile,
  sendAll,
} from "./publication.ts";

/** Until Pages is enabled, a site goes into a branch of its own, apart from any code. */
const BRANCH = "gh-pages";
/** Without this file, GitHub would process the site with Jekyll. */
const NO_BUILDER = ".nojekyll";
const HOME = "index.html";
const refSchema = z.object({ object: z.object({ sha: z.string() }) });
const commitSchema = z.object({ sha: z.string(), tree: z.object({ sha: z.string() }) });
const shaSchema = z.object({ sha: z.string() });
const blobSchema = z.object({ content: z.string() });
const treeSchema = z.object({
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.optional(z.string()) })),
  truncated: z.boolean(),
});
const pagesSchema = z.object({
  html_url: z.optional(z.string()),
  build_type: z.optional(z.nullable(z.string())),
  source: z.optional(z.object({ branch: z.string(), path: z.string() })),
});

/** Publishes the files as one commit and updates the branch last. Only blobs that the branch lacks are uploaded. */
export async function publishToGithub(
  token: string,
  place: GithubPlace,
  files: readonly SiteFile[],
  { signal, onProgress, onSwitched, sent, replaces, written, message = "Publish the site" }: PublishOptions,
): Promise<Published> {
  refuseUnsafePaths(files);
  const calls = githubCalls(token, place, signal);
  const root = `/repos/${encodeURIComponent(place.owner)}/${encodeURIComponent(place.repo)}`;
  const progress = progressOf(files, onProgress);
  progress.begin("check");
  await findRepository(calls, root, place, sent);

  progress.begin("compare");
  const pages = await readPages(calls, root);
  const { branch, folder } = pages;
  const head = await readHead(calls, root, branch);
  const tree = head ? await readTree(calls, root, head.tree) : new Map<string, string>();
  const below = new Map([...tree].flatMap(([path, sha]) => belowFolder(path, folder, sha)));
  const passport = below.get(PASSPORT);
  const listed = listedFiles(passport && new TextDecoder().decode(await readBlob(calls, root, passport)));
  const wanted = await Promise.all(
    [...files, { path: NO_BUILDER, content: new Uint8Array() }].map(async (file) => ({
      ...file,
      sha: await gitBlobSha(file.content),
    })),
  );
  const changed = wanted.filter(({ path, sha }) => below.get(path) !== sha);
  const isAsListed = async (path: string) =>
    (await sha256(await readBlob(calls, root, below.get(path) ?? ""))) === listed.get(path);
  if (below.has(HOME) && changed.some(({ path }) => path === HOME) && !(await isAsListed(HOME)))
    refuseOccupied({ place: `${place.owner}/${place.repo}`, replaces });
  const gone = goneFiles(listed, wanted, written).filter(({ path }) => below.has(path));
  const removed: string[] = [];
  for (const { path, isOurs } of gone) if (isOurs && (await isAsListed(path))) removed.push(path);

  const known = new Set([...tree.values(), ...sent]);
  const missing = [...new Map(changed.map((file) => [file.sha, file])).values()];
  progress.beginUpload(missing.filter(({ sha }) => !known.has(sha)));
  await sendAll(
    missing.filter(({ sha }) => !known.has(sha)),
    async (file) => {
      const body = { content: toBase64(file.content), encoding: "base64" };
      const { sha } = await calls.read(shaSchema, "POST", `${root}/git/blobs`, { body });
      if (sha !== file.sha)
        throw new PublishError(
          "unexpected",
          `GitHub received ${file.path} damaged. Resume to send it again.`,
        );
      sent.add(sha);
      progress.hasSent(file);
    },
  );

  progress.begin("switch");
  let revision = head?.sha ?? "";
  if (changed.length > 0 || removed.length > 0) {
    const body = {
      ...(head && { base_tree: head.tree }),
      tree: [
        ...changed.map(({ path, sha }) => treeEntry(folder + path, sha)),
        ...removed.map((path) => treeEntry(folder + path, null)),
      ],
    };
    const { sha: treeSha } = await calls.read(shaSchema, "POST", `${root}/git/trees`, { body });
    revision = await commitTree(calls, root, { branch, treeSha, parent: head?.sha, message });
  }
  const address = pages.address || (await switchPagesOn(calls, root, branch));
  onSwitched?.({ address, revision });

  progress.begin("wait");
  const isReady = await waitForPages(calls, root, revision, signal);
  const left = gone.length - removed.length;
  return { address, isReady, revision, changed: changed.length, removed: removed.length, left };
}

const treeEntry = (path: string, sha: string | null) => ({ path, mode: "100644", type: "blob", sha });

/** Publishes an earlier commit again as a new commit, so no history is lost. */
export async function rollBackGithub(
  token: string,
  place: GithubPlace,
  revision: string,
  { signal, onProgress, onSwitched }: Pick<PublishOptions, "signal" | "onProgress" | "onSwitched">,
): Promise<Published> {
  const calls = githubCalls(token, place, signal);
  const root = `/repos/${encodeURIComponent(place.owner)}/${encodeURIComponent(place.repo)}`;
  const progress = progressOf([], onProgress);
  progress.begin("check");
  const { branch, address } = await readPages(calls, root);
  const head = await readHead(calls, root, branch);
  const old = await calls.read(commitSchema, "GET", `${root}/git/commits/${encodeURIComponent(revision)}`);
  progress.begin("switch");
  const isSame = head?.tree === old.tree.sha;
  const message = "Go back to an earlier state of the site";
  const sha = isSame
    ? (head?.sha ?? "")
    : await commitTree(calls, root, { branch, treeSha: old.tree.sha, parent: head?.sha, message });
  onSwitched?.({ address, revision: sha });
  progress.begin("wait");
  const isReady = await waitForPages(calls, root, sha, signal);
  return { address, isReady, revision: sha, changed: 0, removed: 0 };
}

async function findRepository(
  calls: GithubCalls,
  root: string,
  { owner, repo, isNew }: GithubPlace,
  sent: Set<string>,
) {
  const made = `made ${root}`;
  const { status } = await calls.call("GET", root, isNew ? { expects: [404] } : {});
  if (!isNew || sent.has(made)) return;
  if (status !== 404) {
    throw new PublishError(
      "conflict",
      `There is a repository ${owner}/${repo} already. Choose “A repository that I have”, or another name.`,
    );
  }
  const { login } = await calls.read(z.object({ login: z.string() }), "GET", "/user");
  const isOwn = login.toLowerCase() === owner.toLowerCase();
  // `auto_init` adds a first commit, because the API accepts no blobs in an empty repository.
  const body = { name: repo, auto_init: true, private: false };
  // An error does not matter here: the name was free a moment ago.
  sent.add(made);
  const path = isOwn ? "/user/repos" : `/orgs/${encodeURIComponent(owner)}/repos`;
  const answer = await calls.call("POST", path, { body, expects: [422] });
  // 422 means that it was created but the response was lost, or that the name is invalid. The next call shows which.
  if (answer.status === 422) await calls.call("GET", root);
}

/** Returns the source of the repository's Pages site, if Pages is enabled. */
async function readPages(calls: GithubCalls, root: string) {
  const { status, json } = await calls.call("GET", `${root}/pages`, { expects: [404] });
  if (status === 404) return { branch: BRANCH, folder: "", address: "" };
  const { data } = pagesSchema.safeParse(json);
  if (data?.build_type === "workflow") {
    throw new PublishError(
      "conflict",
      "This repository’s site is built by its own workflow, which would undo what is published here. Under Settings, Pages, choose “Deploy from a branch”, or use another repository.",
    );
  }
  const path = data?.source?.path ?? "/";
  return {
    branch: data?.source?.branch ?? BRANCH,
    folder: path === "/" ? "" : `${path.replace(/^\//, "")}/`,
    address: data?.html_url ?? "",
  };
}

async function readHead(calls: GithubCalls, root: string, branch: string) {
  const { status, json } = await calls.call("GET", `${root}/git/ref/heads/${branchPath(branch)}`, {
    expects: [404, 409],
  });
  if (status === 404) return undefined;
  if (status === 409) {
    // The API accepts no blobs in an empty repository, so it gets a first commit.
    const body = { message: "Begin the repository", content: "" };
    await calls.call("PUT", `${root}/contents/${NO_BUILDER}`, { body });
    return undefined;
  }
  const ref = refSchema.safeParse(json).data;
  if (!ref) throw new PublishError("unexpected", `GitHub does not say what the branch ${branch} holds.`);
  const commit = await calls.read(commitSchema, "GET", `${root}/git/commits/${ref.object.sha}`);
  return { sha: commit.sha, tree: commit.tree.sha };
}

async function readTree(calls: GithubCalls, root: string, sha: string) {
  const { tree, truncated } = await calls.read(treeSchema, "GET", `${root}/git/trees/${sha}?recursive=1`);
  if (truncated) {
    throw new PublishError(
      "conflict",
      "This branch holds too many files to put a site into it. Use another repository.",
    );
  }
  return new Map(
    tree.flatMap(({ path, type, sha }) => (type === "blob" && sha ? [[path, sha] as const] : [])),
  );
}

const belowFolder = (path: string, folder: string, sha: string): [string, string][] =>
  path.startsWith(folder) ? [[path.slice(folder.length), sha]] : [];

async function readBlob(calls: GithubCalls, root: string, sha: string) {
  const { content } = await calls.read(blobSchema, "GET", `${root}/git/blobs/${sha}`);
  const bytes = fromBase64Url(
    content.replaceAll("\n", "").replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, ""),
  );
  return bytes ?? new Uint8Array();
}

interface NewCommit {
  branch: string;
  treeSha: string;
  parent: string | undefined;
  message: string;
}

/** Moves the branch last, and only if nobody else has moved it, so that no foreign change is lost. */
async function commitTree(calls: GithubCalls, root: string, { branch, treeSha, parent, message }: NewCommit) {
  const commit = { message, tree: treeSha, parents: parent ? [parent] : [] };
  const { sha } = await calls.read(shaSchema, "POST", `${root}/git/commits`, { body: commit });
  const { status } = parent
    ? await calls.call("PATCH", `${root}/git/refs/heads/${branchPath(branch)}`, {
        body: { sha, force: false },
        expects: [422],
      })
    : await calls.call("POST", `${root}/git/refs`, {
        body: { ref: `refs/heads/${branch}`, sha },
        expects: [422],
      });
  if (status !== 422) return sha;
  // The response to an earlier attempt may have been lost.
  const now = await calls.read(refSchema, "GET", `${root}/git/ref/heads/${branchPath(branch)}`);
  if (now.object.sha === sha) return sha;
  throw new PublishError(
    "conflict",
    "The site was changed from elsewhere in the meantime, so it was not published. Publish again to continue from the newest version.",
  );
}

async function switchPagesOn(calls: GithubCalls, root: string, branch: string) {
  const body = { build_type: "legacy", source: { branch, path: "/" } };
  const { status, json } = await calls.call("POST", `${root}/pages`, { body, expects: [409] });
  // 409 means that Pages is already enabled, for example by an attempt whose response was lost.
  const found = status === 409 ? (await calls.call("GET", `${root}/pages`)).json : json;
  return pagesSchema.safeParse(found).data?.html_url ?? "";
}

/** Encodes a branch name for a path but keeps its slashes. */
const branchPath = (branch: string) => branch.split("/").map(encodeURIComponent).join("/");
