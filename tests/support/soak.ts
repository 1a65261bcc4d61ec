import { type BrowserContext, type CDPSession, expect, type Page } from "@playwright/test";
import { stopWorkers } from "./faults.ts";

export interface SoakPlan {
  tab: number;
  calls: number;
  token: string;
}

export interface SoakResult {
  /** Names of the added modules, from the answers. */
  added: string[];
  /** Answers that should never occur. */
  wrong: string[];
}

/**
 * Makes calls from a page, four at a time: two of five add modules, the others read. Like the product, it
 * retries calls to a stopped worker.
 */
export function soak(page: Page, plan: SoakPlan): Promise<SoakResult> {
  return page.evaluate(async ({ tab, calls, token }) => {
    const added: string[] = [];
    const wrong: string[] = [];
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const send = async (path: string, init: RequestInit) => {
      const attempt = () => fetch(path, init);
      return attempt().catch(attempt).catch(attempt);
    };
    const paths = ["/api/auth/user", "/api/demo-users", "/api/pricing", "/api/projects/public"];
    let next = 0;

    async function add(number: number) {
      const name = `Tab ${tab} module ${number}`;
      const body = JSON.stringify({ name, category: "AI", description: "Soaked.", imagePath: null });
      const id = { "x-sitewright-call": crypto.randomUUID() };
      const response = await send("/api/modules", { method: "POST", body, headers: { ...headers, ...id } });
      if (response.ok) added.push((await response.json()).name);
      else wrong.push(`${response.status} for ${name}`);
    }

    async function read(number: number) {
      const path = number % 50 === 0 ? "/api/modules" : (paths[number % paths.length] ?? "");
      const response = await send(path, { headers });
      if (!response.ok || (await response.json()) === null) wrong.push(`${response.status} for ${path}`);
    }

    async function work() {
      while (next < calls) {
        next += 1;
        Object.assign(window, { answered: next });
        await (next % 5 < 2 ? add(next) : read(next));
      }
    }

    await Promise.all([work(), work(), work(), work()]);
    return { added, wrong };
  }, plan);
}

/** Stops the worker each time the total number of calls in all pages reaches a mark. */
export async function stopWorkersAt(pages: readonly [Page, ...Page[]], marks: readonly number[]) {
  const made = async () => {
    const counts = await Promise.all(
      pages.map((page) => page.evaluate(() => Reflect.get(window, "answered") ?? 0)),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  for (const mark of marks) {
    await expect.poll(made, { intervals: [50] }).toBeGreaterThanOrEqual(mark);
    await stopWorkers(pages[0]);
  }
}

/** Returns the heap size of a page after garbage collection. */
export async function heapOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
}

/** Returns the heap size of the worker, which only a browser-level CDP session can reach. */
export async function heapOfWorker(context: BrowserContext, origin: string) {
  const browser = context.browser();
  if (!browser) throw new Error("The context belongs to no browser");
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send("Target.getTargets");
  const worker = targetInfos.find(({ type, url }) => type === "service_worker" && url.startsWith(origin));
  if (!worker) throw new Error("There is no worker");
  const { sessionId } = await session.send("Target.attachToTarget", {
    targetId: worker.targetId,
    flatten: false,
  });
  await inTarget(session, sessionId, "HeapProfiler.collectGarbage");
  const { usedSize } = await inTarget<{ usedSize: number }>(session, sessionId, "Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
}

let lastMessage = 0;

function inTarget<Answer>(session: CDPSession, sessionId: string, method: string) {
  lastMessage += 1;
  const id = lastMessage;
  return new Promise<Answer>((resolve, reject) => {
    session.on("Target.receivedMessageFromTarget", ({ message }) => {
      const answer = JSON.parse(message);
      if (answer.id === id) resolve(answer.result);
    });
    session
      .send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method }) })
      .catch(reject);
  });
}
