import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Plugin, runnerImport } from "vite";
import { projectPath, rootConfig } from "../project-root.mjs";

const PREFIX = "templates:";
const DRAWN = ["drawn.json", "drawn-apps.json"].map(
  (name) => new URL(`../templates/${name}`, import.meta.url),
);

type Read = ReturnType<typeof import("../templates/read-templates.ts").readTemplates>;
type Part = keyof Read;

/** The sources of the index, without the rendering code. */
const SOURCES =
  /^src\/(sites\/(industries|styles|themes)|apps\/templates)\/|\/(read-templates|project-templates)\.ts$/;

let reading: Promise<Read> | undefined;

/**
 * `import index from "templates:index"` returns the marketplace's data about each template, `templates:words`
 * additional words for its search, `templates:apps` the list of app templates: none loads the templates themselves.
 */
export function templates(): Plugin {
  return {
    name: "templates",
    resolveId: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\\0${PREFIX}`) },
      async handler(id) {
        reading ??= read().catch((error) => {
          reading = undefined; // a file being edited may be valid again in a moment
          throw error;
        });
        const part = (await reading)[id.slice(PREFIX.length + 1) as Part];
        // Parsing one JSON text is faster than evaluating the objects as code.
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(part))});`;
      },
    },
    hotUpdate({ file, modules }) {
      if (!SOURCES.test(projectPath(file))) return;
      reading = undefined;
      const { moduleGraph } = this.environment;
      const own = [...moduleGraph.idToModuleMap].flatMap(([id, module]) =>
        id.startsWith(`\0${PREFIX}`) ? [module] : [],
      );
      return [...modules, ...own];
    },
  };
}

async function read() {
  const { module } = await runnerImport<typeof import("../templates/read-templates.ts")>(
    "./scripts/templates/read-templates.ts",
    { ...rootConfig, configFile: false, logLevel: "error" },
  );
  return module.readTemplates(picturesVersion());
}

/** Part of the addresses of the templates' pictures; changes whenever they are redrawn. */
export function picturesVersion() {
  const hash = createHash("sha256");
  for (const file of DRAWN) hash.update(readFileSync(file, "utf8"));
  return hash.digest("hex").slice(0, 8);
}
