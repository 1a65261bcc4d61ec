// @ts-check
// Serves a build as its hosts will: compressed, with their headers, real 404s and a page for every address.
// Run: node scripts/serve.mjs [--root dist] [--base /] [--port 4173] [--quick]
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import http from "node:http";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import sirv from "sirv";
import { cache, fail, isCommand } from "./run.mjs";
import { cacheControl, headersFor } from "./site-headers.mjs";

/** @typedef {(request: http.IncomingMessage, response: http.ServerResponse) => boolean} Intercept */

const TEXT_FILE = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/;
/** Addresses of files, even if a person opens them. */
const FILE_ADDRESS = /\.(css|ico|jpg|js|json|m4a|map|png|svg|txt|webmanifest|webp|woff2|xml)$/;
/** The only range format that sirv reads correctly; its numbers are safe integers. */
const PLAIN_RANGE = /^bytes=(\d{1,15})-([1-9]\d{0,14})?$/;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The best compression, or one that is slightly larger and a hundred times faster. */
const LEVELS = { smallest: { brotli: 11, gzip: 9 }, quick: { brotli: 2, gzip: 1 } };

/**
 * @param {object} options
 * @param {string} options.root the folder of the build
 * @param {string} [options.base] its path on the host; read from the build by default
 * @param {keyof typeof LEVELS} [options.compression]
 * @param {Intercept} [options.intercept] for tests of faults: returns true for a request it has answered itself
 */
export async function createServer({ root, base = baseOf(root), compression = "smallest", intercept }) {
  const folder = await compressedCopy(resolve(root), compression);
  const sendFile = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ["html"] });
  const fallbackPage = existsSync(join(folder, "200.html")) ? "/200.html" : "/index.html";

  return http.createServer((request, response) => {
    if (intercept?.(request, response)) return;
    const [, address = "", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "") ?? [];
    for (const [name, value] of Object.entries(headersFor(address.slice(base.length))))
      response.setHeader(name, value);
    response.setHeader("Vary", "Accept-Encoding");

    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return sendText(response, 405, "Method not allowed");
    }
    if (`${address}/` === base) {
      response.setHeader("Location", base + query);
      return sendText(response, 308, "Moved");
    }
    if (!address.startsWith(base)) return sendText(response, 404, "Not found");

    const path = address.slice(base.length);
    if (!isPlainRange(request.headers.range)) delete request.headers.range;
    response.setHeader("Cache-Control", cacheControl(path));
    request.url = `/${path}`;
    sendFile(request, response, () => {
      if (!isPage(path, request.headers.accept)) return sendText(response, 404, "Not found");
      response.setHeader("Cache-Control", cacheControl(""));
      request.url = fallbackPage;
      sendFile(request, response);
    });
  });
}

/**
 * Any other range is ignored (RFC 9110, 14.2): sirv sends a wrong part for `bytes=-500`, and throws for `bytes=5-1`.
 * @param {string | undefined} header
 */
function isPlainRange(header) {
  const [, from, to] = PLAIN_RANGE.exec(header ?? "") ?? [];
  return from !== undefined && (!to || Number(from) <= Number(to));
}

/**
 * Listens under the name `localhost`, which is two addresses on most machines and resolves to either.
 * @param {http.Server} server
 * @param {number} port 0 for any free one
 * @returns {Promise<string>} the origin
 */
export async function listen(server, port) {
  await startListening(server, port, "127.0.0.1");
  const bound = /** @type {import("node:net").AddressInfo} */ (server.address()).port;
  const twin = http.createServer((request, response) => server.emit("request", request, response));
  try {
    await startListening(twin, bound, "::1");
    server.on("close", () => twin.close());
  } catch (error) {
    // A machine without IPv6 has only one address.
    if (isTaken(error)) {
      server.close();
      throw error;
    }
  }
  return `http://localhost:${bound}`;
}

/**
 * Like `listen`, but tries the next ports if the port is taken, then any free one.
 * @param {http.Server} server
 * @param {number} port
 */
