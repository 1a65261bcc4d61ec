import { type Plugin, runnerImport } from "vite";
import { rootConfig } from "../project-root.mjs";

/**
 * Writes the backend's first records to a file that the worker keeps beside itself and whose name changes with them;
 * pages without a worker take `seeds.json`, which is there for all versions.
 */
export function seeds(): Plugin {
  async function write() {
    const { module } = await runnerImport<typeof import("#mocks/db/seed/seed.ts")>(
      "./mocks/db/seed/seed.ts",
      rootConfig,
    );
    return JSON.stringify(await module.createSeed());
  }
  let base = "/";
  return {
    name: "seeds",
    configResolved(config) {
      base = config.base;
    },
    async generateBundle() {
      const source = await write();
      this.emitFile({ type: "asset", name: "seeds.json", source });
      this.emitFile({ type: "asset", fileName: "seeds.json", source });
    },
    configureServer(server) {
      server.middlewares.use(`${base}seeds.json`, async (_request, response) => {
        response.setHeader("content-type", "application/json");
        response.end(await write());
      });
    },
  };
}
