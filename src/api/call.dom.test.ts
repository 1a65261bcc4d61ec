import { afterEach, expect, test, vi } from "vitest";
import { aModule } from "#mocks/testing.ts";
import { logout } from "#src/contract/auth.ts";
import { addModule, listModules } from "#src/contract/modules.ts";
import { listOwnProjects } from "#src/contract/projects.ts";
import { ApiError } from "./api-error.ts";
import { call, callSignedIn } from "./call.ts";
import { replaceTransport } from "./transport.ts";

afterEach(() => void vi.useRealTimers());

test("parses the response, and sends cookies and the stored token", async () => {
  localStorage.setItem("auth_token", "abc");
  const transport = answering(new Response("[]"));

  expect(await call(listModules)).toEqual([]);
  expect(transport).toHaveBeenCalledWith(
    "/api/modules",
    expect.objectContaining({
      method: "GET",
      credentials: "include",
      headers: { Authorization: "Bearer abc" },
    }),
  );
});

test.each([
  ["with a body declares JSON", () => call(addModule, { body: aModule() }), "application/json"],
  ["without one declares no type", () => call(logout), null],
])("a POST %s, and has a unique call id", async (_, post, type) => {
  const headers: Headers[] = [];
  replaceTransport(async (_, init) => {
    headers.push(new Headers(init.headers));
    return new Response("{}");
  });

  await Promise.all([post(), post()]);

  expect(headers.map((sent) => sent.get("content-type"))).toEqual([type, type]);
  const ids = headers.map((sent) => sent.get("x-sitewright-call"));
  for (const id of ids) expect(id).toMatch(/^[\w-]{16,64}$/);
  expect(new Set(ids).size).toBe(2);
});

test("a read-only call needs no CORS preflight", async () => {
  const transport = answering(new Response("[]"));

  await call(listModules);

  expect(transport).toHaveBeenCalledWith("/api/modules", expect.objectContaining({ headers: {} }));
});

test.each([
  [new Response('{"error":"No room"}', { status: 507 }), '507: {"error":"No room"}', "No room"],
  [new Response("<h1>Oops</h1>", { status: 500 }), "500: <h1>Oops</h1>", undefined],
  [new Response("", { status: 404, statusText: "Not Found" }), "404: Not Found", undefined],
])("an error response becomes an error with its status and body", async (response, message, reason) => {
  answering(response);

  const error = await call(listModules).catch((error: unknown) => error);

  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message, reason });
});

test.each(["", "<html>", '{"modules":[]}'])(
  "an answer that is not what was agreed is an error: %j",
  async (body) => {
    answering(new Response(body));

    await expect(call(listModules)).rejects.toThrow();
  },
);

test.each([
  ["an empty body", new Response(null, { status: 201 })],
  ["a word", new Response("Created", { status: 201 })],
])(
  "adding a module succeeds with the response %s, because the contract defines none",
  async (_, response) => {
    answering(response);

    expect(await call(addModule, { body: aModule() })).toBeUndefined();
  },
);

test("no response within ten seconds is an error", async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
  replaceTransport(() => new Promise(() => {}));
  const late = expect(call(listModules)).rejects.toThrow("There was no answer within ten seconds.");

  await vi.advanceTimersByTimeAsync(10_000);

  await late;
});

test("account data is not requested without an account", async () => {
  const transport = answering(new Response("[]"));

  expect(await callSignedIn(listOwnProjects)).toBeNull();
  expect(transport).not.toHaveBeenCalled();
});

test("account data is empty when the session has expired", async () => {
  localStorage.setItem("auth_token", "abc");
  answering(new Response('{"error":"Sign in to continue."}', { status: 401 }));

  expect(await callSignedIn(listOwnProjects)).toBeNull();
});

function answering(response: Response) {
  const transport = vi.fn(async () => response);
  replaceTransport(transport);
  return transport;
}
