import { expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";

test.each([
  ["Crumb & Sons", "crumb-sons"],
  ["  Café Zoë ", "cafe-zoe"],
  ["../../etc/passwd", "etcpasswd"],
  ["パン屋", "project"],
  ["", "project"],
  ["a".repeat(200), "a".repeat(60)],
])("the file name of %j is %s", (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});