export async function listenNear(server, port) {
  const next = Array.from({ length: 10 }, (_, index) => port + index).filter((near) => near <= 65_535);
  for (const near of next) {
    try {
      return await listen(server, near);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return listen(server, 0);
}

/**
 * @param {http.Server} server
 * @param {number} port
 * @param {string} host
 */
async function startListening(server, port, host) {
  server.listen(port, host);
  await once(server, "listening").catch((error) => {
    if (isTaken(error)) error.message = `Port ${port} is in use by another program.`;
    throw error;
  });
}

/** @param {unknown} error */
const isTaken = (error) => error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/**
 * Reads the base path of a build from its page, which loads code from `<base>assets/`.
 * @param {string} root
 */
export function baseOf(root) {
  const page = join(root, "index.html");
  if (!existsSync(page)) throw new Error(`There is no build in ${root}: run "npm run build" first.`);
  const [, base] = /<link [^>]*href="(\/[^"]*)assets\/[^"]*\.js"/.exec(readFileSync(page, "utf8")) ?? [];
  if (!base) throw new Error(`${page} names no code in assets/; name its base path with --base.`);
  return base;
}

/**
 * @param {string} path below the base
 * @param {string} [accept]
 */
function isPage(path, accept = "") {
  return accept.includes("text/html") && !path.startsWith("assets/") && !FILE_ADDRESS.test(path);
}

/**
 * @param {http.ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function sendText(response, status, text) {
  response.setHeader("Cache-Control", "no-store");
  response.writeHead(status, { "Content-Type": "text/plain;charset=utf-8" }).end(`${text}\n`);
}

/**
 * sirv needs the compressed files beside the originals. They are created once per build, in a copy, so that the build
 * itself contains only files to upload.
 * @param {string} root
 * @param {keyof typeof LEVELS} compression
 */
async function compressedCopy(root, compression) {
  const paths = await sitePaths(root);
  const copies = join(cache, "served");
  const folder = join(copies, `${await fingerprint(root, paths)}-${compression}`);
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  const unfinished = `${folder}.${process.pid}`;
  const levels = LEVELS[compression];
  await Promise.all(paths.map((path) => copyCompressed(join(root, path), join(unfinished, path), levels)));
  await rename(unfinished, folder).catch(async (error) => {
    await rm(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error; // otherwise another server was faster with the same build
  });
  await discardOldCopies(copies);
  return folder;
}

/**
 * Lists the files that a host would send: without its configuration and dotfiles.
 * @param {string} root
 */
async function sitePaths(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/^_(headers|redirects)$|(^|[\\/])\./.test(path))
    .sort();
}

/**
 * @param {string} root
 * @param {string[]} paths
 */
async function fingerprint(root, paths) {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(`${path}\0`).update(await readFile(join(root, path)));
  return hash.digest("hex").slice(0, 20);
}

/**
 * @param {string} from
 * @param {string} to
 * @param {{ brotli: number, gzip: number }} levels
 */
async function copyCompressed(from, to, levels) {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  if (!TEXT_FILE.test(from)) return;
  const text = await readFile(from);
  const versions = {
    br: await promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: levels.brotli },
    }),
    gz: await promisify(gzip)(text, { level: levels.gzip }),
  };
  for (const [ending, version] of Object.entries(versions)) {
    if (version.length < text.length) await writeFile(`${to}.${ending}`, version);
  }
}

/** @param {string} copies */
async function discardOldCopies(copies) {
  for (const name of await readdir(copies)) {
    const { mtimeMs } = await stat(join(copies, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(copies, name), { recursive: true, force: true });
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      root: { type: "string", default: "dist" },
      base: { type: "string" },
      port: { type: "string", default: "4173" },
      quick: { type: "boolean", default: false },
    },
  });
  const { root = "", base = baseOf(root), port, quick } = values;
  const server = await createServer({ root, base, compression: quick ? "quick" : "smallest" });
  const origin = await listen(server, Number(port));
  console.log(`${origin}${base}`);
}

if (isCommand(import.meta)) main().catch(fail);
