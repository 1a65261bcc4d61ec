import type { ArtProps, Crop } from "#src/art/art-theme.ts";
import { createPaint } from "#src/art/paint.ts";
import { Picture } from "#src/art/picture.tsx";
import { frames } from "#src/art/scene.ts";
import { plainArtsLoaded } from "./art-catalogue.ts";

interface PlainArtProps extends ArtProps {
  crop: Crop;
}

/** A picture without a subject: shape, light and paper in the colours of the site. */
export function PlainArt({ theme, seed, id, crop, label, className }: PlainArtProps) {
  const arts = plainArtsLoaded();
  const frame = frames[crop];
  const paint = createPaint(theme, seed, id);
  const art = arts[seed % arts.length];
  const drawing = paint.finish(art?.(paint, frame, Math.floor(seed / arts.length)));
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
