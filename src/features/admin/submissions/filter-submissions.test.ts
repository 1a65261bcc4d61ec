import { expect, test } from "vitest";
import type { Submission } from "#src/contract/form-submissions.ts";
import { readFile } from "#src/lib/spreadsheet/read-file.ts";
import { writeFile } from "#src/lib/spreadsheet/write-file.ts";
import { fc } from "#tests/support/fuzz.ts";
import { filterSubmissions, inboxTable, readInboxQuery, writeInboxQuery } from "./filter-submissions.ts";

const inbox = [
  aSubmission({ id: 1, businessName: "Holm Family Law", industry: "law-firm", status: "new" }),
  aSubmission({
    id: 2,
    businessName: "Casa Albero",
    industry: "restaurant",
    status: "done",
    notes: "Call Lucia",
  }),
  aSubmission({ id: 3, businessName: "=HYPERLINK(1)", industry: "Magic", status: "new" }),
];
const all = { words: "", status: "all", open: null } as const;
const ids = (query: Partial<ReturnType<typeof readInboxQuery>>) =>
  filterSubmissions(inbox, { ...all, ...query }).map(({ id }) => id);

test("the search covers all fields and industry names, and every word must match", () => {
  expect(ids({ words: "LAW firm" })).toEqual([1]);
  expect(ids({ words: "lucia albero" })).toEqual([2]);
  expect(ids({ words: "lucia holm" })).toEqual([]);
  expect(ids({ status: "new" })).toEqual([1, 3]);
});

test("the address stores the query and keeps other parameters", () => {
  const search = new URLSearchParams("utm_source=fair&q=old");
  const query = { words: "law firm", status: "in-progress", open: 12 } as const;

  const written = writeInboxQuery(search, query);

  expect(written.toString()).toBe("utm_source=fair&q=law+firm&status=in-progress&open=12");
  expect(readInboxQuery(written)).toEqual(query);
  expect(writeInboxQuery(written, all).toString()).toBe("utm_source=fair");
});

test("any address gives a valid query", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("q", "status", "open"), fc.string()), (values) => {
      const query = readInboxQuery(new URLSearchParams(values));
      expect(readInboxQuery(writeInboxQuery(new URLSearchParams(), query))).toEqual(query);
    }),
  );
});

test("the export has a row for each submission, and no formula", async () => {
  const file = await writeFile("csv", [inboxTable(inbox)]);

  expect(await file.text()).toContain("'=HYPERLINK(1)");
  const [sheet] = await readFile(new File([file], "form-submissions.csv"));
  expect(sheet?.rows.map(({ cells }) => cells[sheet.columns.indexOf("business")])).toEqual(
    inbox.map(({ businessName }) => businessName),
  );
});

function aSubmission(fields: Partial<Submission>): Submission {
  return {
    id: 1,
    createdAt: "2026-01-01T12:00:00.000Z",
    status: "new",
    notes: "",
    projectId: null,
    businessName: "Quill & Ink",
    industry: "bookshop",
    description: "Paper and pens.",
    audience: "",
    pages: ["Home"],
    look: { tone: "calm", palette: null },
    features: [],
    contactName: "Nora Quill",
    email: "nora@example.com",
    phone: "",
    ...fields,
  };
}
