import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { headersOfPost, seedOfDelivery, signIn, testBackend } from "#mocks/testing.ts";
import { addModule, listModules } from "#src/contract/modules.ts";
import { backendStatus } from "./backend-status.ts";
import { startBackend } from "./start-backend.ts";

const module = { name: "Key Cabinet", category: "AI", description: "Keys.", imagePath: null };

beforeEach(() => {
  // Timers that start-up leaves for its worker must not fire after the test.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubEnv("PROD", true);
  vi.stubGlobal("navigator", {
    serviceWorker: {
      controller: {},
      addEventListener() {},
      getRegistration: async () => undefined,
      register: async () => ({ addEventListener() {} }),
    },
    // Otherwise the worker would prefetch all files long after the test.
    connection: { saveData: true },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("a call whose worker stops before it responds is repeated, and runs once", async () => {
  const { send, token } = await workerThatIsStopped("after its work");

  const response = await (await startBackend())(addModule.path, post(token));

  expect(response.status).toBe(200);
  expect(await (await send(listModules)).json()).toHaveLength(36);
  expect(backendStatus.getState().status).not.toBe("in-page");
});

test("a call whose worker stops before it runs is repeated", async () => {
  const { send, token } = await workerThatIsStopped("before its work");

  const response = await (await startBackend())(addModule.path, post(token));

  expect(response.status).toBe(200);
  expect(await (await send(listModules)).json()).toHaveLength(36);
});

test("an aborted call is not repeated", async () => {
  const fetch = vi.fn(async () => Promise.reject(new DOMException("Aborted", "AbortError")));
  vi.stubGlobal("fetch", fetch);
  const call = (await startBackend())(listModules.path, { signal: AbortSignal.abort() });

  await expect(call).rejects.toThrow("Aborted");

  expect(fetch).toHaveBeenCalledOnce();
});

test.each(["", "https://api.example.com"])(
  "a demo asks neither the worker nor the server “%s”",
  async (server) => {
    vi.stubEnv("VITE_BACKEND_URL", server);
    const seed = await seedOfDelivery();
    const fetch = vi.fn(async () => Response.json(seed));
    vi.stubGlobal("fetch", fetch);
    sessionStorage.setItem("demo_copy", "1");
    vi.resetModules();
    const { startBackend } = await import("./start-backend.ts");

    const response = await (await startBackend())(listModules.path, { method: "GET" });

    expect(await response.json()).toHaveLength(35);
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/seeds.json", expect.anything());
    sessionStorage.clear();
  },
);

test("on a first visit the worker is registered when the splash closes", async () => {
  const splash = document.createElement("dialog");
  splash.id = "splash";
  splash.open = true;
  document.body.append(splash);
  const register = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", {
    serviceWorker: {
      controller: null,
      getRegistration: async () => undefined,
      register,
      addEventListener() {},
    },
  });
  vi.spyOn(console, "info").mockReturnValue();

  const started = startBackend();
  await new Promise((resolve) => setTimeout(resolve));
  expect(register).not.toHaveBeenCalled();

  splash.dispatchEvent(new Event("close"));
  await started;
  expect(register).toHaveBeenCalledOnce();
  splash.remove();
});

test("a later visit registers the worker that is there, and not the first one again", async () => {
  const scriptURL = "/worker.js?stored=v1";
  const register = vi.fn(async () => undefined);
  const getRegistration = async () => ({ active: { scriptURL } });
  vi.stubGlobal("navigator", {
    serviceWorker: { controller: null, getRegistration, register, addEventListener() {} },
  });
  vi.spyOn(console, "info").mockReturnValue();

  await startBackend();

  expect(register).toHaveBeenCalledExactlyOnceWith(scriptURL, expect.objectContaining({ scope: "/" }));
});

/** A worker that is stopped during its first changing call. */
async function workerThatIsStopped(when: "before its work" | "after its work") {
  const { backend, send } = testBackend();
  const token = await signIn(send, "admin");
  let isStopped = false;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, "http://localhost"), init);
    if (isStopped) return backend(request);
    isStopped = true;
    if (when === "after its work") await backend(request);
    throw new TypeError("Failed to fetch");
  });
  return { send, token };
}

const post = (token: string): RequestInit => ({
  method: "POST",
  headers: { ...headersOfPost(), Authorization: `Bearer ${token}` },
  body: JSON.stringify(module),
});
