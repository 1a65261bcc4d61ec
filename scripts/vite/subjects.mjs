// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PREFIX = "subjects:";
const FOLDER = fileURLToPath(new URL("../../src/art/subjects/", import.meta.url));

/** @typedef {{ topic: string; data: string; drawings: string; entries: Record<string, object> }} TopicFiles */

/**
 * `import index from "subjects:index"` returns the words of all subjects, without a drawing; `subjects:topics` says
 * which topic has which subject and loads the drawings of one topic with their data.
 * @returns {import("vite").Plugin}
 */
export function subjects() {
  return {
    name: "subjects",
    resolveId: { filter: { id: new RegExp(`^${PREFIX}`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\\0${PREFIX}`) },
      handler(id) {
        const part = id.slice(PREFIX.length + 1);
        const topics = readTopics();
        for (const { data } of topics) this.addWatchFile(FOLDER + data);
        if (part === "index") return indexOf(topics);
        if (part === "topics") return loadersOf(topics);
        return topicOf(topics, part);
      },
    },
    hotUpdate({ file, modules }) {
      if (!file.includes("/src/art/subjects/") || !file.endsWith(".json")) return;
      const { moduleGraph } = this.environment;
      const own = [...moduleGraph.idToModuleMap].flatMap(([id, module]) =>
        id.startsWith(`\0${PREFIX}`) ? [module] : [],
      );
      return [...modules, ...own];
    },
  };
}

/** Parsing one JSON text is faster than evaluating the objects as code. @param {unknown} value */
const parsed = (value) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** @param {TopicFiles[]} topics */
function indexOf(topics) {
  const all = topics.flatMap(({ topic, entries }) =>
    Object.entries(entries).map(([id, entry]) => [id, { ...entry, box: undefined, topic }]),
  );
  return `export default ${parsed(Object.fromEntries(all))};`;
}

/** @param {TopicFiles[]} topics */
function loadersOf(topics) {
  const ids = Object.fromEntries(topics.map(({ topic, entries }) => [topic, Object.keys(entries).join(" ")]));
  const loaders = topics.map(
    ({ topic }) => `${JSON.stringify(topic)}: () => import(${JSON.stringify(`${PREFIX}${topic}`)})`,
  );
  return `export const ids = ${parsed(ids)};\nexport const loaders = {${loaders.join(",\n")}};`;
}

/**
 * @param {TopicFiles[]} topics
 * @param {string} name
 */
function topicOf(topics, name) {
  const found = topics.find(({ topic }) => topic === name);
  if (!found) throw new Error(`There is no src/art/subjects/${name}.json.`);
  return `import * as drawings from ${JSON.stringify(FOLDER + found.drawings)};
import data from ${JSON.stringify(FOLDER + found.data)};
export { drawings, data };`;
}

/** Reads the topics, drawings of our own first: a licensed drawing of the same subject is left out. */
export function readTopics() {
  const known = new Set();
  return [...filesIn("", "own"), ...filesIn("licensed/", "licensed")].map((files) => {
    const entries = Object.entries(files.entries).filter(([id]) => !known.has(id));
    for (const [id] of entries) known.add(id);
    return { ...files, entries: Object.fromEntries(entries) };
  });
}

/**
 * @param {string} folder
 * @param {"own" | "licensed"} kind
 * @returns {TopicFiles[]}
 */
function filesIn(folder, kind) {
  if (!existsSync(FOLDER + folder)) return [];
  const names = readdirSync(FOLDER + folder).filter((name) => name.endsWith(".json"));
  return names.sort().map((name) => {
    const topic = name.slice(0, -".json".length);
    const data = folder + name;
    if (kind === "licensed")
      return { topic: `licensed-${topic}`, data, drawings: `licensed/${topic}.ts`, entries: read(data) };
    const adapted = `drawings/${topic}.ts`;
    const drawings = existsSync(FOLDER + adapted) ? adapted : `../props/${topic}.ts`;
    return { topic, data, drawings, entries: read(data) };
  });
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(FOLDER + file, "utf8"));
  } catch (error) {
    throw new Error(`src/art/subjects/${file} is not valid JSON: ${error}`);
  }
}
