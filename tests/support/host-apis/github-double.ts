import { createHash } from "node:crypto";
import type { DescribedCall } from "./described.ts";
import { type Answer, createDouble } from "./double.ts";

interface Repository {
  isPrivate: boolean;
  blobs: Map<string, Uint8Array<ArrayBuffer>>;
  trees: Map<string, Map<string, string>>;
  commits: Map<string, { tree: string; parents: string[]; message: string }>;
  refs: Map<string, string>;
  pages?: { branch: string; path: string; buildType: string };
  build?: { commit: string; asked: number };
}

const sha = (content: string | Uint8Array) => createHash("sha1").update(content).digest("hex");
const blobSha = (content: Uint8Array) =>
  sha(Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]));

export const GITHUB_TOKEN = "github_pat_of_ann_0123456789";

/** GitHub as the account ann sees it. Its state can be inspected and changed without the product. */
export function githubDouble() {
  const repositories = new Map<string, Repository>();
  const tokens = new Map([[GITHUB_TOKEN, "ann"]]);

  function add(name: string, files: Record<string, string> = {}, branch = "main") {
    const repository: Repository = {
      isPrivate: false,
      blobs: new Map(),
      trees: new Map(),
      commits: new Map(),
      refs: new Map(),
    };
    repositories.set(name, repository);
    if (Object.keys(files).length > 0) commitFiles(repository, files, branch);
    return repository;
  }

  function commitFiles(repository: Repository, files: Record<string, string>, branch: string) {
    const parent = repository.refs.get(branch);
    const before = parent ? repository.trees.get(repository.commits.get(parent)?.tree ?? "") : undefined;
    const added = Object.entries(files).map(
      ([path, text]) => [path, putBlob(repository, Buffer.from(text))] as const,
    );
    const tree = putTree(repository, new Map([...(before ?? []), ...added]));
    const commit = putCommit(repository, { tree, parents: parent ? [parent] : [], message: "By hand" });
    move(repository, branch, commit);
    return commit;
  }

  function answer(call: DescribedCall, login: string): Answer {
    const { operation, values, body } = call;
    if (operation === "GET /user") return { status: 200, json: { login } };
    if (operation === "POST /user/repos") return make(`${login}/${body.name}`, body);
    if (operation === "POST /orgs/{org}/repos") return make(`${values.org}/${body.name}`, body);
    const name = `${values.owner}/${values.repo}`;
    const repository = repositories.get(name);
    if (!repository) return missing;
    return answerIn(repository, name, call);
  }

  function make(name: string, { private: isPrivate, auto_init: isBegun }: Record<string, unknown>): Answer {
    if (repositories.has(name)) {
      return {
        status: 422,
        json: {
          message: "Repository creation failed.",
          errors: [{ message: "name already exists on this account" }],
        },
      };
    }
    const repository = add(name, isBegun ? { "README.md": name } : {});
    repository.isPrivate = isPrivate === true;
    return { status: 201, json: { full_name: name, private: repository.isPrivate } };
  }

  const double = createDouble({ host: "github", origin: "https://api.github.com", base: "", tokens, answer });
  return Object.assign(double, {
    tokens,
    repositories,
    add,
    commitFiles,
    /** Returns the published files of a repository's site. */
    site(name: string) {
      const repository = repositories.get(name);
      const { build, pages } = repository ?? {};
      const tree = repository?.trees.get(repository.commits.get(build?.commit ?? "")?.tree ?? "");
      const folder = pages?.path === "/docs" ? "docs/" : "";
      return new Map(
        [...(tree ?? [])]
          .filter(([path]) => path.startsWith(folder))
          .map(
            ([path, sha]) =>
              [path.slice(folder.length), repository?.blobs.get(sha) ?? new Uint8Array()] as const,
          ),
      );
    },
  });
}

const missing: Answer = { status: 404, json: { message: "Not Found" } };
const refused = (message: string): Answer => ({ status: 422, json: { message } });
const GIT = "/repos/{owner}/{repo}/git/";

