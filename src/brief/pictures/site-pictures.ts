import type { KitPictures } from "#src/sites/styles/kit/context.ts";
import type { Material } from "../material.ts";
import type { Proposal } from "../proposals.ts";
import { PictureChooser, type PictureTrade } from "./choose-pictures.ts";

interface SiteBrief {
  text: string;
  material: Material;
  trade?: PictureTrade | undefined;
}

/** Returns the chooser of a brief's pictures. `isTypical`: the industry's own pictures fit the business. */
export function pictureChooser({ text, material, trade }: SiteBrief, isTypical: boolean) {
  const { industry, subjects } = material;
  const scene = {
    id: industry.id,
    labels: industry.gallery.map(({ label }) => label),
    ...industry.shows,
  };
  return new PictureChooser({
    text,
    index: subjects,
    trade,
    scene: isTypical ? scene : undefined,
    key: text,
  });
}

/** The pictures of one proposal: each proposal opens with another one. */
export function sitePictures(chooser: PictureChooser, { seed, turn }: Proposal): KitPictures {
  let larges = 0;
  return {
    large: () => {
      larges += 1;
      return chooser.first(turn + seed * 3 + larges - 1).picture;
    },
    forText: (text) => chooser.forText(text).picture,
  };
}
