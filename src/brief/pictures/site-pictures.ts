import type { KitPictures } from "#src/sites/styles/kit/context.ts";
import { ownNoun } from "../business-noun.ts";
import type { Material } from "../material.ts";
import { doesAsIndustry } from "../own-kind.ts";
import type { ParsedBrief } from "../parsed-brief.ts";
import type { Proposal } from "../proposals.ts";
import { statementsOf } from "../write/statements.ts";
import { type ChosenPicture, PictureChooser } from "./choose-pictures.ts";

interface SiteBrief {
  text: string;
  understood: ParsedBrief;
  material: Material;
}

/** Returns the chooser of a brief's pictures. */
export function pictureChooser({ text, understood, material }: SiteBrief) {
  const { industry, subjects, isOwn, trade } = material;
  // The pictures of a similar industry would show another trade.
  const isTypical = isOwn && doesAsIndustry(understood, ownNoun(text, understood));
  const scene = {
    id: industry.id,
    labels: industry.gallery.map(({ label }) => label),
    ...industry.shows,
  };
  // "Dear website people" and wishes for the look name no things of the business.
  const own = statementsOf(text, understood, trade)
    .filter(({ purpose }) => purpose !== "wish")
    .map(({ copy }) => copy);
  return new PictureChooser({
    text: own.join(" ") || text,
    index: subjects,
    trade,
    scene: isTypical ? scene : undefined,
    key: text,
  });
}

/** The first picture of a proposal, with the reason for it. */
export const firstPicture = (brief: SiteBrief, { seed, turn, picture }: Proposal): ChosenPicture =>
  pictureChooser(brief).first(turn + seed * 3, picture);

/** The pictures of one proposal: each proposal opens with another one. */
export function sitePictures(brief: SiteBrief, { seed, turn, picture }: Proposal): KitPictures {
  const chooser = pictureChooser(brief);
  let largeCount = 0;
  return {
    large: () => {
      largeCount += 1;
      return chooser.first(turn + seed * 3 + largeCount - 1, largeCount === 1 ? picture : 0).picture;
    },
    forText: (text) => chooser.forText(text).picture,
  };
}
