// @ts-check
import svgpath from "svgpath";
import { outlinesOf, shareWithin } from "./outline.mjs";

/** @typedef {import("./outline.mjs").Outline} Outline */
/** @typedef {{ l: number, a: number, b: number }} Lab */
/**
 * @typedef {{
 *   icon: string,
 *   kind: "food" | "plant" | "animal" | "nature" | "made",
 *   view: "stands" | "above" | "hangs",
 *   use?: Record<string, string>,
 *   without?: string[],
 * }} Wish `use` names the material of a colour of the icon, `without` the colours that are left out
 */

/** The materials of each kind of thing. @type {Record<string, string[]>} */
const stuff = {
  food: [
    ...[
      "tomato",
      "apple",
      "sauce",
      "basil",
      "leaf",
      "crust",
      "crumb",
      "yolk",
      "cream",
      "honey",
      "chestnut",
      "umber",
    ],
    ...[
      "wine",
      "rose",
      "tongue",
      "foam",
      "water",
      "ceramic",
      "pasta",
      "walnut",
      "nose",
      "coffee",
      "sea",
      "kraft",
    ],
    ...["mint", "steel", "board", "clay", "iron", "ash", "cocoa", "citrus", "petal", "plum", "lime"],
  ],
  plant: [
    ...[
      "basil",
      "leaf",
      "bottle",
      "wood",
      "walnut",
      "board",
      "rose",
      "apple",
      "yolk",
      "pasta",
      "foam",
      "clay",
      "stone",
    ],
    ...[
      "wine",
      "tongue",
      "umber",
      "kraft",
      "sea",
      "water",
      "cream",
      "mint",
      "rust",
      "nose",
      "ash",
      "sauce",
      "cell",
      "citrus",
    ],
    ...["petal", "plum", "lilac", "lime"],
  ],
  animal: [
    ...[
      "tan",
      "cocoa",
      "ash",
      "rust",
      "cream",
      "linen",
      "foam",
      "honey",
      "chestnut",
      "raven",
      "umber",
      "walnut",
    ],
    ...[
      "tongue",
      "rose",
      "yolk",
      "leaf",
      "apple",
      "sea",
      "water",
      "nose",
      "cell",
      "mint",
      "stone",
      "wine",
      "iron",
      "citrus",
    ],
    ...["petal", "plum"],
  ],
  nature: [
    ...[
      "sea",
      "water",
      "cell",
      "leaf",
      "basil",
      "stone",
      "ash",
      "foam",
      "yolk",
      "honey",
      "rust",
      "apple",
      "clay",
    ],
    ...["walnut", "sauce", "board", "mint", "bottle", "iron", "wine", "rose", "citrus"],
    ...["plum", "lilac", "lime", "petal"],
  ],
  made: [
    ...[
      "steel",
      "iron",
      "wood",
      "walnut",
      "board",
      "paper",
      "kraft",
      "ceramic",
      "stone",
      "ash",
      "water",
      "leaf",
    ],
    ...["tan", "cream", "enamel", "crust", "umber"],
  ],
};
/** The light browns of the set are coats on animals, which are never as yellow as a yolk. @type {Record<string, string>} */
const coats = { "#f3ad61": "tan", "#d3883e": "rust", "#e19747": "rust" };
/** Paint on a made thing is the site's: warm paint its accent, cold paint its main colour. */
const PAINT = 0.13;

/**
 * Reads the filled parts of an icon, in the order in which they are painted.
 * @param {string} body @returns {{ d: string, fill: string, opacity: number }[]}
 */
