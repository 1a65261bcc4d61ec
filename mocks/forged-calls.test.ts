import { expect, test } from "vitest";
import { currentUser, logout } from "#src/contract/auth.ts";
import { resetDemo } from "#src/contract/demo.ts";
import { CALL_ID_HEADER } from "#src/contract/endpoint.ts";
import { refusalSchema } from "#src/contract/fields.ts";
import { addModule, listModules } from "#src/contract/modules.ts";
import type { Backend } from "./backend.ts";
import { aModule, headersOfPost, sender, signIn, testBackend } from "./testing.ts";

const id = headersOfPost()[CALL_ID_HEADER];
const json = "application/json";
const elsewhere = { "sec-fetch-site": "cross-site" };

test.each([
  ["of a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
  ["of a form with files", { "content-type": "multipart/form-data; boundary=x" }, 415],
  ["of a form with JSON as its text", { "content-type": "text/plain" }, 415],
  ["of no type", {}, 415],
  ["of no type with an id", { [CALL_ID_HEADER]: id }, 415],
  ["of text with an id", { "content-type": "text/plain;charset=UTF-8", [CALL_ID_HEADER]: id }, 415],
  ["with JSON as a parameter only", { "content-type": `text/plain; ${json}` }, 415],
  ["with another JSON", { "content-type": `${json}5` }, 415],
  ["of another website", { "content-type": "text/plain", ...elsewhere }, 403],
  ["of a sibling domain", { "content-type": "text/plain", "sec-fetch-site": "same-site" }, 403],
  ["with an empty id", { "content-type": json, [CALL_ID_HEADER]: "" }, 400],
  ["with an id that is too short", { "content-type": json, [CALL_ID_HEADER]: "short" }, 400],
  ["with an id that is too long", { "content-type": json, [CALL_ID_HEADER]: "x".repeat(65) }, 400],
  ["with letters that no id has", { "content-type": json, [CALL_ID_HEADER]: "é".repeat(20) }, 400],
])("a POST %s is refused and does nothing", async (_, headers, status) => {
  const { backend, send, token } = await withModuleAdded();
  const authorization: Record<string, string> = status === 403 ? {} : { authorization: `Bearer ${token}` };

  for (const path of [resetDemo.path, addModule.path, logout.path, "/api/nothing"]) {
    const response = await backend(post(path, { ...authorization, ...headers }));
    expect(response.status).toBe(status);
    expect(refusalSchema.parse(await response.json()).error).not.toBe("");
  }

  expect(await moduleCount(backend)).toBe(36);
  expect((await send(currentUser, undefined, token)).status).toBe(200);
});

test.each([resetDemo.path, logout.path])(
  "a POST without a body to %s that another website can send is refused and does nothing",
  async (path) => {
    const { backend, send, token } = await withModuleAdded();

    const request = new Request(`http://localhost${path}`, { method: "POST", headers: elsewhere });
    expect((await backend(request)).status).toBe(403);

    expect(await moduleCount(backend)).toBe(36);
    expect((await send(currentUser, undefined, token)).status).toBe(200);
  },
);

test.each([
  ["JSON", { "content-type": json }],
  ["JSON with a character set", { "content-type": "Application/JSON; charset=utf-8" }],
  ["JSON and an id", { "content-type": json, [CALL_ID_HEADER]: id }],
  ["JSON from the product's own pages", { "content-type": json, "sec-fetch-site": "same-origin" }],
  ["JSON from a build elsewhere", { "content-type": json, ...elsewhere }],
])("a POST with %s is answered", async (_, headers) => {
  const { backend, token } = await withModuleAdded();

  const response = await backend(post(addModule.path, { authorization: `Bearer ${token}`, ...headers }));

  expect(response.status).toBe(200);
  expect(await moduleCount(backend)).toBe(37);
});

async function withModuleAdded() {
  const { backend, send } = testBackend();
  const token = await signIn(send, "admin");
  await send(addModule, aModule(), token);
  return { backend, send, token };
}

/** Encoded as bytes, because a string would set a content type. */
const post = (path: string, headers: Record<string, string>) =>
  new Request(`http://localhost${path}`, {
    method: "POST",
    headers,
    body: new TextEncoder().encode(JSON.stringify(aModule())),
  });

const moduleCount = async (backend: Backend) =>
  listModules.answer.parse(await (await sender(backend)(listModules)).json()).length;
