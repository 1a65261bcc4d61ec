import { sceneOf } from "./art-catalogue.ts";
import type { ArtProps } from "./art-theme.ts";
import { SmallPicture } from "./small-picture.tsx";

interface ComparisonArtProps extends ArtProps {
  /** The id of an industry in the catalogue. */
  scene: string;
  side: "before" | "after";
}

/** One side of what a trade changes; both sides stand before the same wall. */
export function ComparisonArt({ scene, side, ...props }: ComparisonArtProps) {
  const { comparison, behind } = sceneOf(scene);
  return <SmallPicture {...props} tile={comparison[side]} behind={behind} variant={props.seed} />;
}
