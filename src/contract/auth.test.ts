import { expect, test } from "vitest";
import { registrationSchema } from "./auth.ts";
import { emailAddress } from "./fields.ts";

test.each([
  ["nora@example.com", "nora@example.com"],
  ["  Nora@Example.COM ", "nora@example.com"],
  ["first.last+tag@sub.example.co.uk", "first.last+tag@sub.example.co.uk"],
  ["o'brien@example.org", "o'brien@example.org"],
])("%j is parsed as the e-mail address %s", (written, address) => {
  expect(emailAddress.parse(written)).toBe(address);
});

test.each([
  "",
  "nora",
  "nora@",
  "@example.com",
  "nora@example",
  "nora example@example.com",
  "nora@exam ple.com",
  "nora@@example.com",
  ".nora@example.com",
  "nora@example..com",
  "Nora <nora@example.com>",
  "nora@example.com\nbcc: all@example.com",
  "<script>@example.com",
  `${"a".repeat(250)}@b.cd`,
])("%j is not an e-mail address", (written) => {
  expect(emailAddress.safeParse(written).success).toBe(false);
});

test.each([
  [7, false],
  [8, true],
  [200, true],
  [201, false],
])("a password of %i characters: %s", (length, isAccepted) => {
  const person = { firstName: "Nora", lastName: "Quill", email: "nora@example.com" };

  const result = registrationSchema.safeParse({ ...person, password: "x".repeat(length) });

  expect(result.success).toBe(isAccepted);
});

test("a password is used as typed, including spaces", () => {
  const person = { firstName: "Nora", lastName: "Quill", email: "nora@example.com" };

  expect(registrationSchema.parse({ ...person, password: "  spaces  " }).password).toBe("  spaces  ");
});
