import { blocks } from "../blocks/blocks.ts";
import type { Block, Page } from "../document.ts";
import { type BlockPlace, setLook, writeField } from "../edit/edit-blocks.ts";
import { labelPage } from "../edit/edit-pages.ts";
import { changeMeta } from "../edit/edit-theme.ts";
import type { LinkValue, Picture } from "../fields.ts";
import { ask, askField, fieldText, textProblem } from "./ask.ts";
import { askTitle, headingFix } from "./check-headings.ts";
import { type FieldValue, type Finding, type Fix, valuesOf } from "./finding.ts";

type Fixes = Pick<Finding, "fix" | "otherFix">;

/** Returns fixes of a barrier that axe has found in a block, or on a page if no block has it. */
export function barrierFixes(rule: string, page: Page, block: Block | undefined): Fixes {
  if (rule === "html-lang-valid" || rule === "valid-lang") {
    return {
      fix: { label: "Say that it is English", apply: (site) => changeMeta(site, { language: "en" }) },
    };
  }
  if (!block) return rule === "page-has-heading-one" ? { fix: headingFix(page) } : {};
  if (block.isLocked) return {};
  const place = { page: page.id, block: block.id };
  const [own, away] = [ownFix(rule, page, block, place), awayFix(block, place)];
  return own ? { fix: own, otherFix: away } : { fix: away };
}

function ownFix(rule: string, page: Page, block: Block, place: BlockPlace): Fix | undefined {
  switch (rule) {
    case "link-name":
    case "button-name":
      return block.kind === "navigation" ? namePage(page) : nameButton(block, place);
    case "image-alt":
    case "svg-img-alt":
    case "role-img-alt":
      return describePicture(block, place);
    case "empty-heading":
    case "heading-order":
    case "landmark-unique":
      return "title" in block.data ? askTitle(page, block) : undefined;
    case "color-contrast":
    case "link-in-text-block":
      return block.tone === "plain"
        ? undefined
        : { label: "Use the plain background", apply: (site) => setLook(site, place, { tone: "plain" }) };
    default:
      return undefined;
  }
}

/** Every page has these. They are drawn differently in another layout. */
const KEPT: ReadonlySet<string> = new Set(["navigation", "hero", "footer"]);

function awayFix(block: Block, place: BlockPlace): Fix | undefined {
  if (!KEPT.has(block.kind)) {
    return { label: "Hide the block", apply: (site) => setLook(site, place, { isHidden: true }) };
  }
  const variants = Object.keys(blocks[block.kind].variants);
  const next = variants[(variants.indexOf(block.variant) + 1) % variants.length];
  if (next === undefined || next === block.variant) return undefined;
  return {
    label: "Try another layout",
    // The names come from the table of the block's kind, whose type the lookup loses.
    apply: (site) => setLook(site, place, { variant: next as never }),
  };
}

/** Spaces of any kind and characters without width count as no words. */
const isBlank = (text: string) => text.replace(/[\s\u200b-\u200f\u2060]/g, "") === "";

function nameButton(block: Block, place: BlockPlace): Fix | undefined {
  const found = valuesOf(block).find(({ field, value }) => {
    const link = field.kind === "link" ? (value as LinkValue) : undefined;
    return link !== undefined && link.to !== "" && isBlank(link.label);
  });
  if (!found) return undefined;
  const { path, ...question } = fieldText(found, "");
  return askField("Write words on it", question, place, path);
}

function namePage(page: Page): Fix | undefined {
  if (!isBlank(page.label)) return undefined;
  const problemOf = (answer: string) => textProblem(answer, "name of the page", 40);
  return ask("Name the page", { label: "Name in the navigation", kind: "line", problemOf }, (site, answer) =>
    labelPage(site, page.id, answer),
  );
}

const pictureIn = ({ field, value }: FieldValue) =>
  field.kind === "picture" ? ((value as Picture | null) ?? undefined) : undefined;

function describePicture(block: Block, place: BlockPlace): Fix | undefined {
  const found = valuesOf(block).find((value) => {
    const picture = pictureIn(value);
    return picture !== undefined && isBlank(picture.label);
  });
  const picture = found && pictureIn(found);
  if (!found || !picture) return undefined;
  const problemOf = (answer: string) => textProblem(answer, "words that describe the picture", 300);
  const question = { label: "What the picture shows", kind: "line" as const, problemOf };
  return ask("Describe it", question, (site, label) =>
    writeField(site, place, found.path, { ...picture, label }),
  );
}
