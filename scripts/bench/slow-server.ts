import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { createServer, listen } from "../serve.mjs";

export type Site = Awaited<ReturnType<typeof serveSlowly>>;

/** `time` is in milliseconds since 1970. */
export type Packet = { path: string; time: number; bytes: number };

/** 1.6 Mb/s shared by all connections, and 150 ms before each response. */
export const SLOW = { bytesPerSecond: 1_600_000 / 8, latencyMs: 150 };
export const FAST = { bytesPerSecond: Number.POSITIVE_INFINITY, latencyMs: 0 };
const PACKET_BYTES = 1460;
/** Timers are late, so a packet may begin this much before the previous one ends. */
const BURST_MS = 20;
const QUIET_TIMEOUT_MS = 60_000;

/**
 * Serves a folder of static files at the slow speed, over HTTP/1.1 like `npm start`. DevTools throttling does not
 * apply to a service worker's requests. `hydrates` is false for other products' pages.
 */
export async function serveSlowly(root: string, base?: string, hydrates = true) {
  const files = await createServer({ root, base });
  const origin = await listen(files, 0);
  let speed = SLOW;
  let freeAt = 0;
  let lastTime = 0;
  const packets: Packet[] = [];

  const server = http.createServer(async ({ method, url: path = "", headers }, response) => {
    const note = (bytes: number) => {
      lastTime = Date.now();
      packets.push({ path, time: lastTime, bytes });
    };
    await sleep(speed.latencyMs);
    const request = http.get(origin + path, { method, headers, agent: false });
    request.on("error", () => response.destroy());
    request.on("response", async (answer) => {
      note(answer.rawHeaders.join(": ").length);
      response.writeHead(answer.statusCode ?? 500, answer.rawHeaders).flushHeaders();
      for await (const chunk of answer) {
        const size = speed === FAST ? chunk.length : PACKET_BYTES;
        for (let at = 0; at < chunk.length && !response.destroyed; at += size) {
          const packet = chunk.subarray(at, at + size);
          freeAt = Math.max(freeAt, performance.now() - BURST_MS);
          freeAt += (packet.length * 1000) / speed.bytesPerSecond;
          await sleep(freeAt - performance.now());
          response.write(packet);
          note(packet.length);
        }
      }
      response.end();
    });
  });

  return {
    hydrates,
    origin: await listen(server, 0),
    setSpeed: (next: typeof SLOW) => {
      speed = next;
    },
    /** Returns the packets since the last call. */
    takePackets: () => packets.splice(0),
    /** Resolves when nothing has been sent for this long. */
    async untilQuiet(forMs: number) {
      lastTime = Date.now();
      const timeout = lastTime + QUIET_TIMEOUT_MS;
      while (Date.now() - lastTime < forMs && Date.now() < timeout) await sleep(100);
    },
    close() {
      for (const each of [server, files]) each.close().closeAllConnections();
    },
  };
}
