import { expect, test } from "vitest";
import { createOfflineCopy } from "./offline-copy.ts";
import type { OfflineList } from "./offline-list.ts";
import type { KeepOutcome } from "./offline-worker.ts";

const list: OfflineList = {
  pages: [
    ["index.html", 100],
    ["assets/app.js", 200],
  ],
  drawings: [["images/hero.svg", 50]],
  fonts: [["assets/jost.woff2", 300]],
  pictures: Array.from({ length: 20 }, (_, index): [string, number] => [
    `images/templates/${index}.webp?v=1`,
    10,
  ]),
  music: [["music/loop.m4a?1", 500]],
};
const FILES = 25;

test("the size is known before the download starts", async () => {
  const { copy, orders } = setUp({ stored: ["index.html"] });

  await copy.look();

  expect(copy.store.getState()).toMatchObject({ step: "ready" });
  expect(groupsOf(copy)).toEqual({
    pages: [1, 2, 100, 300],
    drawings: [0, 1, 0, 50],
    fonts: [0, 1, 0, 300],
    pictures: [0, 20, 0, 200],
    music: [0, 1, 0, 500],
  });
  expect(orders).toEqual([]);
});

test("missing files are downloaded by group and counted", async () => {
  const { copy, orders } = setUp({ stored: ["index.html"] });
  const steps: string[] = [];
  copy.store.subscribe(({ step }) => steps.at(-1) !== step && steps.push(step));
  await copy.look();

  await copy.start();

  expect(steps).toEqual(["ready", "running", "done"]);
  expect(orders).toHaveLength(FILES - 1);
  expect(orders.slice(0, 3)).toEqual(["assets/app.js", "images/hero.svg", "assets/jost.woff2"]);
  expect(Object.values(groupsOf(copy)).every(([stored, files]) => stored === files)).toBe(true);
});

test("a cancelled download keeps its files and resumes", async () => {
  const { copy, orders } = setUp({
    answer: (_, count) => {
      if (count === 10) copy.stop();
      return "kept";
    },
  });
  await copy.look();

  await copy.start();
  expect(copy.store.getState().step).toBe("stopped");
  const before = orders.length;
  expect(before).toBeLessThan(FILES);
  await copy.start();

  expect(copy.store.getState().step).toBe("done");
  expect(new Set(orders).size).toBe(FILES);
  expect(orders).toHaveLength(FILES);
});

test("after a reload only missing files are downloaded", async () => {
  const stored = [...list.pages, ...list.pictures].map(([file]) => file);
  const { copy, orders } = setUp({ stored });

  await copy.look();
  await copy.start();

  expect(orders).toEqual(["images/hero.svg", "assets/jost.woff2", "music/loop.m4a?1"]);
});

test("full storage stops the download, and stored files stay", async () => {
  const { copy, orders } = setUp({ answer: (_, count) => (count > 5 ? "full" : "kept") });
  await copy.look();

  await copy.start();

  expect(copy.store.getState().step).toBe("full");
  expect(orders.length).toBeLessThan(10);
  expect(Object.values(groupsOf(copy)).reduce((sum, [stored = 0]) => sum + stored, 0)).toBe(5);
});

test("one failed file does not stop the others", async () => {
  let isThere = false;
  const { copy } = setUp({
    answer: (file) => (file === "assets/jost.woff2" && !isThere ? "failed" : "kept"),
  });
  await copy.look();

  await copy.start();
  expect(copy.store.getState().step).toBe("incomplete");
  expect(groupsOf(copy)).toMatchObject({ fonts: [0, 1, 0, 300], music: [1, 1, 500, 500] });
  isThere = true;
  await copy.start();

  expect(copy.store.getState().step).toBe("done");
});

test("without a network it gives up soon", async () => {
  const { copy, orders } = setUp({ answer: () => "failed" });
  await copy.look();

  await copy.start();

  expect(copy.store.getState().step).toBe("incomplete");
  expect(orders.length).toBeLessThan(FILES);
});

test("two clicks on start download each file once", async () => {
  const { copy, orders } = setUp({});
  await copy.look();

  await Promise.all([copy.start(), copy.start()]);

  expect(orders).toHaveLength(FILES);
});

test("without a worker it is impossible", async () => {
  const copy = createOfflineCopy(async () => undefined, String);

  await copy.look();
  await copy.start();

  expect(copy.store.getState().step).toBe("impossible");
});

test("without the list of files it can be retried", async () => {
  const { copy, worker } = setUp({});
  const { list } = worker;
  worker.list = () => Promise.reject(new TypeError("no network"));
  await copy.look();
  expect(copy.store.getState().step).toBe("unlisted");

  worker.list = list;
  await copy.look();

  expect(copy.store.getState().step).toBe("ready");
});

interface Setting {
  stored?: string[];
  answer?: (file: string, count: number) => KeepOutcome;
}

function setUp({ stored = [], answer = () => "kept" }: Setting) {
  const orders: string[] = [];
  const worker = {
    list: async () => list,
    stored: async () => new Set(stored),
    keep: async (file: string) => {
      orders.push(file);
      return answer(file, orders.length);
    },
  };
  return { copy: createOfflineCopy(async () => worker, String), orders, worker };
}

/** Per group: stored files, files, stored bytes, bytes. */
const groupsOf = ({ store }: ReturnType<typeof createOfflineCopy>) =>
  Object.fromEntries(
    store
      .getState()
      .groups.map(({ id, storedFiles, files, storedBytes, bytes }) => [
        id,
        [storedFiles, files, storedBytes, bytes],
      ]),
  );
