import { expect, test } from "vitest";
import { projectDetailsSchema } from "./project-rules.ts";

const valid = { name: "Crumb", description: "A cosy vegan bakery", type: "web" };

test.each([
  [{ name: "" }, "Project name is required"],
  [{ name: "   " }, "Project name is required"],
  [{ name: "ab" }, "Project name must be at least 3 characters"],
  [{ name: " ab " }, "Project name must be at least 3 characters"],
  [{ name: "x".repeat(201) }, "Project name must be at most 200 characters"],
  [{ description: "" }, "Project description is required"],
  [{ description: "Too short" }, "Please provide a more detailed description (at least 10 characters)"],
  [{ type: undefined }, "Please select a project type"],
  [{ type: null }, "Please select a project type"],
  [{ type: "spaceship" }, "Please select a project type"],
])("%j is refused: %s", (fields, message) => {
  const result = projectDetailsSchema.safeParse({ ...valid, ...fields });

  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([{ name: "abc" }, { description: "0123456789" }, { type: "app" }, { type: "game" }])(
  "%j is sufficient",
  (fields) => {
    expect(projectDetailsSchema.safeParse({ ...valid, ...fields }).success).toBe(true);
  },
);
