import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { work } from "#src/api/work-database.ts";
import { keepMark, marksNotWritten } from "./favourite-marks.ts";
import { listFavourites, setFavourite } from "./favourites-store.ts";

beforeEach(() => work.clear());

test("a favourite is kept until it is none any more", async () => {
  await setFavourite("bakery-counter", true);
  expect(await listFavourites()).toEqual(["bakery-counter"]);

  await setFavourite("bakery-counter", false);
  expect(await listFavourites()).toEqual([]);
});

test("what was marked just before the page ended is there, and is written then", async () => {
  await setFavourite("cafe-studio", true);
  keepMark("bakery-counter", true);
  keepMark("cafe-studio", false);

  expect(await listFavourites()).toEqual(["bakery-counter"]);
  expect(marksNotWritten()).toEqual({});
});

test.each(["{", "7", "null", '{"bakery-counter":"yes"}'])(
  "marks that nobody can read are none: %s",
  (kept) => {
    localStorage.setItem("unwritten:favourites", kept);

    expect(marksNotWritten()).toEqual({});
  },
);
