import * as z from "zod/mini";
import { readJson } from "#src/sites/read-json.ts";
import { sha1 } from "./digests.ts";
import { findSite, netlifyCalls } from "./netlify.ts";
import { PublishError, sendAll } from "./publication.ts";

const fileSchema = z.object({
  path: z.string(),
  sha: z.optional(z.nullable(z.string())),
  size: z.optional(z.nullable(z.number())),
});

/** A media type with Netlify's former name. Netlify's API documentation omits it, so responses are verified. */
const RAW = "application/vnd.bitballoon.v1.raw";
const MOST_FILES = 400;
const MOST_BYTES = 80_000_000;

interface FilesOptions {
  token: string;
  /** The subdomain of `name.netlify.app`. */
  name: string;
  /** Decides by path whether a file is downloaded. */
  isWanted: (path: string, all: ReadonlySet<string>) => boolean;
  signal: AbortSignal;
}

/**
 * Downloads the files that a site serves, by paths relative to the home page. Throws a `PublishError` with a message
 * for people.
 */
export async function readNetlifySite({ token, name, isWanted, signal }: FilesOptions) {
  const place = { name, isNew: false };
  const calls = netlifyCalls(token, place, signal);
  const { id } = await findSite(calls, place, new Set());
  const root = `/sites/${encodeURIComponent(id)}/files`;
  const listed = await calls.read(z.array(fileSchema), "GET", root);
  if (listed.length === 0) throw new PublishError("missing", `The site ${name} holds no website yet.`);
  const files = listed.map((file) => ({ ...file, path: file.path.replace(/^\//, "") }));
  const all = new Set(files.map(({ path }) => path));
  const wanted = files.filter(({ path }) => isWanted(path, all)).slice(0, MOST_FILES);
  if (wanted.reduce((sum, { size }) => sum + (size ?? 0), 0) > MOST_BYTES)
    throw new PublishError("refused", `This site holds more than is fetched at once. ${DOWNLOAD}`);
  const entries: { path: string; content: Blob }[] = [];
  await sendAll(wanted, async ({ path, sha }) => {
    const address = `${root}/${path.split("/").map(encodeURIComponent).join("/")}`;
    const { bytes = new Uint8Array() } = await calls.call("GET", address, { raw: RAW });
    if ((await sha1(bytes)) !== sha && isAboutFile(bytes)) throw new PublishError("refused", withheld(name));
    entries.push({ path, content: new Blob([bytes]) });
  });
  return entries;
}

const DOWNLOAD =
  "At Netlify, open the site, choose Deploys and the newest of them, download it, and open the ZIP here.";

const withheld = (name: string) =>
  `Netlify lists the files of ${name} and does not hand out what is in them, so they cannot be read from here. ${DOWNLOAD}`;

/** Whether Netlify returned the metadata of a file (path, SHA-1) instead of its content. */
const isAboutFile = (bytes: Uint8Array) =>
  z
    .object({ path: z.string(), sha: z.string() })
    .safeParse(readJson(new TextDecoder().decode(bytes.subarray(0, 4_000)))).success;
