import { expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";

test.each([
  ["Crumb & Sons", "crumb-sons"],
  ["  Café Zoë ", "cafe-zoe"],
  ["../../etc/passwd", "etcpasswd"],
  ["パン屋", "パン屋"],
  // cspell:disable
  ["مقهى النخيل", "مقهى-النخيل"],
  ["Пекарня «Йод»", "пекарня-йод"],
  ["हिन्दी बेकरी", "हिन्दी-बेकरी"],
  ["Ψωμί", "ψωμί"],
  // cspell:enable
  ["Con", "con-project"],
  ["LPT¹", "lpt1-project"],
  ["Console", "console"],
  ["a: b? <c>.", "a-b-c"],
  ["☕", "project"],
  ["가".repeat(200), "가".repeat(60)],
  ["𠀀".repeat(200), "𠀀".repeat(50)],
  ["", "project"],
  ["a".repeat(200), "a".repeat(60)],
])("the file name of %j is %s", (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});

test("files of different kinds have names of their own where nothing is left of a name", () => {
  expect(fileNameOf("☕", "reply")).toBe("reply");
});
