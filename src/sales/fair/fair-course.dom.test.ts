import "fake-indexeddb/auto";
import { afterEach, expect, test } from "vitest";
import { createWorkDatabase } from "#src/api/work-database.ts";
import { isFair } from "#src/lib/storage.ts";
import { type OutboxItem, outbox } from "#src/sales/replies/outbox.ts";
import { newProspect, prospects } from "#src/sales/replies/prospects.ts";
import { replies } from "#src/sales/replies/receive-reply.ts";
import { endFair, lastVisitors, resetVisitor, startFair } from "./fair-course.ts";
import { changeFair, isDamaged, isPin, readFair } from "./fair-state.ts";
import { fileReply } from "./file-reply.ts";

const NOW = "2026-01-01T00:00:00.000Z";
const item: OutboxItem = {
  ...{ id: "reply-1", url: "https://sales.example/replies", to: "Maria", body: "{}" },
  ...{ state: "waiting", problem: "", at: NOW, deliveredAt: null },
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a fair starts with clean visitor data, and restores the seller's settings at the end", async () => {
  localStorage.setItem("link_sender", "Maria");
  expect(startFair("2468", "https://fair.example")).toBe(true);
  expect(isFair()).toBe(true);
  expect(localStorage.getItem("link_sender")).toBeNull();
  localStorage.setItem("brief:draft", "A visitor's");
  changeFair({ visitors: 3 });

  await endFair(createWorkDatabase("fair 1"), createWorkDatabase("own 1"));

  expect(isFair()).toBe(false);
  expect(localStorage.getItem("link_sender")).toBe("Maria");
  expect(localStorage.getItem("brief:draft")).toBeNull();
  expect(lastVisitors()).toBe(3);
});

test("a reset deletes the visitor's work but keeps outbox and prospects, which are returned once at the end", async () => {
  startFair("2468", "https://fair.example");
  const [fair, own] = [createWorkDatabase("fair 2"), createWorkDatabase("own 2")];
  const prospect = newProspect("Blue Door", NOW);
  await own.change([prospects], (change) => change.put(prospects, { ...prospect, notes: "Mine" }));
  await fair.change([outbox, prospects], async (change) => {
    await change.put(outbox, item);
    await change.put(prospects, prospect);
  });
  const drafts = { store: "drafts", schema: outbox.schema } as const;
  await fair.change([drafts], (change) => change.put(drafts, item));
  sessionStorage.setItem("visit", "{}");

  await resetVisitor(fair);
  await resetVisitor(fair);

  expect(await fair.all(drafts)).toEqual([]);
  expect(await fair.all(outbox)).toEqual([item]);
  expect(await fair.all(prospects)).toEqual([prospect]);
  expect(sessionStorage).toHaveLength(0);
  expect(readFair()).toMatchObject({ isInviting: true, visitors: 0 });

  await endFair(fair, own);
  await endFair(fair, own);

  expect(await own.all(outbox)).toEqual([item]);
  expect(await own.all(prospects)).toEqual([{ ...prospect, notes: "Mine" }]);
});

test("only the PIN of the fair ends it, and it is stored as a hash", () => {
  startFair("2468", "https://fair.example");
  const fair = readFair();

  expect(fair && isPin(fair, "2468")).toBe(true);
  expect(fair && isPin(fair, "2469")).toBe(false);
  expect(localStorage.getItem("fair")).not.toContain("2468");
});

test.each(["{}", "not JSON", '{"salt":"","pinHash":"","visitors":1,"isInviting":false,"origin":""}'])(
  "a state damaged to %s falls back to the PIN of the last valid one",
  (text) => {
    startFair("2468", "https://fair.example");
    changeFair({ visitors: 7 });
    localStorage.setItem("fair", text);

    const fair = readFair();
    expect(fair).toMatchObject({ visitors: 7, origin: "https://fair.example" });
    expect(fair && isPin(fair, "2468")).toBe(true);
    expect(fair && isPin(fair, "1111")).toBe(false);
  },
);

test("without a readable state the kiosk stays locked for every PIN", () => {
  startFair("2468", "https://fair.example");
  localStorage.setItem("fair", "{}");
  localStorage.setItem("fair_copy", "{}");
  changeFair({ isInviting: false });

  const fair = readFair();
  expect(isFair()).toBe(true);
  expect(fair && isDamaged(fair)).toBe(true);
  for (const pin of ["2468", "0000", "12345678", ""]) expect(fair && isPin(fair, pin)).toBe(false);
});

test("a visitor's reply reaches the seller once, also after a reset and after the fair", async () => {
  startFair("2468", "https://fair.example");
  const left = { site: "none", name: "Ana", email: "ana@example.com", note: "Call me about the cakes." };

  expect(await fileReply(left, 3)).toBe("received");
  expect(await fileReply(left, 3)).toBe("known");
  await resetVisitor();
  expect(await fileReply({ ...left, name: "Ben" }, 4)).toBe("received");
  await resetVisitor();
  const own = createWorkDatabase("own 3");
  await endFair(undefined, own);
  await endFair(undefined, own);

  const stored = await own.all(replies);
  expect(stored.map(({ prospect }) => prospect).sort()).toEqual([
    "Ana (fair, visitor 3)",
    "Ben (fair, visitor 4)",
  ]);
  expect(stored.find(({ prospect }) => prospect.startsWith("Ana"))).toMatchObject({
    ...{ state: "received", reply: { name: "Ana", email: "ana@example.com", note: left.note } },
  });
  expect((await own.all(prospects)).map(({ stage }) => stage)).toEqual(["replied", "replied"]);
});
