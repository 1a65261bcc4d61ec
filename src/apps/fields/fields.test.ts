import { describe, expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { addDays } from "./days.ts";
import type { FieldContext } from "./field-values.ts";
import { type FieldKindId, fieldKindIds, fieldKinds } from "./kinds.ts";
import { joinList, splitList } from "./lists.ts";
import { daysOf } from "./operators.ts";

const names = { r1: "Bella", r2: "Moss, the second", r3: 'Duke "the" Dog' } as Record<string, string>;

const contextOf = (locale = "en-GB", currency = "GBP"): FieldContext => ({
  locale,
  currency,
  today: "2026-11-29",
  nameOf: (_table, id) => names[id],
  idOf: (_table, name) => Object.keys(names).find((id) => names[id] === name),
});

const LOCALES = [
  "en-GB",
  "en-US",
  "de-DE",
  "de-CH",
  "fr-FR",
  "es-ES",
  "pt-BR",
  "it-IT",
  "nl-NL",
  "sv-SE",
  "pl-PL",
  "cs-CZ",
  "ja-JP",
  "en-IN",
  "tr-TR",
];
const CURRENCIES = ["GBP", "USD", "EUR", "CHF", "JPY", "KWD", "SEK", "INR"];

const line = fc.stringMatching(/^[^\s\p{C}][^\p{C}\p{Z}]{0,20}$/u).filter((text) => text === text.trim());
const lines = fc.array(line, { minLength: 1, maxLength: 4 }).map((all) => all.join("\n"));
const day = fc.integer({ min: -200_000, max: 200_000 }).map((days) => addDays("2026-01-01", days));
const time = fc
  .tuple(day, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([date, ...parts]) => `${date}T${parts.map((part) => String(part).padStart(2, "0")).join(":")}`);
const choices = [
  { id: "a", name: "Calm" },
  { id: "b", name: "Nervous, at first" },
  { id: "c", name: 'Says "woof"' },
];
const files = fc.array(
  fc.record(
    { asset: fc.stringMatching(/^[0-9a-f]{64}$/), name: line, alt: fc.option(line, { nil: undefined }) },
    { requiredKeys: ["asset", "name"] },
  ),
  { minLength: 1, maxLength: 3 },
);
const amount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
const instant = fc
  .date({ min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());

interface Example {
  options?: object;
  values: fc.Arbitrary<unknown>;
  /** No typed text gives this value. */
  isUntyped?: true;
}

/** Values of every stored kind. A kind that is missing here fails. */
const stored: Record<Exclude<FieldKindId, "lookup" | "rollup" | "formula">, Example[]> = {
  text: [{ values: line }],
  "long-text": [{ values: lines }],
  number: [
    {
      values: fc
        .double({ min: -1e20, max: 1e20, noNaN: true })
        .map((number) => Number(number.toFixed(9)) + 0),
    },
    { options: { decimals: 2, unit: "kg" }, values: amount.map((hundredths) => hundredths / 100 + 0) },
  ],
  money: [{ values: amount }],
  percent: [{ values: amount.map((part) => part / 10_000 + 0) }],
  duration: [{ values: fc.integer({ min: -9_999_999, max: 9_999_999 }) }],
  date: [{ values: day }],
  "date-time": [{ values: time }],
  choice: [{ options: { choices }, values: fc.constantFrom("a", "b", "c") }],
  choices: [{ options: { choices }, values: fc.subarray(["a", "b", "c"], { minLength: 1 }) }],
  "yes-no": [{ values: fc.boolean() }],
  phone: [{ values: fc.stringMatching(/^[0+]\d{2,4}[ /-]\d{3,9}$/) }],
  email: [{ values: fc.stringMatching(/^[a-z]{1,9}(\.[a-z]{1,9})?@[a-z]{1,9}\.(org|example)$/) }],
  web: [
    { values: fc.webUrl({ withQueryParameters: true, withFragments: true }).map((url) => new URL(url).href) },
  ],
  address: [{ values: lines }],
  picture: [{ values: files, isUntyped: true }],
  file: [{ values: files, isUntyped: true }],
  link: [
    { options: { table: "t" }, values: fc.constantFrom(["r1"], ["r2"], ["r3"]) },
    { options: { table: "t", isMany: true }, values: fc.subarray(["r1", "r2", "r3"], { minLength: 1 }) },
  ],
  "running-number": [{ options: { prefix: "INV-", digits: 4 }, values: fc.nat() }],
  created: [{ values: instant, isUntyped: true }],
  changed: [{ values: instant, isUntyped: true }],
};

describe.each(Object.entries(stored))("a field of the kind %s", (id, examples) => {
  const kind = fieldKinds[id as FieldKindId];

  test("reads what it shows, in every language", () => {
    for (const { options = {}, values, isUntyped } of examples) {
      if (isUntyped) continue;
      fc.assert(
        fc.property(
          values,
          fc.constantFrom(...LOCALES),
          fc.constantFrom(...CURRENCIES),
          (value, locale, currency) => {
            const context = contextOf(locale, currency);
            expect(kind.value.safeParse(value).success).toBe(true);
            expect(kind.parse(kind.format(value, options, context), options, context)).toEqual({ value });
          },
        ),
      );
    }
  });

  test("comes back from CSV", () => {
    for (const { options = {}, values } of examples)
      fc.assert(
        fc.property(values, fc.constantFrom(...CURRENCIES), (value, currency) => {
          const context = contextOf("de-DE", currency);
          const text = (kind.toCsv ?? kind.format).call(kind, value, options, context);
          expect((kind.fromCsv ?? kind.parse).call(kind, text, options, context)).toEqual({ value });
        }),
      );
  });

  test("sorts by numbers or texts alone, and reads an empty text as empty", () => {
    for (const { options = {}, values } of examples) {
      const types = fc.sample(values, 50).map((value) => typeof kind.sortKey(value, options, contextOf()));
      expect(new Set(types).size).toBe(1);
      if (!kind.isComputed) expect(kind.parse("  ", options, contextOf())).toEqual({ value: null });
    }
  });
});

test("no text makes a kind throw, or store a value that it refuses", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...fieldKindIds),
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(...LOCALES),
      (id, text, locale) => {
        const kind = fieldKinds[id];
        const options = id === "choice" || id === "choices" ? { choices } : { table: "t" };
        for (const read of [kind.parse, kind.fromCsv ?? kind.parse]) {
          const parsed = read.call(kind, text, options, contextOf(locale));
          if ("problem" in parsed) expect(parsed.problem).toMatch(/\.$/);
          else if (parsed.value !== null) expect(kind.value.safeParse(parsed.value).success).toBe(true);
        }
      },
    ),
    { numRuns: 3_000 },
  );
});

