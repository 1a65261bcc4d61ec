import { blocks } from "../blocks/blocks.ts";
import type { Block, SiteDocument } from "../document.ts";
import { type BlockPlace, setLook, writeField } from "../edit/edit-blocks.ts";
import { describePage, renamePage } from "../edit/edit-pages.ts";
import { removePage } from "../edit/remove-page.ts";
import { pageName, pageTitle, SHOWN_LENGTHS } from "../page-title.ts";
import {
  type Checked,
  type FieldValue,
  type Finding,
  type Fix,
  placeOf,
  quoted,
  type ShownPage,
  textsOf,
  valuesOf,
} from "./finding.ts";

/** Reports titles, headings and texts that are unchanged samples or too long. */
export function checkWords(checked: Checked): Finding[] {
  return [
    ...titles(checked),
    ...checked.pages.flatMap((shown) => [
      ...headings(checked, shown),
      ...placeholders(checked, shown),
      ...empties(shown),
    ]),
    ...emptyPages(checked),
  ];
}

// Search results measure titles in pixels: a few more letters than the stated number may still fit.
const LONGEST_TITLE = SHOWN_LENGTHS.title + 5;

function titles({ document, pages }: Checked): Finding[] {
  const titleOf = ({ page }: ShownPage) => pageTitle(document, page);
  return pages.flatMap((shown, index): Finding[] => {
    const { page } = shown;
    const title = titleOf(shown);
    const name = quoted(pageName(document, page));
    const place = { page: page.id };
    const same = pages.slice(0, index).find((other) => titleOf(other).toLowerCase() === title.toLowerCase());
    const sameText =
      page.description &&
      pages.slice(0, index).some((other) => other.page.description.trim() === page.description.trim());
    const findings: Finding[] = [];
    if (same) {
      findings.push({
        id: `title same ${page.id}`,
        rule: "title",
        words: `Two pages have the title ${quoted(title)}.`,
        place,
        fix: renameFix({ document, pages }, shown),
      });
    }
    if (title.length > LONGEST_TITLE) {
      findings.push({
        id: `title long ${page.id}`,
        rule: "title",
        words: `The title of the page ${name} has ${title.length} characters. Search results show about ${SHOWN_LENGTHS.title}.`,
        place,
        fix: renameFix({ document, pages }, shown, shortTitle(document, page.title)),
      });
    }
    if (page !== document.pages[0] && !page.title.trim()) {
      findings.push({
        id: `title none ${page.id}`,
        rule: "title",
        words: "A page has no title.",
        place,
        fix: page.label
          ? { label: `Call it ${quoted(page.label)}`, apply: (site) => renamePage(site, page.id, page.label) }
          : undefined,
      });
    }
    if (!page.description && !document.meta.description) {
      findings.push({
        id: `title description ${page.id}`,
        rule: "title",
        words: `The page ${name} has no description for search results.`,
        place,
        fix: describeByText(shown),
      });
    }
    if (sameText) {
      findings.push({
        id: `title description same ${page.id}`,
        rule: "title",
        words: `The page ${name} has the description of another page.`,
        place,
        fix: { label: "Remove it", apply: (site) => describePage(site, page.id, "") },
      });
    }
    return findings;
  });
}

/** Proposes the name in the navigation, the heading or the given title: the first that fits and that no other page has. */
function renameFix(
  { document, pages }: Pick<Checked, "document" | "pages">,
  { page, blocks: shown }: ShownPage,
  last = "",
): Fix | undefined {
  const heading = shown.flatMap(({ data }) => ("title" in data && data.title ? [data.title] : []))[0];
  const taken = new Set(pages.map((other) => other.page.title.trim().toLowerCase()));
  const title = [page.label, heading ?? "", last].find((name) => {
    const isFree = name.trim() !== "" && !taken.has(name.trim().toLowerCase()) && !isPlaceholder(name);
    return isFree && pageTitle(document, { ...page, title: name }).length <= LONGEST_TITLE;
  });
  return title === undefined
    ? undefined
    : { label: `Call it ${quoted(title)}`, apply: (site) => renamePage(site, page.id, title) };
}

/** Cuts a title to the words that search results show before the name of the business. */
function shortTitle({ meta }: SiteDocument, title: string) {
  const room = SHOWN_LENGTHS.title - ` · ${meta.business.name}`.length;
  return title
    .slice(0, Math.max(0, room))
    .replace(/\s+\S*$/, "")
    .replace(/[\s,;:–-]+$/, "");
}

/** Sets the page's first text as its description. */
function describeByText({ page, blocks: shown }: ShownPage) {
  const text = shown
    .flatMap((block) => (blocks[block.kind].element === "section" ? valuesOf(block) : []))
    .filter(({ field }) => field.kind === "text")
    .flatMap(textsOf)
    .find((words) => words.length > 20);
  if (!text) return undefined;
  const apply = (site: SiteDocument) => describePage(site, page.id, text);
  return { label: "Use the first text of the page", apply };
}

const LONGEST_HEADING = 100;

