import type { ArtProps, Crop } from "#src/art/art-theme.ts";
import { arrange } from "#src/art/subjects/arrange.ts";
import { fieldBehind } from "#src/art/subjects/field-behind.ts";
import type { Composition } from "#src/art/subjects/kinds.ts";
import type { DrawnSubject } from "#src/art/subjects/subject.ts";
import { subjectOf } from "#src/art/subjects/subjects.ts";
import { ArrangementArt } from "./arrangement-art.tsx";
import { PlainArt } from "./plain-art.tsx";

interface SubjectArtProps extends ArtProps {
  subjects: readonly string[];
  composition: Composition;
  crop: Crop;
  word?: string;
}

/** A picture of subjects. Unknown ones are left out; without any known one it is a plain picture. */
export function SubjectArt({ subjects, composition, ...props }: SubjectArtProps) {
  const [first, ...others] = subjects.flatMap((id): readonly DrawnSubject[] => {
    const found = subjectOf(id);
    return found ? [found] : [];
  });
  if (!first) return <PlainArt {...props} label={undefined} />;
  return (
    <ArrangementArt
      {...props}
      arrangement={arrange([first, ...others], composition, props.seed)}
      // Most subjects have the dominant colour.
      behind={fieldBehind(first, props.theme, props.seed % 4 === 3 ? "dominant" : "accent")}
      variant={props.seed}
    />
  );
}
