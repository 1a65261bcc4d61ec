import { seedOf } from "#src/art/random.ts";
import type { Data } from "#src/sites/styles/kit/context.ts";
import { samplePair, samplePost } from "../samples.ts";
import type { SiteContext } from "./context.ts";

export function galleryData(
  { says: { industry, name }, turn, seed }: SiteContext,
  count: number,
  title: string,
): Data<"gallery"> {
  const { id, gallery } = industry;
  return {
    kicker: "Pictures",
    title,
    text: "",
    pictures: Array.from(
      { length: Math.min(count, gallery.length) },
      (_, step) => (step + turn * 2 + seed) % gallery.length,
    ).map((index) => ({
      picture: {
        kind: "tile",
        scene: id,
        index,
        seed: (seedOf(name) + index) % 100_000,
        label: gallery[index]?.label ?? "",
      },
      caption: "",
    })),
  };
}

export function comparisonData({ says: { industry, name } }: SiteContext): Data<"comparison"> {
  const side = (which: "before" | "after", label: string) => ({
    kind: "comparison" as const,
    scene: industry.id,
    side: which,
    seed: seedOf(name) % 1_000,
    label,
  });
  const pair = samplePair();
  return {
    kicker: "The difference",
    title: "Before, and after",
    text: "",
    pairs: industry.comparisons.slice(0, 1).map(() => ({
      ...pair,
      beforePicture: side("before", pair.before),
      afterPicture: side("after", pair.after),
    })),
  };
}

export function journalData(
  { says: { industry }, turn }: SiteContext,
  kind: "article" | "project",
): Data<"journal"> {
  const { id, gallery } = industry;
  return {
    kicker: "",
    title: "",
    text: "",
    posts: [0, 1, 2].map((index) => ({
      ...samplePost(kind, index),
      picture: {
        kind: "tile",
        scene: id,
        index: (index + turn) % Math.max(1, gallery.length),
        seed: index,
        label: gallery[(index + turn) % gallery.length]?.label ?? "",
      },
    })),
  };
}
