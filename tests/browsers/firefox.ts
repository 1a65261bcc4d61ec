import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine, EngineKind } from "./engine.ts";

const PROGRAMS = [
  process.env.FIREFOX_PATH ?? "",
  ...["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
].filter(Boolean);
const START_TIMEOUT_MS = 60_000;

export const firefox: EngineKind = {
  name: "Firefox",
  needs: "firefox-esr or firefox, in the path or named by FIREFOX_PATH",
  isInstalled: () => program() !== undefined,
  start,
};

const program = () =>
  PROGRAMS.find((path) => spawnSync(path, ["--version"], { timeout: START_TIMEOUT_MS }).status === 0);

/** Controls Firefox through WebDriver BiDi, which needs no driver. */
async function start(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "sitewright-firefox-"));
  const downloads = join(home, "downloads");
  mkdirSync(downloads);
  writeFileSync(join(home, "user.js"), preferences({ "browser.download.dir": downloads, ...SAVES_UNASKED }));
  const child = spawn(
    program() ?? "",
    ["--headless", "--no-remote", "--profile", home, "--remote-debugging-port=0"],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, HOME: home, MOZ_CRASHREPORTER_DISABLE: "1" },
    },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const { send, errors, close } = await connect(`${await addressOf(child)}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const tree = await send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = tree.contexts[0]?.context ?? "";
  await send("browsingContext.setViewport", { context, viewport: { width: 1280, height: 800 } });

  return {
    name: firefox.name,
    version: capabilities.browserVersion,
    downloads,
    async open(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async reload() {
      await send("browsingContext.reload", { context, wait: "complete" });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>("script.evaluate", {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    async perform(actions) {
      await send("input.performActions", { context, actions });
    },
    takeErrors: async () => errors.splice(0),
    async stop() {
      close();
      child.kill();
      await ended;
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

const SAVES_UNASKED = {
  "browser.download.folderList": 2,
  "browser.download.useDownloadDir": true,
  "browser.download.alwaysOpenPanel": false,
};

const preferences = (values: Record<string, string | number | boolean>) =>
  Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");

function addressOf(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let said = "";
    const timer = setTimeout(() => reject(new Error(`Firefox does not answer. ${said}`)), START_TIMEOUT_MS);
    child.stderr?.on("data", (text: Buffer) => {
      said += text;
      const [, found] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said) ?? [];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`Firefox ended with ${code}. ${said}`)));
  });
}

interface Answer {
  id?: number;
  error?: string;
  message?: string;
  result?: Record<string, unknown>;
  method?: string;
  params?: Record<string, unknown>;
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  const errors: string[] = [];
  let last = 0;

  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`${address} cannot be reached`)), { once: true });
  });
  socket.addEventListener("message", ({ data }) => {
    const { id, error, message, result, method, params } = JSON.parse(String(data)) as Answer;
    if (method === "log.entryAdded" && params?.type === "javascript" && params.level === "error") {
      errors.push(String(params.text));
    }
    const call = waiting.get(id ?? 0);
    if (!call) return;
    waiting.delete(id ?? 0);
    if (error) call.reject(new Error(`${error}: ${message}`));
    else call.resolve(result as never);
  });

  function send<Result = unknown>(method: string, params: Record<string, unknown>): Promise<Result> {
    last += 1;
    const id = last;
    return new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  }
  return { send, errors, close: () => socket.close() };
}
