import type { Page } from "@playwright/test";
import {
  adminToken,
  callFrom,
  expect,
  listModules,
  stopWorkers,
  test,
  untilControlled,
} from "../support/faults.ts";
import { figure } from "../support/figures.ts";
import { heapOf, heapOfWorker, soak, stopWorkersAt } from "../support/soak.ts";

const DELIVERED = 35;
const FULL = Boolean(process.env.FULL);
const CALLS = FULL ? 10_000 : 200;
const STOPS = FULL ? 50 : 3;
const SEED = 20_261;

test("four tabs that read and write while the worker is repeatedly stopped lose no record and duplicate none", async ({
  context,
}) => {
  if (FULL) test.setTimeout(1_800_000);
  const tabs = await openTabs(() => context.newPage());
  const token = await adminToken(tabs[0], "worker");
  const start = Date.now();

  const [results] = await Promise.all([
    Promise.all(tabs.map((page, tab) => soak(page, { tab, calls: CALLS / 4, token }))),
    stopWorkersAt(tabs, someOf(CALLS * 0.95, STOPS)),
  ]);

  const seconds = Math.round((Date.now() - start) / 1000);
  const told = results.flatMap(({ added }) => added).sort();
  const modules = (await listModules(tabs[0], "worker")).slice(DELIVERED);
  const stored = modules.map(({ name }) => name).sort();
  const lost = told.filter((name) => !new Set(stored).has(name)).length;
  figure("soak", `${CALLS} calls from 4 tabs in ${seconds} s, the worker stopped ${STOPS} times`);
  figure("records written", told.length);
  figure("records lost", lost);
  figure("records doubled", stored.length - new Set(stored).size);
  expect(results.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(told).toHaveLength((CALLS * 2) / 5);
  expect(stored).toEqual(told);
  expect(new Set(modules.map(({ id }) => id)).size).toBe(modules.length);
});

test("however many calls are made, neither the page nor the worker needs more memory", {
  tag: "@full",
}, async ({ context, page, site }) => {
  test.setTimeout(600_000);
  await page.goto("/live-demos");
  await untilControlled(page);
  const token = await adminToken(page, "worker");
  await stopWorkers(page);
  // Warm-up: fills the backend's 200 stored answers (every second call stores one) and lets the browser
  // compile.
  await mixed(page, token, 2_000);
  const before = [await heapOf(page), await heapOfWorker(context, site.origin)] as const;

  await mixed(page, token, 4_000);

  const after = [await heapOf(page), await heapOfWorker(context, site.origin)] as const;
  const growth = [growthOf(before[0], after[0]), growthOf(before[1], after[1])] as const;
  figure("memory of the page", `${growth[0].toFixed(1)} %`);
  figure("memory of the worker", `${growth[1].toFixed(1)} %`);
  expect(growth[0]).toBeLessThan(10);
  expect(growth[1]).toBeLessThan(10);
});

async function openTabs(open: () => Promise<Page>) {
  const tabs: [Page, Page, Page, Page] = [await open(), await open(), await open(), await open()];
  for (const tab of tabs) {
    await tab.goto("/demo-accounts");
    await untilControlled(tab);
  }
  return tabs;
}

/** Makes calls that leave the number of records unchanged: half of them store an answer, the others read. */
async function mixed(page: Page, token: string, count: number) {
  const payload = { text: "Nothing that stays" };
  for (let made = 0; made < count; made += 20) {
    const answers = await callFrom(
      page,
      "worker",
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? { path: "/api/connectors/echo", method: "POST", body: { connector: "webhook", payload }, token }
          : { path: "/api/modules", token },
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  }
}

const growthOf = (before: number, after: number) => (after / before - 1) * 100;

/** Returns `count` deterministic random numbers up to `most` in ascending order. */
function someOf(most: number, count: number) {
  let state = SEED;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, () => Math.ceil(random() * most)).sort((a, b) => a - b);
}
