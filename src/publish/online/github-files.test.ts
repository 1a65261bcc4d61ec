import { afterEach, expect, test, vi } from "vitest";
import { GITHUB_TOKEN, githubDouble } from "#tests/support/host-apis/github-double.ts";
import { publishToGithub } from "./github.ts";
import { readGithubSite } from "./github-files.ts";
import { aSite, digestsOf, filesOf, options, settled, stubHosts } from "./testing.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const place = { owner: "ann", repo: "crumb" };
const all = { token: GITHUB_TOKEN, place, isWanted: () => true, signal: new AbortController().signal };

test("a published site downloads byte for byte, also from a private repository", async () => {
  const github = githubDouble();
  const repository = github.add("ann/crumb", { "README.md": "Crumb" });
  const files = await aSite();
  stubHosts(github);
  await settled(publishToGithub(GITHUB_TOKEN, { ...place, isNew: false }, files, options()));
  repository.isPrivate = true;

  const entries = await settled(readGithubSite(all));

  const read = await digestsOf(entries);
  for (const [path, digest] of filesOf(files)) expect(read.get(path), path).toBe(digest);
});

test("only requested files are downloaded", async () => {
  const github = githubDouble();
  github.add("ann/crumb", { "site.json": "{}", "index.html": "<h1>", "video.mp4": "…" }, "gh-pages");
  stubHosts(github);

  const entries = await settled(readGithubSite({ ...all, isWanted: (path) => path === "site.json" }));

  expect(entries.map(({ path }) => path)).toEqual(["site.json"]);
});

test.each([
  [
    "a repository that the token does not see",
    { ...all, place: { owner: "ann", repo: "other" } },
    /no repository ann\/other/,
  ],
  ["a token that is not accepted", { ...all, token: "github_pat_wrong" }, /does not accept this token/],
  ["a repository without a site", all, /holds no website yet/],
])("%s is explained", async (_, wanted, words) => {
  const github = githubDouble();
  github.add("ann/crumb");
  stubHosts(github);

  await expect(settled(readGithubSite(wanted))).rejects.toThrow(words);
});
