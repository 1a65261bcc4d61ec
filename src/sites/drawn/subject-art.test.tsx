import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { type ArtTheme, crops, treatments } from "#src/art/art-theme.ts";
import { compositions } from "#src/art/subjects/kinds.ts";
import { subjectIds } from "#src/art/subjects/subjects.ts";
import { canDrawSubjects, hasScenesOf, loadAllSubjects, loadScenes, scenesIn } from "./art-catalogue.ts";
import { SubjectArt } from "./subject-art.tsx";

const theme: ArtTheme = {
  treatment: "lit",
  isDark: false,
  ground: "#f6efe2",
  groundDeep: "#e6d8bf",
  dominant: "#0e6b74",
  accent: "#e2803f",
  light: "#fffaf0",
  ink: "#14242b",
};
const picture = { kind: "subject", subjects: ["microphone", "guitar"], composition: "three", seed: 4 };

describe("The drawings of a site", () => {
  it("include the subjects of its pictures, and the drawing below a photograph", () => {
    const site = { pages: [{ picture }, { picture: { kind: "photo", art: { kind: "plain", seed: 1 } } }] };

    expect([...scenesIn(site)].sort()).toEqual(["plain:", "subject:guitar", "subject:microphone"]);
  });

  it("can be drawn once they are loaded", async () => {
    await loadScenes(scenesIn(picture));

    expect(hasScenesOf(picture)).toBe(true);
    expect(canDrawSubjects(picture.subjects)).toBe(true);
  });

  it("of an unknown subject are a plain picture", async () => {
    const unknown = { ...picture, subjects: ["no-such-thing"] };
    await loadScenes(scenesIn(unknown));

    expect(hasScenesOf(unknown)).toBe(true);
    expect(markup({ subjects: unknown.subjects })).toContain("<svg");
    expect(markup({ subjects: [] })).toContain("<svg");
  });
});

describe("A picture of subjects", () => {
  beforeAll(loadAllSubjects);

  it.each(compositions)("draws %s in all crops and treatments", (composition) => {
    for (const crop of crops)
      for (const treatment of treatments) {
        const svg = markup({ composition, crop, theme: { ...theme, treatment } });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg).toMatch(/<(?:path|circle|rect|ellipse)/);
      }
  });

  it("draws every subject without a gap in its numbers", async () => {
    for (const id of await subjectIds())
      expect(markup({ subjects: [id] }), id).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("is the same for the same seed and another for another", () => {
    expect(markup({ seed: 5 })).toBe(markup({ seed: 5 }));
    expect(markup({ seed: 5 })).not.toBe(markup({ seed: 6 }));
  });

  it("has its label as alternative text", () => {
    expect(markup({ label: "A guitar" })).toContain('role="img" aria-label="A guitar"');
    expect(markup({})).toContain('aria-hidden="true"');
  });
});

function markup(props: Partial<Parameters<typeof SubjectArt>[0]>) {
  return renderToStaticMarkup(
    <SubjectArt
      theme={theme}
      seed={1}
      id="a"
      subjects={["microphone", "guitar", "cello"]}
      composition="one"
      crop="hero"
      {...props}
    />,
  );
}
