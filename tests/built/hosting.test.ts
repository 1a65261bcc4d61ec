import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Build, builds } from "../../scripts/builds.mjs";
import { commonHeaders } from "../../scripts/site-headers.mjs";

describe("the build root", () => testHeaders(builds.root, "/", ""));

describe("the other builds", { tags: "other-builds" }, () => {
  const hosts = " https://api.github.com https://api.netlify.com";
  describe("demo", () => testHeaders(builds.demo, "/demo/", hosts));
  describe("hosted", () => testHeaders(builds.hosted, "/", " http://localhost:4199"));
});

function testHeaders(build: Build, base: string, connect: string) {
  const read = (file: string) => readFileSync(join(build.folder, file), "utf8");
  test("tells its host the headers of every file", () => {
    const [all = "", assets = ""] = read("_headers").split(`${base}assets/*`);

    expect(all.startsWith(`${base}*\n`)).toBe(true);
    for (const [name, value] of Object.entries(commonHeaders))
      expect(all).toContain(`\n  ${name}: ${value}\n`);
    // The host would join both values. Without one it makes browsers revalidate pages.
    expect(all).not.toContain("Cache-Control");
    expect(assets).toContain("\n  Cache-Control: public, max-age=31536000, immutable\n");
  });

  test("tells its host which addresses are pages without a file; all others are 404", () => {
    expect(read("_redirects").trim().split("\n")).toEqual(
      ["app-preview", "full-preview", "studio"].map((folder) => `${base}${folder}/* ${base}200 200`),
    );
  });

  test("has the complete content policy in every page, with the hashes of its inline code and no others", () => {
    const pages = readdirSync(build.folder, { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".html") && file !== "frame.html",
    );
    expect(pages.length).toBeGreaterThan(10);
    const problems = pages.flatMap((file) => {
      const html = read(file);
      const policies = [...html.matchAll(/http-equiv="Content-Security-Policy" content="([^"]+)"/g)];
      const [policy = ""] = policies.map(([, content = ""]) => content);
      const scripts = [
        ...html.matchAll(/<script(?![^>]*(?:\ssrc=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi),
      ];
      const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)];
      return [
        policies.length === 1 ? "" : `${policies.length} policies`,
        policy === policyWith(hashesOf(scripts), hashesOf(styles), connect) ? "" : policy,
        /<[^>]+\son\w+\s*=/i.test(html.replace(/<script[\s\S]*?<\/script>/gi, ""))
          ? "a handler in its markup"
          : "",
        /(?:href|src|action)="\s*(?:javascript|data:text):?/i.test(html) ? "an address that runs" : "",
      ]
        .filter(Boolean)
        .map((problem) => `${file}: ${problem}`);
    });

    expect(problems).toEqual([]);
  });
}

test("the lock file matches package.json, and has the integrity hash of each package", () => {
  const { dependencies, devDependencies, engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { integrity?: string; inBundle?: boolean; license?: string; dev?: boolean }>;
  };
  const { "": root, ...installed } = packages;

  expect(root).toMatchObject({ dependencies, devDependencies, engines });
  // The integrity hash of a package covers its bundled dependencies.
  const unweighed = Object.entries(installed).filter(
    ([, { integrity, inBundle }]) => !integrity && !inBundle,
  );
  expect(unweighed).toEqual([]);
  const others = Object.entries(installed).filter(
    ([path, { license = "none", dev }]) =>
      !FREE.test(license) && !(dev && FREE_FOR_TOOLS.test(license)) && !LESSER.includes(path),
  );
  expect(others).toEqual([]);
});

/** Licences that require only attribution. MPL requires more, but only development tools have it. */
const FREE =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|CC0-1\.0|CC-BY-4\.0|Unlicense|MPL-2\.0)\b/;

/**
 * These packages are development tools, which nothing ships: a helper and a word list of the spelling checker, and the
 * picture library that comes with Cloudflare's runtime.
 */
const FREE_FOR_TOOLS = /^(?:WTFPL|CC BY-SA 4\.0|(?:Apache-2\.0 AND )?LGPL-3\.0-or-later(?: AND MIT)?)$/;

/** LGPL: a file of its own, which can be replaced (docs/decisions/020-heic-decoder.md). */
const LESSER = ["node_modules/libheif-js"];

const hashesOf = (found: RegExpExecArray[]) =>
  [...new Set(found.map(([, content = ""]) => content))]
    .map((content) => ` 'sha256-${createHash("sha256").update(content).digest("base64")}'`)
    .join("");

/** Repeats the policy on purpose, so that the expected value does not come from the code under test. */
function policyWith(scripts: string, styles: string, connect: string) {
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types sitewright sitewright-reader",
  ].join("; ");
}