const typed = (id: FieldKindId, text: string, options: object = {}, context = contextOf()) =>
  fieldKinds[id].parse(text, options, context);

test("codes and telephone numbers keep their zeros", () => {
  expect(typed("text", "0031")).toEqual({ value: "0031" });
  expect(typed("phone", " 020 7946 0018 ")).toEqual({ value: "020 7946 0018" });
  expect(fieldKinds.phone.href?.("+44 (0)20 7946 0018")).toBe("tel:+442079460018");
});

test("money is read as people write it, in whole minor units", () => {
  expect(typed("money", "£1,250.00")).toEqual({ value: 125_000 });
  expect(typed("money", "19.99")).toEqual({ value: 1_999 });
  expect(typed("money", "(5)")).toEqual({ value: -500 });
  expect(typed("money", "1.250,50 €", {}, contextOf("de-DE", "EUR"))).toEqual({ value: 125_050 });
  expect(typed("money", "¥1,250", {}, contextOf("en-GB", "JPY"))).toEqual({ value: 1_250 });
  expect(typed("money", "€5")).toEqual({ problem: "“€5” is not an amount in GBP." });
  expect(fieldKinds.money.format(-1_250, {}, contextOf())).toBe("-£12.50");
});

test("numbers with wrong groups are refused", () => {
  expect(typed("number", "1,5")).toEqual({ problem: "“1,5” is not a number." });
  expect(typed("number", "1,5", {}, contextOf("de-DE"))).toEqual({ value: 1.5 });
  expect(typed("number", "1 234.5")).toEqual({ value: 1234.5 });
  expect(typed("number", "2.345", { decimals: 2 })).toEqual({ value: 2.35 });
});

