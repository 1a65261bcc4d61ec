import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builds, makeBuild } from "../../scripts/builds.mjs";
import { cache } from "../../scripts/run.mjs";

test.runIf(process.env.FULL)(
  "a build made in a folder with a space and # in its name equals one made in this folder byte for byte",
  async () => {
    const here = join(cache, "builds", "here");
    await makeBuild({ ...builds.demo, folder: here, checkout: undefined });

    expect(contents(builds.demo.folder)).toEqual(contents(here));
  },
);

/**
 * Returns every uploaded file. The manifest is not uploaded; only tests read it, and it contains source
 * paths.
 */
function contents(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(".vite"))
    .sort()
    .map((file) => [file.slice(folder.length), readFileSync(file, "base64")]);
}