export function partsOf(body) {
  if (/<(?:filter|mask)\b/.test(body))
    throw new Error("has effects, which cannot be redrawn: choose another icon");
  const named = new Map(
    [...body.matchAll(/<path id="([^"]+)" d="([^"]+)"/g)].map(([, id = "", d = ""]) => [id, d]),
  );
  const gradients = gradientsOf(body);
  // Clips are left out: what they would cut off hardly ever shows.
  const shown = body.replaceAll(/<(defs|clipPath|linearGradient|radialGradient)\b.*?<\/\1>/gs, "");
  const parts = [];
  /** @type {{ fill?: string, opacity: number, transform: string }[]} */
  const groups = [{ opacity: 1, transform: "" }];
  for (const [tag, name = "", text = ""] of shown.matchAll(/<(\/?\w+)([^>]*?)\/?>/g)) {
    if (name === "/g") groups.pop();
    if (name.startsWith("/")) continue;
    const attributes = Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    const parent = groups.at(-1) ?? { opacity: 1, transform: "" };
    const own = {
      fill: attributes.fill ?? parent.fill ?? "#000",
      opacity: parent.opacity * Number(attributes.opacity ?? attributes["fill-opacity"] ?? 1),
      transform: `${parent.transform} ${attributes.transform ?? ""}`.trim(),
    };
    if (name === "g") {
      if (!tag.endsWith("/>")) groups.push(own);
      continue;
    }
    const d = name === "use" ? named.get((attributes.href ?? "").slice(1)) : pathOf(name, attributes);
    const [, gradient = ""] = /^url\(#(.+)\)$/.exec(own.fill) ?? [];
    const { fill, opacity } = gradient
      ? (gradients.get(gradient) ?? { fill: "none", opacity: 0 })
      : { fill: own.fill, opacity: 1 };
    if (!d || !fill.startsWith("#") || opacity < 0.3) continue;
    parts.push({
      d: svgpath(d).transform(own.transform).toString(),
      fill: long(fill),
      opacity: own.opacity * opacity,
    });
  }
  return parts;
}

/** A gradient counts as the colour at its middle: the form of a part gives it a gradient of our own. @param {string} body */
function gradientsOf(body) {
  /** @type {Map<string, { fill: string, opacity: number }>} */
  const found = new Map();
  const pattern = /<(linear|radial)Gradient\b[^>]*\bid="([^"]+)"[^>]*>(.*?)<\/\1Gradient>/gs;
  for (const [, , id = "", inside = ""] of body.matchAll(pattern)) {
    const stops = [...inside.matchAll(/<stop\b([^>]*)>/g)].map(([, text = ""]) => ({
      fill: /stop-color="(#[^"]+)"/.exec(text)?.[1] ?? "#000000",
      opacity: Number(/stop-opacity="([^"]+)"/.exec(text)?.[1] ?? 1),
    }));
    const middle = stops[Math.floor(stops.length / 2)];
    const opacity = stops.reduce((sum, stop) => sum + stop.opacity, 0) / stops.length;
    if (middle) found.set(id, { fill: middle.fill, opacity });
  }
  return found;
}

