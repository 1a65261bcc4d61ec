import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import {
  addActivity,
  addContact,
  addDeal,
  dealsIn,
  firstBook,
  moveDeal,
  nudgeDeal,
  readBook,
  removeContact,
  searchContacts,
  type stages,
  worth,
} from "./deals.ts";

const now = new Date("2026-11-21T10:00:00Z");
const book = firstBook(now);
const titles = (stage: (typeof stages)[number], from = book) =>
  dealsIn(from, stage).map(({ title }) => title);

test("a deal moves before another one, and the move is logged", () => {
  const moved = moveDeal(book, 1, "Talking", 4, now);

  expect(titles("Talking", moved)).toEqual([
    "Menu for the spring",
    "New booking desk",
    "Showroom lighting",
    "Tasting room",
  ]);
  expect(titles("Met", moved)).toEqual(["Fleet stickers"]);
  expect(moved.activities[0]).toMatchObject({
    contactId: 1,
    kind: "Moved",
    text: "New booking desk: Met → Talking",
  });
});

test("a move within a stage is not logged", () => {
  expect(titles("Talking", nudgeDeal(book, 5, "up", now))).toEqual([
    "Menu for the spring",
    "Tasting room",
    "Showroom lighting",
  ]);
  expect(titles("Talking", nudgeDeal(book, 3, "down", now))).toEqual([
    "Showroom lighting",
    "Menu for the spring",
    "Tasting room",
  ]);
  expect(nudgeDeal(book, 5, "up", now).activities).toEqual(book.activities);
});

test("at the edges of the board nothing moves", () => {
  expect(nudgeDeal(book, 1, "left", now)).toBe(book);
  expect(nudgeDeal(book, 10, "right", now)).toBe(book);
  expect(nudgeDeal(book, 1, "up", now)).toBe(book);
  expect(nudgeDeal(book, 5, "down", now)).toBe(book);
});

test("no move loses or duplicates a deal", () => {
  const key = fc.constantFrom("left", "right", "up", "down");
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 11 }), key), { maxLength: 40 }), (moves) => {
      const after = moves.reduce((book, [id, key]) => nudgeDeal(book, id, key, now), book);
      expect(after.deals.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        book.deals.map(({ id }) => id),
      );
      expect(worth(after.deals)).toBe(worth(book.deals));
    }),
  );
});

test("contacts are found by deals and notes", () => {
  expect(searchContacts(book, "oak").map(({ name }) => name)).toEqual(["Greta Lind"]);
  expect(searchContacts(book, "tasting").map(({ name }) => name)).toEqual(["Yuki Tanaka"]);
  expect(searchContacts(book, "  ")).toHaveLength(10);
});

test("removing a contact removes everything that belongs to it", () => {
  const after = removeContact(book, 4);

  expect(after.deals.some(({ contactId }) => contactId === 4)).toBe(false);
  expect(searchContacts(after, "oak")).toEqual([]);
});

test("new records get unique ids, and the newest activity comes first", () => {
  const more = addDeal(addContact(book, { name: "Zoe", firm: "", email: "", phone: "" }), {
    title: "Sign",
    contactId: 11,
    stage: "Met",
    value: 90,
  });

  expect(more.deals.at(-1)?.id).toBe(11);
  expect(addActivity(more, 11, "Call", " Hello ", now).activities[0]).toMatchObject({ id: 4, text: "Hello" });
});

test("stored data is read again without invalid records", () => {
  expect(readBook(JSON.parse(JSON.stringify(book)))).toEqual(book);
  expect(
    readBook({ ...book, deals: [{ id: 1, title: "x", stage: "Moon", contactId: 1, value: 1 }] })?.deals,
  ).toEqual([]);
  expect(readBook({})).toBeUndefined();
});
