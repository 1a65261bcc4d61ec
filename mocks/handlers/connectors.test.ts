import { expect, test } from "vitest";
import { callEcho, echoAnswerSchema } from "#src/contract/connectors.ts";
import { testBackend } from "../testing.ts";

const body = { connector: "mail", payload: { subject: "Café", count: 2, draft: true, note: null } };

test("the echo returns the request to any visitor", async () => {
  const { send } = testBackend();

  const answer = echoAnswerSchema.parse(await (await send(callEcho, body)).json());

  expect(answer).toMatchObject(body);
  expect(answer.bytes).toBe(new TextEncoder().encode(JSON.stringify(body.payload)).length);
});

test.each([
  ["refused", 401, "its permission has run out"],
  ["unknown-field", 422, "does not know one of the fields"],
  ["too-many", 429, "too many calls"],
  ["down", 503, "is down for maintenance"],
])("it fails on request: %s", async (fail, status, words) => {
  const { send } = testBackend();

  const answer = await send(callEcho, { ...body, fail });

  expect(answer.status).toBe(status);
  expect((await answer.json()).error).toContain(words);
});

test.each([
  ["no connector", { payload: body.payload }, "connector: Choose a connector"],
  ["an empty payload", { ...body, payload: {} }, "payload: Map at least one field"],
  ["a list", { ...body, payload: [1] }, "payload: Send an object of plain values"],
  [
    "a payload of 1 MB",
    { ...body, payload: { a: "x".repeat(1_000_000) } },
    "payload: At most 20,000 characters",
  ],
  ["an unknown failure", { ...body, fail: "fire" }, "fail: Choose a failure"],
])("%s is refused with its reason", async (_, sent, error) => {
  const { send } = testBackend();

  const answer = await send(callEcho, sent);

  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error });
});
