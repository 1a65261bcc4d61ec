// @ts-check
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { siteBundle } from "../src/publish/export/site-files.ts";
import { readSiteFile } from "../src/share/site-file.ts";
import { withoutHidden } from "../src/share/without-hidden.ts";
import { parseDocument } from "../src/sites/document.ts";
import { templateDocument } from "../src/sites/templates.ts";
import { project } from "./run.mjs";

const run = promisify(execFile);

test("the command line and the studio export the same files, with passport and editable site on request", {
  tags: "long",
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-command-"));
  const document = await aSite();
  const file = join(folder, "crumb.json");
  await writeFile(file, JSON.stringify(document));
  vi.stubGlobal("fetch", fromDisk);

  const out = join(folder, "out");
  const asked = ["--document", file, "--out", out, "--origin", "https://crumb.example"];
  await run("node", [join(project, "scripts/site.mjs"), ...asked, "--with-document"]);
  const written = await filesIn(out);
  const passport = JSON.parse(written.get("passport.json")?.toString() ?? "");
  const { files } = await siteBundle(withoutHidden(document), {
    origin: "https://crumb.example",
    day: passport.day,
    withSite: true,
    signal: new AbortController().signal,
  });

  expect(passport.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect([...written.keys()].sort()).toEqual(files.map(({ path }) => path).sort());
  const different = files.filter(({ path, content }) => !written.get(path)?.equals(content));
  expect(different.map(({ path }) => path)).toEqual([]);
  const { document: opened } = readSiteFile(written.get("site.json")?.toString() ?? "");
  expect(opened).toEqual(parseDocument(withoutHidden(document)));
  expect(JSON.stringify(opened)).not.toContain('"isHidden":true');
});

/** Has a hidden block. */
async function aSite() {
  const document = await templateDocument("bakery-counter");
  if (!document) throw new Error("The template of this test is gone.");
  const [first, ...pages] = document.pages;
  if (!first) throw new Error("It has no page.");
  const blocks = first.blocks.map((block, index) => (index === 2 ? { ...block, isHidden: true } : block));
  return { ...document, pages: [{ ...first, blocks }, ...pages] };
}

/** Loads fonts and licences by the addresses that Vite gives them. */
async function fromDisk(/** @type {string} */ address) {
  const path = address.startsWith("/licenses/") ? `public${address}` : address.replace(/^\/@fs/, "");
  const inProject = path.startsWith(project) ? path : join(project, path);
  return new Response(new Uint8Array(await readFile(inProject)));
}

/** @param {string} folder */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return /** @type {const} */ ([relative(folder, path), await readFile(path)]);
      }),
    ),
  );
}
