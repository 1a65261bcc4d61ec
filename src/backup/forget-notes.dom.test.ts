import { expect, test } from "vitest";
import { storageKeys } from "#src/lib/storage-keys.ts";
import { forgetNotes } from "./forget-notes.ts";

test("deleting the work clears every personal key of both storages, whole families too, and no setting", () => {
  const isFamily = (key: string) => /[: ]$/.test(key);
  const stored = Object.entries(storageKeys).map(([key, kind]) => ({
    key: isFamily(key) ? `${key}https://api.example` : key,
    kind,
  }));
  for (const { key } of stored) {
    for (const storage of [localStorage, sessionStorage]) storage.setItem(key, "something");
  }

  forgetNotes();

  const settings = stored.filter(({ kind }) => kind === "setting").map(({ key }) => key);
  for (const storage of [localStorage, sessionStorage]) {
    expect(Object.keys(storage).toSorted()).toEqual(settings.toSorted());
  }
});

test("an API key, the draft of a reply and what a link said about the visitor are personal", () => {
  const personal = ["model-key:", "reply_draft", "visit", "demo_script", "looked_at", "sales_notes"] as const;

  for (const key of personal) expect(storageKeys[key]).toBe("personal");
});
