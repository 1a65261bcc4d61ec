import { renderToStaticMarkup } from "react-dom/server";
import { type ArtTheme, type Crop, treatments } from "../../src/art/art-theme.ts";
import type { Composition } from "../../src/art/subjects/kinds.ts";
import { loadSubjectIndex, subjectIds } from "../../src/art/subjects/subjects.ts";
import { loadScenes, subjectKey } from "../../src/sites/drawn/art-catalogue.ts";
import { SubjectArt } from "../../src/sites/drawn/subject-art.tsx";

// Loaded with this module, because a short-lived module runner cannot load more later.
const ids = await subjectIds();
const index = await loadSubjectIndex();
await loadScenes([...ids.map(subjectKey), "plain:"]);

type Colours = Omit<ArtTheme, "treatment">;
/** Colours of two sites, by day and by night. */
const colours: Record<"light" | "dark", Colours> = {
  light: {
    isDark: false,
    ground: "#f6efe2",
    groundDeep: "#e6d8bf",
    dominant: "#0e6b74",
    accent: "#e2803f",
    light: "#fffaf0",
    ink: "#14242b",
  },
  dark: {
    isDark: true,
    ground: "#10202b",
    groundDeep: "#081219",
    dominant: "#2f6f8f",
    accent: "#e8a54b",
    light: "#f4ead6",
    ink: "#071018",
  },
};

export const listSubjects = () => ids.map((id) => ({ id, topic: index[id]?.topic ?? "" }));

interface Cell {
  subjects: readonly string[];
  composition: Composition;
  crop: Crop;
  seed: number;
}

/** One picture in all six treatments, light and dark. */
export const row = ({ subjects, ...cell }: Cell, name: string) =>
  (["light", "dark"] as const).flatMap((tone) =>
    treatments.map((treatment) =>
      renderToStaticMarkup(
        <SubjectArt
          {...cell}
          subjects={subjects}
          theme={{ ...colours[tone], treatment }}
          id={`${name}-${tone}-${treatment}`}
          word="Northfield"
        />,
      ),
    ),
  );
