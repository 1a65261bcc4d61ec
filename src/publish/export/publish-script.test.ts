import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publish script "));
  mkdirSync(join(folder, "site/fonts"), { recursive: true });
  mkdirSync(join(folder, "tools"));
  for (const path of ["index.html", "READ ME.txt", "fonts/a.woff2"])
    writeFileSync(join(folder, "site", path), path);
  cpSync("src/publish/export/publish.sh", join(folder, "site/publish.sh"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  [
    "rsync",
    ["rsync", "ann@example.com:/srv/www"],
    /^rsync --recursive .* -- FOLDER\/ ann@example\.com:\/srv\/www\/$/,
  ],
  ["rsync", ["rsync", "host:/a b", "--delete"], /--checksum --delete -- FOLDER\/ host:\/a b\/$/],
  ["aws", ["s3", "my-bucket"], /^aws s3 sync FOLDER s3:\/\/my-bucket$/],
  ["aws", ["s3", "my-bucket", "--delete"], /^aws s3 sync FOLDER s3:\/\/my-bucket --delete$/],
  ["wrangler", ["cloudflare", "my-site"], /^wrangler pages deploy FOLDER --project-name my-site$/],
])("%s gets the site without the owner's private files: %j", (tool, args, called) => {
  fake(tool);

  const { status, stdout } = run(args);

  expect(stdout).toBe("Done.\n");
  expect(status).toBe(0);
  const [line = "", copy = "", ...files] = readFileSync(join(folder, "called"), "utf8").trim().split("\n");
  expect(line.replaceAll(copy, "FOLDER")).toMatch(called);
  expect(files.sort()).toEqual(["./fonts/a.woff2", "./index.html"]);
  expect(existsSync(copy)).toBe(false);
});

test.each([[[]], [["rsync"]], [["ftp", "host"]], [["s3", "--delete"]], [["s3", "b", "--force"]]])(
  "%j prints the usage",
  (args) => {
    const { status, stdout } = run(args);

    expect(status).toBe(2);
    expect(stdout).toMatch(/sh publish\.sh rsync .*\n.*sh publish\.sh s3 /);
    expect(stdout).toContain("Sign in to the tool first");
  },
);

test("a missing tool is named, and success is not claimed", () => {
  const { status, stdout, stderr } = run(["s3", "my-bucket"]);

  expect([status, stdout]).toEqual([127, ""]);
  expect(stderr).toMatch(/^aws is not installed\. See https/);
});

test("a failing tool makes the script fail", () => {
  fake("aws", 3);

  expect(run(["s3", "my-bucket"])).toMatchObject({ status: 3, stdout: "" });
});

test("without a site beside it the script stops", () => {
  rmSync(join(folder, "site/index.html"));

  expect(run(["rsync", "host:/srv"])).toMatchObject({ status: 1, stderr: expect.stringContaining("Unpack") });
});

/** Installs a fake command that records its arguments and its files. */
function fake(name: string, status = 0) {
  const path = join(folder, "tools", name);
  const find = execFileSync("sh", ["-c", "command -v find"], { encoding: "utf8" }).trim();
  writeFileSync(
    path,
    `#!/bin/sh
copy=
for one in "$@"; do [ -d "$one" ] && copy=\${one%/}; done
{ echo "${name} $*"; echo "$copy"; cd "$copy" && ${find} . -type f; } > "${join(folder, "called")}"
exit ${status}
`,
  );
  chmodSync(path, 0o755);
}

function run(args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync("sh", [join(folder, "site/publish.sh"), ...args], {
    encoding: "utf8",
    // The path contains the fakes and basic system tools only, so locally installed tools have no effect.
    env: { PATH: `${join(folder, "tools")}:${systemTools()}`, TMPDIR: folder },
  });
  return { status, stdout, stderr };
}

/** Makes a folder with links to the system tools that the script needs. */
function systemTools() {
  const needed = ["sh", "sed", "dirname", "mktemp", "cp", "rm", "cat"];
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  for (const tool of needed) {
    const from = execFileSync("sh", ["-c", `command -v ${tool}`], { encoding: "utf8" }).trim();
    writeFileSync(join(bin, tool), `#!/bin/sh\nexec ${from} "$@"\n`);
    chmodSync(join(bin, tool), 0o755);
  }
  return bin;
}
