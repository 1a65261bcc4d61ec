import type { ArtProps, Crop } from "#src/art/art-theme.ts";
import { createPaint } from "#src/art/paint.ts";
import { Picture } from "#src/art/picture.tsx";
import { frames, usualPlaces } from "#src/art/scene.ts";
import type { PlainMood } from "#src/art/subjects/kinds.ts";
import { plainPictureOf } from "./art-catalogue.ts";

interface PlainArtProps extends ArtProps {
  crop: Crop;
  mood?: PlainMood;
  /** The name of the business, for pictures made of letters. */
  word?: string;
}

/** A picture without a subject: shape, light and paper in the colours of the site. */
export function PlainArt({ theme, seed, id, crop, mood = "plain", word, label, className }: PlainArtProps) {
  const frame = frames[crop];
  const paint = createPaint(theme, seed, id);
  // Plain pictures finish what is of a material themselves; the filter of a print would take their colours for measures.
  const drawing = plainPictureOf(mood, seed).draw(paint, frame, usualPlaces[crop], word);
  return (
    <Picture
      width={frame.width}
      height={frame.height}
      keep={crop === "tile" ? "xMidYMid slice" : "xMaxYMid slice"}
      label={label}
      className={className}
    >
      {paint.definitions()}
      {drawing}
    </Picture>
  );
}
