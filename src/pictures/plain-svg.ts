import { fromBase64Url } from "#src/lib/base64url.ts";
import { parseInert } from "#src/lib/parse-inert.ts";
import { inspectPicture, MOST_PIXELS, MOST_SVG_BYTES } from "./inspect.ts";
import { PictureError } from "./picture-error.ts";

/**
 * The cost of drawing an SVG, where an element costs 1 and eight characters of its attributes or text 1. No plain file
 * of the largest size reaches it, but a few lines can, by copying copies.
 */
const MOST_COST = 300_000;
/** A filter works on every pixel, so one primitive costs as much as many elements. */
const FILTER_COST = 3_000;
/** A marker is drawn at every point of a line, which takes two characters at least. */
const MARKER_COST = 4;
const DEEPEST = 200;
/** Rules are compared with every element. */
const MOST_STYLE_MATCHES = 4_000_000;

/** Elements that change the drawing later, hold other documents or run scripts. */
const REMOVED = new Set(
  "script foreignObject iframe audio video canvas animate animateColor animateMotion animateTransform set mpath discard".split(
    " ",
  ),
);
const GRADIENTS = new Set(["linearGradient", "radialGradient"]);
/** Names of event handlers. The browser reports them to the content policy while it parses, although none runs. */
const HANDLERS = /(\s)on(?=[a-z]{3,30}\s*=\s*["'])/gi;
/** Other properties are inherited, so that every element below draws what they refer to. */
const OWN_PROPERTY = /^(?:-webkit-)?(?:mask|mask-image|clip-path|filter|backdrop-filter)$/;

/**
 * Returns an SVG without its active parts, to be drawn by the browser. Throws a `PictureError` if drawing it could take
 * the browser very long: a file of 2 kB can ask for a thousand million copies. Runs in a page only.
 */
export function plainSvg(text: string): string {
  refuseEntities(text);
  const document = parseInert(text.replace(HANDLERS, "$1data-"), "image/svg+xml");
  const root = document.documentElement;
  if (document.querySelector("parsererror") || root.localName !== "svg") throw damaged();
  for (const element of [...root.getElementsByTagName("*")])
    if (REMOVED.has(element.localName)) element.remove();
  const elements = [root, ...root.getElementsByTagName("*")];
  checkContents(elements);
  if (costOf(elements) > MOST_COST) throw tooComplex();
  return new XMLSerializer().serializeToString(root);
}

/** The error for a file that cannot be read as a drawing. */
export const damaged = (cause?: unknown) =>
  new PictureError(
    "undecodable",
    "This drawing is damaged. Open it in another program, save it as a PNG, and choose that.",
    cause,
  );

export const tooComplex = () =>
  new PictureError(
    "complex",
    "This drawing is too complex to be drawn here. Open it in another program, save it as a PNG, and choose that.",
  );

/** Illustrator declares entities for its namespaces. Entities within entities multiply. */
function refuseEntities(text: string) {
  const declared = [...text.matchAll(/<!ENTITY\s+([^\s"'%<>]{1,80})\s+(?:"([^"]*)"|'([^']*)')/g)];
  if (declared.length !== text.split("<!ENTITY").length - 1) throw tooComplex();
  let length = text.length;
  for (const [, name = "", double, single = ""] of declared) {
    const value = double ?? single;
    if (/[&%<]/.test(value)) throw tooComplex();
    length += (text.split(`&${name};`).length - 1) * value.length;
  }
  if (length > 2 * MOST_SVG_BYTES) throw tooComplex();
}

/** Drawings within drawings, or names that are written in escapes, could hide what they refer to. */
const HIDING = /svg\+xml|@import|:has\(|\\[^(]{0,40}\(|@[\w-]{0,40}\\/i;
const ELSEWHERE = /url\(\s{0,20}["']?\s{0,20}[^"'\s#]/i;

/** Refuses what could hide something, and removes the addresses of anything but bitmaps in the file. */
function checkContents(elements: readonly Element[]) {
  let pixels = 0;
  for (const element of elements) {
    const values = [...element.attributes].filter(({ namespaceURI }) => !namespaceURI);
    const texts = [...values.map(({ value }) => value), isSheet(element) ? element.textContent : ""];
    if (texts.some((text) => text && (HIDING.test(text) || ELSEWHERE.test(text)))) throw tooComplex();
    for (const { name, localName, value } of [...element.attributes]) {
      if (localName !== "href" || value.trim().startsWith("#")) continue;
      const size = bitmapPixels(value);
      pixels += size ?? 0;
      if (size === undefined) element.removeAttribute(name);
    }
  }
  if (pixels > MOST_PIXELS) throw tooComplex();
}

const isSheet = ({ localName }: Element) => localName === "style";

function bitmapPixels(address: string) {
  const [start = ""] = /^\s*data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i.exec(address) ?? [];
  const content = address.slice(start.length).replace(/[\s=]/g, "");
  const bytes = start && fromBase64Url(content.replaceAll("+", "-").replaceAll("/", "_"));
  if (!bytes) return undefined;
  const { width, height } = inspectPicture(bytes, bytes.length);
  return width * height;
}

/** A declaration that refers to elements or uses functions, such as those of filters. */
interface Style {
  property: string;
  ids: string[];
  functions: number;
}

interface Rules {
  /** By class, `.name`, id, `#name`, or kind of element. A rule counts for every element with a name of its selector. */
  named: Map<string, Style[]>;
  /** Of selectors that may match any element. */
  others: Style[];
}

function readRules(elements: readonly Element[]): Rules {
  const rules: Rules = { named: new Map(), others: [] };
  const sheets = elements.filter(isSheet).map(({ textContent }) => textContent ?? "");
  const text = withoutComments(sheets.join("}"));
  if (text.split(/[{,(]/).length * elements.length > MOST_STYLE_MATCHES) throw tooComplex();
  for (const part of text.split("}")) {
    const at = part.lastIndexOf("{");
    const styles = stylesIn(part.slice(at + 1));
    const selector = part.slice(part.lastIndexOf("{", at - 1) + 1, Math.max(0, at));
    const names = selector.split(/[\s>+~,]+|(?=[.#])/).filter(Boolean);
    const isPlain = names.length > 0 && names.every((name) => PLAIN_NAME.test(name));
    for (const name of isPlain ? names : []) {
      const known = rules.named.get(name) ?? [];
      known.push(...styles);
      rules.named.set(name, known);
    }
    if (!isPlain) rules.others.push(...styles);
  }
  return rules;
}

/** Not the steps of an animation, which are no names of elements. */
const PLAIN_NAME = /^(?!from$|to$)[.#]?[\p{L}\p{N}_-]+$/u;

const withoutComments = (text: string) =>
  text
    .split("/*")
    .map((part, index) => (index === 0 ? part : part.split("*/").slice(1).join("")))
    .join(" ");

const stylesIn = (text: string) =>
  text.split(";").flatMap((declaration) => {
    const at = declaration.indexOf(":");
    return at < 0 ? [] : styleOf(declaration.slice(0, at).trim().toLowerCase(), declaration.slice(at + 1));
  });

function styleOf(property: string, value: string): Style[] {
  if (!value.includes("(")) return [];
  const ids = [...value.matchAll(/url\(\s*["']?#([^"')\s]{1,200})/gi)].map(([, id = ""]) => id);
  const isFilter = property.includes("filter") || property.startsWith("--");
  return [{ property, ids, functions: isFilter ? value.split("(").length - 1 - ids.length : 0 }];
}

function stylesOf(element: Element, { named, others }: Rules): Style[] {
  const classes = (element.getAttribute("class") ?? "").split(/\s+/).map((name) => `.${name}`);
  return [
    ...others,
    ...[...classes, `#${element.id}`, element.localName].flatMap((name) => named.get(name) ?? []),
    ...stylesIn(element.getAttribute("style") ?? ""),
    ...[...element.attributes].flatMap(({ localName, value }) => styleOf(localName, value)),
  ];
}

/** Adds up what is drawn, with everything that is copied or referred to. */
function costOf(elements: readonly Element[]) {
  const rules = readRules(elements);
  // The first element with an id is the one that is meant.
  const byId = new Map(elements.toReversed().map((element) => [element.id, element]));
  const known = new Map<Element, number>();
  const open = new Set<Element>();
  const [root] = elements;
  return root ? cost(root) : 0;

  function cost(element: Element): number {
    const before = known.get(element);
    if (before !== undefined) return before;
    // Browsers leave out references in a circle, each in its own way.
    if (open.has(element) || open.size > DEEPEST) throw tooComplex();
    open.add(element);
    const [copied, inherited] = referredBy(element);
    let own = ownCost(element) + copied;
    for (const child of element.children) own += cost(child);
    open.delete(element);
    known.set(element, own * (1 + inherited));
    return own * (1 + inherited);
  }

  function referredBy(element: Element) {
    let [copied, inherited] = [0, 0];
    for (const { localName, value } of element.attributes)
      if (localName === "href") copied += costOfId(value.trim().slice(1));
    for (const { property, ids, functions } of stylesOf(element, rules)) {
      const sum = ids.reduce((sum, id) => sum + costOfId(id), functions * FILTER_COST);
      if (OWN_PROPERTY.test(property)) copied += sum;
      else inherited += property.startsWith("marker") ? MARKER_COST * sum : sum;
    }
    return [copied, inherited] as const;
  }

  function costOfId(id: string) {
    const targets = [...new Set([id, decoded(id)])].flatMap((name) => byId.get(name) ?? []);
    return targets.reduce((sum, one) => sum + (GRADIENTS.has(one.localName) ? 0 : cost(one)), 0);
  }
}

function decoded(id: string) {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function ownCost(element: Element) {
  let letters = 0;
  for (const { value } of element.attributes) letters += value.length;
  for (const node of element.childNodes) if (node.nodeType === 3) letters += node.nodeValue?.length ?? 0;
  const isPrimitive = element.localName.startsWith("fe") && element.localName !== "feMergeNode";
  return 1 + letters / 8 + (isPrimitive ? FILTER_COST : 0);
}
