import { blocks } from "../blocks/blocks.ts";
import type { Block, SiteDocument } from "../document.ts";
import { setLook, writeField } from "../edit/edit-blocks.ts";
import { describePage, renamePage } from "../edit/edit-pages.ts";
import { removePage } from "../edit/remove-page.ts";
import { pageName, pageTitle, SHOWN_LENGTHS } from "../page-title.ts";
import { ask, askField, fieldText, textProblem } from "./ask.ts";
import { headingFix, headings } from "./check-headings.ts";
import {
  type Checked,
  type FieldValue,
  type Finding,
  type Fix,
  type FixQuestion,
  placeIn,
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
const MAX_TITLE_LENGTH = SHOWN_LENGTHS.title + 5;

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
    if (title.length > MAX_TITLE_LENGTH) {
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
          : renameFix({ document, pages }, shown),
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

/**
 * Proposes the name in the navigation, the heading or the given title: the first that fits and that no other page has.
 * Asks for a title if none does.
 */
function renameFix(
  { document, pages }: Pick<Checked, "document" | "pages">,
  { page, blocks: shown }: ShownPage,
  last = "",
): Fix {
  const heading = shown.flatMap(({ data }) => ("title" in data && data.title ? [data.title] : []))[0];
  const taken = new Set(pages.map((other) => other.page.title.trim().toLowerCase()));
  const isFree = (name: string) => !taken.has(name.trim().toLowerCase()) && !isPlaceholder(name);
  const isShort = (name: string) => pageTitle(document, { ...page, title: name }).length <= MAX_TITLE_LENGTH;
  const title = [page.label, heading ?? "", last].find(
    (name) => name.trim() !== "" && isFree(name) && isShort(name),
  );
  if (title !== undefined) {
    return { label: `Call it ${quoted(title)}`, apply: (site) => renamePage(site, page.id, title) };
  }
  const problemOf = (answer: string) => {
    if (!answer.trim()) return "Write the title of the page.";
    if (!isFree(answer)) return "This page needs a title that no other page has.";
    return isShort(answer.trim())
      ? undefined
      : `With the name of the business, the title has more than ${MAX_TITLE_LENGTH} characters. Make it shorter.`;
  };
  const question: FixQuestion = { label: "Title of the page", kind: "line", start: page.title, problemOf };
  return ask("Write a title", question, (site, answer) => renamePage(site, page.id, answer));
}

/** Cuts a title to the words that search results show before the name of the business. */
function shortTitle({ meta }: SiteDocument, title: string) {
  const room = SHOWN_LENGTHS.title - ` · ${meta.business.name}`.length;
  return title
    .slice(0, Math.max(0, room))
    .replace(/\s+\S*$/, "")
    .replace(/[\s,;:–-]+$/, "");
}

/** Sets the page's first text as its description, or asks for one. */
function describeByText({ page, blocks: shown }: ShownPage): Fix {
  const text = shown
    .flatMap((block) => (blocks[block.kind].element === "section" ? valuesOf(block) : []))
    .filter(({ field }) => field.kind === "text")
    .flatMap(textsOf)
    .find((words) => words.length > 20);
  if (text) {
    return { label: "Use the first text of the page", apply: (site) => describePage(site, page.id, text) };
  }
  const problemOf = (answer: string) => textProblem(answer, "description of the page", 300);
  const question: FixQuestion = { label: "Description of the page", kind: "text", problemOf };
  return ask("Write one", question, (site, answer) => describePage(site, page.id, answer));
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
        ...(!block.isLocked && placeholderFixes(shown, block, found, text)),
      },
    ];
  });
  return [...ofPage, ...ofBlocks];
}

/** Empties optional texts. Titles and words on buttons need better words, which every text may have. */
function placeholderFixes(
  shown: ShownPage,
  block: Block,
  found: FieldValue,
  text: string,
): Pick<Finding, "fix" | "otherFix"> {
  const place = placeIn(shown, block);
  const at = fieldText(found, text);
  const question: FixQuestion = {
    label: at.label,
    kind: at.kind,
    problemOf: (answer) =>
      PLACEHOLDER.test(answer.trim())
        ? "These words are a placeholder, too. Write your own."
        : at.problemOf(answer),
  };
  const better = askField("Write your own", question, place, at.path);
  const { field, path, value } = found;
  if (!["text", "paragraphs", "words"].includes(field.kind)) return { fix: better };
  const rest = Array.isArray(value)
    ? value.filter((one) => typeof one !== "string" || !PLACEHOLDER.test(one.trim()))
    : "";
  const remove: Fix = {
    label: "Remove the words",
    apply: (site) => writeField(site, place, path, rest),
  };
  return { fix: remove, otherFix: better };
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
          ? headingFix(page)
          : { label: "Remove the page", apply: (site) => removePage(site, page.id) },
    }));
}
