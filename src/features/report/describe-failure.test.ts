import fc from "fast-check";
import { expect, test } from "vitest";
import { describeFailure } from "./describe-failure.ts";

test.each([
  ["e.map is not a function", "e.map is not a function"],
  ["Minified React error #418", "Minified React error #418"],
  ["Failed to fetch https://x.example/a?token=abc now", "Failed to fetch [address] now"],
  ["at blob:4f1c and www.jane.example?q=1", "at [address] and [address]"],
  ["no page at /full-preview/eyJhbGciOi here", "no page at [address] here"],
  ["C:\\Users\\jane is missing", "[address] is missing"],
  ["unknown user jane.doe@mail.example!", "unknown user [address]"],
  ["project 1234567 is gone", "project [number] is gone"],
  ["call +44 20 7946-0958 back", "call [number] back"],
  ["only 3 of 12 are left", "only 3 of 12 are left"],
  ["token eyJhbGciOiJIUzI1NiIsInR5cCI6 refused", "token [word] refused"],
  [
    "github_pat_11AB0123456789_ann4567Xy refused, nfp_0123abcd4567ann89AB2345CD6789EF0123ab too",
    "[word] refused, [word] too",
  ],
  [`Cannot read properties of null (reading 'jane')`, "Cannot read properties of null (reading [text])"],
  [
    `Unexpected token 'J', "{"name":"Jane"}" is not valid JSON`,
    "Unexpected token [text], [text] is not valid JSON",
  ],
  [`Unexpected identifier "Jane Doe`, "Unexpected identifier [text]"],
  ["said “Jane”, then „Doe“ and `more` here", "said [text] here"],
  ["doesn't know 'Jane' and can't", "doesn't know [text] and can't"],
  ["two\nlines\u0000\u202E", "two lines"],
])("%s is reported as: %s", (message, told) => {
  expect(describeFailure(new TypeError(message))).toBe(`TypeError: ${told}`);
});

test("only the plain name of an error is reported, and nothing about other thrown values", () => {
  const named = Object.assign(new Error("broken"), { name: "Jane Doe" });

  expect(describeFailure(named)).toBe("Error: broken");
  expect(describeFailure({ name: "Jane", message: "Doe" })).toBe("Not an error");
  expect(describeFailure(undefined)).toBe("Not an error");
  expect(describeFailure("Script error.")).toBe("Script error.");
});

test("addresses, quoted texts and numbers are always removed", () => {
  const words = fc
    .array(fc.constantFrom("no", "page", "for", "it", "is", "broken:"))
    .map((all) => all.join(" "));
  const secret = fc.constantFrom(
    "'Zora'",
    '"Zora "X" Zora"',
    "zora@x.example",
    "/Zora/1",
    "https://Zora.example",
    "“Zora”",
  );

  fc.assert(
    fc.property(words, secret, words, (before, personal, after) => {
      const told = describeFailure(new Error(`${before} ${personal} ${after}`));

      expect(told).not.toMatch(/zora/i);
      expect(told).toMatch(/\[(text|address)\]/);
    }),
    { seed: 44 },
  );
});

test("an error is reported in one line of limited length, whatever its message", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 3_000 }), (message) => {
      const told = describeFailure(new Error(message));

      expect([...told].length).toBeLessThanOrEqual(248);
      expect(told).not.toMatch(/[\n@/\\"]|\d{4}/);
    }),
    { seed: 44 },
  );
});
