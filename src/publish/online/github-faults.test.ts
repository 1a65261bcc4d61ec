import { afterEach, expect, test, vi } from "vitest";
import type { Fault } from "#tests/support/host-apis/double.ts";
import { GITHUB_TOKEN, githubDouble } from "#tests/support/host-apis/github-double.ts";
import { existing, expected, publish, site, sorted } from "./github-testing.ts";
import { PublishError } from "./publication.ts";
import { aSite, stubHosts } from "./testing.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("too many calls are repeated when GitHub says, by both of its ways to say so", async () => {
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

test("whoever would have to wait for long is told until when", async () => {
  const github = githubDouble();
  stubHosts(github);
  github.faultOf = () => ({ status: 429, headers: { "Retry-After": "3600" } });

  await expect(publish(site)).rejects.toMatchObject({
    failure: "busy",
    message: expect.stringMatching(/until \d\d:\d\d/),
  });
  expect(github.calls).toHaveLength(1);
});

test("a 502 without CORS headers, and a line that breaks once at each call, change nothing in the outcome", {
  tags: "long",
}, async () => {
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

test("after a line that stays broken, at any call, the old site is whole, and resuming sends only what is missing", {
  tags: "long",
}, async () => {
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

test("cancelling at any call leaves the old site whole", async () => {
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
    // Up to four requests run at the same time.
    expect(github.calls.length).toBeLessThanOrEqual(begun + at + 4);
  }
});

test("a change from elsewhere in the middle is not undone", async () => {
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

test("a site that takes long to be built is not called ready", async () => {
  const github = githubDouble();
  stubHosts(github);
  github.faultOf = (_number, operation) =>
    operation.endsWith("/builds/latest")
      ? { status: 200, json: { status: "building", commit: "another" } }
      : undefined;

  expect(await publish(site)).toMatchObject({ isReady: false, address: "https://ann.github.io/crumb/" });
});

test("what GitHub quotes back never holds the token", async () => {
  const github = githubDouble();
  stubHosts(github);
  github.faultOf = () => ({ status: 422, json: { message: `Bad ${GITHUB_TOKEN}\u202E <b>` } });

  const failure = await publish(site, existing).catch((error) => error);

  expect(failure.message).toContain("Bad … <b>");
  expect(failure.message).not.toContain(GITHUB_TOKEN);
});
