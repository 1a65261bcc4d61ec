import { type Plugin, runnerImport } from "vite";

/** Writes the backend's first records to `seeds.json`, which the worker keeps beside itself. */
export function seeds(): Plugin {
  async function write() {
    const { module } = await runnerImport<typeof import("#mocks/db/seed/seed.ts")>("./mocks/db/seed/seed.ts");
    return JSON.stringify(await module.createSeed());
  }
  let base = "/";
  return {
    name: "seeds",
    configResolved(config) {
      base = config.base;
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "seeds.json", source: await write() });
    },
    configureServer(server) {
      server.middlewares.use(`${base}seeds.json`, async (_request, response) => {
        response.setHeader("content-type", "application/json");
        response.end(await write());
      });
    },
  };
}