test("dates are read in the order of the language, and near days in words", () => {
  expect(typed("date", "3/2/26")).toEqual({ value: "2026-02-03" });
  expect(typed("date", "3/2/26", {}, contextOf("en-US"))).toEqual({ value: "2026-03-02" });
  expect(typed("date", "31/2/26")).toEqual({ problem: "“31/2/26” is not a date." });
  expect(typed("date", "in 7 days")).toEqual({ value: "2026-12-06" });
  expect(typed("date", "morgen", {}, contextOf("de-DE"))).toEqual({ value: "2026-11-30" });
  expect(typed("date", "14 feb")).toEqual({ value: "2026-02-14" });
  expect(typed("date-time", "tomorrow 2 pm")).toEqual({ value: "2026-11-30T14:00" });
  expect(typed("date-time", "2026-02-14T09:30:15")).toEqual({ value: "2026-02-14T09:30" });
});

test("durations are read in hours, minutes and units", () => {
  expect(["1:30", "90", "1.5 h", "1 h 30 min"].map((text) => typed("duration", text))).toEqual(
    Array(4).fill({ value: 5_400 }),
  );
});

test("addresses that could run code are refused", () => {
  for (const text of [
    "javascript:alert(1)",
    "data:text/html,x",
    "https://user:secret@example.org",
    "nothing",
  ])
    expect(typed("web", text)).toHaveProperty("problem");
  expect(typed("web", "example.org")).toEqual({ value: "https://example.org/" });
});

test("lists keep their parts", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, unit: "grapheme" })),
      fc.constantFrom(",", ";", " "),
      (texts, separator) => {
        expect(splitList(joinList(texts, separator), separator)).toEqual(texts);
      },
    ),
  );
});

test("conditions compare as people expect", () => {
  const holds = (id: FieldKindId, operator: string, wanted: unknown, value: unknown) =>
    fieldKinds[id].operators[operator]?.prepare(wanted, contextOf())(value);

  expect(holds("text", "contains", "CAFE", "The Café")).toBe(true);
  expect(holds("text", "is-not", "a", null)).toBe(true);
  expect(holds("money", "at-least", 500, 500)).toBe(true);
  expect(holds("money", "less", 500, null)).toBe(false);
  expect(holds("date-time", "is", "2026-11-29", "2026-11-29T23:59")).toBe(true);
  expect(holds("date", "within", "this-week", "2026-11-29")).toBe(true);
  expect(holds("date", "within", "next-week", "2026-11-29")).toBe(false);
  expect(holds("choice", "any", ["a", "b"], "b")).toBe(true);
  expect(holds("link", "all", ["r1", "r2"], ["r1"])).toBe(false);
  expect(holds("yes-no", "no", undefined, null)).toBe(true);
});

test("periods end where the next one begins", () => {
  expect(daysOf("last-month", "2026-03-31")).toEqual(["2026-02-01", "2026-02-28"]);
  expect(daysOf("next-month", "2028-01-31")).toEqual(["2028-02-01", "2028-02-29"]);
  fc.assert(
    fc.property(day, fc.constantFrom("week", "month", "year"), (today, unit) => {
      const [, last] = daysOf(`last-${unit}` as "last-week", today);
      const [first] = daysOf(`this-${unit}` as "this-week", today);
      expect(addDays(last, 1)).toBe(first);
    }),
  );
});
