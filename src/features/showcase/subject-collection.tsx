import { useDeferredValue, useId, useState } from "react";
import { type ArtTheme, type Treatment, treatments } from "#src/art/art-theme.ts";
import { sheetColours } from "#src/art/sheet-colours.ts";
import { searchSubjects } from "#src/art/subjects/search-subjects.ts";
import { loadSubjectIndex } from "#src/art/subjects/subjects.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { loadScenes, subjectKey } from "#src/sites/drawn/art-catalogue.ts";
import { SubjectArt } from "#src/sites/drawn/subject-art.tsx";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Select } from "#src/ui/select.tsx";

const PAGE = 60;

/** The whole collection of subjects, with search, in one treatment. */
export function SubjectCollection() {
  const id = useId();
  const [words, setWords] = useState("");
  const [treatment, setTreatment] = useState<Treatment>("lit");
  const [tone, setTone] = useState<"light" | "dark">("light");
  const [count, setCount] = useState(PAGE);
  const wanted = useDeferredValue(words);
  const { latest } = useAsyncValue(async () => {
    const found = searchSubjects(await loadSubjectIndex(), wanted);
    const shown = found.slice(0, count);
    await loadScenes([...shown.map((subject) => subjectKey(subject.id)), "plain:"]);
    return { shown, all: found.length };
  }, [wanted, count]);
  const theme: ArtTheme = { ...sheetColours[tone], treatment };

  return (
    <div className="grid w-full gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label="Find a subject"
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="w-72"
        />
        <Select
          label="Treatment"
          value={treatment}
          onChoose={setTreatment}
          options={treatments.map((value) => ({ value, label: value }))}
        />
        <Select
          label="Tone"
          value={tone}
          onChoose={setTone}
          options={(["light", "dark"] as const).map((value) => ({ value, label: value }))}
        />
        <p role="status" className="text-muted">
          {latest ? `${latest.shown.length} of ${latest.all} subjects` : "Loading subjects"}
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
        {latest?.shown.map((subject, index) => (
          <li key={subject.id} className="min-w-0">
            <SubjectArt
              theme={theme}
              subjects={[subject.id]}
              composition="one"
              crop="tile"
              seed={index}
              id={`collection${id.replace(/\W/g, "")}${index}`}
              label={subject.label}
              className="aspect-square w-full rounded-md"
            />
            <p className="break-words text-sm">{subject.id}</p>
            <p className="break-words text-muted text-xs">{subject.words.join(", ")}</p>
          </li>
        ))}
      </ul>
      {latest && latest.shown.length < latest.all && (
        <Button className="justify-self-start" onClick={() => setCount(count + PAGE)}>
          Show more
        </Button>
      )}
    </div>
  );
}
