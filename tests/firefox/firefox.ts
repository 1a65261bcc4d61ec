import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const NAMES = [
  process.env.FIREFOX_PATH ?? "",
  ...["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
].filter(Boolean);
const START_TIMEOUT_MS = 60_000;

/** What there is on this machine: its path and version, or undefined. */
export function findFirefox() {
  for (const path of NAMES) {
    const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 60_000 });
    if (status === 0) return { path, version: stdout.trim() };
  }
  return undefined;
}

interface Answer {
  id?: number;
  error?: string;
  message?: string;
  result?: Record<string, unknown>;
  method?: string;
  params?: Record<string, unknown>;
}

/** A Firefox of one's own, spoken to in the WebDriver BiDi protocol, which it understands without a driver. */
export async function startFirefox(path: string) {
  const profile = mkdtempSync(join(tmpdir(), "sitewright-firefox-"));
  const child = spawn(
    path,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: "1" },
    },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    const timer = setTimeout(() => reject(new Error(`Firefox does not answer. ${said}`)), START_TIMEOUT_MS);
    child.stderr.on("data", (text: Buffer) => {
      said += text;
      const [, found] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said) ?? [];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`Firefox ended with ${code}. ${said}`)));
  });

  const { send, errors, close } = await connect(`${address}/session`);
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const tree = await send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = tree.contexts[0]?.context ?? "";
  await send("browsingContext.setViewport", { context, viewport: { width: 1280, height: 800 } });

  /** What an expression is worth in the page, which may be a promise. */
  async function evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await send<{
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>("script.evaluate", {
      expression: `(async () => JSON.stringify(await (${expression})))()`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return JSON.parse(result?.value ?? "null");
  }

  async function until(expression: string, timeout = 45_000) {
    const end = Date.now() + timeout;
    for (;;) {
      // A page that is on its way to another one has no answer.
      const value = await evaluate<unknown>(expression).catch(() => false);
      if (value) return value;
      if (Date.now() > end) throw new Error(`It never came to this: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function click(selector: string, text = "") {
    const find = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((found) =>
      found.checkVisibility() && found.textContent.includes(${JSON.stringify(text)}))`;
    await until(`Boolean(${find})`);
    const { x, y } = await evaluate<{ x: number; y: number }>(`(() => {
      const found = ${find};
      found.scrollIntoView({ block: "center", behavior: "instant" });
      const box = found.getBoundingClientRect();
      return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    })()`);
    const actions = [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await send("input.performActions", { context, actions: [{ type: "pointer", id: "mouse", actions }] });
  }

  return {
    errors,
    evaluate,
    until,
    click,
    async open(url: string) {
      const go = () => send("browsingContext.navigate", { context, url, wait: "complete" });
      // Where the page before goes somewhere in the same moment, Firefox gives up the one that was asked for.
      await go().catch((error: Error) =>
        error.message.includes("NS_BINDING_ABORTED") ? go() : Promise.reject(error),
      );
    },
    reload: () => send("browsingContext.reload", { context, wait: "complete" }),
    async stop() {
      close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  /** What went wrong in any page, uncaught. */
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
