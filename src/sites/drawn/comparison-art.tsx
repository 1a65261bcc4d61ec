import type { ArtProps } from "#src/art/art-theme.ts";
import { SmallPicture } from "#src/art/small-picture.tsx";
import { sceneOf } from "./art-catalogue.ts";

interface ComparisonArtProps extends ArtProps {
  /** The id of an industry in the catalogue. */
  scene: string;
  side: "before" | "after";
}

/** The before or the after picture of an industry; both have the same wall behind them. */
export function ComparisonArt({ scene, side, ...props }: ComparisonArtProps) {
  const { comparison, behind } = sceneOf(scene);
  return <SmallPicture {...props} tile={comparison[side]} behind={behind} variant={props.seed} />;
}
