import { type Plugin, runnerImport } from "vite";
import { rootConfig } from "../../project-root.mjs";

/** The file name of a response, without folder and hash. */
export const answerFile = (path: string) => `first-${path.replace(/^\/api\//, "").replaceAll("/", "-")}`;

/**
 * Writes the backend's responses to the first requests of public pages on a first visit. Pages use them until the
 * worker runs (src/api/first-answers.ts).
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
