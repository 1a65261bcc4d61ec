// @ts-check
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { runSource } from "./run-source.mjs";

/** @typedef {{ host: "github" | "netlify", place: string, isNew: boolean, replaces: boolean, token: string }} Publishing */

const TOKENS = { github: "GITHUB_TOKEN", netlify: "NETLIFY_TOKEN" };

/**
 * Returns the host that a command publishes to; undefined without `--publish`. Throws an error that names missing
 * settings.
 * @param {{ publish?: string, repo?: string, name?: string, new?: boolean, replace?: boolean }} options
 * @param {Record<string, string | undefined>} [env]
 * @returns {Publishing | undefined}
 */
export function readPublishing({ publish: host, repo, name, new: isNew, replace }, env = process.env) {
  if (host === undefined) {
    if (repo ?? name ?? isNew ?? replace)
      throw new Error("--repo, --name, --new and --replace go with --publish.");
    return undefined;
  }
  if (host !== "github" && host !== "netlify") throw new Error("--publish takes github or netlify.");
  const place = host === "github" ? repo : name;
  if (!place)
    throw new Error(
      host === "github" ? "--publish github takes --repo owner/name." : "--publish netlify takes --name.",
    );
  const token = env[TOKENS[host]]?.trim();
  if (!token) throw new Error(`Set ${TOKENS[host]} to a token of your account.`);
  return { host, place, isNew: isNew === true, replaces: replace === true, token };
}

/**
 * Publishes all files of a folder, and prints the steps and the address. Throws a `PublishError` with an explanation.
 * @param {string} folder
 * @param {Publishing} publishing
 */
export async function publishFolder(folder, publishing) {
  /** @type {typeof import("../src/publish/online/publish-command.ts")} */
  const { publishFiles } = await runSource("./src/publish/online/publish-command.ts");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map(async (path) => ({
        path: relative(folder, path).split(sep).join("/"),
        content: new Uint8Array(await readFile(path)),
      })),
  );
  const {
    address,
    isReady,
    changed,
    left = 0,
  } = await publishFiles({
    ...publishing,
    files,
    signal: new AbortController().signal,
    onStep: (step) => console.error(`${step} …`),
  });
  console.log(`${changed} files sent. ${address}${isReady ? "" : " will show them when the host is ready."}`);
  if (left > 0)
    console.log(`${left} files of an earlier site were left there. Delete those that you do not need.`);
}
