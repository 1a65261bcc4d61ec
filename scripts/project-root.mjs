// @ts-check
import { createHash } from "node:crypto";
import { existsSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { siteStyles } from "./vite/site-styles.mjs";
import { subjects } from "./vite/subjects.mjs";
import { trades } from "./vite/trades.mjs";

const folder = realpathSync(fileURLToPath(new URL("..", import.meta.url)));

/** Vite takes `#` in a path for the start of a fragment, so such a checkout is accessed through a link. */
export const isLinked = folder.includes("#");

/** The folder of the project for Vite and Vitest. */
export const projectRoot = (isLinked ? linkTo(folder) : folder).replaceAll("\\", "/");

/** Vite's settings for this folder. Through a link, module ids keep the path of the link. */
export const rootConfig = {
  root: projectRoot,
  resolve: { preserveSymlinks: isLinked },
  plugins: [siteStyles(), subjects(), trades()],
};

/**
 * Returns the path of a module below the project, such as `src/main.tsx`; the id of a virtual module stays unchanged.
 * Patterns match this path, so a build does not depend on the folder of its checkout.
 * @param {string} id
 */
export function projectPath(id, root = projectRoot) {
  const path = id.replaceAll("\\", "/");
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}

/** @param {string} folder */
function linkTo(folder) {
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  const link = join(realpathSync(tmpdir()), `sitewright-${name}`);
  if (!existsSync(link)) symlinkSync(folder, link, "junction");
  if (realpathSync(link) !== folder) throw new Error(`${link} leads to another folder: remove it.`);
  return link;
}
