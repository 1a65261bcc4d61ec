import type { ArtProps, Crop } from "#src/art/art-theme.ts";
import { ArrangementArt } from "./arrangement-art.tsx";
import { sceneOf } from "./art-catalogue.ts";

interface SceneArtProps extends ArtProps {
  /** The id of an industry in the catalogue. */
  scene: string;
  crop: Crop;
  /** The text of the lettering treatment: the name of the business. */
  word?: string;
}

/** The large picture of an industry. */
export function SceneArt({ scene, ...props }: SceneArtProps) {
  const { arrangements, behind } = sceneOf(scene);
  const { seed } = props;
  const arrangement = arrangements[seed % arrangements.length] ?? arrangements[0];
  // The backdrop changes with the arrangement, and again when all arrangements have been used.
  const variant = seed + Math.floor(seed / arrangements.length);
  return <ArrangementArt {...props} arrangement={arrangement} behind={behind} variant={variant} />;
}
