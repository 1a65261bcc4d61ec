import { expect, test, vi } from "vitest";
import { writeField } from "./write-field.ts";

test.each(["#b45309", "#000000"])("writing %s into a colour field sets colours only", (colour) => {
  const field = document.createElement("input");
  field.type = "color";
  const onInput = vi.fn();
  field.addEventListener("input", onInput);
  const set = vi.spyOn(HTMLInputElement.prototype, "value", "set");

  writeField(field, colour);

  const written = set.mock.calls.map(([value]) => value);
  set.mockRestore();
  for (const value of written) expect(value).toMatch(/^#[\da-f]{6}$/);
  expect(new Set(written).size).toBe(2);
  expect(field.value).toBe(colour);
  expect(onInput).toHaveBeenCalledOnce();
});
