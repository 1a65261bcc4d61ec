// @ts-check
// Cuts what the doubles of the hosts need out of the published descriptions of their APIs, which are too large to be
// installed: https://www.npmjs.com/package/@octokit/openapi and https://www.npmjs.com/package/@netlify/open-api.
// Run: node scripts/host-apis.mjs FOLDER, where both archives that `npm pack` fetches are unpacked as github/ and netlify/
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isCommand, project } from "./run.mjs";

/**
 * The operations that the clients call, with the fields of responses that they read. Request bodies are included
 * completely.
 */
const used = {
  github: {
    "GET /user": ["login"],
    "GET /repos/{owner}/{repo}": ["full_name", "private"],
    "POST /user/repos": ["full_name", "private"],
    "POST /orgs/{org}/repos": ["full_name", "private"],
    "PUT /repos/{owner}/{repo}/contents/{path}": [],
    "GET /repos/{owner}/{repo}/pages": ["html_url", "build_type", "source"],
    "POST /repos/{owner}/{repo}/pages": ["html_url", "build_type", "source"],
    "GET /repos/{owner}/{repo}/pages/builds/latest": ["status", "commit", "error"],
    "GET /repos/{owner}/{repo}/git/ref/{ref}": ["ref", "object"],
    "POST /repos/{owner}/{repo}/git/refs": ["ref", "object"],
    "PATCH /repos/{owner}/{repo}/git/refs/{ref}": ["ref", "object"],
    "GET /repos/{owner}/{repo}/git/commits/{commit_sha}": ["sha", "tree"],
    "POST /repos/{owner}/{repo}/git/commits": ["sha", "tree"],
    "GET /repos/{owner}/{repo}/git/trees/{tree_sha}": ["sha", "tree", "truncated"],
    "POST /repos/{owner}/{repo}/git/trees": ["sha", "tree", "truncated"],
    "GET /repos/{owner}/{repo}/git/blobs/{file_sha}": ["sha", "content", "encoding"],
    "POST /repos/{owner}/{repo}/git/blobs": ["sha"],
  },
  netlify: {
    "GET /sites": ["id", "name", "url", "ssl_url"],
    "POST /sites": ["id", "name", "url", "ssl_url"],
    "POST /sites/{site_id}/deploys": ["id", "state", "required", "error_message"],
    "GET /sites/{site_id}/deploys/{deploy_id}": ["id", "state", "required", "error_message"],
    "POST /sites/{site_id}/deploys/{deploy_id}/restore": ["id", "state", "error_message"],
    "PUT /deploys/{deploy_id}/files/{path}": [],
    "POST /deploys/{deploy_id}/cancel": ["id", "state"],
    "GET /sites/{site_id}/files": ["path", "sha", "size"],
    "GET /sites/{site_id}/files/{file_path}": ["path", "sha", "size"],
  },
};

/** @typedef {Record<string, any>} Json */

/**
 * @param {Json} description of OpenAPI 3.0, or of Swagger 2.0
 * @param {Record<string, string[]>} operations
 */
export function cut(description, operations) {
  /** @type {(value: any, depth?: number) => any} */
  const resolve = (value, depth = 0) => {
    if (Array.isArray(value)) return value.map((entry) => resolve(entry, depth));
    if (typeof value !== "object" || value === null) return value;
    if (typeof value.$ref === "string") {
      if (depth > 12) return {};
      const target = value.$ref.slice(2).split("/");
      return resolve(
        target.reduce((/** @type {any} */ here, /** @type {string} */ key) => here[key], description),
        depth + 1,
      );
    }
    /** @type {Json} */
    const kept = {};
    for (const [key, entry] of Object.entries(value)) {
      if (
        ["description", "example", "examples", "title", "x-go-name"].includes(key) &&
        typeof entry !== "object"
      )
        continue;
      if (key === "example" || key === "examples") continue;
      kept[key] = resolve(entry, depth);
    }
    return kept;
  };
  return Object.fromEntries(
    Object.entries(operations).map(([name, fields]) => {
      const [method = "", path = ""] = name.split(" ");
      const operation = description.paths[path]?.[method.toLowerCase()];
      if (!operation) throw new Error(`The description knows no ${name}.`);
      const parameters = resolve(operation.parameters ?? []);
      const body =
        resolve(operation.requestBody?.content?.["application/json"]?.schema) ??
        parameters.find((/** @type {Json} */ { in: place }) => place === "body")?.schema;
      const query = parameters
        .filter((/** @type {Json} */ parameter) => parameter.in === "query")
        .map((/** @type {Json} */ parameter) => parameter.name);
      const [, answer] = Object.entries(operation.responses).find(([status]) => /^2/.test(status)) ?? [];
      const whole = resolve(
        resolve(answer)?.content?.["application/json"]?.schema ?? resolve(answer)?.schema ?? {},
      );
      return [name, { query, body, statuses: Object.keys(operation.responses), answer: only(whole, fields) }];
    }),
  );
}

/**
 * @param {Json} schema
 * @param {string[]} fields
 * @returns {Json}
 */
function only(schema, fields) {
  if (schema.type === "array") return { type: "array", items: only(schema.items, fields) };
  const all = [schema, ...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  const properties = Object.assign({}, ...all.map(({ properties }) => properties));
  const required = all.flatMap(({ required = [] }) => required);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field, properties[field] ?? missing(field)])),
    required: fields.filter((field) => required.includes(field)),
  };
}

/** @param {string} field */
function missing(field) {
  throw new Error(`No answer has ${field}.`);
}

/** @param {string} folder */
function main(folder) {
  const sources = {
    github: { file: "generated/api.github.com.json", of: "@octokit/openapi" },
    netlify: { file: "dist/swagger.json", of: "@netlify/open-api" },
  };
  for (const [host, { file, of }] of Object.entries(sources)) {
    const read = (/** @type {string} */ name) =>
      JSON.parse(readFileSync(join(folder, host, "package", name), "utf8"));
    const { version, license } = read("package.json");
    const operations = cut(read(file), used[/** @type {keyof typeof used} */ (host)]);
    const text = JSON.stringify({ source: `${of}@${version} (${license}), ${file}`, operations }, null, 1);
    writeFileSync(join(project, `tests/support/host-apis/${host}.json`), `${text}\n`);
  }
}

if (isCommand(import.meta)) {
  const [folder] = process.argv.slice(2);
  if (folder) main(folder);
  else console.error("Say in which folder the unpacked archives are.");
}
