import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { work } from "#src/api/work-database.ts";
import { keepMark, marksNotWritten } from "./favourite-marks.ts";
import { listFavourites, setFavourite } from "./favourites-store.ts";

beforeEach(() => work.clear());

test("a favourite is stored until it is removed", async () => {
  await setFavourite("bakery-counter", true);
  expect(await listFavourites()).toEqual(["bakery-counter"]);

  await setFavourite("bakery-counter", false);
  expect(await listFavourites()).toEqual([]);
});

test("a mark made just before the page closes is written later", async () => {
  await setFavourite("cafe-studio", true);
  keepMark("bakery-counter", true);
  keepMark("cafe-studio", false);

  expect(await listFavourites()).toEqual(["bakery-counter"]);
  expect(marksNotWritten()).toEqual({});
});

test.each(["{", "7", "null", '{"bakery-counter":"yes"}'])("unreadable marks are ignored: %s", (stored) => {
  localStorage.setItem("unwritten:favourites", stored);

  expect(marksNotWritten()).toEqual({});
});
