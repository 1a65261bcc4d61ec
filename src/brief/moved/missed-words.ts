import { MAX_PAGES } from "#src/sites/document.ts";
import { type Missed, type MissedKind, missedKinds } from "./moved.ts";

type Words = [one: string, many: string, why: string];

const words: Record<MissedKind, Words> = {
  forms: ["form", "forms", "Add a contact form in the studio, and choose where its answers go."],
  frames: ["embedded page", "embedded pages", "A map can be added as a block."],
  scripts: ["script", "scripts", "Sliders, pop-ups and counters of the old page stay behind."],
  files: ["video file", "video files", "Put files beside the exported pages, and add a video block."],
  links: [
    "link",
    "links",
    "Links to pages of the old site, and addresses other than https, mailto and tel, leave only their words.",
  ],
  pictures: ["picture", "pictures", "Not among the files, or damaged."],
  pages: ["page", "pages", `A site here has ${MAX_PAGES} pages at most.`],
  posts: ["entry", "entries", "No room for more, or of a plug-in's own kind."],
  comments: ["comment", "comments", "A site without a server has none."],
  drafts: ["draft or private page", "drafts or private pages", "Only published ones are read."],
  shortcodes: ["shortcode of a plug-in", "shortcodes of plug-ins", "The plug-in draws their content."],
  texts: ["passage", "passages", "The page is longer than a page can be here."],
};

export interface MissedLine {
  kind: MissedKind;
  /** For example "3 forms". */
  what: string;
  /** Some of their names, or empty. */
  names: string;
  why: string;
}

/** Lists everything that could not be read, for display. */
export const missedLines = (missed: Missed): MissedLine[] =>
  missedKinds.flatMap((kind) => {
    const { count, names } = missed.get(kind) ?? { count: 0, names: [] };
    if (count === 0) return [];
    const [one, many, why] = words[kind];
    return [{ kind, what: `${count} ${count === 1 ? one : many}`, names: names.join(", "), why }];
  });
