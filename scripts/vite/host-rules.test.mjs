import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { dynamicFolders, growingFolders } from "../../src/publish/hosting/hosts.ts";
import { hasNginx, startNginx } from "../../tests/support/nginx.ts";
import { hostRules } from "./host-rules.ts";

/** Paths whose decoded form or end a browser would read as the address of another host. */
const HOSTILE = [
  "%5Cevil.example/",
  "/evil.example/",
  "/%5Cevil.example/",
  "%2Fevil.example/",
  "%2F%2Fevil.example/",
  "%5C%5Cevil.example/",
  "%09/evil.example/",
  ".%5C/evil.example/",
  "https:%2F%2Fevil.example/",
  "%0d%0aLocation:%20https:%2F%2Fevil.example/",
  "pricing%3F/",
];

/** @type {(() => Promise<void>)[]} */
let undo = [];
afterEach(async () => {
  for (const step of undo.reverse()) await step();
  undo = [];
});

describe.skipIf(!hasNginx())("the rules for nginx", () => {
  test.each([
    { base: "/", directives: "" },
    { base: "/demo/", directives: "" },
    { base: "/", directives: "merge_slashes off;" },
  ])("remove a trailing slash and never redirect to another host: $base $directives", async (server) => {
    const { base, directives } = server;
    const origin = await serve(base, directives);
    const ask = (/** @type {string} */ path) => fetch(origin + base + path, { redirect: "manual" });

    const answer = await ask("pricing/?plan=1");
    expect([answer.status, answer.headers.get("location")]).toEqual([301, `${base}pricing?plan=1`]);
    expect((await ask("module/%5Cevil.example/")).status).toBe(200);
    for (const path of HOSTILE) {
      const { status, headers } = await ask(path);
      expect({ path, status, location: headers.get("location") }).toEqual({
        path,
        status: 404,
        location: null,
      });
    }
  });
});

test("no other host is told to redirect", () => {
  const folders = { dynamicFolders, growingFolders };
  const redirects = hostRules._redirects?.("/", folders) ?? "";
  const vercel = JSON.parse(hostRules["vercel.json"]?.("/", folders) ?? "{}");

  expect(redirects.trim().split("\n")).toEqual(redirects.match(/^\S+ \/200 200$/gm));
  expect(vercel).not.toHaveProperty("redirects");
});

/**
 * @param {string} base
 * @param {string} directives
 */
async function serve(base, directives) {
  const root = await mkdtemp(join(tmpdir(), "sitewright rules #1 "));
  undo.push(() => rm(root, { recursive: true }));
  await mkdir(join(root, base), { recursive: true });
  for (const page of ["index.html", "pricing.html", "200.html", "404.html"])
    await writeFile(join(root, base, page), `<title>${page}</title>`);
  const rules = hostRules["nginx.conf"]?.(base, { dynamicFolders, growingFolders }) ?? "";
  await writeFile(join(root, "nginx.conf"), rules);
  const nginx = await startNginx(root, directives);
  undo.push(nginx.stop);
  return nginx.origin;
}
