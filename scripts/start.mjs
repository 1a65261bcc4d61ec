// @ts-check
// `npm start`: installs if needed, builds, and serves the build on http://localhost:4173.
import { ensureInstalled } from "./install.mjs";
import { fail, run } from "./run.mjs";

async function main() {
  ensureInstalled();
  const port = Number(process.env.PORT ?? 4173);
  // Canonical links and the sitemap name the place where the build will stand.
  const env = { SITE_ORIGIN: `http://localhost:${port}`, ...process.env };
  const { code, output } = await run(["vite", "build"], { quiet: true, env });
  if (code !== 0) throw new Error(`${output}\nThe build failed.`);

  // Only now is it certain that the packages it needs are there.
  const { baseOf, createServer, listen } = await import("./serve.mjs");
  const base = baseOf("dist");
  const origin = await listen(await createServer({ root: "dist", base }), port);
  console.log(`Sitewright is on ${origin}${base}`);
}

main().catch(fail);
