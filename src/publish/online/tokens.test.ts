import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { collectWork, writeWorkFile } from "#src/backup/work-file.ts";
import type * as Tokens from "./tokens.ts";

const TOKEN = "github_pat_of_ann_0123456789";

beforeEach(async () => {
  await (await freshPage()).forgetToken("github");
});

test("a token is held for the session, and stored only on request", async () => {
  const page = await freshPage();
  expect(await page.holdToken("github", TOKEN, { isRemembered: false })).toBe(false);
  expect(await page.readToken("github")).toBe(TOKEN);
  expect(await (await freshPage()).readToken("github")).toBeUndefined();

  expect(await page.holdToken("github", TOKEN, { isRemembered: true })).toBe(true);
  const next = await freshPage();
  expect(await next.readToken("github")).toBe(TOKEN);
  expect(await next.readToken("netlify")).toBeUndefined();

  await next.forgetToken("github");
  expect(await next.readToken("github")).toBeUndefined();
  expect(await (await freshPage()).readToken("github")).toBeUndefined();
});

test("a stored token is encrypted with a non-extractable key, and is never exported", async () => {
  await (await freshPage()).holdToken("github", TOKEN, { isRemembered: true });

  const records = await storedKeys();
  const bytes = JSON.stringify(records, (_, value) =>
    ArrayBuffer.isView(value) ? Buffer.from(value.buffer).toString("latin1") : value,
  );
  expect(bytes).toContain("sealed");
  expect(bytes).not.toContain("of_ann");
  const key = records.map((record) => record.key).find((key) => key instanceof CryptoKey);
  expect(key?.extractable).toBe(false);
  expect(writeWorkFile(await collectWork())).not.toMatch(/sealed|of_ann|publishKeys/);
});

test("deleting all work deletes the tokens of the session, too", async () => {
  const page = await freshPage();
  await page.holdToken("github", TOKEN, { isRemembered: false });
  const { work } = await import("#src/api/work-database.ts");

  await work.clear();

  expect(await page.readToken("github")).toBeUndefined();
});

/** Imports the module again, as a reload would. */
async function freshPage(): Promise<typeof Tokens> {
  vi.resetModules();
  return import("./tokens.ts");
}

async function storedKeys() {
  const { work } = await import("#src/api/work-database.ts");
  const { wholeStore } = await import("#src/backup/work-file.ts");
  return work.all(wholeStore("publishKeys"));
}
