// @ts-check
// Builds the product for a server of your own and starts both on this machine.
// Run: npm run hosted -- [--node] [--port 4180] [--root FOLDER]   (docs/hosting.md)
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { cache, fail, isCommand, project, run } from "./run.mjs";
import { runSource } from "./run-source.mjs";
import { createServer, listen } from "./serve.mjs";

/** @typedef {typeof import("../mocks/hosts/node.ts")} NodeHost */

async function main() {
  const { values } = parseArgs({
    options: {
      node: { type: "boolean", default: false },
      port: { type: "string", default: "4180" },
      root: { type: "string" },
    },
  });
  const root = values.root ?? (await build());
  const host = await startNodeHost({ root, port: Number(values.port) });
  console.log(`Serving the product and its backend until Ctrl C:\n${host.origin}/`);
}

/** The product of a server calls the server that it came from. */
async function build() {
  const folder = join(cache, "hosted");
  console.log("Building…");
  const env = { ...process.env, VITE_BACKEND_URL: "/" };
  const { code, output } = await run(["vite", "build", "--outDir", folder, "--emptyOutDir"], {
    quiet: true,
    env,
  });
  if (code !== 0) throw new Error(`${output}\nThe build failed.`);
  return folder;
}

/**
 * Serves a build and its backend from one origin. Settings are read from the environment: `DATABASE_URL`, `DATA_FOLDER`,
 * `ADMIN_EMAIL` and `ADMIN_PASSWORD`, `DEMO_ACCOUNTS`, `CALLER_HEADER`.
 * @param {{ root: string, port: number, env?: NodeJS.ProcessEnv }} options
 */
export async function startNodeHost({ root, port, env = process.env }) {
  /** @type {NodeHost} */
  const { createNodeHost } = await runSource("./mocks/hosts/node.ts");
  const { app, close } = await createNodeHost({
    databaseUrl: env.DATABASE_URL,
    folder: env.DATA_FOLDER ?? join(project, "data"),
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

/** @param {NodeJS.ProcessEnv} env */
function readAdmin({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }) {
  if (!email && !password) return undefined;
  if (!email || !password) throw new Error("Set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.");
  if (password.length < 12) throw new Error("ADMIN_PASSWORD needs at least 12 characters.");
  return { email, password };
}

if (isCommand(import.meta)) main().catch(fail);
