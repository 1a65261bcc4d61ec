import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Rules = { createScriptURL: (address: string) => string };
let made: [name: string, rules: Rules][];
let scriptAddress: (address: string) => string;

beforeEach(async () => {
  made = [];
  const createPolicy = (name: string, rules: Rules) => {
    made.push([name, rules]);
    return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` };
  };
  vi.stubGlobal("trustedTypes", { createPolicy });
  vi.resetModules();
  ({ scriptAddress } = await import("./script-address.ts"));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the product's own workers are allowed, with one policy", () => {
  const addresses = [
    "/worker.js",
    "/assets/zip-worker-DPx9_a-Q.js",
    "/assets/axe.min-DPx9_a-Q.js",
    `${location.origin}/worker.js`,
  ];

  expect(addresses.map(scriptAddress)).toEqual(addresses.map((address) => `trusted ${address}`));
  expect(made.map(([name]) => name)).toEqual(["sitewright"]);
});

test.each([
  `blob:${location.origin}/0c5f9d0e-6b3f-4f6e-9a3b-8a2b8d3f0c11`,
  "data:text/javascript,alert(1)",
  "javascript:alert(1)",
  "https://evil.example/worker.js",
  "//evil.example/worker.js",
  "/uploads/worker.js",
  "/uploads/axe.min-DPx9_a-Q.js",
  "/assets/index-DPx9_a-Q.js",
  "/assets/../uploads/zip-worker-1.js",
  "/assets/a/zip-worker-1.js",
])("the policy refuses %s", (address) => {
  expect(() => scriptAddress(address)).toThrow("Not a worker of ours");
});

test("the policy is not accessible from outside", () => {
  scriptAddress("/worker.js");

  expect(Object.values(window).filter((value) => value && "createScriptURL" in Object(value))).toEqual([]);
});

test("without Trusted Types the address is returned as it is, and other workers are still refused", async () => {
  vi.stubGlobal("trustedTypes", undefined);

  expect(scriptAddress("/worker.js")).toBe("/worker.js");
  expect(() => scriptAddress("/uploads/worker.js")).toThrow("Not a worker of ours");
});
