import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Engine, EngineKind } from "./engine.ts";

const START_TIMEOUT_MS = 60_000;

export const webkit: EngineKind = {
  name: "WebKit",
  needs: "WebKitWebDriver of WebKitGTK (webkit2gtk-driver) and Xvfb (xvfb), both in the path",
  isInstalled: () =>
    [
      ["WebKitWebDriver", "--help"],
      ["Xvfb", "-help"],
    ].every(([program = "", word = ""]) => !spawnSync(program, [word]).error),
  start,
};

/** Starts the test browser of WebKitGTK through its own driver, on a virtual display. */
async function start(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "sitewright-webkit-"));
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await firstWord(screen);
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", ["--host=127.0.0.1", `--port=${port}`], {
    stdio: "ignore",
    // Downloads go to the home folder.
    env: { ...process.env, HOME: home, DISPLAY: `:${display}`, WAYLAND_DISPLAY: "" },
  });
  const call = caller(`http://127.0.0.1:${port}`);
  await untilReady(call);
  const { sessionId, capabilities } = await call<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>("POST", "/session", { capabilities: {} });
  const session = `/session/${sessionId}`;
  await call("POST", `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 870 });

  async function evaluate(expression: string) {
    const { value, error } = await call<{ value?: string; error?: string }>(
      "POST",
      `${session}/execute/async`,
      { script: `${WATCH}; ${ANSWER(expression)}`, args: [] },
    );
    if (error) throw new Error(error);
    return value === undefined ? undefined : JSON.parse(value);
  }

  return {
    name: webkit.name,
    version: capabilities.browserVersion,
    downloads: home,
    open: (url) => call("POST", `${session}/url`, { url }),
    reload: () => call("POST", `${session}/refresh`, {}),
    evaluate,
    perform: (actions) => call("POST", `${session}/actions`, { actions }),
    async takeErrors() {
      return ((await evaluate(
        `[sessionStorage.getItem("uncaught"), sessionStorage.removeItem("uncaught")][0]?.split("\\n")`,
      )) ?? []) as string[];
    },
    async stop() {
      await call("DELETE", session).catch(() => {}); // reported by the test already
      await Promise.all([ended(driver), ended(screen)]);
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** The protocol reports no errors of a page, so the page records them itself from the first query on. */
const WATCH = `if (!globalThis.isWatched) {
  globalThis.isWatched = true;
  const note = (error) => sessionStorage.setItem("uncaught", [sessionStorage.getItem("uncaught"), String(error)].filter(Boolean).join("\\n"));
  addEventListener("error", ({ message }) => note(message));
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
}`;

const ANSWER = (expression: string) => `const done = arguments[0];
(async () => JSON.stringify(await (${expression})))().then((value) => done({ value }), (error) => done({ error: String(error) }))`;

function caller(address: string) {
  return async function call<Value = void>(method: "GET" | "POST" | "DELETE", path: string, body?: object) {
    const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value as Value;
  };
}

async function untilReady(call: ReturnType<typeof caller>) {
  const end = Date.now() + START_TIMEOUT_MS;
  while (
    !(await call("GET", "/status").then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error("WebKitWebDriver does not answer.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function firstWord(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    (child.stdio[3] as Readable).once("data", (text) => resolve(String(text).trim()));
    child.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
}

function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}

function ended(child: ChildProcess) {
  return new Promise((resolve) => {
    child.once("exit", resolve);
    if (!child.kill()) resolve(undefined);
  });
}
