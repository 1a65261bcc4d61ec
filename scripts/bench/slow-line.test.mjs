// @ts-check
import http from "node:http";
import { afterEach, expect, test } from "vitest";
import { openSlowLine } from "./slow-line.mjs";

/** A machine that is busy with other tests may be late once. */
const busy = { retry: 2 };
const SPEED = { bytesPerSecond: 200_000, latencyMs: 150 };

/** @type {(() => void)[]} */
const closings = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

test("a file of 100 kB takes half a second after the latency", busy, async () => {
  const line = await slowLine();

  const { firstByteMs, ms, bytes } = await fetchThrough(line, 100_000);

  expect(bytes).toBe(100_000);
  expect(firstByteMs).toBeGreaterThanOrEqual(145);
  expect(firstByteMs).toBeLessThan(300);
  expect(ms).toBeGreaterThanOrEqual(640);
  expect(ms).toBeLessThan(850);
});

test("files on several connections share the line in turns", busy, async () => {
  const line = await slowLine();

  const [big, small] = await Promise.all([fetchThrough(line, 80_000), fetchThrough(line, 20_000)]);

  expect(big.ms).toBeGreaterThanOrEqual(640);
  expect(big.ms).toBeLessThan(850);
  expect(small.ms).toBeLessThan(big.ms - 150);
});

test("a connection waits for the latency with each request", async () => {
  const line = await slowLine();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  const first = await fetchThrough(line, 10, agent);
  const second = await fetchThrough(line, 10, agent);

  agent.destroy();
  expect(first.ms).toBeGreaterThanOrEqual(145);
  expect(second.ms).toBeGreaterThanOrEqual(145);
});

test("each exchange is noted with what was asked for and what was sent", async () => {
  const line = await slowLine();

  await fetchThrough(line, 3_000);

  const [exchange, ...more] = line.takeExchanges();
  const sent = exchange?.deliveries.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
  expect(exchange).toMatchObject({ method: "GET", path: "/3000", purpose: "script" });
  expect(sent - (exchange?.headBytes ?? 0)).toBe(3_000);
  expect(more).toEqual([]);
  expect(line.takeExchanges()).toEqual([]);
});

/** A line to a server that answers `/<number>` with that many bytes. */
async function slowLine() {
  const server = http.createServer((request, response) => {
    const body = Buffer.alloc(Number(request.url?.slice(1)));
    response.writeHead(200, { "Content-Length": body.length }).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const line = await openSlowLine({ ...SPEED, port });
  closings.push(() => {
    line.close();
    server.close();
    server.closeAllConnections();
  });
  return line;
}

/**
 * @param {{ origin: string }} line
 * @param {number} size
 * @param {http.Agent} [agent]
 * @returns {Promise<{ firstByteMs: number, ms: number, bytes: number }>}
 */
function fetchThrough({ origin }, size, agent) {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const options = { agent, headers: { "Sec-Fetch-Dest": "script" } };
    const request = http.get(`${origin}/${size}`, options, (response) => {
      const firstByteMs = performance.now() - begin;
      let bytes = 0;
      response.on("data", (chunk) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve({ firstByteMs, ms: performance.now() - begin, bytes }));
    });
    request.on("error", reject);
  });
}
