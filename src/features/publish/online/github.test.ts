import { afterEach, expect, test, vi } from "vitest";
import type { Fault } from "#tests/support/host-apis/double.ts";
import { GITHUB_TOKEN, githubDouble } from "#tests/support/host-apis/github-double.ts";
import { publishToGithub, rollBackGithub } from "./github.ts";
import { PublishError, type PublishOptions, type SiteFile } from "./publication.ts";
import { aSite, bytesOf, changedIn, filesOf, options, print, settled, stubHosts } from "./testing.ts";

const place = { owner: "ann", repo: "crumb", isNew: true };
const existing = { ...place, isNew: false };
const site = await aSite();
const NOT_OURS = new Map([[".nojekyll", print("")]]);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const publish = (files: SiteFile[], at = place, more: Partial<PublishOptions> = {}, token = GITHUB_TOKEN) =>
  settled(publishToGithub(token, at, files, options(more)));

const expected = (files: SiteFile[], more: ReadonlyMap<string, string> = new Map()) =>
  new Map([...filesOf(files), ...NOT_OURS, ...more].sort());
const sorted = (files: ReadonlyMap<string, Uint8Array>) => new Map([...bytesOf(files)].sort());

test("a new repository has exactly the exported files, and the address appears when GitHub has built them", async () => {
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

test("the second time only changed files are uploaded, removed ones are deleted, and foreign files stay", async () => {
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

  const published = await publish(next, existing);

  const changed = changedIn(next, site);
  expect(github.calls.filter((call) => call.startsWith("POST") && call.endsWith("/blobs"))).toHaveLength(
    changed.length,
  );
  expect(published).toMatchObject({ changed: changed.length, removed: 1 });
  expect(sorted(github.site("ann/crumb"))).toEqual(
    expected(next, new Map([["CNAME", print("crumb.example")]])),
  );
});

test("an unchanged site is not published again", async () => {
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

test("an earlier version is restored as a new commit", async () => {
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

test("an empty repository, and one with its site in a folder, can be published to", async () => {
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

test("a foreign website is replaced only on request", async () => {
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
] as const)("%s is explained, and nothing is published", async (_, status, failure, words) => {
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

test("an existing repository is not overwritten", async () => {
  const github = githubDouble();
  stubHosts(github);
  github.add("ann/crumb", { "README.md": "Crumb" });

  await expect(publish(site)).rejects.toMatchObject({
    failure: "conflict",
    message: expect.stringContaining("already"),
  });
});

test("rate-limited calls are retried when GitHub says, in both of its formats", async () => {
  const github = githubDouble();
  stubHosts(github);
  const times: number[] = [];
  github.faultOf = (number): Fault | undefined => {
    times.push(Date.now());
    if (number === 0) return { status: 429, headers: { "Retry-After": "17" } };
    const reset = String(Math.ceil(Date.now() / 1_000) + 30);
    if (number === 1)
      return { status: 403, headers: { "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset } };
    return undefined;
  };

  expect(await publish(site)).toMatchObject({ isReady: true });

  const [first = 0, second = 0, third = 0] = times;
  expect(second - first).toBeGreaterThanOrEqual(17_000);
  expect(third - second).toBeGreaterThanOrEqual(29_000);
});

test("a long wait is reported with its end", async () => {
  const github = githubDouble();
  stubHosts(github);
  github.faultOf = () => ({ status: 429, headers: { "Retry-After": "3600" } });

  await expect(publish(site)).rejects.toMatchObject({
    failure: "busy",
    message: expect.stringMatching(/until \d\d:\d\d/),
  });
  expect(github.calls).toHaveLength(1);
});

test("a 502 without CORS headers, and a connection that fails once at each call, do not change the result", async () => {
  const calm = githubDouble();
  stubHosts(calm);
  await publish(site);

  for (const fault of [{ status: 502, isForeign: true }, "cut-before", "cut-after"] as const) {
    for (let at = 0; at < calm.calls.length; at++) {
      const github = githubDouble();
      stubHosts(github);
      github.faultOf = (number) => (number === at ? fault : undefined);

      await publish(site);

      expect(sorted(github.site("ann/crumb")), `${JSON.stringify(fault)} at call ${at}`).toEqual(
        expected(site),
      );
      expect(github.repositories.size).toBe(1);
    }
  }
});

test("after a lasting network failure at any call, the old site is complete, and resuming uploads only missing files", async () => {
  const next = await aSite((text) => text.replace("</title>", "!</title>"));
  const calm = githubDouble();
  stubHosts(calm);
  await publish(site);
  calm.calls.length = 0;
  await publish(next, existing);
  const blobs = (calls: string[]) => calls.filter((call) => /^POST .*\/blobs$/.test(call)).length;
  const wanted = blobs(calm.calls);

  for (const fault of ["cut-before", "cut-after"] as const) {
    for (let at = 0; at < calm.calls.length; at++) {
      const github = githubDouble();
      stubHosts(github);
      await publish(site);
      github.calls.length = 0;
      github.faultOf = (number) => (number >= at ? fault : undefined);
      const sent = new Set<string>();
      const failure = await publish(next, existing, { sent }).then(
        () => undefined,
        (error) => error,
      );
      expect(failure).toBeInstanceOf(PublishError);
      expect(failure.failure).toBe("unreachable");
      const shown = JSON.stringify([...sorted(github.site("ann/crumb"))]);
      expect([expected(site), expected(next)].map((files) => JSON.stringify([...files]))).toContain(shown);

      github.faultOf = () => undefined;
      const before = sent.size;
      github.calls.length = 0;
      await publish(next, existing, { sent });

      expect(sorted(github.site("ann/crumb")), `call ${at}`).toEqual(expected(next));
      expect(blobs(github.calls)).toBeLessThanOrEqual(wanted - before);
    }
  }
});

test("cancelling at any call leaves the old site complete", async () => {
  const next = await aSite((text) => text.replace("</title>", "!</title>"));
  const calm = githubDouble();
  stubHosts(calm);
  await publish(site);
  calm.calls.length = 0;
  await publish(next, existing);

  for (let at = 0; at < calm.calls.length; at++) {
    const github = githubDouble();
    stubHosts(github);
    await publish(site);
    const controller = new AbortController();
    const begun = github.calls.length;
    github.faultOf = (number) => {
      if (number === begun + at) controller.abort();
      return undefined;
    };

    await expect(publish(next, existing, { signal: controller.signal })).rejects.toMatchObject({
      name: "AbortError",
    });

    const shown = JSON.stringify([...sorted(github.site("ann/crumb"))]);
    expect([expected(site), expected(next)].map((files) => JSON.stringify([...files]))).toContain(shown);
    // Requests in flight at the same time.
    expect(github.calls.length).toBeLessThanOrEqual(begun + at + 4);
  }
});

test("a concurrent change from elsewhere is not overwritten", async () => {
  const github = githubDouble();
  stubHosts(github);
  await publish(site);
  const repository = github.repositories.get("ann/crumb");
  if (!repository) throw new Error("There is no repository.");
  github.faultOf = (_number, operation) => {
    if (/^PATCH/.test(operation))
      github.commitFiles(repository, { "notes.txt": "From elsewhere" }, "gh-pages");
    return undefined;
  };
  const next = await aSite((text) => text.replace("</title>", "!</title>"));

  await expect(publish(next, existing)).rejects.toMatchObject({
    failure: "conflict",
    message: expect.stringContaining("elsewhere"),
  });

  expect(github.site("ann/crumb").has("notes.txt")).toBe(true);
});

test("a site that takes long to build is not reported as ready", async () => {
  const github = githubDouble();
  stubHosts(github);
  github.faultOf = (_number, operation) =>
    operation.endsWith("/builds/latest")
      ? { status: 200, json: { status: "building", commit: "another" } }
      : undefined;

  expect(await publish(site)).toMatchObject({ isReady: false, address: "https://ann.github.io/crumb/" });
});

test("quoted GitHub messages never contain the token", async () => {
  const github = githubDouble();
  stubHosts(github);
  github.faultOf = () => ({ status: 422, json: { message: `Bad ${GITHUB_TOKEN}\u202E <b>` } });

  const failure = await publish(site, existing).catch((error) => error);

  expect(failure.message).toContain("Bad … <b>");
  expect(failure.message).not.toContain(GITHUB_TOKEN);
});
