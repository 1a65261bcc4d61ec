// @ts-check
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * @typedef {object} Speed
 * @property {number} bytesPerSecond shared by all connections
 * @property {number} latencyMs from a request until its answer begins
 */

/**
 * @typedef {object} Exchange a request, and what has been sent in answer to it so far
 * @property {string} method
 * @property {string} path
 * @property {string} purpose what the browser wants it for (its `Sec-Fetch-Dest` header)
 * @property {number} start milliseconds since 1970, as are all times here
 * @property {number} headBytes
 * @property {{ time: number, bytes: number }[]} deliveries
 */

/** What fits into one packet, so that connections take turns as they do on a real line. */
const PACKET_BYTES = 1460;
const HEAD_END = "\r\n\r\n";
const REQUEST = /^([A-Z]+) (\S+) HTTP\/1\.1\r\n/;
const PURPOSE = /^sec-fetch-dest: *(\S+)/im;

/**
 * Stands between a browser and the server at `port` and makes the way slow. Devtools can do so too, but leave
 * out what a service worker fetches.
 * @param {Speed & { port: number }} options
 */
export async function openSlowLine({ port, ...startSpeed }) {
  let speed = startSpeed;
  /** @type {Exchange[]} */
  let exchanges = [];
  let lastDelivery = 0;

  const send = takeTurns(() => speed.bytesPerSecond);

  const line = net.createServer({ noDelay: true }, (browser) => {
    const host = net.connect({ port, host: "127.0.0.1", noDelay: true });
    /** @type {Exchange | undefined} */
    let exchange;

    browser.on("data", (bytes) => {
      // A browser sends its next request on a connection when it has the answer to the one before.
      const next = readRequest(bytes);
      if (next) {
        exchange = next;
        exchanges.push(next);
      }
      setTimeout(() => host.write(bytes), speed.latencyMs);
    });
    host.on("data", (bytes) => {
      const answered = exchange;
      if (answered?.headBytes === 0) answered.headBytes = bytes.indexOf(HEAD_END) + HEAD_END.length;
      send(browser, bytes, (sent) => {
        lastDelivery = Date.now();
        answered?.deliveries.push({ time: lastDelivery, bytes: sent });
      });
    });
    host.on("end", () => send(browser, null));
    browser.on("close", () => host.destroy());
    // The end of a connection, in whichever way, is news to nobody here.
    for (const socket of [browser, host]) socket.on("error", () => browser.destroy());
  });
  await new Promise((resolve, reject) => {
    line.once("error", reject);
    line.listen(0, "127.0.0.1", () => resolve(undefined));
  });
  const bound = /** @type {net.AddressInfo} */ (line.address()).port;

  return {
    origin: `http://127.0.0.1:${bound}`,
    setSpeed: (/** @type {Speed} */ next) => {
      speed = next;
    },
    /** The exchanges since the last call. */
    takeExchanges() {
      const taken = exchanges;
      exchanges = [];
      return taken;
    },
    /** Waits until nothing has come over the line for a while. */
    async becomesQuiet({ forMs = 0, timeoutMs = 30_000 }) {
      const since = Date.now();
      while (Date.now() - Math.max(since, lastDelivery) < forMs) {
        if (Date.now() - since > timeoutMs) throw new Error("The page and its worker do not stop fetching.");
        await sleep(100);
      }
    },
    close: () => line.close(),
  };
}

/**
 * Sends through one narrow pipe: a packet of each connection in turn.
 * @param {() => number} readBytesPerSecond
 */
function takeTurns(readBytesPerSecond) {
  /** @typedef {{ bytes: Buffer | null, onSent?: (bytes: number) => void }} Part `null` ends the connection */
  /** @type {Map<net.Socket, Part[]>} the next in turn first */
  const waiting = new Map();
  let isSending = false;

  async function sendAll() {
    isSending = true;
    // Counted from when the pipe was last idle: a timer that is late makes up for it with the next packet.
    let freeAt = performance.now();
    for (let [turn] = waiting; turn; [turn] = waiting) {
      const [socket, parts] = turn;
      const { bytes, onSent } = /** @type {Part} */ (parts.shift());
      waiting.delete(socket);
      const packet = bytes?.subarray(0, PACKET_BYTES);
      if (bytes && bytes.length > PACKET_BYTES)
        parts.unshift({ bytes: bytes.subarray(PACKET_BYTES), onSent });
      if (parts.length > 0) waiting.set(socket, parts);
      if (socket.destroyed) continue;
      if (!packet) {
        socket.end();
        continue;
      }
      freeAt += (packet.length / readBytesPerSecond()) * 1000;
      const wait = freeAt - performance.now();
      if (wait > 0) await sleep(wait);
      socket.write(packet);
      onSent?.(packet.length);
    }
    isSending = false;
  }

  /**
   * @param {net.Socket} socket
   * @param {Buffer | null} bytes
   * @param {(bytes: number) => void} [onSent]
   */
  return (socket, bytes, onSent) => {
    const parts = waiting.get(socket) ?? [];
    parts.push({ bytes, onSent });
    waiting.set(socket, parts);
    if (!isSending) void sendAll();
  };
}

/**
 * @param {Buffer} bytes
 * @returns {Exchange | undefined}
 */
function readRequest(bytes) {
  const text = bytes.toString("latin1");
  const [, method, path] = REQUEST.exec(text) ?? [];
  if (!method || !path) return undefined;
  const purpose = PURPOSE.exec(text)?.[1] ?? "";
  return { method, path, purpose, start: Date.now(), headBytes: 0, deliveries: [] };
}
