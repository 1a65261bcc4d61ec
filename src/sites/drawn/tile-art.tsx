import type { ArtProps } from "#src/art/art-theme.ts";
import { SmallPicture } from "#src/art/small-picture.tsx";
import { sceneOf } from "./art-catalogue.ts";

interface TileArtProps extends ArtProps {
  /** The id of an industry in the catalogue. */
  scene: string;
  /** From 0 to 7; each has other subjects. */
  index: number;
}

/** One of the eight gallery pictures of an industry. */
export function TileArt({ scene, index, ...props }: TileArtProps) {
  const { tiles, behind } = sceneOf(scene);
  const tile = tiles[index % tiles.length] ?? tiles[0];
  return <SmallPicture {...props} tile={tile} behind={behind} variant={props.seed + index} />;
}
