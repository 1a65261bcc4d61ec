import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import { formatFileSize } from "./file-size.ts";

test.each([
  [0, "0.0 B"],
  [1, "1.0 B"],
  [1_023, "1023.0 B"],
  [1_024, "1.0 KB"],
  [1_536, "1.5 KB"],
  [1_048_575, "1.0 MB"],
  [20 * 1_024 ** 2, "20.0 MB"],
  [3 * 1_024 ** 3, "3.0 GB"],
  [5_000 * 1_024 ** 3, "5000.0 GB"],
])("%i bytes are formatted as %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test("every size has one decimal and one of four units", () => {
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (bytes) => {
      expect(formatFileSize(bytes)).toMatch(/^\d+\.\d (B|KB|MB|GB)$/);
    }),
  );
});
