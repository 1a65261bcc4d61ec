// @ts-check
import { blockingTime, layoutShift } from "./figures.mjs";
import { usualBudgets } from "./routes.mjs";
import { bodyBytesUntil, bytesUntil, kinds, trafficUntil } from "./wire.mjs";

/** @typedef {import("./figures.mjs").Figure} Figure */
/** @typedef {import("./routes.mjs").Route} Route */
/** @typedef {import("./visits.mjs").Visit} Visit */

/**
 * @typedef {object} Reading what is read off a visit; `read` gives undefined where a route has no such thing
 * @property {string} name
 * @property {Figure["unit"]} unit
 * @property {keyof typeof usualBudgets} [budget]
 * @property {(visit: Visit) => number | undefined} read
 */

/** @type {Reading[]} */
const readings = [
  {
    name: "first contentful paint",
    unit: "s",
    budget: "firstPaint",
    read: ({ cold }) => seconds(cold.firstPaint),
  },
  {
    name: "largest contentful paint",
    unit: "s",
    budget: "largestPaint",
    read: ({ cold }) => seconds(cold.largestPaint),
  },
  {
    name: "cumulative layout shift",
    unit: "",
    budget: "layoutShift",
    read: ({ cold }) => layoutShift(cold.shifts),
  },
  {
    name: "total blocking time",
    unit: "ms",
    budget: "blockingTime",
    read: ({ cold }) => blockingTime(cold.longTasks, cold.firstPaint ?? 0),
  },
  {
    // Browsers tell of those alone that take 50 ms or more.
    name: "longest task",
    unit: "ms",
    budget: "longestTask",
    read: ({ cold }) => Math.max(0, ...cold.longTasks.map(({ duration }) => duration)),
  },
  { name: "usable", unit: "s", read: ({ cold }) => seconds(cold.usable) },
  { name: "first API data on screen", unit: "s", budget: "data", read: ({ cold }) => seconds(cold.data) },
  {
    name: "warm reload until usable",
    unit: "s",
    budget: "reload",
    read: ({ reload }) => seconds(reload?.usable),
  },
  {
    name: "unthrottled: first contentful paint",
    unit: "s",
    read: ({ fast }) => seconds(fast?.firstPaint),
  },
  { name: "unthrottled: usable", unit: "s", read: ({ fast }) => seconds(fast?.usable) },
  {
    name: "unthrottled: first API data on screen",
    unit: "s",
    read: ({ fast }) => seconds(fast?.data),
  },
  {
    name: "JavaScript until usable",
    unit: "kB",
    budget: "javascript",
    read: (visit) => kilobytes(visit, bodyBytesUntil, ({ kind, by }) => kind === "script" && by === "page"),
  },
  {
    name: "fonts until usable",
    unit: "kB",
    budget: "fonts",
    read: (visit) => kilobytes(visit, bodyBytesUntil, ({ kind }) => kind === "font"),
  },
  {
    name: "on the wire until usable, fonts apart",
    unit: "kB",
    budget: "withoutFonts",
    read: (visit) => kilobytes(visit, bytesUntil, ({ kind }) => kind !== "font"),
  },
  {
    name: "on the wire until usable",
    unit: "kB",
    read: (visit) => kilobytes(visit, bytesUntil, () => true),
  },
  {
    name: "requests until usable",
    unit: "",
    read: ({ cold, exchanges }) => exchanges.filter(({ start }) => start <= (cold.usableAt ?? 0)).length,
  },
];

/**
 * @param {Route} route
 * @param {Visit[]} visits
 * @returns {Figure[]}
 */
export function readVisits({ path, budgets }, visits) {
  const most = { ...usualBudgets, ...budgets };
  return readings.flatMap(({ name, unit, budget, read }) => {
    const values = visits.map(read).filter((value) => value !== undefined);
    return values.length === 0 ? [] : [{ of: path, name, unit, values, budget: budget && most[budget] }];
  });
}

/**
 * What a route asks for until it is usable, by type: too much for the table.
 * @param {Route} route
 * @param {Visit[]} visits
 * @returns {Figure[]}
 */
export function readTraffic({ path }, visits) {
  const traffics = visits.map(({ cold, exchanges }) => trafficUntil(exchanges, cold.usableAt ?? 0));
  return kinds.flatMap((kind) => [
    { of: path, name: `${kind}: requests`, unit: "", values: traffics.map((each) => each[kind].requests) },
    { of: path, name: `${kind}: bytes`, unit: "kB", values: traffics.map((each) => each[kind].bytes / 1000) },
  ]);
}

/**
 * @param {Visit[]} visits
 * @returns {Figure[]}
 */
export function readSplash(visits) {
  const values = visits.map(({ cold }) => seconds(cold.data)).filter((value) => value !== undefined);
  return [{ of: "the first visit's splash", name: "can be skipped", unit: "s", values }];
}

/** @param {number | undefined} milliseconds */
function seconds(milliseconds) {
  return milliseconds === undefined ? undefined : milliseconds / 1000;
}

/**
 * What had been sent by the time the route was usable.
 * @param {Visit} visit
 * @param {typeof bytesUntil | typeof bodyBytesUntil} weigh
 * @param {(exchange: Visit["exchanges"][number]) => boolean} isMeant
 */
function kilobytes({ cold, exchanges }, weigh, isMeant) {
  const bytes = exchanges.filter(isMeant).map((exchange) => weigh(exchange, cold.usableAt ?? 0));
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}