function headings({ document }: Checked, shown: ShownPage): Finding[] {
  const sections = shown.blocks.filter(({ kind }) => blocks[kind].element === "section");
  const name = quoted(pageName(document, shown.page));
  const seen = new Set<string>();
  return sections.flatMap((block, index): Finding[] => {
    const { title } = block.data as { title?: string };
    if (title === undefined) return [];
    const place = placeOf(shown, block, ["title"]);
    const words = title.trim().toLowerCase();
    const isSame = words !== "" && seen.has(words);
    seen.add(words);
    if (!words && index === 0) {
      const say = `The page ${name} begins without a heading.`;
      const heading = pageName(document, shown.page);
      const isFree = sections.every(({ data }) => !("title" in data) || data.title !== heading);
      const fix = isFree ? titleFix(shown, block, `Write ${quoted(heading)}`, heading) : undefined;
      return [{ id: `heading none ${shown.page.id}`, rule: "heading", words: say, place, fix }];
    }
    if (isSame) {
      const say = `Two blocks of the page ${name} have the heading ${quoted(title)}.`;
      const fix = titleFix(shown, block, "Remove the second one", "");
      return [{ id: `heading same ${shown.page.id} ${block.id}`, rule: "heading", words: say, place, fix }];
    }
    if (title.length > LONGEST_HEADING) {
      const say = `The heading ${quoted(title)} has ${title.length} characters: it is a text rather than a heading.`;
      return [{ id: `heading long ${shown.page.id} ${block.id}`, rule: "heading", words: say, place }];
    }
    return [];
  });
}

const placeIn = ({ page }: ShownPage, { id }: Block): BlockPlace => ({ page: page.id, block: id });

function titleFix(shown: ShownPage, block: Block, label: string, title: string): Fix | undefined {
  if (block.isLocked) return undefined;
  return { label, apply: (site) => writeField(site, placeIn(shown, block), ["title"], title) };
}

const PLACEHOLDER = new RegExp(
  [
    String.raw`\b(?:lorem ipsum|dolor sit amet|john doe|jane doe|max mustermann|acme (?:inc|corp))\b`,
    String.raw`\b(?:todo|tbd|xxx+)\b[:.]?`,
    String.raw`\b(?:your|insert|enter) (?:[a-z]+ )?(?:text|name|title|company|address) here\b`,
    "^(?:untitled|new page|heading|title|subtitle|placeholder|company name)$",
    String.raw`\[(?:your |insert )[^\]]{1,40}\]`,
    String.raw`\{\{[^}]{1,40}\}\}`,
  ].join("|"),
  "i",
);

const isPlaceholder = (text: string) => PLACEHOLDER.test(text.trim()) || /\(copy\)$/.test(text);

function placeholders(checked: Checked, shown: ShownPage): Finding[] {
  const { page } = shown;
  const ofPage: Finding[] = isPlaceholder(page.title)
    ? [
        {
          id: `placeholder page ${page.id}`,
          rule: "placeholder",
          words: `The page is still called ${quoted(page.title)}.`,
          place: { page: page.id },
          fix: renameFix(checked, shown, page.title.replace(/\s*\(copy\)$/, "")),
        },
      ]
    : [];
  const ofBlocks = shown.blocks.flatMap((block) => {
    const found = valuesOf(block).find((value) =>
      textsOf(value).some((text) => PLACEHOLDER.test(text.trim())),
    );
    if (!found) return [];
    const text = textsOf(found).find((one) => PLACEHOLDER.test(one.trim())) ?? "";
    return [
      {
        id: `placeholder ${page.id} ${block.id}`,
        rule: "placeholder" as const,
        words: `${blocks[block.kind].label}: ${quoted(text)} is a placeholder.`,
        place: placeOf(shown, block, found.path),
        fix: block.isLocked ? undefined : emptyFix(shown, block, found),
      },
    ];
  });
  return [...ofPage, ...ofBlocks];
}

/** Empties optional texts. Titles and words on buttons have no fix, because they need better words. */
function emptyFix(shown: ShownPage, block: Block, { field, path, value }: FieldValue): Fix | undefined {
  const rest = Array.isArray(value)
    ? value.filter((text) => typeof text !== "string" || !PLACEHOLDER.test(text.trim()))
    : "";
  if (!["text", "paragraphs", "words"].includes(field.kind)) return undefined;
  return { label: "Remove the words", apply: (site) => writeField(site, placeIn(shown, block), path, rest) };
}

/** The list that is the purpose of each block. */
const LISTS: Record<string, string> = {
  services: "services",
  menu: "sections",
  pricing: "plans",
  gallery: "pictures",
  comparison: "pairs",
  testimonials: "testimonials",
  questions: "questions",
  team: "people",
  statistics: "figures",
  process: "steps",
  hours: "days",
  journal: "posts",
  shop: "items",
  downloads: "files",
  events: "events",
};

function empties(shown: ShownPage): Finding[] {
  return shown.blocks.flatMap((block): Finding[] => {
    const field = LISTS[block.kind];
    const list = field && (block.data as Record<string, unknown>)[field];
    if (!field || !Array.isArray(list) || list.length > 0) return [];
    return [
      {
        id: `empty ${shown.page.id} ${block.id}`,
        rule: "empty",
        words: `${blocks[block.kind].label} is empty.`,
        place: placeOf(shown, block, [field]),
        fix: block.isLocked
          ? undefined
          : {
              label: "Hide the block",
              apply: (site) => setLook(site, placeIn(shown, block), { isHidden: true }),
            },
      },
    ];
  });
}

function emptyPages({ document, pages }: Checked): Finding[] {
  return pages
    .filter(({ blocks: shown }) => shown.every(({ kind }) => blocks[kind].element !== "section"))
    .map(({ page }) => ({
      id: `empty page ${page.id}`,
      rule: "empty",
      words: `The page ${quoted(pageName(document, page))} is empty.`,
      place: { page: page.id },
      fix:
        removePage(document, page.id) === document
          ? undefined
          : { label: "Remove the page", apply: (site) => removePage(site, page.id) },
    }));
}
