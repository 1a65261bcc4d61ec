import { afterEach, expect, test, vi } from "vitest";
import { GITHUB_TOKEN, githubDouble } from "#tests/support/host-apis/github-double.ts";
import { withPassport } from "../passport/passport.ts";
import { publishToGithub, rollBackGithub } from "./github.ts";
import { existing, expected, place, publish, site, sorted } from "./github-testing.ts";
import { aSite, changedIn, options, print, settled, stubHosts, writtenBefore } from "./testing.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a new repository shows exactly the exported files, and the address is told when GitHub has built them", async () => {
  const github = githubDouble();
  stubHosts(github);
  const given = options();

  const published = await settled(publishToGithub(GITHUB_TOKEN, place, site, given));

  expect(published).toMatchObject({ address: "https://ann.github.io/crumb/", isReady: true, removed: 0 });
  expect(sorted(github.site("ann/crumb"))).toEqual(expected(site));
  expect([...new Set(given.progress.map(({ step }) => step))]).toEqual([
    "check",
    "compare",
    "upload",
    "switch",
    "wait",
  ]);
  const last = given.progress.findLast(({ step }) => step === "upload");
  expect(last).toMatchObject({ files: last?.ofFiles, bytes: last?.ofBytes });
});

test("only changed files go up the second time, files that went are removed, and others’ files stay", async () => {
  const github = githubDouble();
  stubHosts(github);
  await publish(site);
  const repository = github.repositories.get("ann/crumb");
  if (!repository) throw new Error("There is no repository.");
  github.commitFiles(repository, { CNAME: "crumb.example" }, "gh-pages");
  github.calls.length = 0;
  const next = (await aSite((text) => text.replace("</title>", "!</title>"))).filter(
    ({ path }) => path !== "robots.txt",
  );

  const published = await publish(next, existing, { written: writtenBefore(site) });

  const changed = changedIn(next, site);
  expect(github.calls.filter((call) => call.startsWith("POST") && call.endsWith("/blobs"))).toHaveLength(
    changed.length,
  );
  expect(published).toMatchObject({ changed: changed.length, removed: 1 });
  expect(sorted(github.site("ann/crumb"))).toEqual(
    expected(next, new Map([["CNAME", print("crumb.example")]])),
  );
});

test("a passport in the branch removes no file that this browser did not put there", async () => {
  const github = githubDouble();
  stubHosts(github);
  const code = [{ path: "main.c", content: new TextEncoder().encode("int main;") }];
  const passport = new TextDecoder().decode((await withPassport(code, { engine: "1.0.0" })).at(-1)?.content);
  github.add("ann/crumb", { "main.c": "int main;", "passport.json": passport }, "gh-pages");

  const published = await publish(site, existing, { written: writtenBefore(site) });

  expect(published).toMatchObject({ removed: 0, left: 1 });
  expect(sorted(github.site("ann/crumb"))).toEqual(expected(site, new Map([["main.c", print("int main;")]])));
});

test("what is online already is not put up again", async () => {
  const github = githubDouble();
  stubHosts(github);
  const first = await publish(site);
  github.calls.length = 0;

  expect(await publish(site, existing)).toMatchObject({
    changed: 0,
    removed: 0,
    isReady: true,
    revision: first.revision,
  });

  expect(github.calls.filter((call) => !call.startsWith("GET"))).toEqual([]);
});

test("an earlier state comes back as a new commit", async () => {
  const github = githubDouble();
  stubHosts(github);
  const first = await publish(site);
  await publish(await aSite((text) => text.replace("</title>", "!</title>")), existing);

  const back = await settled(rollBackGithub(GITHUB_TOKEN, place, first.revision, options()));

  expect(back).toMatchObject({ isReady: true, address: "https://ann.github.io/crumb/" });
  expect(back.revision).not.toBe(first.revision);
  expect(sorted(github.site("ann/crumb"))).toEqual(expected(site));
  expect(github.repositories.get("ann/crumb")?.commits.size).toBe(4);
});

test("a repository without a commit, and one whose site is in a folder, take a site as well", async () => {
  const github = githubDouble();
  stubHosts(github);
  github.add("ann/crumb");
  await publish(site, existing);
  expect(sorted(github.site("ann/crumb"))).toEqual(expected(site));

  const other = github.add("ann/code", { "main.c": "int main;", "docs/old.txt": "old" });
  other.pages = { branch: "main", path: "/docs", buildType: "legacy" };
  await publish(site, { ...existing, repo: "code" });
  expect(sorted(github.site("ann/code"))).toEqual(expected(site, new Map([["old.txt", print("old")]])));
  const tree = other.trees.get(other.commits.get(other.refs.get("main") ?? "")?.tree ?? "");
  expect(tree?.has("main.c")).toBe(true);
});

test("somebody’s own website is replaced only when that is wanted", async () => {
  const github = githubDouble();
  stubHosts(github);
  const other = github.add("ann/crumb", { "index.html": "<h1>Mine" }, "gh-pages");
  other.pages = { branch: "gh-pages", path: "/", buildType: "legacy" };
  const before = other.refs.get("gh-pages");

  await expect(publish(site, existing)).rejects.toMatchObject({ failure: "occupied" });
  expect(other.refs.get("gh-pages")).toBe(before);

  await publish(site, existing, { replaces: true });
  expect(sorted(github.site("ann/crumb"))).toEqual(expected(site));
});

test.each([
  ["a wrong token", 401, "token", /does not accept this token/],
  [
    "a token that may not",
    403,
    "forbidden",
    /Contents and Pages, each with “Read and write”, for ann\/crumb/,
  ],
  ["a repository that it does not see", 404, "missing", /shows this token no repository ann\/crumb/],
  ["another change at the same time", 409, "conflict", /Try again in a minute/],
  ["what GitHub refuses", 422, "refused", /refuses this\. It says: “Too large”/],
] as const)("%s is said in words, and nothing is put up", async (_, status, failure, words) => {
  const github = githubDouble();
  stubHosts(github);
  github.add("ann/crumb", { "README.md": "Crumb" });
  github.faultOf = (_number, operation) =>
    operation.endsWith(status === 404 ? "/{repo}" : "/git/blobs")
      ? { status, json: { message: "Too large" } }
      : undefined;

  const failed = publish(site, existing);

  await expect(failed).rejects.toMatchObject({ failure, message: expect.stringMatching(words) });
  expect(github.site("ann/crumb").size).toBe(0);
  expect(github.repositories.get("ann/crumb")?.refs.has("gh-pages")).toBe(false);
});

test("a name that is taken is not overwritten", async () => {
  const github = githubDouble();
  stubHosts(github);
  github.add("ann/crumb", { "README.md": "Crumb" });

  await expect(publish(site)).rejects.toMatchObject({
    failure: "conflict",
    message: expect.stringContaining("already"),
  });
});
