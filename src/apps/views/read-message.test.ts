import { expect, test } from "vitest";
import { openExample } from "../testing.ts";
import { isEditable } from "./field-draft.ts";
import { readMessage } from "./read-message.ts";
import { shownColumns } from "./view-props.ts";

const { app, columns } = openExample("groomer");
const read = (table: string, text: string) => {
  const of = app.document.tables.find(({ id }) => id === table);
  if (!of) throw new Error(`The example has no table ${table}.`);
  return readMessage(text, shownColumns(columns, of).filter(isEditable), columns);
};

test("the answers of a form, as a browser writes them into a mail, go into their fields", () => {
  const { drafts, rest } = read(
    "customers",
    "Name=Ada Quill\nE-mail=ada@quill.example\nTelephone=07700 900555\nMessage=Two dogs.\nBoth are shy.",
  );

  expect(drafts).toEqual({
    name: { text: "Ada Quill" },
    email: { text: "ada@quill.example" },
    phone: { text: "07700 900555" },
    notes: { text: "Two dogs.\nBoth are shy." },
  });
  expect(rest).toEqual([]);
});

test("so do the mails of form services, with a label above each answer", () => {
  const { drafts } = read(
    "customers",
    "name:\nAda Quill\n\nemail:\nada@quill.example\n\nyour question:\nWhen are you open?",
  );

  expect(drafts.name).toEqual({ text: "Ada Quill" });
  expect(drafts.email).toEqual({ text: "ada@quill.example" });
  expect(drafts.notes).toEqual({ text: "When are you open?" });
});

test("the head of a mail says only who wrote it", () => {
  const { drafts } = read(
    "customers",
    'From: "Ada Quill" <ada@quill.example>\nTo: hello@tails.example\nDate: Mon, 30 Nov 2026\nSubject: Booking\n\nCan you come on Friday?',
  );

  expect(drafts).toEqual({
    name: { text: "Ada Quill" },
    email: { text: "ada@quill.example" },
    notes: { text: "Can you come on Friday?" },
  });
});

test("choices, dates, amounts and names of records are read as if they were typed", () => {
  const [dog] = [...app.records("dogs").values()];
  const { drafts } = read(
    "appointments",
    `Dog: ${dog?.values.name}\nPrice: 45.50\nWhen: 2026-12-04 09:30\nWhat: Full groom\nPaid: yes`,
  );

  expect(drafts).toMatchObject({
    dog: { value: [dog?.id] },
    paid: { value: true },
    price: { text: "£45.50" },
  });
  expect(drafts.when).toEqual({ text: "2026-12-04T09:30" });
  expect(drafts.what).toMatchObject({ value: expect.any(String) });
});

test("what fits no field is kept: in the notes, or said", () => {
  expect(read("customers", "Name: Ada Quill\nFavourite colour: teal").drafts.notes).toEqual({
    text: "Favourite colour: teal",
  });
  expect(read("appointments", "Favourite colour: teal\nPrice: cheap")).toEqual({
    drafts: {},
    rest: ["Favourite colour: teal", "Price: cheap"],
  });
});

test("the link that opened the form is no answer", () => {
  const text =
    "Take this into your application=https://tails.example/app-view?project=local-8&take=customers\nName=Ada";

  expect(read("customers", text)).toEqual({ drafts: { name: { text: "Ada" } }, rest: [] });
});

test("nothing is read from nothing, and an address with a colon is no label", () => {
  expect(read("customers", " \n ")).toEqual({ drafts: {}, rest: [] });
  expect(read("customers", "https://quill.example/dogs").drafts).toEqual({
    notes: { text: "https://quill.example/dogs" },
  });
});
