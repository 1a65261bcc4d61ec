import { expect, test } from "vitest";
import type { FileContent } from "../single-file/file-content.ts";
import { createAppDatabase, openDatabase } from "./app-database.ts";

const page = (savedAt: string) =>
  ({
    id: "copy",
    savedAt,
    pictures: [],
    app: { document: { name: savedAt }, counters: {}, records: { dogs: [{ id: "bella", values: {} }] } },
  }) as unknown as FileContent; // only what the database reads

test("a second copy that is taken deletes nothing that was set aside for the first", async () => {
  const database = createAppDatabase(await openDatabase("app at /dogs/"), "window");
  const states = ["2026-11-01", "2026-11-02"];
  for (const day of states) {
    await database.write(page(day), {
      changes: [],
      put: [{ table: "dogs", record: { id: `of-${day}` } }],
      remove: [],
    } as never);
    await database.takeNew();
    expect(await database.claim()).toBeUndefined();
  }

  const [first, second] = states;
  const oldest = await database.aside();
  expect(oldest?.text).toContain(`of-${first}`);
  if (oldest) await database.discardAside(oldest.key);
  const next = await database.aside();
  expect(next?.text).toContain(`of-${second}`);
  expect(next?.text).not.toContain(`of-${first}`);
  if (next) await database.discardAside(next.key);
  expect(await database.aside()).toBeUndefined();
});
