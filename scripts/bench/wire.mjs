// @ts-check
/** @typedef {import("./slow-line.mjs").Exchange} Exchange */
/** @typedef {import("./observe-page.mjs").Observed} Observed */
/** @typedef {(typeof kinds)[number]} Kind */

export const kinds = /** @type {const} */ (["document", "script", "style", "font", "image", "data"]);

/** @type {Record<string, Kind>} */
const KINDS = {
  js: "script",
  css: "style",
  woff2: "font",
  svg: "image",
  png: "image",
  jpg: "image",
  webp: "image",
  json: "data",
};

/**
 * What one exchange was for. The browser's own word for it is lost when a worker passes a request on.
 * @param {Exchange} exchange
 * @param {Pick<Observed, "requested">} seen
 */
export function describe({ path, purpose, start, headBytes, deliveries }, seen) {
  const [address = ""] = path.split("?");
  const kind = KINDS[/\.(\w+)$/.exec(address)?.[1] ?? ""] ?? "document";
  const isPages = purpose !== "serviceworker" && (purpose !== "empty" || isAskedFor(path, seen));
  return {
    path,
    kind,
    by: isPages ? /** @type {const} */ ("page") : /** @type {const} */ ("worker"),
    start,
    headBytes,
    deliveries,
  };
}

/**
 * @param {string} path
 * @param {Pick<Observed, "requested">} seen
 */
function isAskedFor(path, { requested }) {
  return requested.some((address) => address.endsWith(path));
}

/**
 * The bytes that had come over the line at that time.
 * @param {Pick<Exchange, "deliveries">} exchange
 * @param {number} time
 */
export function bytesUntil({ deliveries }, time) {
  return deliveries.filter((delivery) => delivery.time <= time).reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * The same without the answer's head, as files are weighed.
 * @param {Pick<Exchange, "deliveries" | "headBytes">} exchange
 * @param {number} time
 */
export function bodyBytesUntil(exchange, time) {
  return Math.max(0, bytesUntil(exchange, time) - exchange.headBytes);
}

/**
 * The requests that had begun by that time and the bytes that had come, by their kind.
 * @param {(Pick<Exchange, "start" | "deliveries"> & { kind: Kind })[]} exchanges
 * @param {number} time
 */
export function trafficUntil(exchanges, time) {
  const entries = kinds.map((kind) => {
    const own = exchanges.filter((exchange) => exchange.kind === kind && exchange.start <= time);
    const bytes = own.reduce((sum, exchange) => sum + bytesUntil(exchange, time), 0);
    return [kind, { requests: own.length, bytes }];
  });
  return /** @type {Record<Kind, { requests: number, bytes: number }>} */ (Object.fromEntries(entries));
}

/**
 * Who was asked for what, and when: one line for each exchange that began before `end`.
 * @param {ReturnType<typeof describe>[]} exchanges
 * @param {{ begin: number, end: number }} span
 */
export function waterfall(exchanges, { begin, end }) {
  const at = (/** @type {number | undefined} */ time) =>
    (time === undefined ? "" : `${time - begin}`).padStart(6);
  const lines = exchanges
    .filter(({ start }) => start <= end)
    .map((exchange) => {
      const { path, by, start, deliveries } = exchange;
      const kB = (bytesUntil(exchange, Number.POSITIVE_INFINITY) / 1000).toFixed(1).padStart(7);
      return `${at(start)}${at(deliveries[0]?.time)}${at(deliveries.at(-1)?.time)}${kB}  ${by.padEnd(7)} ${path}`;
    });
  return [" asked  first   last     kB  by      path (milliseconds)", ...lines].join("\n");
}
