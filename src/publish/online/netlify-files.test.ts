import { afterEach, expect, test, vi } from "vitest";
import { NETLIFY_TOKEN, netlifyDouble } from "#tests/support/host-apis/netlify-double.ts";
import { publishToNetlify } from "./netlify.ts";
import { readNetlifySite } from "./netlify-files.ts";
import { aSite, digestsOf, filesOf, options, settled, stubHosts } from "./testing.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const all = {
  token: NETLIFY_TOKEN,
  name: "crumb",
  isWanted: () => true,
  signal: new AbortController().signal,
};

test("a published site downloads byte for byte", async () => {
  const { files } = await online();

  const entries = await settled(readNetlifySite(all));

  const read = await digestsOf(entries);
  for (const [path, digest] of filesOf(files)) expect(read.get(path), path).toBe(digest);
});

test("only requested files are downloaded", async () => {
  await online();

  const entries = await settled(readNetlifySite({ ...all, isWanted: (path) => path === "passport.json" }));

  expect(entries.map(({ path }) => path)).toEqual(["passport.json"]);
});

test("if Netlify lists files but refuses their content, this is explained with an alternative", async () => {
  const { netlify } = await online();
  netlify.handsOut.content = false;

  await expect(settled(readNetlifySite(all))).rejects.toThrow(
    /does not hand out what is in them.*open the ZIP here/,
  );
});

test.each([
  ["a site that the token does not see", { ...all, name: "other" }, /knows no site other/],
  ["a token that is not accepted", { ...all, token: "nfp_wrong" }, /does not accept this token/],
  ["a site without files", { ...all, name: "empty" }, /holds no website yet/],
])("%s is explained", async (_, wanted, words) => {
  const { netlify } = await online();
  netlify.add("empty");

  await expect(settled(readNetlifySite(wanted))).rejects.toThrow(words);
});

async function online() {
  const netlify = netlifyDouble();
  const files = await aSite();
  stubHosts(netlify);
  await settled(publishToNetlify(NETLIFY_TOKEN, { name: "crumb", isNew: true }, files, options()));
  return { netlify, files };
}
