// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../src/brief/trades", import.meta.url));
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
      handler(id) {
        const part = id.slice(PREFIX.length + 1);
        for (const file of filesOf()) this.addWatchFile(file);
        if (part === "index") return `export default ${JSON.stringify(indexOf(readTrades()))};`;
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
function indexOf(all) {
  const list = (/** @type {string[]} */ phrases) => [...new Set(phrases)].join("|");
  const texts = all.map(({ serves, signs, offers, work, notShown: _, ...trade }) =>
    ` ${[...serves, ...signs, ...offers, ...work, ...trade.names].join(" | ")} `.toLowerCase(),
  );
  /** Marks a name with the number of other trades that speak of it: a church is a customer of many. */
  const counted = (/** @type {string} */ name, /** @type {number} */ own) => {
    const word = new RegExp(`[ -]${name.toLowerCase().replace(/[.*+?^${}()[\]\\]/g, "\\$&")}(?:e?s)?[ -]`);
    const count = texts.filter((text, at) => at !== own && word.test(text)).length;
    return count > 0 ? `${name}*${count}` : name;
  };
  return all
    .map(({ id, industry, business, person, activity, names, signs, work, offers, notThis }, at) => {
      const nouns = new Set([business.one, person.one]);
      const others = [activity, ...names].filter((name) => !nouns.has(name));
      const fields = [
        [...nouns].map((name) => counted(name, at)),
        others.map((name) => counted(name, at)),
        signs,
        work,
        offers,
        notThis,
      ];
      return [id, industry, ...fields.map(list)].join("\t");
    })
    .join("\n");
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
