import { type Plugin, runnerImport } from "vite";
import { rootConfig } from "../../project-root.mjs";

/** The name of the file, without its folder and the letters of its version, of what is answered to a call. */
export const answerFile = (path: string) => `first-${path.replace(/^\/api\//, "").replaceAll("/", "-")}`;

/**
 * Writes what the backend answers to the first calls of the public pages where nobody has been before. A page shows it
 * while the worker is not there yet (src/api/first-answers.ts).
 */
export function firstAnswers(): Plugin {
  return {
    name: "first-answers",
    apply: "build",
    async generateBundle() {
      if (process.env.VITE_BACKEND_URL) return;
      const [{ module: app }, { module: mocks }] = await Promise.all([
        runnerImport<typeof import("#src/app/public-pages.ts")>("./src/app/public-pages.ts", rootConfig),
        runnerImport<typeof import("#mocks/first-answers.ts")>("./mocks/first-answers.ts", rootConfig),
      ]);
      const asked = new Set(app.publicPages.flatMap(({ asks = [] }) => asks));
      for (const [path, source] of await mocks.firstAnswers(asked)) {
        this.emitFile({ type: "asset", name: `${answerFile(path)}.json`, source });
      }
    },
  };
}
