import { industries } from "#src/contract/industries.ts";
import { blocks } from "#src/sites/blocks/blocks.ts";
import { cut } from "#src/sites/cut.ts";
import type { Page, SiteDocument } from "#src/sites/document.ts";
import { lockedBlocks } from "#src/sites/edit/finished-site.ts";
import { paletteById } from "#src/sites/themes/palettes.ts";
import { pairingOf, type Theme } from "#src/sites/themes/theme.ts";
import { nounOf } from "./industry-nouns.ts";
import type { ParsedBrief } from "./parsed-brief.ts";
import type { Change } from "./revise/draft.ts";

/** Returns the differences between two sites, grouped for display. */
export function changesOf(before: SiteDocument, after: SiteDocument): Change[] {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  if (isSame({ ...before, version: 0 }, { ...after, version: 0 })) return [];
  const changes: Change[] = [];
  const compare = (what: string, from: string, to: string) => {
    if (from !== to) changes.push({ what, before: from || "none", after: to || "none" });
  };
  const [mine, theirs] = [before.meta.business, after.meta.business];
  compare("Industry", nameOfIndustryIn(before), nameOfIndustryIn(after));
  compare("Name", mine.name, theirs.name);
  compare("Headline", headlineOf(before), headlineOf(after));

  const [gone, come] = [pagesBeside(before, after), pagesBeside(after, before)];
  if (come.length > 0) changes.push({ what: counted(come.length, "new page"), after: come.join(", ") });
  if (gone.length > 0)
    changes.push({
      what: `${counted(gone.length, "page")} ${gone.length === 1 ? "goes" : "go"}`,
      before: gone.join(", "),
    });
  if (!isSame(before.pages, after.pages))
    changes.push({
      what: "Texts and pictures of all that is not locked",
      before: counted(freeBlocks(before), "block"),
      after: `${counted(freeBlocks(after), "block")} on ${counted(after.pages.length, "page")}`,
    });

  const looks = changes.length;
  compare("Colours", coloursName(before.theme), coloursName(after.theme));
  compare("Fonts", fontsName(before.theme), fontsName(after.theme));
  if (looks === changes.length && !isSame(before.theme, after.theme))
    changes.push({ what: "Shapes, spacing and the way pictures are drawn" });
  compare("Contact", contactOf(mine), contactOf(theirs));
  if (changes.length === 0) changes.push({ what: "What search engines are told" });
  return changes;
}

/** Names the locked blocks: "Opening, on the home page". */
export const keptNames = (document: SiteDocument) =>
  lockedBlocks(document).map(({ page, block }) => {
    const at = document.pages.findIndex(({ id }) => id === page);
    return `${blocks[block.kind].label}, on ${at === 0 ? "the home page" : `“${pageName(document.pages[at])}”`}`;
  });

/** Summarises how a brief was understood: "florist · Petal · Leeds · calm". */
export const readAs = ({ industry, name, place, tone, palette }: ParsedBrief) =>
  [nounOf(industry), name, place, tone, palette].filter(Boolean).join(" · ");

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
export const pageName = (page: Page | undefined) => page?.label || page?.title || "Untitled";

const pagesBeside = ({ pages }: SiteDocument, other: SiteDocument) =>
  pages.slice(1).flatMap((page) => (other.pages.some(({ id }) => id === page.id) ? [] : [pageName(page)]));

const freeBlocks = ({ pages }: SiteDocument) =>
  pages.flatMap((page) => page.blocks).filter(({ isLocked }) => !isLocked).length;

/** Returns the industry of a template id. */
export const industryLabelOf = (template: string) => template.replace(/-[a-z]+$/, "");

const nameOfIndustryIn = ({ meta }: SiteDocument) =>
  industries.find(({ id }) => id === industryLabelOf(meta.template))?.name ?? "";

function headlineOf({ pages }: SiteDocument) {
  const hero = pages[0]?.blocks.find(({ kind }) => kind === "hero");
  return hero?.kind === "hero" ? cut(hero.data.title, 140) : "";
}

const coloursName = (theme: Theme) =>
  theme.colours
    ? `of your own: ${theme.colours.dominant}, ${theme.colours.accent}`
    : (paletteById.get(theme.palette)?.name ?? "");

function fontsName(theme: Theme) {
  const { display, text } = pairingOf(theme);
  return display.name === text.name ? display.name : `${display.name} with ${text.name}`;
}

const contactOf = ({ phone, email, street, town }: SiteDocument["meta"]["business"]) =>
  [phone, email, [street, town].filter(Boolean).join(", ")].filter(Boolean).join(" · ");
