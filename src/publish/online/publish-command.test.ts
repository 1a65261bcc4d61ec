import { afterEach, expect, test, vi } from "vitest";
import { GITHUB_TOKEN, githubDouble } from "#tests/support/host-apis/github-double.ts";
import { NETLIFY_TOKEN, netlifyDouble } from "#tests/support/host-apis/netlify-double.ts";
import { publishFiles } from "./publish-command.ts";
import { aSite, bytesOf, filesOf, settled, stubHosts } from "./testing.ts";

const files = await aSite();
const command = {
  isNew: true,
  replaces: false,
  files,
  signal: new AbortController().signal,
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the command publishes to GitHub, and prints each step once", async () => {
  const github = githubDouble();
  stubHosts(github);
  const steps: string[] = [];

  const published = await settled(
    publishFiles({
      ...command,
      host: "github",
      place: "ann/crumb",
      token: GITHUB_TOKEN,
      onStep: (step) => steps.push(step),
    }),
  );

  expect(published).toMatchObject({ address: "https://ann.github.io/crumb/", isReady: true });
  expect(steps).toEqual(["check", "compare", "upload", "switch", "wait"]);
  const shown = bytesOf(github.site("ann/crumb"));
  expect([...shown.keys()].sort()).toEqual([".nojekyll", ...files.map(({ path }) => path)].sort());
  expect([...shown]).toEqual(expect.arrayContaining([...filesOf(files)]));
});

test("the command publishes to Netlify", async () => {
  const netlify = netlifyDouble();
  stubHosts(netlify);

  const published = await settled(
    publishFiles({ ...command, host: "netlify", place: "crumb", token: NETLIFY_TOKEN, onStep: () => {} }),
  );

  expect(published).toMatchObject({ isReady: true });
});

test("an invalid destination and a refused token are explained", async () => {
  const github = githubDouble();
  stubHosts(github);
  const wrong = { ...command, host: "github" as const, onStep: () => {} };

  await expect(publishFiles({ ...wrong, place: "crumb", token: GITHUB_TOKEN })).rejects.toThrow(
    "Name the repository with --repo",
  );
  await expect(settled(publishFiles({ ...wrong, place: "ann/crumb", token: "x" }))).rejects.toThrow(
    /does not accept this token/,
  );
  expect(github.site("ann/crumb").size).toBe(0);
});