/** @param {string} name @param {Record<string, string>} attributes */
function pathOf(name, attributes) {
  const number = (/** @type {string} */ key) => Number(attributes[key] ?? 0);
  if (name === "path") return attributes.d;
  if (name === "circle" || name === "ellipse") {
    const [rx, ry] = name === "circle" ? [number("r"), number("r")] : [number("rx"), number("ry")];
    return `M${number("cx") - rx} ${number("cy")}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;
  }
  if (name === "rect")
    return `M${number("x")} ${number("y")}h${number("width")}v${number("height")}h${-number("width")}z`;
  return undefined;
}

const long = (/** @type {string} */ colour) =>
  colour.length === 4
    ? `#${[...colour.slice(1)].map((digit) => digit + digit).join("")}`
    : colour.toLowerCase();

/** @param {string} colour @returns {Lab} */
function labOf(colour) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

const chroma = (/** @type {Lab} */ { a, b }) => Math.hypot(a, b);
const hueGap = (/** @type {Lab} */ one, /** @type {Lab} */ other) =>
  Math.hypot(one.a - other.a, one.b - other.b);

/**
 * The material of a colour.
 * @param {string} fill @param {number} share of the icon’s area @param {Wish} wish @param {Record<string, { colour: string }>} materials
 */
function materialOf(fill, share, wish, materials) {
  const asked = wish.use?.[fill] ?? (wish.kind === "animal" ? coats[fill] : undefined);
  if (asked) return asked;
  const lab = labOf(fill);
  if (wish.kind === "made") {
    if (lab.l < 0.36 && chroma(lab) < 0.09) return "iron";
    if (lab.l > 0.93 && chroma(lab) < 0.04) return "enamel";
    if (lab.b < 0 && chroma(lab) < 0.058) return "steel";
    const isWood = lab.a > 0 && lab.b > 0.02 && chroma(lab) < PAINT && lab.l < 0.8;
    const isGreen = lab.a < -0.06 && lab.b > 0.04;
    if (chroma(lab) > PAINT * 0.75 && !isWood) {
      if (isGreen) return "leaf";
      const isYellow = lab.b > 0.1 && lab.a < 0.06;
      if (isYellow) return share < 0.06 ? "brass" : lab.l > 0.8 ? "pasta" : "board";
      return lab.b < 0 && lab.a < 0.12 ? "dominant" : "accent";
    }
  }
  const list = stuff[wish.kind] ?? [];
  let best = "stone";
  let least = Number.POSITIVE_INFINITY;
  for (const name of list) {
    const other = labOf(materials[name]?.colour ?? "#000000");
    const gap = Math.hypot((lab.l - other.l) * 0.7, (lab.a - other.a) * 1.4, (lab.b - other.b) * 1.2);
    if (gap < least) [best, least] = [name, gap];
  }
  return best;
}

/** @param {Outline} outline */
function formOf({ area, length, box: [left, top, right, bottom] }, share = 0) {
  const roundness = (4 * Math.PI * area) / length ** 2;
  const [width, height] = [right - left, bottom - top];
  if (share < 0.006) return "even";
  if (roundness > 0.78 && Math.max(width / height, height / width) < 1.7) return "ball";
  if (height > width * 2.2) return "tube";
  if (width > height * 2.2) return "bar";
  if (roundness > 0.6 && share > 0.06) return "ball";
  return "plane";
}

/**
 * Redraws an icon as parts of materials and forms, at the size of the product's own things.
 * @param {string} body @param {Wish} wish @param {Record<string, { colour: string }>} materials
 */
export function redraw(body, wish, materials) {
  const flat = partsOf(body)
    .filter(({ fill }) => !wish.without?.includes(fill))
    .flatMap(({ d, fill, opacity }) => outlinesOf(d).map((outline) => ({ outline, fill, opacity })));
  if (flat.length === 0) throw new Error("has no part that can be redrawn");
  const boxes = flat.map(({ outline }) => outline.box);
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[2]));
  const bottom = Math.max(...boxes.map((box) => box[3]));
  const [width, height] = [right - left, bottom - top];
  const scale = width > height * 1.2 ? Math.min(860 / width, 640 / height) : 700 / Math.max(width, height);
  const unit = width * height;

  /** @type {Map<string, number>} */
  const areas = new Map();
  for (const { fill, outline } of flat) areas.set(fill, (areas.get(fill) ?? 0) + outline.area);
  /** Light and dark are relative to the part of a material with the largest area. @type {Map<string, { l: number, area: number }>} */
  const usual = new Map();
  const bodies = flat.map((part) => ({
    ...part,
    material: materialOf(part.fill, (areas.get(part.fill) ?? 0) / unit, wish, materials),
    lab: labOf(part.fill),
  }));
  for (const { material, lab, outline } of bodies) {
    if (outline.area > (usual.get(material)?.area ?? 0))
      usual.set(material, { l: lab.l, area: outline.area });
  }

  /** @type {{ role: string, material: string, form: string, tone: number, d: string }[]} */
  const parts = [];
  /** @type {typeof bodies} */
  const below = [];
  for (const part of bodies) {
    const { outline, material, lab, opacity } = part;
    const share = outline.area / unit;
    if (share < 0.0009) continue;
    const under = below.findLast((other) => shareWithin(outline.points, other.outline.points) > 0.8);
    const isSame =
      under && (under.material === material || (hueGap(under.lab, lab) < 0.075 && material !== "nose"));
    const d = outline.d;
    if (opacity < 0.9 || (isSame && outline.area < under.outline.area * 0.9)) {
      const gap = under ? lab.l - under.lab.l : lab.l - 0.5;
      if (Math.abs(gap) < 0.03) continue;
      const strength = Math.min(2.4, Math.abs(gap) * 7 + 0.3) * Math.max(opacity, 0.5);
      parts.push({ role: gap < 0 ? "s" : "h", material, form: "", tone: strength, d });
      // A part that lies on a shade is compared with the shade.
      below.push({ ...part, material: under?.material ?? material });
      continue;
    }
    const isThin = outline.area / outline.length < 0.45 && lab.l < 0.4 && under;
    const gap = lab.l - (usual.get(material)?.l ?? lab.l);
    parts.push({
      role: "b",
      material: isThin || (lab.l < 0.36 && share < 0.012) ? "nose" : material,
      form: formOf(outline, share),
      tone: Math.abs(gap) < 0.06 || isThin || share < 0.012 ? 0 : Math.max(-1.8, Math.min(1.8, gap * 6)),
      d,
    });
    below.push(part);
  }
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const origin = { stands: bottom, above: (top + bottom) / 2, hangs: top }[wish.view];
  return {
    box: [-Math.round(wide / 2), Math.round((top - origin) * scale), wide, high],
    parts: merged(parts).map(({ d, ...part }) => {
      const path = svgpath(d)
        .translate(-(left + right) / 2, -origin)
        .scale(scale)
        .unshort()
        .rel()
        .round(0)
        .toString()
        .replaceAll(" -", "-");
      const tone = Math.round(part.tone * 10) / 10;
      return part.role === "b"
        ? /** @type {const} */ ([part.material, part.form, tone, path])
        : /** @type {const} */ ([part.role === "s" ? "shade" : "shine", "", tone, path]);
    }),
  };
}

/** Joins shades, shines and small bodies that follow one another: fewer elements, the same picture. @param {{ role: string, material: string, form: string, tone: number, d: string }[]} parts */
function merged(parts) {
  /** @type {typeof parts} */
  const joined = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isAlike =
      last &&
      last.role === part.role &&
      Math.abs(last.tone - part.tone) < 0.05 &&
      (part.role !== "b" ||
        (last.material === part.material && last.form === "even" && part.form === "even"));
    if (isAlike) last.d += part.d;
    else joined.push({ ...part });
  }
  return joined;
}
