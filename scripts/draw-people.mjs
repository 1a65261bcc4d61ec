// Draws the portraits of the people on sites: pinned parts of DiceBear's "Lorelei" (by Lisa Wischofsky, CC0 1.0).
// Run: node scripts/draw-people.mjs   (same input, same bytes)
import { writeFileSync } from "node:fs";
import { createAvatar } from "@dicebear/core";
import * as lorelei from "@dicebear/lorelei";
import { compact } from "./people/outline.mjs";
import { project } from "./run.mjs";

const FILE = "src/art/people.ts";
const LARGEST = 2_800;
const LARGEST_FILE = 90_000;

const SKIN = ["#f6d3bd", "#eebf9f", "#dfa57f", "#c98a62", "#a96b45", "#8a5336", "#6b3f2a"];
const HAIR = {
  black: "#241d1f",
  brown: "#4a2e22",
  chestnut: "#7a4528",
  blond: "#c99a55",
  red: "#a8512b",
  grey: "#9b9a9c",
  white: "#d9d6d2",
};

/**
 * Chosen by eye: hair, eyes, mouth, brows, nose, skin, colour of the hair, whom it may stand for, and what else is worn.
 * @type {[number, number, number, number, number, number, keyof typeof HAIR, "she" | "he" | "any", string?][]}
 */
const PEOPLE = [
  [13, 24, 5, 7, 1, 1, "brown", "she"],
  [3, 16, 1, 9, 2, 2, "black", "he"],
  [24, 2, 5, 7, 3, 5, "black", "she"],
  [9, 6, 2, 1, 4, 5, "black", "he"],
  [23, 24, 1, 5, 1, 0, "red", "she"],
  [8, 24, 5, 9, 5, 1, "chestnut", "he"],
  [15, 21, 2, 7, 2, 3, "black", "she"],
  [47, 16, 1, 1, 4, 6, "black", "he", "beard1"],
  [32, 24, 4, 7, 1, 4, "brown", "she"],
  [12, 6, 5, 10, 3, 0, "blond", "he", "glasses3"],
  [33, 2, 1, 5, 2, 2, "black", "she"],
  [1, 16, 2, 9, 4, 3, "grey", "he", "glasses4"],
  [38, 24, 5, 7, 5, 6, "black", "she"],
  [39, 2, 1, 1, 1, 6, "black", "he"],
  [19, 16, 2, 5, 3, 1, "black", "she", "glasses1"],
  [6, 24, 5, 10, 2, 1, "brown", "any"],
  [35, 21, 1, 7, 4, 5, "brown", "she"],
  [28, 6, 2, 1, 5, 2, "brown", "he", "beard1"],
  [10, 2, 5, 5, 1, 0, "blond", "she"],
  [22, 16, 1, 9, 3, 4, "black", "any"],
  [15, 24, 4, 7, 2, 1, "grey", "she"],
  [7, 24, 2, 10, 4, 3, "black", "he"],
  [26, 6, 5, 5, 1, 4, "black", "she"],
  [2, 2, 1, 1, 5, 0, "red", "he"],
  [31, 24, 2, 7, 3, 2, "chestnut", "she"],
  [44, 16, 5, 9, 2, 5, "black", "any"],
  [33, 21, 1, 5, 4, 4, "brown", "she", "glasses3"],
  [25, 6, 4, 10, 1, 1, "white", "he", "glasses1"],
  [18, 24, 5, 7, 5, 2, "red", "she"],
  [43, 24, 1, 1, 3, 2, "chestnut", "any"],
  [46, 2, 2, 5, 2, 0, "brown", "she"],
  [4, 16, 5, 9, 4, 1, "blond", "he"],
  [42, 24, 1, 7, 1, 5, "black", "she"],
  [17, 6, 2, 10, 3, 1, "chestnut", "any", "glasses4"],
  [14, 21, 5, 5, 5, 3, "black", "she"],
  [36, 16, 1, 1, 2, 4, "black", "he"],
  [10, 2, 4, 7, 4, 1, "white", "she", "glasses3"],
  [5, 24, 5, 9, 1, 4, "black", "any"],
  [23, 16, 2, 5, 3, 2, "blond", "she"],
  [9, 24, 1, 10, 2, 1, "grey", "he", "beard1"],
];

