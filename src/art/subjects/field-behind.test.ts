import { expect, test } from "vitest";
import type { ArtTheme } from "../art-theme.ts";
import type { MaterialName } from "../materials.ts";
import { fieldBehind } from "./field-behind.ts";
import type { DrawnSubject } from "./subject.ts";

const theme: ArtTheme = {
  treatment: "type",
  isDark: false,
  ground: "#f6efe2",
  groundDeep: "#e6d8bf",
  dominant: "#0e6b74",
  accent: "#e2803f",
  light: "#fffaf0",
  ink: "#14242b",
};

const of = (...materials: MaterialName[]): DrawnSubject => ({
  id: "thing",
  words: [],
  doing: [],
  of: [],
  mood: [],
  label: "",
  view: "stands",
  draw: (paint) => materials.map((material) => paint.body(material, "even", { d: "M0 0h9v9z" })),
});

test("a field has another colour than most of its subject", () => {
  expect(fieldBehind(of("accent"), theme, "accent")).toBe("dominant");
  expect(fieldBehind(of("dominant"), theme, "dominant")).toBe("accent");
  expect(fieldBehind(of("dominant"), theme, "accent")).toBe("accent");
  expect(fieldBehind(of("accent", "dominant", "dominant"), theme, "accent")).toBe("accent");
});

test("drawings with a ground of their own keep the usual field", () => {
  expect(fieldBehind(of("accent"), { ...theme, treatment: "lit" }, "accent")).toBe("accent");
});
