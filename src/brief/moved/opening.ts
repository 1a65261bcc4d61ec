import { cut } from "#src/sites/cut.ts";
import type { MovedPage } from "./moved.ts";
import { ownTitle } from "./names.ts";
import type { Making } from "./section-blocks.ts";
import type { Section } from "./sections.ts";

/** Returns the headline with its lead text and picture, and the remaining sections. */
export function openingOf(
  sections: readonly Section[],
  page: MovedPage,
  name: string,
  photos: Making["photos"],
) {
  const at = sections.findIndex(({ level }) => level === 1);
  const first = at >= 0 && at <= 2 ? at : sections.findIndex(({ level }) => level > 0);
  const title = sections[first]?.title || ownTitle(page.title, name) || name || page.name;
  const head = sections[Math.max(0, first)];
  const parts = [...(head?.parts ?? [])];
  const [lead] = parts;
  // A short first paragraph is the lead of the page; a long one is body text.
  const isLead = lead?.kind === "text" && lead.text.length <= 400;
  const pictureAt = parts.slice(0, 3).findIndex((part) => part.kind === "picture" && photos.has(part.source));
  const shown = parts[pictureAt];
  const photo = shown?.kind === "picture" ? photos.get(shown.source) : undefined;
  const left = parts.filter((part) => !(isLead && part === lead) && !(photo && part === shown));
  const rest = sections.flatMap((section): Section[] => {
    if (section !== head) return [section];
    // The section's heading became the headline, so the level is low enough to prevent cards from the sections below.
    return left.length > 0 ? [{ title: "", level: 6, parts: left }] : [];
  });
  return {
    opening: {
      title: cut(title, 140),
      text: isLead ? cut(lead.text, 500) : "",
      picture:
        photo && shown?.kind === "picture" ? { ...photo, label: shown.label || photo.label } : undefined,
    },
    rest,
  };
}
