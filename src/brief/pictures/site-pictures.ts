import type { KitPictures } from "#src/sites/styles/kit/context.ts";
import { ownNoun } from "../business-noun.ts";
import type { Material } from "../material.ts";
import { doesAsIndustry } from "../own-kind.ts";
import type { ParsedBrief } from "../parsed-brief.ts";
import type { Proposal } from "../proposals.ts";
import { type ChosenPicture, PictureChooser } from "./choose-pictures.ts";
import { isTradeSure, toldByBrief } from "./told-by-brief.ts";

interface SiteBrief {
  text: string;
  understood: ParsedBrief;
  material: Material;
}

/** Returns the chooser of a brief's pictures. */
export function pictureChooser({ text, understood, material }: SiteBrief) {
  const { industry, subjects, isOwn, trade } = material;
  const isSure = isTradeSure(text, understood, trade);
  // The pictures of a similar industry would show another trade, and so would those of an industry that is a guess.
  const isTypical =
    isOwn &&
    (isSure || (understood.confidence.industry ?? 0) >= LIKELY) &&
    doesAsIndustry(understood, ownNoun(text, understood));
  const scene = {
    id: industry.id,
    labels: industry.gallery.map(({ label }) => label),
    ...industry.shows,
  };
  return new PictureChooser({
    text,
    told: toldByBrief(text, understood, trade),
    offers: (understood.offers ?? []).map(({ text }) => text),
    index: subjects,
    trade,
    isTradeSure: isSure,
    scene: isTypical ? scene : undefined,
    key: text,
  });
}

const LIKELY = 0.6;

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
