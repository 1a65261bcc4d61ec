import { seedOf } from "#src/art/random.ts";
import type { Data } from "#src/sites/styles/kit/context.ts";
import type { SiteContext } from "./context.ts";

export function galleryData(
  { says: { industry, heading }, turn, seed, kit: { pictures } }: SiteContext,
  count: number,
  title: string,
): Data<"gallery"> {
  const { id, gallery } = industry;
  const chosen = pictures ? Array.from({ length: count }, () => pictures.forText("")) : [];
  // A picture that shows no thing says nothing in a gallery.
  const shown = chosen.filter((picture) => picture?.kind !== "plain");
  if (shown.length > 1)
    return { kicker: "", title, text: "", pictures: shown.map((picture) => ({ picture, caption: "" })) };
  return {
    kicker: "",
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
        seed: (seedOf(heading) + index) % 100_000,
        label: gallery[index]?.label ?? "",
      },
      caption: "",
    })),
  };
}

/** Without pictures where those of the industry do not show the trade's change: the owner adds photographs. */
export function comparisonData({
  says: { industry, heading },
  isChangeShown,
}: SiteContext): Data<"comparison"> {
  const side = (which: "before" | "after", label: string) => ({
    kind: "comparison" as const,
    scene: industry.id,
    side: which,
    seed: seedOf(heading) % 1_000,
    label,
  });
  const pair = { title: "", before: "Before", after: "After" };
  return {
    kicker: "",
    title: "Before, and after",
    text: "",
    pairs: industry.comparisons.slice(0, isChangeShown ? 1 : 0).map(() => ({
      ...pair,
      beforePicture: side("before", pair.before),
      afterPicture: side("after", pair.after),
    })),
  };
}

/** The articles are the owner's to write. */
export const journalData = (): Data<"journal"> => ({ kicker: "", title: "", text: "", posts: [] });
