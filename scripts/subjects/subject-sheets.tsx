import { renderToStaticMarkup } from "react-dom/server";
import { type Crop, treatments } from "../../src/art/art-theme.ts";
import { sheetColours } from "../../src/art/sheet-colours.ts";
import type { Composition } from "../../src/art/subjects/kinds.ts";
import { loadSubjectIndex, subjectIds } from "../../src/art/subjects/subjects.ts";
import { loadScenes, subjectKey } from "../../src/sites/drawn/art-catalogue.ts";
import { SubjectArt } from "../../src/sites/drawn/subject-art.tsx";

// Loaded with this module, because a short-lived module runner cannot load more later.
const ids = await subjectIds();
const index = await loadSubjectIndex();
await loadScenes([...ids.map(subjectKey), "plain:"]);

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
          theme={{ ...sheetColours[tone], treatment }}
          id={`${name}-${tone}-${treatment}`}
          word="Northfield"
        />,
      ),
    ),
  );
