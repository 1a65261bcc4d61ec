import type { ArtProps, Crop } from "#src/art/art-theme.ts";
import { backdrop } from "#src/art/backdrop.ts";
import { lettering } from "#src/art/lettering.ts";
import { createPaint, type Paint } from "#src/art/paint.ts";
import { Picture } from "#src/art/picture.tsx";
import { type Arrangement, frames, type Place, type Scene, usualPlaces } from "#src/art/scene.ts";
import { at, together } from "#src/art/shapes.ts";

interface ArrangementArtProps extends ArtProps {
  arrangement: Arrangement;
  behind: Scene["behind"];
  /** The number of the backdrop. */
  variant: number;
  crop: Crop;
  /** The text of the lettering treatment: the name of the business. */
  word?: string;
}

/** A large picture: a subject in its setting, in the treatment of the theme. */
export function ArrangementArt({
  theme,
  seed,
  id,
  arrangement,
  behind,
  variant,
  crop,
  word = "&",
  label,
  className,
}: ArrangementArtProps) {
  const frame = frames[crop];
  const paint = createPaint(theme, seed, id, arrangement.lightFrom);
  const place = moved(arrangement.places?.[crop] ?? usualPlaces[crop], paint);
  const floor = arrangement.floor === undefined ? undefined : place.y + arrangement.floor * place.scale;
  const draw = () => {
    const subject = paint.finish(arrangement.subject(paint, frame));
    if (theme.treatment === "type") return lettering(paint, { frame, place, behind, word, variant, subject });
    const setting =
      theme.treatment === "lit"
        ? arrangement.setting(paint, frame, place)
        : backdrop(paint, { frame, place, behind, floor, variant });
    const veil = theme.treatment === "lit" ? arrangement.veil?.(paint, frame) : null;
    return together(setting, at(place.x, place.y, { scale: place.scale }, subject), veil);
  };
  const drawing = draw();

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

/** Shifts the subject slightly, so that no two seeds give the same picture. */
function moved({ x, y, scale }: Place, { random }: Paint): Place {
  return {
    x: Math.round(x + random.between(-18, 18)),
    y,
    scale: Math.round(scale * random.between(0.97, 1.04) * 1000) / 1000,
  };
}
