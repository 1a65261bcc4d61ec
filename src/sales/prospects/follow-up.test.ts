import { expect, test } from "vitest";
import { newProspect, stages } from "#src/sales/replies/prospects.ts";
import { followUp, mailAddress } from "./follow-up.ts";
import { linksTable, prospectsTable } from "./prospect-tables.ts";

const day = "2026-11-20T12:00:00.000Z";
const prospect = {
  ...newProspect("Blue Door", day),
  links: [{ address: "/demo-preview?prospect=Blue+Door", name: "A welcome page", lastDay: "", at: day }],
};
const from = { origin: "https://sitewright.example", sender: "Maria" };

test.each(stages)("the mail of the stage %s greets by name and contains the link", (stage) => {
  const { subject, body } = followUp({ ...prospect, stage }, from);

  expect(subject).toBe("Your website, Blue Door");
  expect(body).toMatch(/^Hello Blue Door,\n\n/);
  expect(body).toContain(":\nhttps://sitewright.example/demo-preview?prospect=Blue+Door\n");
  expect(body).toMatch(/Kind regards\nMaria$/);
});

test("a mail without a link has complete sentences, and one too long for a mail program omits its body", () => {
  const { subject, body } = followUp({ ...prospect, links: [] }, from);
  expect(body).toContain("with no account.\n");

  expect(mailAddress("a&b@example.com", { subject, body })).toMatch(
    /^mailto:a%26b@example\.com\?subject=Your/,
  );
  expect(mailAddress("a@example.com", { subject, body: body.repeat(20) })).toBe(
    "mailto:a@example.com?subject=Your%20website%2C%20Blue%20Door",
  );
});

test("the file of links has each row in order, with a link or the reason why there is none", () => {
  const row = {
    ...{ name: "Blue Door", industry: "", style: "" as const, town: "", phone: "", about: "" },
    ...{ colour: "", email: "", note: "" },
  };
  const link = { number: 3, row, path: "/demo-preview?prospect=Blue+Door", isSigned: true, problem: "" };
  const error = { row: 2, column: "Company", text: "", message: "This row has no name." };

  expect(linksTable([link], [error], "https://s.example").rows).toEqual([
    [2, "", "", "Company: This row has no name."],
    [3, "Blue Door", "https://s.example/demo-preview?prospect=Blue+Door", ""],
  ]);
});

test("the file of prospects has all data of each", () => {
  const { columns, rows } = prospectsTable(
    [{ ...prospect, notes: "Likes blue" }],
    () => 2,
    "https://s.example",
  );

  expect(Object.fromEntries(columns.map((name, index) => [name, rows[0]?.[index]]))).toMatchObject({
    ...{ Name: "Blue Door", Stage: "Not sent yet", Replies: 2, Notes: "Likes blue" },
    Link: "https://s.example/demo-preview?prospect=Blue+Door",
  });
});
