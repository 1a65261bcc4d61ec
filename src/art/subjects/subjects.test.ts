import { describe, expect, it } from "vitest";
import { drawingName, parseTopic } from "./subject.ts";
import { isSubjectReady, loadSubjectIndex, loadSubjects, subjectIds, subjectOf } from "./subjects.ts";

describe("The subjects", () => {
  const files = import.meta.glob<unknown>(["./*.json", "./licensed/*.json"], {
    eager: true,
    import: "default",
  });

  it.each(Object.entries(files))("of %s follow the schema", (file, content) => {
    expect(() => parseTopic(file, content)).not.toThrow();
  });

  it("names the file and the entry of an error", () => {
    const broken = { bicycle: { words: [], doing: [], of: [], mood: ["calm"], label: "", view: "lies" } };
    expect(() => parseTopic("vehicles.json", broken)).toThrow(/vehicles\.json: bicycle\.words: has no words/);
  });

  it("has one drawing of our own for each id", () => {
    const own = Object.entries(files).filter(([file]) => !file.includes("licensed/"));
    const ids = own.flatMap(([, content]) => Object.keys(content as object));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("each have a drawing and a measured box", async () => {
    const ids = await subjectIds();
    await loadSubjects(ids);
    expect(ids.filter((id) => !subjectOf(id)?.box)).toEqual([]);
  });

  it("are all in the index, with their topics", async () => {
    const index = await loadSubjectIndex();
    expect(Object.keys(index)).toEqual(await subjectIds());
    expect(index.microphone).toMatchObject({ topic: "music", words: expect.arrayContaining(["mic"]) });
  });

  it("skips an unknown id", async () => {
    await loadSubjects(["no-such-subject"]);
    expect(isSubjectReady("no-such-subject")).toBe(true);
    expect(subjectOf("no-such-subject")).toBeUndefined();
  });

  it("are drawn by functions in camel case", () => expect(drawingName("bee-hive")).toBe("beeHive"));
});
