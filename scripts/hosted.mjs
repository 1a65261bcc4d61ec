// @ts-check
// Builds the product for a server of your own and starts both on this machine: in Cloudflare's runtime, or in Node.
// Run: npm run hosted -- [--node] [--port 4180]   (docs/hosting.md)
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { build as buildWith } from "vite";
import { rootConfig } from "./project-root.mjs";
import { cache, fail, isCommand, project, run } from "./run.mjs";
import { runSource } from "./run-source.mjs";
import { createServer, listen } from "./serve.mjs";

/** @typedef {typeof import("../mocks/hosts/node.ts")} NodeHost */
/** @typedef {{ origin: string, stop: () => Promise<void> }} Started */

const folder = join(cache, "hosted");
const site = join(folder, "site");
const WORKER = "worker.js";
/** Of the runtime in Miniflare, which is older than that of Cloudflare. */
const COMPATIBILITY_DATE = "2026-03-01";

async function main() {
  const { values } = parseArgs({
    options: {
      node: { type: "boolean", default: false },
      port: { type: "string", default: "4180" },
      "build-only": { type: "boolean", default: false },
    },
  });
  console.log("Building…");
  await Promise.all([buildSite(), !values.node && buildWorker()]);
  if (values["build-only"]) return;
  const start = values.node ? startNodeHost : startWorkerHost;
  const { origin } = await start({ root: site, port: Number(values.port) });
  console.log(`Serving the product and its backend until Ctrl C:\n${origin}/`);
}

/** The product calls the server that it came from, and hears from it what others have changed. */
async function buildSite() {
  const env = { ...process.env, VITE_BACKEND_URL: "/", VITE_LIVE_CHANGES: "1" };
  const { code, output } = await run(["vite", "build", "--outDir", site, "--emptyOutDir"], {
    quiet: true,
    env,
  });
  if (code !== 0) throw new Error(`${output}\nThe build failed.`);
}

/** Writes the Worker as one file. */
export async function buildWorker() {
  await buildWith({
    configFile: false,
    ...rootConfig,
    // A server reads the cookies of its calls itself (docs/decisions/008-no-cookie-jar.md).
    resolve: { ...rootConfig.resolve, alias: { "tough-cookie": join(project, "mocks/no-cookies.ts") } },
    logLevel: "error",
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: join(project, "mocks/hosts/cloudflare.ts"),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: WORKER, codeSplitting: false } },
    },
  });
  return join(folder, WORKER);
}

/**
 * Serves a build and its backend from one origin, in Node. Settings are read from the environment: `DATABASE_URL`,
 * `DATA_FOLDER`, `ADMIN_EMAIL` and `ADMIN_PASSWORD`, `DEMO_ACCOUNTS`, `CALLER_HEADER`.
 * @param {{ root: string, port: number, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<Started>}
 */
export async function startNodeHost({ root, port, env = process.env }) {
  /** @type {NodeHost} */
  const { createNodeHost } = await runSource("./mocks/hosts/node.ts");
  const dataFolder = env.DATA_FOLDER ?? join(project, "node_modules/.data/postgres");
  await mkdir(dataFolder, { recursive: true });
  const { app, close } = await createNodeHost({
    databaseUrl: env.DATABASE_URL,
    folder: dataFolder,
    admin: readAdmin(env),
    demoAccounts: env.DEMO_ACCOUNTS === "1",
    callerHeader: env.CALLER_HEADER,
  });
  const answerCall = getRequestListener(app.fetch);
  const server = await createServer({
    root,
    compression: "quick",
    intercept(request, response) {
      if (!request.url?.startsWith("/api/")) return false;
      void answerCall(request, response);
      return true;
    },
  });
  const origin = await listen(server, port);
  return {
    origin,
    async stop() {
      server.closeAllConnections();
      server.close();
      await close();
    },
  };
}

/**
 * Serves a build and its backend in Cloudflare's runtime on this machine. The database is a file in `DATA_FOLDER`.
 * @param {{ root: string, port: number, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<Started>}
 */
export async function startWorkerHost({ root, port, env = process.env }) {
  // Only used here, and it takes a while to load.
  const { Miniflare } = await import("miniflare");
  const admin = readAdmin(env);
  const worker = new Miniflare({
    modules: true,
    scriptPath: join(folder, WORKER),
    compatibilityDate: COMPATIBILITY_DATE,
    d1Databases: { DB: "sitewright" },
    d1Persist: env.DATA_FOLDER ?? join(project, "node_modules/.data/d1"),
    assets: {
      directory: root,
      binding: "ASSETS",
      routerConfig: { has_user_worker: true, static_routing: { user_worker: ["/api/*"] } },
      assetConfig: { not_found_handling: "404-page" },
    },
    bindings: {
      ...(admin && { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }),
      DEMO_ACCOUNTS: env.DEMO_ACCOUNTS ?? "0",
    },
    host: "127.0.0.1",
    port,
  });
  const { origin } = await worker.ready;
  return { origin, stop: () => worker.dispose() };
}

/** @param {NodeJS.ProcessEnv} env */
function readAdmin({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }) {
  if (!email && !password) return undefined;
  if (!email || !password) throw new Error("Set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.");
  if (password.length < 12) throw new Error("ADMIN_PASSWORD needs at least 12 characters.");
  return { email, password };
}

if (isCommand(import.meta)) main().catch(fail);
