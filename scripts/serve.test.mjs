import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer, listen, listenNear } from "./serve.mjs";

const SONG = "0123456789";
const CODE = "export const answer = 42;\n".repeat(100);
const PAGE = { accept: "text/html" };

let folder = "";
/** @type {http.Server} */
let server;
let port = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sitewright serve #1 ü "));
  const files = {
    "index.html": '<link rel="modulepreload" href="/demo/assets/code.js">Home',
    "pricing.html": "Pricing",
    "200.html": "Made in the browser",
    "assets/code.js": CODE,
    "assets/song.m4a": SONG,
    "images/café.txt": "Café",
    _headers: "secret",
    ".vite/manifest.json": "secret",
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  server = await createServer({ root: folder, compression: "quick" });
  port = Number(new URL(await listen(server, 0)).port);
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

describe("a file", () => {
  test.each([
    ["/demo/", "Home"],
    ["/demo/pricing", "Pricing"],
    ["/demo/pricing/", "Pricing"],
    ["/demo/pricing.html?plan=1", "Pricing"],
    ["/demo/images/caf%C3%A9.txt", "Café"],
  ])("is found by %s", async (path, content) => {
    const { status, text } = await get(path);
    expect({ status, text: text.slice(-content.length) }).toEqual({ status: 200, text: content });
  });

  test("comes compressed as the browser can read it, and is not sent again", async () => {
    const brotli = await get("/demo/assets/code.js", { "accept-encoding": "gzip, deflate, br" });
    const gzip = await get("/demo/assets/code.js", { "accept-encoding": "gzip" });

    expect(brotli.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/javascript",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(CODE);
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(CODE);
    expect((await get("/demo/assets/code.js")).text).toBe(CODE);
    const known = await get("/demo/assets/code.js", {
      "accept-encoding": "br",
      "if-none-match": String(brotli.headers.etag),
    });
    expect([known.status, known.text]).toEqual([304, ""]);
  });

  test("has the same headers for HEAD, without content", async () => {
    const { status, headers, text } = await get("/demo/assets/song.m4a", {}, "HEAD");
    expect({ status, length: headers["content-length"], text }).toEqual({
      status: 200,
      length: "10",
      text: "",
    });
  });

  test.each([
    ["bytes=0-1", 206, "01", "bytes 0-1/10"],
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=7-", 206, "789", "bytes 7-9/10"],
    ["bytes=8-99", 206, "89", "bytes 8-9/10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=-3", 200, SONG, undefined],
    ["bytes=99999999999999999999999-", 200, SONG, undefined],
    ["bytes=5-1", 200, SONG, undefined],
    ["bytes=0-1,4-5", 200, SONG, undefined],
    ["bytes=-", 200, SONG, undefined],
    ["bytes=--5", 200, SONG, undefined],
    ["bytes=1e3-", 200, SONG, undefined],
    ["lines=0-1", 200, SONG, undefined],
  ])("is sent in parts: %s", async (range, status, content, contentRange) => {
    const answer = await get("/demo/assets/song.m4a", { range });
    expect([answer.status, answer.headers["content-range"]]).toEqual([status, contentRange]);
    if (status !== 416) expect(answer.text).toBe(content);
  });
});

describe("an address without a file", () => {
  test.each([
    ["/demo/studio/local-1", PAGE, 200, "Made in the browser"],
    ["/demo/%5Cevil.example/", PAGE, 200, "Made in the browser"],
    ["/demo/%E0%A4%A", PAGE, 200, "Made in the browser"],
    [`/demo/${"a".repeat(15_000)}`, PAGE, 200, "Made in the browser"],
    ["/demo/%E0%A4%A", {}, 404, "Not found\n"],
    ["/demo/%00", {}, 404, "Not found\n"],
    ["/demo/__proto__", {}, 404, "Not found\n"],
    ["/demo/../package.json", {}, 404, "Not found\n"],
    ["/demo/%2e%2e%2fpackage.json", {}, 404, "Not found\n"],
    ["/demo/assets/gone.js", PAGE, 404, "Not found\n"],
    ["/demo/_headers", {}, 404, "Not found\n"],
    ["/demo/.vite/manifest.json", {}, 404, "Not found\n"],
    ["/other", PAGE, 404, "Not found\n"],
    ["//evil.example/", PAGE, 404, "Not found\n"],
    ["/%5Cevil.example/", PAGE, 404, "Not found\n"],
    ["http://evil.example/", PAGE, 404, "Not found\n"],
  ])("%.40s with %o is answered with %i, and leads to no other host", async (path, headers, status, text) => {
    const answer = await get(path, headers);
    expect([answer.status, answer.text, answer.headers.location]).toEqual([status, text, undefined]);
  });
});

test("the base without its slash redirects to the base, with its query", async () => {
  const { status, headers } = await get("/demo?to=//evil.example");
  expect([status, headers.location]).toEqual([308, "/demo/?to=//evil.example"]);
});

test("only GET and HEAD are allowed", async () => {
  const { status, headers } = await get("/demo/", PAGE, "POST");
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

test.each([
  ["an address too long for Node", `GET /demo/${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, "431"],
  ["a form feed in an address", "GET /demo?\f HTTP/1.1\r\nHost: x\r\n\r\n", "400"],
  ["what is not HTTP", "\0\x01\x02\r\n\r\n", "400"],
])("%s ends its connection and not the server", async (_name, request, status) => {
  const connection = connect(port, "127.0.0.1").end(request);
  let answer = "";
  for await (const part of connection) answer += part;

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await get("/demo/pricing")).text).toBe("Pricing");
});

test("a visitor who leaves during a response does not stop the server", async () => {
  for (const path of ["/demo/", "/demo/assets/code.js", "/demo/assets/song.m4a"]) {
    const connection = connect(port, "127.0.0.1");
    await once(connection, "connect");
    connection.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(50));
    connection.resetAndDestroy();
  }
  expect((await get("/demo/pricing")).text).toBe("Pricing");
});

test("a taken port is an error, and `listenNear` takes the next free one", async () => {
  const exact = http.createServer();
  const near = http.createServer();
  await expect(listen(exact, port)).rejects.toThrow(`Port ${port} is in use by another program.`);

  const origin = await listenNear(near, port);
  expect(new URL(origin).port).not.toBe(String(port));
  near.close();
});

/**
 * Unlike `fetch`, this sends the path without normalizing it.
 * @param {string} path
 * @param {http.OutgoingHttpHeaders} [headers]
 */
async function get(path, headers = {}, method = "GET") {
  const request = http.request({ host: "127.0.0.1", port, path, headers, method }).end();
  const [response] = /** @type {[http.IncomingMessage]} */ (await once(request, "response"));
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body, text: body.toString() };
}
