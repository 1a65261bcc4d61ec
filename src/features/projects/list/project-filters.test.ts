import { expect, test } from "vitest";
import { projectStatuses, projectTypes } from "#src/contract/project-kinds.ts";
import { aProject } from "#src/features/projects/testing.ts";
import { fc } from "#tests/support/fuzz.ts";
import { filterProjects, isUnfiltered, readFilters, readTab } from "./project-filters.ts";

const read = (search: string) => readFilters(new URLSearchParams(search));

test.each([
  ["", { words: "", type: "all", status: "all" }],
  ["q=caf%C3%A9&type=app&status=draft", { words: "café", type: "app", status: "draft" }],
  ["type=spaceship&status=%00", { words: "", type: "all", status: "all" }],
  ["type=constructor&status=__proto__", { words: "", type: "all", status: "all" }],
])("the address %j is parsed", (search, filters) => {
  expect(read(search)).toEqual(filters);
});

test("an unknown tab falls back to the gallery", () => {
  expect(readTab(new URLSearchParams("tab=mine"))).toBe("mine");
  expect(readTab(new URLSearchParams("tab=theirs"))).toBe("public");
});

test.each([
  ["tidewater", true],
  ["TIDE bake", true],
  ["cafe", true],
  ["allergen", true],
  ["bakery harbour", true],
  ["tidewater zebra", false],
])("searching for %j", (words, isFound) => {
  const project = aProject({
    name: "Tidewater Café",
    description: "A harbour bakehouse",
    businessCategory: "Bakery",
    features: ["Allergen filter"],
  });

  expect(filterProjects([project], { words, type: "all", status: "all" })).toEqual(isFound ? [project] : []);
});

const projects = fc.array(
  fc.record({
    name: fc.string(),
    type: fc.constantFrom(...projectTypes),
    status: fc.constantFrom(...projectStatuses),
  }),
);

test("every project has one of the types and one of the statuses", () => {
  fc.assert(
    fc.property(projects, fc.string(), (fields, words) => {
      const all = fields.map(aProject);
      const found = filterProjects(all, { words, type: "all", status: "all" });

      const parts = projectTypes.flatMap((type) =>
        projectStatuses.flatMap((status) => filterProjects(all, { words, type, status })),
      );

      expect(new Set(parts)).toEqual(new Set(found));
      expect(parts).toHaveLength(found.length);
    }),
  );
});

test("every project is found by its name, and never by words that it lacks", () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const project = aProject({ name });

      const byName = { words: name, type: "all", status: "all" } as const;

      expect(filterProjects([project], byName)).toEqual([project]);
      expect(filterProjects([project], { ...byName, words: `${name} 🦓zebra` })).toEqual([]);
    }),
  );
});

test("any address gives valid filters", () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const filters = read(search);

      expect(typeof isUnfiltered(filters)).toBe("boolean");
      expect(() => filterProjects([aProject()], filters)).not.toThrow();
    }),
  );
});
