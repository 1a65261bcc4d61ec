// @ts-check
// `npm start`: installs the packages if needed, builds, and serves the build.
import http from "node:http";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { fail, project, run } from "./run.mjs";

async function main() {
  const wanted = readPort();
  if (process.env.npm_lifecycle_event === "start") endWithParent();
  await ensureInstalled();

  // Imported here, because its packages are installed only now.
  const { baseOf, createServer, listenNear } = await import("./serve.mjs");
  let answer = stillBuilding;
  const server = http.createServer((request, response) => answer(request, response));
  // Before the build, because canonical links and the sitemap contain the address.
  const origin = await listenNear(server, wanted);
  if (wanted !== 0 && !origin.endsWith(`:${wanted}`))
    console.log(`Port ${wanted} is taken by another program: using ${new URL(origin).port} instead.`);

  console.log("Building…");
  const env = { SITE_ORIGIN: origin, ...process.env };
  const { code, output } = await run(["vite", "build"], { quiet: true, expendable: true, env });
  if (code !== 0) throw new Error(`${output}\nThe build failed.`);

  const root = join(project, "dist");
  const base = baseOf(root);
  const site = await createServer({ root, base, compression: "quick" });
  answer = (request, response) => site.emit("request", request, response);
  console.log(`Serving the build until Ctrl C:\n${origin}${base}`);
}

/** On SIGTERM npm ends the shell between itself and this program, which would otherwise keep running. */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(143), 200).unref();
}

function readPort() {
  const { PORT = "4173" } = process.env;
  const port = Number(PORT);
  if (/^\d+$/.test(PORT) && port <= 65_535) return port;
  throw new Error(`PORT is "${PORT}". It has to be a number from 0 to 65535.`);
}

/** @type {http.RequestListener} */
function stillBuilding(_request, response) {
  response.writeHead(503, { "Content-Type": "text/plain;charset=utf-8", "Retry-After": "5", Refresh: "5" });
  response.end("The build is not finished yet.\n");
}

main().catch(fail);
