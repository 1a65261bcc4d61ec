import { blocks } from "../blocks/blocks.ts";
import type { Block, Page, SiteDocument } from "../document.ts";
import { addBlock, type BlockPlace, blockAt, pageById, writeField } from "../edit/edit-blocks.ts";
import { freeId } from "../edit/free-id.ts";
import { PARAGRAPH } from "../fields.ts";
import { pageName } from "../page-title.ts";
import { ask, textProblem } from "./ask.ts";
import { type Checked, type Finding, type Fix, placeIn, placeOf, quoted, type ShownPage } from "./finding.ts";

const MAX_HEADING_LENGTH = 100;

/** Reports headings that are missing, that a page has twice, and that are texts. */
export function headings({ document }: Checked, shown: ShownPage): Finding[] {
  const sections = shown.blocks.filter(({ kind }) => blocks[kind].element === "section");
  const name = quoted(pageName(document, shown.page));
  const seen = new Set<string>();
  const titles = sections.map(({ data }) => ("title" in data && data.title ? data.title : ""));
  return sections.flatMap((block, index): Finding[] => {
    const { title } = block.data as { title?: string };
    if (title === undefined) return [];
    const place = placeOf(shown, block, ["title"]);
    const words = title.trim().toLowerCase();
    const isSame = words !== "" && seen.has(words);
    seen.add(words);
    const others = titles.filter((_, other) => other !== index);
    const find = (fault: string, say: string, fixes: Pick<Finding, "fix" | "otherFix">): Finding[] => [
      {
        id: `heading ${fault}`,
        rule: "heading",
        words: say,
        place,
        ...(!block.isLocked && fixes),
      },
    ];
    const at = placeIn(shown, block);
    if (!words && index === 0) {
      const heading = pageName(document, shown.page);
      const ownFix = askHeading("Write one", others, "", writeTitle(at));
      const fixes = others.includes(heading)
        ? { fix: ownFix }
        : { fix: titleFix(at, `Write ${quoted(heading)}`, heading), otherFix: ownFix };
      return find(`none ${shown.page.id}`, `The page ${name} begins without a heading.`, fixes);
    }
    if (isSame) {
      return find(
        `same ${shown.page.id} ${block.id}`,
        `Two blocks of the page ${name} have the heading ${quoted(title)}.`,
        {
          fix: titleFix(at, "Remove the second one", ""),
          otherFix: askHeading("Write another one", others, "", writeTitle(at)),
        },
      );
    }
    if (title.length > MAX_HEADING_LENGTH) {
      return find(
        `long ${shown.page.id} ${block.id}`,
        `The heading ${quoted(title)} has ${title.length} characters: it is a text rather than a heading.`,
        {
          fix: askHeading("Shorten it", others, startOf(title), (site, answer) =>
            shortened(site, at, title, answer),
          ),
        },
      );
    }
    return [];
  });
}

const titleFix = (place: BlockPlace, label: string, title: string): Fix => ({
  label,
  apply: (site) => writeField(site, place, ["title"], title),
});

const writeTitle = (place: BlockPlace) => (site: SiteDocument, title: string) =>
  writeField(site, place, ["title"], title);

function askHeading(
  label: string,
  others: readonly string[],
  start: string,
  apply: (site: SiteDocument, answer: string) => SiteDocument,
): Fix {
  const taken = new Set(others.map((title) => title.trim().toLowerCase()));
  const problemOf = (answer: string) =>
    taken.has(answer.trim().toLowerCase()) && answer.trim()
      ? "Another block of this page has this heading."
      : textProblem(answer, "heading", MAX_HEADING_LENGTH);
  return ask(label, { label: "Heading", kind: "line", start, problemOf }, apply);
}

/** Asks for the heading of a block that no other block of the page has. */
export function askTitle(page: Page, block: Block): Fix {
  const others = page.blocks.flatMap(({ id, data }) =>
    id !== block.id && "title" in data && data.title ? [data.title] : [],
  );
  return askHeading("Write a heading", others, "", writeTitle({ page: page.id, block: block.id }));
}

/** Asks for the heading of an empty page, which begins with it. */
export const headingFix = (page: Page): Fix =>
  askHeading("Write its heading", [], "", (site, title) => {
    const heading: Block = {
      id: freeId("heading", page.blocks),
      kind: "hero",
      variant: "heading",
      tone: "plain",
      data: blocks.hero.schema.parse({ title }),
    };
    return addBlock(site, page.id, heading, 0);
  });

/** Cuts a text at the end of its first sentence, or else of its last clause or word that fits. */
function startOf(text: string) {
  const clean = text.trim();
  const sentence = /^.+?[.!?…](?=\s)/s.exec(clean)?.[0] ?? "";
  if (sentence && sentence.length <= MAX_HEADING_LENGTH) return sentence;
  const room = clean.slice(0, MAX_HEADING_LENGTH + 1);
  return /^.+(?=[,;:–—]\s)/s.exec(room)?.[0] ?? /^.+(?=\s)/s.exec(room)?.[0] ?? room.slice(0, -1);
}

/** Puts the rest of a shortened heading before the texts of its block, or else into a new block. */
function shortened(site: SiteDocument, place: BlockPlace, title: string, answer: string): SiteDocument {
  const block = blockAt(site, place);
  const titled = writeField(site, place, ["title"], answer);
  // The site may have changed while the question was open.
  if (!block || !("title" in block.data) || block.data.title !== title || titled === site) return site;
  const rest = restOf(title, answer);
  if (!rest) return titled;
  const { text, paragraphs } = block.data as { text?: string; paragraphs?: readonly string[] };
  const told =
    text !== undefined
      ? writeField(titled, place, ["text"], [rest, text].filter(Boolean).join(" "))
      : writeField(titled, place, ["paragraphs"], [rest, ...(paragraphs ?? [])]);
  return told === titled ? withText(site, place, answer, rest) : told;
}

/** The words that the heading no longer says: all of them if it says something else. */
function restOf(title: string, heading: string) {
  const clean = title.trim();
  return clean.startsWith(heading) ? clean.slice(heading.length).replace(/^[\s,;:–—]+/, "") : clean;
}

/** Puts heading and text into a block before this one, which has no room for them. */
function withText(site: SiteDocument, place: BlockPlace, title: string, rest: string): SiteDocument {
  const page = pageById(site, place.page);
  const index = page?.blocks.findIndex(({ id }) => id === place.block) ?? -1;
  const tone = page?.blocks[index]?.tone;
  if (!page || !tone || rest.length > PARAGRAPH) return site;
  const about: Block = {
    id: freeId("about", page.blocks),
    kind: "about",
    variant: "columns",
    tone,
    data: blocks.about.schema.parse({ title, paragraphs: [rest] }),
  };
  const added = addBlock(site, place.page, about, index);
  return added === site ? site : writeField(added, place, ["title"], "");
}
