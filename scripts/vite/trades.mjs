// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = join(ROOT, "src/brief/trades");
const MAKER = "./src/brief/trades/make-index.ts";
const PREFIX = "trades:";
const GROUP = "group.json";
/** Fields in which a trade adds to its group. */
const ADDED = /** @type {const} */ (["never", "notShown"]);

/**
 * `import index from "trades:index"` returns what tells a trade: one line for each, with tabs between the fields and
 * `|` between phrases. `trades:group/<group>` returns the whole trades of a group, `trades:groups` an import of each
 * group and the trades in it.
 * @returns {import("vite").Plugin}
 */
export function trades() {
  return {
    name: "trades",
    resolveId: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\\0${PREFIX}`) },
      async handler(id) {
        const part = id.slice(PREFIX.length + 1);
        for (const file of filesOf()) this.addWatchFile(file);
        if (part === "index") return `export default ${JSON.stringify(await indexOf(readTrades()))};`;
        if (part === "groups") return groupsOf(readTrades());
        const group = readTrades().filter((trade) => `group/${trade.group}` === part);
        // Parsing one JSON text is faster than evaluating the objects as code.
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(group))});`;
      },
    },
  };
}

const groupFolders = () =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const filesOf = () =>
  groupFolders().flatMap((group) =>
    readdirSync(join(FOLDER, group)).map((file) => join(FOLDER, group, file)),
  );

/** Returns each trade with what it takes from its group. */
export function readTrades() {
  const read = (/** @type {string[]} */ ...path) => JSON.parse(readFileSync(join(FOLDER, ...path), "utf8"));
  return groupFolders().flatMap((group) => {
    const shared = read(group, GROUP);
    return readdirSync(join(FOLDER, group))
      .filter((file) => file !== GROUP)
      .sort()
      .map((file) => {
        const own = read(group, file);
        const added = ADDED.map((key) => [key, [...new Set([...(shared[key] ?? []), ...(own[key] ?? [])])]]);
        const id = file.slice(0, -".json".length);
        return { id, group, notThis: [], ...shared, ...own, ...Object.fromEntries(added) };
      });
  });
}

/** @param {ReturnType<typeof readTrades>} all */
function groupsOf(all) {
  const groups = [...new Set(all.map(({ group }) => group))];
  const lines = groups.map((group) => {
    const ids = all.filter((trade) => trade.group === group).map(({ id }) => id);
    return `{ ids: ${JSON.stringify(ids.join(" "))}, load: () => import("${PREFIX}group/${group}") }`;
  });
  return `export default [\n${lines.join(",\n")}\n];`;
}

/** @param {ReturnType<typeof readTrades>} all */
async function indexOf(all) {
  // Loaded on demand, because most that reads the settings of the project needs no index.
  const [{ runnerImport }, { rootConfig }] = await Promise.all([
    import("vite"),
    import("../project-root.mjs"),
  ]);
  /** @type {{ module: typeof import("../../src/brief/trades/make-index.ts") }} */
  const { module } = await runnerImport(MAKER, { ...rootConfig, configFile: false, logLevel: "error" });
  return module.makeIndex(all);
}
