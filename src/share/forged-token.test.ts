import { expect, test } from "vitest";
import { fromBase64Url, toBase64Url } from "#src/lib/base64url.ts";
import { parseDocument } from "#src/sites/document.ts";
import { DEEPEST, MOST_VALUES } from "#src/sites/read-json.ts";
import { fc } from "#tests/support/fuzz.ts";
import { frame, tokenOf } from "#tests/support/token.ts";
import { deflate } from "./deflate.ts";
import { MAX_WITH_PICTURES_LENGTH } from "./limits.ts";
import { decodeShare, encodeShare } from "./share-token.ts";
import { LARGEST_CONTENT, ShareError, type ShareFailure } from "./token-content.ts";
import { bakery, label, MAX_MS, runs, token } from "./token-testing.ts";

test("a token that is cut off anywhere says so", { timeout: MAX_MS }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: token.length - 1 }), async (length) => {
      expect(await failureOf(token.slice(0, length))).toBe("truncated");
    }),
    { numRuns: runs, examples: [1, 2, 3, 4, 5].map((missing) => [token.length - missing]) },
  );
});

test("a token with one bit changed is never opened", { timeout: MAX_MS }, async () => {
  const bytes = fromBase64Url(token) ?? new Uint8Array();
  const found = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length * 8 - 1), async (bit) => {
      const changed = bytes.slice();
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));

      const failure = await failureOf(toBase64Url(changed));

      // The first byte is the version, which the checksum leaves out; the next two are the length.
      if (bit < 8) expect(["damaged", "future"]).toContain(failure);
      else if (bit < 24) expect(["damaged", "truncated"]).toContain(failure);
      else expect(failure).toBe("damaged");
      found.add(failure);
    }),
    { numRuns: runs },
  );
  expect(found).toContain("damaged");
});

test("whatever else stands in the address is refused in a word of its own", {
  timeout: MAX_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.string({ unit: fc.constantFrom(..."ABCDEFabcdef0123-_"), maxLength: 300 }),
      ),
      async (text) => {
        expect(["missing", "foreign", "truncated", "damaged"]).toContain(await failureOf(text));
      },
    ),
    { numRuns: runs },
  );
});

test("whatever well-formed content a forger packs, a site comes out or an explanation", {
  timeout: MAX_MS,
}, async () => {
  const anyContent = fc.record(
    {
      t: fc.oneof(fc.constantFrom("bakery-counter", "no-such-template", "__proto__"), fc.anything()),
      h: fc.oneof(fc.integer(), fc.anything()),
      d: fc.oneof(
        fc.json().map((text) => JSON.parse(text)),
        fc.array(
          fc.oneof(
            fc.constantFrom(0, 1, 2),
            fc.dictionary(fc.string(), fc.anything()),
            fc.array(fc.anything()),
          ),
        ),
      ),
      s: fc.oneof(fc.string(), fc.anything()),
      a: fc.oneof(fc.constantFrom("#123456", "red;background:url(//x)"), fc.anything()),
      i: fc.oneof(fc.constantFrom("javascript:alert(1)", "aaaabbbbccccddddeeee"), fc.anything()),
      x: fc.oneof(fc.constantFrom("2020-01-01", "2999-99-99"), fc.anything()),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(anyContent, async (content) => {
      const text = JSON.stringify(content, (_, value) => (typeof value === "bigint" ? 0 : value));
      const outcome = await decodeShare(await tokenOf(text)).catch((error) => error);

      if (outcome instanceof Error) {
        expect(outcome).toBeInstanceOf(ShareError);
        expect(["unreadable", "outdated", "expired"]).toContain((outcome as ShareError).failure);
      } else expect(parseDocument(outcome.document)).toEqual(outcome.document);
      expect(Object.prototype).not.toHaveProperty("polluted");
    }),
    { numRuns: runs },
  );
});

test.each<[string, () => Promise<string>, ShareFailure]>([
  ["nothing", async () => "", "missing"],
  ["a word", async () => "not a token!", "foreign"],
  ["a word of letters that tokens have", async () => "garbage", "damaged"],
  ["one of a later version that was cut off", async () => withVersion(2).slice(0, -4), "damaged"],
  ["one of a later version with a letter changed", async () => withoutLastBit(withVersion(2)), "damaged"],
  [
    "one with a letter too many",
    async () => `${token}${"A".repeat((5 - (token.length % 4)) % 4)}`,
    "damaged",
  ],
  ["one of a later version", async () => withVersion(2), "future"],
  ["one of no version", async () => withVersion(0), "damaged"],
  [
    "one that is longer than any link of ours",
    async () => "A".repeat(MAX_WITH_PICTURES_LENGTH + 1),
    "too-large",
  ],
  ["a bomb", () => tokenOf(" ".repeat(LARGEST_CONTENT + 1)), "too-large"],
  [
    "a bomb of a gigabyte, as far as a token can carry one",
    () => tokenOf(" ".repeat(5_000_000)),
    "too-large",
  ],
  ["what nests too deep", () => tokenOf("[".repeat(DEEPEST + 1) + "]".repeat(DEEPEST + 1)), "unreadable"],
  ["too many values", () => tokenOf(`[${"0,".repeat(MOST_VALUES)}0]`), "unreadable"],
  ["what is not JSON", () => tokenOf("{"), "unreadable"],
  ["what is not text", async () => frame(await deflate(new Uint8Array([0xff, 0xfe]))), "unreadable"],
  ["what cannot be unpacked", async () => frame(new Uint8Array([1, 2, 3, 4])), "unreadable"],
  ["a site without a page", () => tokenOf('{"d":[0,{"version":1,"pages":[]}]}'), "unreadable"],
  [
    "one entry taken many times",
    () => tokenOf('{"t":"bakery-counter","d":[1,{"pages":[2,[[0,1],[0,1]]]}]}'),
    "outdated",
  ],
  ["a template that does not exist", () => tokenOf('{"t":"bakery-nowhere"}'), "outdated"],
  ["a day that has passed", () => encodeShare(bakery, { ...label, lastDay: "2020-02-29" }), "expired"],
])("%s is refused", async (_, made, failure) => {
  expect(await failureOf(await made())).toBe(failure);
});

test("a prototype that is named in a token is not one", async () => {
  const forged = await tokenOf(
    '{"t":"bakery-counter","d":[1,{"__proto__":[0,{"polluted":1}],"meta":[1,{"__proto__":[0,{"polluted":1}]}]}]}',
  );

  const { document } = await decodeShare(forged);

  expect(document).toEqual(bakery);
  expect("polluted" in document).toBe(false);
  expect("polluted" in document.meta).toBe(false);
});

async function failureOf(token: string) {
  const outcome = await decodeShare(token).catch((error) => error);
  if (!(outcome instanceof ShareError)) throw new Error(`It was opened, or failed otherwise: ${outcome}`);
  return outcome.failure;
}

function withVersion(version: number) {
  const bytes = fromBase64Url(token) ?? new Uint8Array();
  bytes[0] = version;
  return toBase64Url(bytes);
}

function withoutLastBit(token: string) {
  const bytes = fromBase64Url(token) ?? new Uint8Array();
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  return toBase64Url(bytes);
}
