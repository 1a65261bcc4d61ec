import { type Plugin, runnerImport } from "vite";
import { rootConfig } from "../project-root.mjs";

/**
 * Writes the backend's initial records to a file with a hashed name, which the worker uses; pages without a worker
 * use `seeds.json`, which is the same in all versions.
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
