import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { recordSchemas } from "#mocks/db/collections.ts";
import { fc } from "#tests/support/fuzz.ts";
import { anyJson, anyText, nearly } from "./any-input.ts";

type Schema = z.ZodMiniType<unknown>;

const modules = import.meta.glob<Record<string, unknown>>(
  ["/src/contract/*.ts", "!/src/contract/*.test.ts"],
  { eager: true },
);
const exported = Object.entries(modules).flatMap(([file, names]) =>
  Object.entries(names).map(([name, value]) => ({ name: `${name} of ${file.split("/").at(-1)}`, value })),
);

/** All schemas of the contract: bodies of calls, forms, and stored values. */
const schemas: [string, Schema][] = [
  ...exported.flatMap(({ name, value }): [string, Schema][] => {
    if (isSchema(value)) return [[name, value]];
    if (!isEndpoint(value)) return [];
    return [
      [`the answer to ${name}`, value.answer],
      ...(value.reads ? ([[`what is read of ${name}`, value.reads]] as [string, Schema][]) : []),
      ...(value.body ? ([[`the body of ${name}`, value.body]] as [string, Schema][]) : []),
    ];
  }),
  ...Object.entries(recordSchemas).map(([name, schema]): [string, Schema] => [
    `a record of ${name}`,
    schema as Schema,
  ]),
];

describe("whatever it is given, it is refused in words or becomes something that is accepted as it is:", () => {
  test("there are schemas to try", () => {
    expect(schemas.length).toBeGreaterThan(60);
  });

  test.each(schemas)("%s", (_, schema) => {
    fc.assert(
      fc.property(inputFor(schema), (input) => {
        const { success, data, error } = schema.safeParse(input);
        if (!success) {
          expect(error.issues.length).toBeGreaterThan(0);
          return;
        }
        const again = schema.safeParse(data);
        expect(again).toEqual({ success: true, data });
        expect(Object.getPrototypeOf(data ?? {})).toBe(
          Object.getPrototypeOf(Array.isArray(data) ? [] : Object(data)),
        );
      }),
    );
    expect(Object.prototype).not.toHaveProperty("polluted");
  });
});

/** For an object schema: its own fields with likely values. For any other schema: anything. */
function inputFor(schema: Schema) {
  const { def } = (schema as unknown as { _zod: { def: { type: string; shape?: Record<string, unknown> } } })
    ._zod;
  if (def.type !== "object" || !def.shape) return fc.oneof(anyJson, anyText);
  const likely = fc.oneof(
    ...[anyText, fc.integer(), fc.boolean(), fc.constant(null), fc.constant([]), fc.constant({})],
    fc.constantFrom<unknown>(
      ...["Nora", "nora@example.com", "AI", "app", "draft", "new", "admin", "2026-01-01T00:00:00.000Z"],
    ),
  );
  const fields = Object.fromEntries(Object.keys(def.shape).map((name) => [name, likely]));
  return fc.oneof(
    { weight: 3, arbitrary: nearly(fields) },
    anyJson,
    fc.constant(JSON.parse('{"__proto__":{"polluted":1}}')),
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && "_zod" in value && "safeParse" in value;
}

function isEndpoint(value: unknown): value is { body?: Schema; answer: Schema; reads: Schema | null } {
  return typeof value === "object" && value !== null && "answer" in value && isSchema(value.answer);
}
