import { cleanup, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { appDocuments, appRecords, apps } from "#src/api/work-collections.ts";
import { work } from "#src/api/work-database.ts";
import { WorkError } from "#src/api/work-error.ts";
import { type FirstAppId, firstAppIds, isFirstApp } from "#src/contract/app-templates.ts";
import { type GameId, gameIds } from "#src/entities/projects/app-ids.ts";
import { begin } from "#src/games/adventure/story.ts";
import { startNight } from "#src/games/arcade/lanterns.ts";
import { loadGame } from "#src/games/load-game.ts";
import { newGame } from "#src/games/puzzle/sliding.ts";
import { open } from "../../tests/render-page.tsx";
import { GameStage } from "./game-stage.tsx";
import { firstBook } from "./programs/crm/book.ts";
import { readDashboard } from "./programs/dashboard/roastery.ts";
import { anEarlierOrder } from "./programs/shop/testing.ts";
import { readsAll } from "./reads-all.ts";
import { loadFirstApp } from "./templates/load-template.ts";

const updatedAt = "2026-11-29T12:00:00.000Z";
const order = anEarlierOrder();

/** The stored data of each after some use. */
const whole: Record<GameId | FirstAppId, Record<string, unknown>> = {
  "app-dashboard": {
    ...readDashboard({ statuses: {}, filter: { words: "tea" }, span: { days: 7, last: 20_000 } }),
  },
  "app-crm": { ...firstBook(), drafts: { words: "An", "note 1": "Call back" }, openId: 2 },
  "app-ecommerce": { basket: order.lines, orders: [order], address: { name: "Anna", street: "", place: "" } },
  "game-puzzle": { game: { ...newGame(4, true), played: [1, 2], seconds: 9 }, best: { 3: 40 } },
  "game-arcade": { scores: [{ score: 5, level: 1, on: updatedAt }], hasSound: true, night: startNight(7) },
  "game-adventure": { now: begin(), bookmark: undefined },
};
const all = [...gameIds, ...firstAppIds];
const load = (id: GameId | FirstAppId) => (isFirstApp(id) ? loadFirstApp(id) : loadGame(id));

beforeEach(() => work.clear());

test.each(all)("%s reads everything that it stores, and knows what it would lose", async (id) => {
  const { read } = await load(id);
  const saved = whole[id];
  for (const readable of [saved, {}, undefined, JSON.parse(JSON.stringify(saved))])
    expect(readsAll(readable, read)).toBe(true);

  for (const [key, value] of Object.entries(saved)) {
    if (value === undefined) continue;
    expect(readsAll({ ...saved, [key]: ["nonsense"] }, read)).toBe(false);
  }
  expect(readsAll({ ...saved, fromNewerVersion: { colours: ["red"] } }, read)).toBe(false);
});

test("an entry that would be dropped from a list is noticed", async () => {
  const { read } = await load("app-crm");
  const { contacts, ...rest } = firstBook();
  expect(readsAll({ ...rest, contacts: [...contacts, { id: "7", name: 7 }] }, read)).toBe(false);
  expect(
    readsAll(
      { ...whole["app-ecommerce"], orders: [{ ...order, total: "90" }] },
      (await load("app-ecommerce")).read,
    ),
  ).toBe(false);
});

test.each(gameIds)("%s does not open over data that it cannot read", async (id) => {
  const data = { ...whole[id], fromNewerVersion: { colours: ["red"] } };
  await store(id, data);
  render(<GameStage gameId={id} appKey={id} />);
  expect(await screen.findByRole("heading", { name: /^Not everything in .* can be read$/ })).toBeVisible();
  expect(screen.getByRole("button", { name: "Export what was saved" })).toBeVisible();
  expect((await work.get(apps, id))?.data).toEqual(data);
});

test.each(firstAppIds)("%s does not become a document over data that it cannot read", async (id) => {
  const data = { ...whole[id], fromNewerVersion: { colours: ["red"] } };
  await store(id, data);
  open(`/app-preview/${id}`);
  expect(await screen.findByRole("heading", { name: /^Not everything in .* can be read$/ })).toBeVisible();
  expect(screen.getByRole("button", { name: "Export what was saved" })).toBeVisible();
  expect((await work.get(apps, id))?.data).toEqual(data);
  expect(await work.get(appDocuments, id)).toBeUndefined();
});

test("an app does not begin anew while its data cannot be reached", async () => {
  await store("app-crm", whole["app-crm"]);
  vi.spyOn(work, "read").mockRejectedValue(new WorkError("failed"));
  const visitor = open("/app-preview/app-crm");
  expect(await screen.findByText(/could not be opened/)).toBeVisible();
  vi.mocked(work.read).mockRestore();
  await visitor.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByRole("searchbox")).toHaveValue("An");
});

test("opening the rest sets the whole aside, and My Projects offers it", async () => {
  const data = { ...whole["app-crm"], fromNewerVersion: { colours: ["red"] } };
  await store("app-crm", data);
  const visitor = open("/app-preview/app-crm");
  await visitor.click(await screen.findByRole("button", { name: "Open the rest" }));

  expect(await screen.findByRole("searchbox")).toHaveValue("An");
  const record = { id: "app-crm", data };
  expect(await work.setAside()).toEqual([
    { store: "apps", record: { ...record, updatedAt: expect.any(String) } },
  ]);
  expect((await work.get(apps, "app-crm"))?.data).toMatchObject({ views: { index: { search: "An" } } });
  expect((await work.all(appRecords)).filter(({ table }) => table === "contacts")).toHaveLength(10);
  cleanup();
  open("/view-projects?tab=mine");
  expect(
    await screen.findByText(/cannot be read\. It was set aside, and nothing was deleted\.$/),
  ).toBeVisible();
});

const store = (id: string, data: Record<string, unknown>) =>
  work.change([apps], (change) => change.put(apps, { id, data, updatedAt }));
