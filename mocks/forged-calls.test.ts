import { expect, test } from "vitest";
import { resetDemo } from "#src/contract/demo.ts";
import { CALL_ID_HEADER } from "#src/contract/endpoint.ts";
import { refusalSchema } from "#src/contract/fields.ts";
import { addModule, listModules } from "#src/contract/modules.ts";
import type { Backend } from "./backend.ts";
import { aModule, headersOfPost, sender, signIn, testBackend } from "./testing.ts";

const id = headersOfPost()[CALL_ID_HEADER];
const json = "application/json";

test.each([
  ["of a form", { "content-type": "application/x-www-form-urlencoded" }, 403],
  ["of a form with files", { "content-type": "multipart/form-data; boundary=x" }, 403],
  ["of a form with JSON as its text", { "content-type": "text/plain" }, 403],
  ["of no type and no id", {}, 403],
  ["without an id", { "content-type": json }, 403],
  ["with an empty id", { "content-type": json, [CALL_ID_HEADER]: "" }, 403],
  ["with an id that is too short", { "content-type": json, [CALL_ID_HEADER]: "short" }, 403],
  ["with an id that is too long", { "content-type": json, [CALL_ID_HEADER]: "x".repeat(65) }, 403],
  ["with letters that no id has", { "content-type": json, [CALL_ID_HEADER]: "é".repeat(20) }, 403],
  ["with an id and no type", { [CALL_ID_HEADER]: id }, 415],
  ["with an id and text", { "content-type": "text/plain;charset=UTF-8", [CALL_ID_HEADER]: id }, 415],
  ["with JSON as a parameter only", { "content-type": `text/plain; ${json}`, [CALL_ID_HEADER]: id }, 415],
  ["with another JSON", { "content-type": `${json}5`, [CALL_ID_HEADER]: id }, 415],
])("a POST %s is refused and does nothing", async (_, headers, status) => {
  const { backend, token } = await withModuleAdded();
  const authorization = { authorization: `Bearer ${token}` };

  for (const path of [resetDemo.path, addModule.path, "/api/nothing"]) {
    const response = await backend(post(path, { ...authorization, ...headers }));
    expect(response.status).toBe(status);
    expect(refusalSchema.parse(await response.json()).error).not.toBe("");
  }

  expect(await moduleCount(backend)).toBe(36);
});

test.each([json, "Application/JSON; charset=utf-8"])("a POST with an id and %s is answered", async (type) => {
  const { backend, token } = await withModuleAdded();

  const response = await backend(
    post(addModule.path, {
      authorization: `Bearer ${token}`,
      "content-type": type,
      [CALL_ID_HEADER]: id,
    }),
  );

  expect(response.status).toBe(200);
  expect(await moduleCount(backend)).toBe(37);
});

async function withModuleAdded() {
  const { backend, send } = testBackend();
  const token = await signIn(send, "admin");
  await send(addModule, aModule(), token);
  return { backend, token };
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
