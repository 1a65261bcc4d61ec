import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LARGEST_IMPORT_BYTES } from "#src/contract/share-target.ts";
import { takeSharedFile } from "#src/lib/shared-file.ts";
import { isShare, receiveShare } from "./share-target.ts";

const address = "https://our.site/demo/view-projects";
const shared = {
  method: "POST",
  mode: "navigate",
  destination: "document",
  url: address,
  referrer: "",
  headers: new Headers(),
} as const;

beforeEach(() => {
  const stored = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => void stored.set(key, response),
    match: async (key: string) => stored.get(key),
    delete: async (key: string) => stored.delete(key),
  };
  vi.stubGlobal("caches", { open: async () => cache });
});

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["the system, which names no origin", {}],
  ["the system, which hides its origin", { headers: new Headers({ origin: "null" }) }],
  [
    "the product",
    { headers: new Headers({ origin: "https://our.site" }), referrer: "https://our.site/demo/" },
  ],
] as const)("what %s posts is received", (_, own) => {
  expect(isShare({ ...shared, ...own }, "/demo/")).toBe(true);
});

test.each([
  ["a form of another website", { headers: new Headers({ origin: "https://evil.example" }) }],
  ["a form whose page is another website's", { referrer: "https://evil.example/page" }],
  ["a call of a page", { mode: "cors", destination: "" }],
  ["what is posted into a frame", { destination: "iframe" }],
  ["a page that is opened", { method: "GET" }],
  ["a form for another page", { url: "https://our.site/demo/cart" }],
  ["a form for another product of the host", { url: "https://our.site/view-projects" }],
] as const)("%s is not received", (_, other) => {
  expect(isShare({ ...shared, ...other }, "/demo/")).toBe(false);
});

test.each([
  [{ title: "Crumb", text: " A bakery in Lisbon & Porto " }, "A bakery in Lisbon & Porto"],
  [{ title: "A florist in Turku", text: "" }, "A florist in Turku"],
  [{ title: "Only a title" }, "Only a title"],
  [{ text: "x".repeat(5_000) }, "x".repeat(3_000)],
  [{}, ""],
])("a shared text %# becomes the brief", async (fields, brief) => {
  const { pathname, searchParams } = await landing(fields);

  expect(pathname).toBe("/demo/web-app-builder");
  expect([...searchParams]).toEqual([["brief", brief]]);
});

test("a shared file waits for the page that imports it, which takes it once", async () => {
  const { pathname, search } = await landing({ text: "Look", file: new File(["{}"], "Crème.json") });

  expect(pathname + search).toBe("/demo/view-projects?tab=mine&import=shared");
  const file = await takeSharedFile();
  expect(file?.name).toBe("Crème.json");
  expect(await file?.text()).toBe("{}");
  expect(await takeSharedFile()).toBeNull();
});

test("a file that is too large is not stored", async () => {
  const file = new File([new Uint8Array(LARGEST_IMPORT_BYTES + 1)], "large.json");

  expect((await landing({ file })).searchParams.get("import")).toBe("shared");

  expect(await takeSharedFile()).toBeNull();
});

test("an aborted upload opens the page all the same", async () => {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const response = await receiveShare(
    new Request(address, { method: "POST", headers, body: "--x\r\nnothing" }),
    "/demo/",
  );

  expect(response.status).toBe(303);
});

async function landing(fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await receiveShare(new Request(address, { method: "POST", body }), "/demo/");
  expect(response.status).toBe(303);
  return new URL(response.headers.get("location") ?? "");
}
