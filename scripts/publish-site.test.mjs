// @ts-check
import { expect, test } from "vitest";
import { readPublishing } from "./publish-site.mjs";

const env = { GITHUB_TOKEN: " github-token\n", NETLIFY_TOKEN: "netlify-token" };

test("a command names the host of its site, and the token comes from the environment", () => {
  expect(readPublishing({}, env)).toBeUndefined();
  expect(readPublishing({ publish: "github", repo: "ann/crumb", new: true }, env)).toEqual({
    host: "github",
    place: "ann/crumb",
    isNew: true,
    replaces: false,
    token: "github-token",
  });
  expect(readPublishing({ publish: "netlify", name: "crumb" }, env)).toMatchObject({
    token: "netlify-token",
  });
});

test.each([
  [{ publish: "ftp" }, env, "--publish takes github or netlify"],
  [{ publish: "github" }, env, "--repo owner/name"],
  [{ publish: "netlify", repo: "ann/crumb" }, env, "--name"],
  [{ repo: "ann/crumb" }, env, "go with --publish"],
  [{ publish: "github", repo: "ann/crumb" }, {}, "Set GITHUB_TOKEN"],
])("%o is refused in words", (options, variables, words) => {
  expect(() => readPublishing(options, variables)).toThrow(words);
});
