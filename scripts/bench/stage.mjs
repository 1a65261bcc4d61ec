// @ts-check
import { launchBrowser } from "../browser.mjs";
import { createServer, listen } from "../serve.mjs";
import { openSlowLine } from "./slow-line.mjs";

/** @typedef {Awaited<ReturnType<typeof openStage>>} Stage */

// As with `npm start` the server speaks HTTP/1.1, which has six requests under way at most: a page of many small
// files looks slower here than on a host with HTTP/2.
export const SLOW = { bytesPerSecond: 1_600_000 / 8, latencyMs: 150 };
export const FAST = { bytesPerSecond: Number.POSITIVE_INFINITY, latencyMs: 0 };
export const SLOWER_PROCESSOR = 4;
/** What a browser remembers of a splash that it has shown. */
export const SPLASH_SEEN = { has_seen_splash: "true" };

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/**
 * A browser, and a line to a server of this build that can be made slow.
 * @param {string} root
 * @param {number} port
 */
export async function openStage(root, port) {
  const server = await createServer({ root });
  const { port: bound } = new URL(await listen(server, port));
  const line = await openSlowLine({ ...SLOW, port: Number(bound) });
  const browser = await launchBrowser();
  const close = async () => {
    await browser.close();
    line.close();
    server.close();
    server.closeAllConnections();
  };
  return { browser, line, close };
}
