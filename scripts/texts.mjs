// @ts-check
// Prints every text that visitors can read, screen by screen, so that it can be read as one document:
// npm run -s texts [-- marketplace studio/panels]
import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { parseAst } from "vite";
import { project } from "./run.mjs";

/** Folders of `src` in the order of a visitor's first contact; other folders follow by name. */
const ORDER = [
  "features/splash",
  "app",
  "features/showcase",
  "features/brief",
  "pages",
  "features/marketplace",
  "features/preview",
  "features/projects",
  "features/studio",
  "publish",
  "backup",
  "sales",
];
/** The copy of sites, and code that only reads texts. */
const LEFT_OUT =
  /^(sites\/(industries|styles)|brief\/(?!revise\/(?!testing\/)|moved\/(?!testing\/))|art|lib|fonts)\/|\.test\.|\.d\.ts$/;
const INLINE = new Set(["a", "abbr", "b", "code", "em", "i", "kbd", "Link", "NavLink", "span", "strong"]);
const NO_TEXT = new Set(["className", "style", "class", "d", "viewBox", "href", "id", "key", "type"]);

/** @typedef {{ type: string, [name: string]: any }} Node */

const only = process.argv.slice(2);
for (const file of files()) {
  const texts = textsOf(readFileSync(`${project}src/${file}`, "utf8"), file.endsWith("x") ? "tsx" : "ts");
  if (texts.length > 0) console.log(`\n${file}\n${texts.map((text) => `  ${text}`).join("\n")}`);
}

function files() {
  const place = (/** @type {string} */ file) => {
    const index = ORDER.findIndex((folder) => file.startsWith(`${folder}/`));
    return index < 0 ? ORDER.length : index;
  };
  return readdirSync(`${project}src`, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(sep, "/"))
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
    .filter((file) => only.length === 0 || only.some((part) => file.includes(part)))
    .sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

/**
 * @param {string} code
 * @param {"ts" | "tsx"} lang
 */
function textsOf(code, lang) {
  /** @type {Set<string>} */
  const texts = new Set();
  const add = (/** @type {string} */ text) => {
    const line = text.replace(/\s+/g, " ").trim();
    if (/\p{L}{2}/u.test(line)) texts.add(line);
  };

  /** @param {Node} node */
  const visit = (node) => {
    if (node.type === "ImportDeclaration" || node.type.startsWith("TS")) return;
    if (node.type === "JSXAttribute" && NO_TEXT.has(node.name.name)) return;
    if (node.type === "JSXElement" || node.type === "JSXFragment") add(inner(node));
    const text = literal(node);
    if (text !== undefined && isSentence(text)) add(text);
    for (const child of children(node)) if (child.type !== "JSXText") visit(child);
  };
  visit(/** @type {Node} */ (/** @type {unknown} */ (parseAst(code, { lang }))));
  return [...texts];
}

/**
 * Returns the text of an element including inline elements, with "…" for values.
 * @param {Node} element
 * @returns {string}
 */
function inner(element) {
  return element.children
    .map((/** @type {Node} */ child) => {
      if (child.type === "JSXText") return child.value;
      if (child.type === "JSXExpressionContainer") return literal(child.expression) ?? "…";
      return child.type === "JSXElement" && INLINE.has(child.openingElement.name.name) ? inner(child) : " ";
    })
    .join("");
}

/**
 * @param {Node} node
 * @returns {string | undefined}
 */
function literal(node) {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral") return undefined;
  return node.quasis.map((/** @type {Node} */ { value }) => value.cooked).join("…");
}

/**
 * Whether a string has a capital letter or final punctuation; other strings are identifiers.
 * @param {string} text
 */
function isSentence(text) {
  return /^["“‘…]?\s?\p{Lu}[\p{L}’']+( |[.:…?!]?$)/u.test(text) || /\p{L}{2} .*\p{L}{2}[.?!:]$/u.test(text);
}

/**
 * @param {Node} node
 * @returns {Node[]}
 */
function children(node) {
  return Object.values(node)
    .flat()
    .filter((value) => typeof value === "object" && value !== null && typeof value.type === "string");
}
