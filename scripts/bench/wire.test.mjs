// @ts-check
import { expect, test } from "vitest";
import { bodyBytesUntil, bytesUntil, describe, trafficUntil } from "./wire.mjs";

const exchange = {
  method: "GET",
  path: "/assets/page-1a2b.js",
  purpose: "script",
  start: 0,
  headBytes: 100,
  deliveries: [
    { time: 10, bytes: 1_000 },
    { time: 20, bytes: 500 },
  ],
};
const page = { requested: ["http://localhost/images/a.svg"] };

test("only what has been sent by then counts", () => {
  expect(bytesUntil(exchange, 5)).toBe(0);
  expect(bytesUntil(exchange, 10)).toBe(1_000);
  expect(bodyBytesUntil(exchange, 20)).toBe(1_400);
  expect(bodyBytesUntil(exchange, 5)).toBe(0);
});

test.each([
  { path: "/assets/page-1a2b.js", purpose: "script", kind: "script", by: "page" },
  { path: "/live-demos?q=a.js", purpose: "document", kind: "document", by: "page" },
  { path: "/worker.js", purpose: "serviceworker", kind: "script", by: "worker" },
  { path: "/images/a.svg", purpose: "empty", kind: "image", by: "page" },
  { path: "/images/b.svg", purpose: "empty", kind: "image", by: "worker" },
  { path: "/seeds.json", purpose: "empty", kind: "data", by: "worker" },
])("$path for $purpose is a $kind for the $by", ({ path, purpose, kind, by }) => {
  expect(describe({ ...exchange, path, purpose }, page)).toMatchObject({ kind, by });
});

test("requests and bytes are counted by their kind, up to a time", () => {
  const exchanges = [
    { ...exchange, kind: /** @type {const} */ ("script") },
    { ...exchange, kind: /** @type {const} */ ("script"), start: 15 },
    { ...exchange, kind: /** @type {const} */ ("font") },
  ];

  expect(trafficUntil(exchanges, 12)).toEqual({
    document: { requests: 0, bytes: 0 },
    script: { requests: 1, bytes: 1_000 },
    style: { requests: 0, bytes: 0 },
    font: { requests: 1, bytes: 1_000 },
    image: { requests: 0, bytes: 0 },
    data: { requests: 0, bytes: 0 },
  });
  expect(trafficUntil(exchanges, 20).script).toEqual({ requests: 2, bytes: 3_000 });
});
