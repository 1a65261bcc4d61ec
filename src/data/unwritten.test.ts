import { beforeEach, expect, test } from "vitest";
import { stubLocalStorage } from "#tests/support/edit-laws.ts";
import { unwritten } from "./unwritten.ts";

beforeEach(stubLocalStorage);

test("what was written is forgotten only if no later value has taken its place", () => {
  unwritten.keep("note", { text: "Later" });

  unwritten.forget("note", { text: "Earlier" });
  expect(unwritten.read("note")).toEqual({ text: "Later" });

  unwritten.forget("note", { text: "Later" });
  expect(unwritten.read("note")).toBeUndefined();
});
