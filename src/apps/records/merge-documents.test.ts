import { describe, expect, test } from "vitest";
import { openExample } from "../testing.ts";
import { mergeDocuments } from "./merge-documents.ts";

const { document: base } = openExample("groomer").app;
const pageOf = (id: string) => ({ id, table: "dogs", kind: "table" as const, name: id, options: {} });

describe("two documents that came of one", () => {
  test("keep the pages that both have added, and lose those that one has deleted", () => {
    const mine = { ...base, views: [...base.views, pageOf("mine")], pages: [...base.pages, "mine"] };
    const theirs = {
      ...base,
      views: [...base.views, pageOf("theirs")],
      pages: [...base.pages.filter((id) => id !== "unpaid"), "theirs"],
    };
    expect(mergeDocuments(base, mine, theirs).pages).toEqual([
      ...base.pages.filter((id) => id !== "unpaid"),
      "mine",
      "theirs",
    ]);
  });

  test("keep the order of the one that has changed it", () => {
    const reversed = { ...base, pages: base.pages.toReversed(), tables: base.tables.toReversed() };
    const renamed = {
      ...base,
      tables: base.tables.map((table, at) => (at === 0 ? { ...table, icon: "star" } : table)),
      views: [...base.views, pageOf("new")],
      pages: [...base.pages, "new"],
    };
    for (const merged of [mergeDocuments(base, renamed, reversed), mergeDocuments(base, reversed, renamed)]) {
      expect(merged.pages.filter((id) => id !== "new")).toEqual(reversed.pages);
      expect(merged.pages).toContain("new");
      expect(merged.tables.map(({ id }) => id)).toEqual(reversed.tables.map(({ id }) => id));
      expect(merged.tables.at(-1)?.icon).toBe("star");
    }
  });

  test("have the fields that both have hidden", () => {
    const hide = (field: string) => ({
      ...base,
      views: base.views.map((view) =>
        view.id === "dogs" ? { ...view, fields: view.fields?.filter((id) => id !== field) } : view,
      ),
    });
    const merged = mergeDocuments(base, hide("breed"), hide("temperament"));
    expect(merged.views.find(({ id }) => id === "dogs")?.fields).toEqual(["name", "customer"]);
  });
});
