import type { ArtProps } from "./art-theme.ts";
import { backdrop } from "./backdrop.ts";
import { createPaint } from "./paint.ts";
import { Picture } from "./picture.tsx";
import { type Scene, type Tile, tileFrame } from "./scene.ts";
import { litWall } from "./tile-backdrop.ts";

interface SmallPictureProps extends ArtProps {
  tile: Tile;
  behind: Scene["behind"];
  /** The number of the wall or backdrop behind the subject. */
  variant: number;
}

/** A picture of 800 × 600: a few props in front of a wall. */
export function SmallPicture({
  theme,
  seed,
  id,
  tile,
  behind,
  variant,
  label,
  className,
}: SmallPictureProps) {
  const paint = createPaint(theme, seed, id);
  const wall =
    theme.treatment === "lit"
      ? litWall(paint, variant, tile.floor)
      : backdrop(paint, {
          frame: tileFrame,
          place: { x: 400, y: 300, scale: 0.56 },
          behind: variant % 3 === 2 ? (behind === "accent" ? "dominant" : "accent") : behind,
          floor: tile.floor,
          variant,
        });
  const subject = paint.finish(tile.draw(paint));

  return (
    <Picture width={tileFrame.width} height={tileFrame.height} label={label} className={className}>
      {paint.definitions()}
      {wall}
      {subject}
    </Picture>
  );
}
