import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from "react";
import { type FoundSubject, searchSubjects } from "#src/art/subjects/search-subjects.ts";
import { loadSubjectIndex } from "#src/art/subjects/subjects.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { loadScenes, subjectKey } from "#src/sites/drawn/art-catalogue.ts";
import type { DrawnPicture } from "#src/sites/fields.ts";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { control } from "./labelled.tsx";
import { SmallPicture } from "./small-picture.tsx";

/** The most results: their drawings are loaded. */
const SHOWN = 16;

interface SubjectSearchProps {
  picture: DrawnPicture | null;
  onChoose: (picture: DrawnPicture) => void;
}

/**
 * Finds a drawing by a word: "cheese", "bicycle repair". Enter takes the first, the arrows go through the others, Escape
 * goes back to the word and then clears it.
 */
export function SubjectSearch({ picture, onChoose }: SubjectSearchProps) {
  const id = useId();
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words.trim());
  const { latest: found, error } = useAsyncValue(() => (wanted ? find(wanted) : undefined), [wanted]);
  const results = wanted ? (found ?? []) : [];
  const chosen = picture?.kind === "subject" ? picture.subjects[0] : undefined;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const onTyped = (event: KeyboardEvent) => {
    const [first] = results;
    if (event.key === "Escape" && words) {
      // The dialog around it stays open.
      event.stopPropagation();
      setWords("");
    } else if (event.key === "ArrowDown") list.current?.querySelector<HTMLElement>('[role="radio"]')?.focus();
    else if (event.key === "Enter" && first) onChoose(pictureOf(first, picture));
    else return;
    event.preventDefault();
  };
  const onListed = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    field.current?.focus();
  };

  return (
    <div className="grid gap-2" ref={list}>
      <label htmlFor={id} className="font-medium text-sm">
        What should it show?
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        className={control}
        placeholder="bicycle, cheese, piano…"
        autoComplete="off"
        maxLength={60}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onTyped}
      />
      <p role="status" className="text-muted text-xs">
        {wanted && found && countOf(results.length)}
        {error !== undefined && "The drawings could not be loaded. Check your connection and type again."}
      </p>
      {results.length > 0 && (
        <RadioGroup
          label="Drawings found"
          value={results.some((one) => one.id === chosen) ? (chosen ?? null) : null}
          onChoose={(value) => {
            const subject = results.find((one) => one.id === value);
            if (subject) onChoose(pictureOf(subject, picture));
          }}
          className="grid grid-cols-4 gap-1.5"
        >
          {results.map((subject) => (
            <RadioButton
              key={subject.id}
              value={subject.id}
              aria-label={subject.label}
              title={subject.label}
              onKeyDown={onListed}
              className="h-14 overflow-hidden rounded-md outline-offset-2 ring-line ring-1 hover:ring-edge aria-checked:ring-3 aria-checked:ring-signal"
            >
              <SmallPicture picture={pictureOf(subject, null)} />
            </RadioButton>
          ))}
        </RadioGroup>
      )}
    </div>
  );
}

const countOf = (count: number) =>
  count === 0
    ? "No drawing shows that. Try another word, or use a photograph."
    : count === 1
      ? "1 drawing"
      : `${count} drawings`;

async function find(words: string) {
  const found = searchSubjects(await loadSubjectIndex(), words).slice(0, SHOWN);
  await loadScenes(found.map(({ id }) => subjectKey(id)));
  return found;
}

const pictureOf = ({ id, label }: FoundSubject, before: DrawnPicture | null): DrawnPicture => ({
  kind: "subject",
  subjects: [id],
  composition: "one",
  seed: before?.seed ?? 1,
  label,
});
