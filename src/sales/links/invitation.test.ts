import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { hasEnded, type Invitation, invitationPaths, noInvitation, readInvitation } from "./invitation.ts";

const invitation: Invitation = {
  prospect: "Crumb & Sons",
  accent: "#b45309",
  logo: "aaaabbbbccccddddeeee",
  sender: "Ann Petersen",
  note: "See you on Tuesday; the prices are those of May.",
  templateId: "bakery-counter",
  site: "brief",
  town: "Leith",
  phone: "+44 131 496 0123",
  about: "We bake sourdough, and deliver it by bicycle.",
  tints: "10305a-a02020",
  module: "client-portal",
  as: "manager",
  lastDay: "2026-12-01",
  ticket: `${"t".repeat(40)}.${"S".repeat(86)}`,
};

test("the prospect's page reads everything that a seller has entered", () => {
  expect(readInvitation(searchOf(invitationPaths.welcome(invitation)))).toEqual(invitation);
});

test("a page without a prospect is not an invitation", () => {
  expect(readInvitation("?template=bakery-counter&note=Hi")).toBeNull();
  expect(readInvitation("?prospect=%20%20")).toBeNull();
});

test.each([
  ["?prospect=A&logo=https://a.example/a.png", { logo: "" }],
  ["?prospect=A#logo=https://a.example/a.png", { logo: "" }],
  ["?prospect=A&accent=red;x", { accent: "" }],
  ["?prospect=A&template=../../etc&module=<b>&as=root", { templateId: "", module: "", as: "" }],
  ["?prospect=A&template=__proto__&module=constructor", { templateId: "", module: "constructor" }],
  ["?prospect=A&site=other&phone=call%20me&tints=red-000000", { site: "", phone: "", tints: "" }],
  ["?prospect=A&until=never", { lastDay: "1970-01-01" }],
])("%s is sanitized", (search, cleaned) => {
  expect(readInvitation(search)).toMatchObject({ ...noInvitation, prospect: "A", ...cleaned });
});

test("any address gives a valid invitation", () => {
  const names = fc.constantFrom(
    "prospect",
    "accent",
    "logo",
    "from",
    "note",
    "template",
    "module",
    "as",
    "until",
    "site",
    "town",
    "phone",
    "about",
    "tints",
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(names, fc.string({ unit: "binary", maxLength: 120 })), { maxLength: 9 }),
      (given) => {
        const read = readInvitation(`?${new URLSearchParams(given)}`);
        if (!read) return;

        for (const text of Object.values(read))
          expect(text).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
        expect(readInvitation(searchOf(invitationPaths.welcome(read)))).toEqual(read);
      },
    ),
    { numRuns: process.env.FULL ? 10_000 : 500 },
  );
});

test("it expires after its last day", () => {
  expect(hasEnded({ lastDay: "2026-12-01" }, new Date("2026-12-01T23:00:00"))).toBe(false);
  expect(hasEnded({ lastDay: "2026-12-01" }, new Date("2026-12-02T00:00:01"))).toBe(true);
  expect(hasEnded({ lastDay: "" })).toBe(false);
});

test("the links to a module and to a payment pass the prospect on", () => {
  expect(invitationPaths.module({ ...invitation, ticket: "" }, true)).toBe(
    "/module/client-portal?prospect=Crumb+%26+Sons&accent=%23b45309&from=Ann+Petersen&as=manager&reset=1#logo=aaaabbbbccccddddeeee",
  );
  expect(
    invitationPaths.payment(
      { ...noInvitation, prospect: "A" },
      { plan: "full", amount: "300", purpose: "Setup" },
    ),
  ).toBe("/beta-payment?plan=full&amount=300&for=Setup&prospect=A");
});

const searchOf = (path: string) => path.slice(path.indexOf("?"));