const roles = { aa0001: "hair", aa0002: "skin", aa0003: "ink", aa0004: "mouth", aa0005: "glasses" };
const letters = { hair: "h", skin: "s", ink: "i", mouth: "m", glasses: "g" };

/** @type {Map<string, number>} */
const outlines = new Map();
const portraits = PEOPLE.map((person) => {
  const parts = partsOf(person);
  const size = parts.reduce((sum, part) => sum + part.d.length, 0);
  if (size > LARGEST)
    throw new Error(`Hair ${person[0]} makes a portrait of ${size} characters, over ${LARGEST}.`);
  const drawing = parts.map(({ role, d }) => {
    const index = outlines.get(d) ?? outlines.size;
    outlines.set(d, index);
    return `${letters[/** @type {keyof typeof letters} */ (role)]}${index}`;
  });
  const [, , , , , skin, hair, stands] = person;
  return { drawing: drawing.join(" "), skin: SKIN[skin], hair: HAIR[hair], stands };
});

const source = `// Made by scripts/draw-people.mjs from DiceBear's "Lorelei" by Lisa Wischofsky (CC0 1.0). Change it there.

/** A face: its outlines and their colours, from back to front. */
export interface Portrait {
  /** \`h\` hair, \`s\` skin, \`i\` ink, \`m\` mouth, \`g\` glasses, each with the number of an outline. */
  drawing: string;
  skin: string;
  hair: string;
  /** The given names that fit the face, so that a name and a beard do not contradict each other. */
  stands: "she" | "he" | "any";
}

export const outlines = [
${[...outlines.keys()].map((d) => `  ${JSON.stringify(d)},`).join("\n")}
];

export const portraits: Portrait[] = [
${portraits.map((portrait) => `  ${entry(portrait)},`).join("\n")}
];
`;
if (source.length > LARGEST_FILE)
  throw new Error(`${FILE} is ${source.length} characters, over ${LARGEST_FILE}.`);
writeFileSync(project + FILE, source);
console.log(`${portraits.length} portraits of ${outlines.size} outlines, ${source.length} characters`);

/** @param {{ drawing: string, skin: string | undefined, hair: string, stands: string }} portrait */
function entry({ drawing, skin, hair, stands }) {
  return `{ drawing: "${drawing}", skin: "${skin}", hair: "${hair}", stands: "${stands}" }`;
}

/** @param {(typeof PEOPLE)[number]} person */
function partsOf([hair, eyes, mouth, brows, nose, , , , extra = ""]) {
  const svg = createAvatar(lorelei, {
    seed: "pinned",
    hair: [/** @type {any} */ (variant(hair))],
    head: [/** @type {any} */ (variant((hair % 2) + 3))],
    eyes: [/** @type {any} */ (variant(eyes))],
    mouth: [/** @type {any} */ (`happy${String(mouth).padStart(2, "0")}`)],
    eyebrows: [/** @type {any} */ (variant(brows))],
    nose: [/** @type {any} */ (variant(nose))],
    glasses: [/** @type {any} */ (variant(Number(extra.slice(-1)) || 1))],
    glassesProbability: extra.startsWith("glasses") ? 100 : 0,
    beard: ["variant01"],
    beardProbability: extra.startsWith("beard") ? 100 : 0,
    earringsProbability: 0,
    hairAccessoriesProbability: 0,
    frecklesProbability: 0,
    hairColor: ["aa0001"],
    skinColor: ["aa0002"],
    eyesColor: ["aa0003"],
    eyebrowsColor: ["aa0001"],
    noseColor: ["aa0003"],
    mouthColor: ["aa0004"],
    glassesColor: ["aa0005"],
  }).toString();
  return [...svg.matchAll(/<path([^>]*)>/g)].map(([, attributes = ""]) => {
    const d = / d="([^"]+)"/.exec(attributes)?.[1] ?? "";
    const fill = / fill="#([^"]+)"/.exec(attributes)?.[1] ?? "";
    const role = roles[/** @type {keyof typeof roles} */ (fill)] ?? (fill.startsWith("fff") ? "skin" : "ink");
    return { role, d: compact(d) };
  });
}

/** @param {number} number */
function variant(number) {
  return `variant${String(number).padStart(2, "0")}`;
}