function answerIn(
  repository: Repository,
  name: string,
  { operation, values, query, body }: DescribedCall,
): Answer {
  const isEmpty = repository.commits.size === 0;
  if (isEmpty && operation.includes(GIT))
    return { status: 409, json: { message: "Git Repository is empty." } };
  const branch = values.ref?.replace(/^heads\//, "") ?? "";
  switch (operation) {
    case "GET /repos/{owner}/{repo}":
      return { status: 200, json: { full_name: name, private: repository.isPrivate } };
    case "PUT /repos/{owner}/{repo}/contents/{path}": {
      const tree = putTree(
        repository,
        new Map([[values.path ?? "", putBlob(repository, Buffer.from(String(body.content), "base64"))]]),
      );
      move(repository, "main", putCommit(repository, { tree, parents: [], message: String(body.message) }));
      return { status: 201, json: {} };
    }
    case "GET /repos/{owner}/{repo}/pages":
      return repository.pages ? { status: 200, json: pagesOf(repository, name) } : missing;
    case "POST /repos/{owner}/{repo}/pages": {
      if (repository.pages) return { status: 409, json: { message: "GitHub Pages is already enabled." } };
      if (repository.isPrivate)
        return refused("Your current plan does not support GitHub Pages for this repository.");
      const source = body.source as { branch: string; path?: string };
      const head = repository.refs.get(source.branch);
      if (!head) return refused("The main branch must exist before GitHub Pages can be built.");
      repository.pages = {
        branch: source.branch,
        path: source.path ?? "/",
        buildType: String(body.build_type),
      };
      repository.build = { commit: head, asked: 0 };
      return { status: 201, json: pagesOf(repository, name) };
    }
    case "GET /repos/{owner}/{repo}/pages/builds/latest": {
      const { build } = repository;
      if (!build) return { status: 200, json: { status: "queued", commit: "", error: { message: null } } };
      build.asked += 1;
      return {
        status: 200,
        json: {
          status: build.asked > 1 ? "built" : "building",
          commit: build.commit,
          error: { message: null },
        },
      };
    }
    case `GET ${GIT}ref/{ref}`: {
      const head = repository.refs.get(branch);
      return head ? { status: 200, json: refOf(branch, head) } : missing;
    }
    case `POST ${GIT}refs`: {
      const made = String(body.ref).replace(/^refs\/heads\//, "");
      if (repository.refs.has(made)) return refused("Reference already exists");
      if (!repository.commits.has(String(body.sha))) return refused("Object does not exist");
      move(repository, made, String(body.sha));
      return { status: 201, json: refOf(made, String(body.sha)) };
    }
    case `PATCH ${GIT}refs/{ref}`: {
      const next = String(body.sha);
      const head = repository.refs.get(branch);
      if (!head || !repository.commits.has(next)) return refused("Reference does not exist");
      if (next !== head && !repository.commits.get(next)?.parents.includes(head) && body.force !== true) {
        return refused("Update is not a fast forward");
      }
      move(repository, branch, next);
      return { status: 200, json: refOf(branch, next) };
    }
    case `GET ${GIT}commits/{commit_sha}`: {
      const commit = repository.commits.get(values.commit_sha ?? "");
      return commit ? { status: 200, json: commitOf(values.commit_sha ?? "", commit.tree) } : missing;
    }
    case `POST ${GIT}commits`: {
      const tree = String(body.tree);
      if (!repository.trees.has(tree)) return refused("Tree SHA does not exist");
      const made = putCommit(repository, {
        tree,
        parents: (body.parents as string[]) ?? [],
        message: String(body.message),
      });
      return { status: 201, json: commitOf(made, tree) };
    }
    case `GET ${GIT}trees/{tree_sha}`: {
      const tree = repository.trees.get(values.tree_sha ?? "");
      if (!tree || !query.has("recursive")) return missing;
      return { status: 200, json: treeOf(values.tree_sha ?? "", tree) };
    }
    case `POST ${GIT}trees`: {
      const base = body.base_tree === undefined ? new Map() : repository.trees.get(String(body.base_tree));
      if (!base) return refused("base_tree does not exist");
      const tree = new Map<string, string>(base);
      for (const { path, sha } of body.tree as { path: string; sha: string | null }[]) {
        if (sha === null) {
          if (!tree.delete(path)) return refused("GitRPC::BadObjectState");
        } else if (repository.blobs.has(sha)) tree.set(path, sha);
        else return refused(`tree.sha ${sha} is not a valid blob`);
      }
      const made = putTree(repository, tree);
      return { status: 201, json: treeOf(made, tree) };
    }
    case `GET ${GIT}blobs/{file_sha}`: {
      const blob = repository.blobs.get(values.file_sha ?? "");
      if (!blob) return missing;
      const content = Buffer.from(blob).toString("base64").replace(/.{60}/g, "$&\n");
      return { status: 200, json: { sha: values.file_sha, content, encoding: "base64" } };
    }
    case `POST ${GIT}blobs`: {
      const made = putBlob(
        repository,
        Buffer.from(String(body.content), body.encoding === "base64" ? "base64" : "utf8"),
      );
      return { status: 201, json: { sha: made } };
    }
    default:
      throw new Error(`The double has no answer to ${operation}.`);
  }
}

function move(repository: Repository, branch: string, commit: string) {
  repository.refs.set(branch, commit);
  if (repository.pages?.branch === branch) repository.build = { commit, asked: 0 };
}

function putBlob(repository: Repository, content: Buffer) {
  const made = blobSha(content);
  repository.blobs.set(made, new Uint8Array(content));
  return made;
}

function putTree(repository: Repository, tree: Map<string, string>) {
  const made = sha(JSON.stringify([...tree].sort()));
  repository.trees.set(made, tree);
  return made;
}

function putCommit(repository: Repository, commit: { tree: string; parents: string[]; message: string }) {
  const made = sha(JSON.stringify([commit, repository.commits.size]));
  repository.commits.set(made, commit);
  return made;
}

const API = "https://api.github.com/repos/o/r";
const refOf = (branch: string, sha: string) => ({
  ref: `refs/heads/${branch}`,
  object: { type: "commit", sha, url: `${API}/git/commits/${sha}` },
});
const commitOf = (sha: string, tree: string) => ({
  sha,
  tree: { sha: tree, url: `${API}/git/trees/${tree}` },
});
const treeOf = (sha: string, tree: Map<string, string>) => ({
  sha,
  truncated: false,
  tree: [...tree].map(([path, sha]) => ({ path, mode: "100644", type: "blob", sha })),
});
const pagesOf = ({ pages }: Repository, name: string) => {
  const [owner, repo] = name.split("/");
  return {
    html_url: `https://${owner}.github.io/${repo}/`,
    build_type: pages?.buildType,
    source: pages && { branch: pages.branch, path: pages.path },
  };
};
