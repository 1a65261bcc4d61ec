import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { imageAddress, text } from "./fields.ts";

test.each([
  "https://example.com/a.png",
  "https://example.com:8443/a b.png?size=2#top",
  "HTTPS://EXAMPLE.COM/A.PNG",
  "https://bücher.example/ä.jpg",
  "/images/modules/copy-desk.svg",
  "/",
  "/a?b=//c",
  "  /images/a.svg  ",
])("%j is a valid image address", (address) => {
  expect(imageAddress.safeParse(address).success).toBe(true);
});

test.each([
  ["nothing", ""],
  ["blanks", "   "],
  ["a relative path", "images/a.svg"],
  ["a path upwards", "../a.svg"],
  ["plain HTTP", "http://example.com/a.png"],
  ["a script", "javascript:alert(1)"],
  ["a script in capitals", "JaVaScRiPt:alert(1)"],
  ["a script after a control character", "\u0001javascript:alert(1)"],
  ["a script broken by a tab", "java\tscript:alert(1)"],
  ["a script broken by a line", "java\nscript:alert(1)"],
  ["data", "data:image/png;base64,AAAA"],
  ["a blob", "blob:https://example.com/1"],
  ["a file", "file:///etc/passwd"],
  ["another host without a scheme", "//example.com/a.png"],
  ["another host behind a backslash", "/\\example.com/a.png"],
  ["another host behind two backslashes", "\\\\example.com/a.png"],
  ["another host behind a tab", "/\t/example.com/a.png"],
  ["another host behind a line", "/\n/example.com/a.png"],
  ["a path with a blank", "/a b.png"],
  ["a scheme without a host", "https://"],
  ["an address that never ends", `https://example.com/${"a".repeat(2_000)}`],
  ["a number", 7],
  ["an object", { href: "https://example.com" }],
])("%s is not a valid image address", (_, address) => {
  expect(imageAddress.safeParse(address).success).toBe(false);
});

test("whatever passes as the address of an image is fetched from here or by https", () => {
  const piece = fc.constantFrom(
    ...["/", "\\", ":", "//", "https", "http", "javascript", "data", "example.com", "a", ".", "@", "?", "#"],
    ...[" ", "\t", "\n", "\u0000", "%09"],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const result = imageAddress.safeParse(pieces.join(""));
      if (!result.success) return;
      const { origin, protocol } = new URL(result.data, "http://our.site");
      expect(origin === "http://our.site" || protocol === "https:").toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  ["", "Required"],
  [" \t\n\u00a0", "Required"],
  [undefined, "Required"],
  [null, "Required"],
  [5, "Required"],
  [["a"], "Required"],
  ["abcdef", "At most 5 characters"],
])("as text of five characters %j is refused: %s", (value, message) => {
  const result = text(5).safeParse(value);

  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  ["a", "a"],
  ["abcde", "abcde"],
  ["   abcde   ", "abcde"],
  ["a  b", "a  b"],
  ["<b>", "<b>"],
])("as text of five characters %j is stored as %j", (value, stored) => {
  expect(text(5).parse(value)).toBe(stored);
});
