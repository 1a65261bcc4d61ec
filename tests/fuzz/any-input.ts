import { fc } from "#tests/support/fuzz.ts";

/** Inputs that often cause trouble: prototype names, extreme numbers, markup, lone surrogates. */
const nasty = fc.constantFrom(
  ...[
    "",
    " ",
    "null",
    "undefined",
    "NaN",
    "-0",
    "1e400",
    "0x10",
    "٣",
    "__proto__",
    "constructor",
    "toString",
  ],
  ...["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "javascript:alert(1)", "data:text/html,x"],
  ...[
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "../../etc/passwd",
    "%00",
    "%E0%A4%A",
    "%",
  ],
  ...[
    "=1+1",
    "@SUM(A1)",
    "\u0000",
    "\ud800",
    "\udc00a",
    "\u202Egnp.exe",
    "👨‍👩‍👧‍👦",
    "a".repeat(10_000),
    "{",
    "[]",
  ],
);

export const anyText = fc.oneof(nasty, fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));

/** Any JSON value, including objects with prototype names as keys. */
export const anyJson: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    anyText,
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, 2 ** 53, -0),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.oneof(anyText, fc.constantFrom("id", "name", "version")), tie("value"), { maxKeys: 5 }),
  ),
})).value;

/** Objects with some of these fields, each valid or arbitrary, and with unknown fields. */
export function nearly(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Record<string, unknown>> {
  const either = Object.fromEntries(
    Object.entries(fields).map(([name, right]) => [name, fc.oneof({ weight: 3, arbitrary: right }, anyJson)]),
  );
  return fc
    .tuple(fc.record(either, { requiredKeys: [] }), fc.dictionary(anyText, anyJson, { maxKeys: 2 }))
    .map(([known, others]) => ({ ...others, ...known }));
}

/** Corrupt contents of browser storage, in place of JSON. */
export const anyStored = fc.oneof(
  fc.constant(null),
  anyText,
  anyJson.map((value) => JSON.stringify(value) ?? ""),
);

/** Query strings with some of these parameters, possibly repeated or empty. */
export const anySearch = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), anyText), fc.option(anyText)), { maxLength: 6 })
    .map((parameters) =>
      parameters
        .map(([name, value]) => (value === null ? encode(name) : `${encode(name)}=${encode(value)}`))
        .join("&"),
    );

/** Lone surrogates cannot be encoded, so they stay as typed. */
const encode = (text: string) =>
  text.isWellFormed() && !text.includes("%") ? encodeURIComponent(text) : text;
