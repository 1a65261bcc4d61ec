import { blocks } from "../blocks/blocks.ts";
import type { Block, Page, SiteDocument } from "../document.ts";
import { type FieldPath, writeField } from "../edit/edit-blocks.ts";
import { labelPage } from "../edit/edit-pages.ts";
import { linksIn } from "../edit/site-links.ts";
import type { LinkValue } from "../fields.ts";
import { isSafeLink, isWebAddress, pageOf } from "../links.ts";
import { type Marked, readMarks, writeMarks } from "../marked-text.ts";
import { pageName } from "../page-title.ts";
import { type Checked, type Finding, placeOf, quoted, type ShownPage, textsOf, valuesOf } from "./finding.ts";

/** Reports broken links and anchors, and pages without a link to them. */
export function checkLinks(checked: Checked): Finding[] {
  return [...checked.pages.flatMap((shown) => linksOn(checked, shown)), ...orphans(checked)];
}

function linksOn(checked: Checked, shown: ShownPage): Finding[] {
  return shown.blocks.flatMap((block) =>
    valuesOf(block).flatMap((found): Finding[] => {
      if (found.field.kind === "link")
        return linkFindings(checked, shown, block, found.path, found.value as LinkValue);
      return textsOf(found)
        .flatMap((text) => addressesIn(readMarks(text)))
        .filter(isExample)
        .map((to) => ({
          id: `link ${shown.page.id} ${block.id} ${to}`,
          rule: "link",
          words: `${blocks[block.kind].label}: a link leads to the example address ${new URL(to).host}.`,
          place: placeOf(shown, block, found.path),
          fix: block.isLocked
            ? undefined
            : {
                label: "Remove the link",
                apply: (site) =>
                  writeField(
                    site,
                    { page: shown.page.id, block: block.id },
                    found.path,
                    withoutLinks(found.value, to),
                  ),
              },
        }));
    }),
  );
}

/** The texts with the words of that link as words alone. */
function withoutLinks(value: unknown, to: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutLinks(one, to));
  return typeof value === "string" ? writeMarks(unlinked(readMarks(value), to)) : value;
}

const unlinked = (parts: readonly Marked[], to: string): Marked[] =>
  parts.flatMap((part) => {
    if (typeof part === "string") return [part];
    const inner = unlinked(part.parts, to);
    return part.mark === "link" && part.to === to ? inner : [{ ...part, parts: inner }];
  });

function linkFindings(
  checked: Checked,
  shown: ShownPage,
  block: Block,
  path: FieldPath,
  { label, to }: LinkValue,
): Finding[] {
  const fault = faultOf(checked, shown, label, to);
  if (!fault) return [];
  const at = { page: shown.page.id, block: block.id };
  const name = label ? `The button ${quoted(label)}` : "A button without words";
  const write = (link: LinkValue) => (document: SiteDocument) => writeField(document, at, path, link);
  const fix =
    fault.to === undefined
      ? { label: "Remove the button", apply: write({ label: "", to: "" }) }
      : { label: fault.label ?? "Fix the link", apply: write({ label, to: fault.to }) };
  return [
    {
      id: `link ${at.page} ${at.block} ${path.join(".")}`,
      rule: "link",
      words: `${name} ${fault.words}`,
      place: placeOf(shown, block, path),
      fix: block.isLocked ? undefined : fix,
    },
  ];
}

interface Fault {
  words: string;
  /** The most similar existing destination, and the label of the button that sets it. */
  to?: string;
  label?: string;
}

function faultOf(
  { document, pages }: Checked,
  shown: ShownPage,
  label: string,
  to: string,
): Fault | undefined {
  if (!label && !to) return undefined;
  if (!label) return { words: "is not shown. Write something on it, or remove it." };
  if (!to) return { words: "has no destination, so it is not shown." };
  if (!isSafeLink(to)) return { words: "leads to an address that is not safe, so it is not shown." };
  if (isExample(to)) return { words: `leads to the example address ${new URL(to).host}.` };
  const target = to.startsWith("#") ? { page: shown.page.id, anchor: to.slice(1) } : pageOf(to);
  if (!target) return undefined;
  const page = pages.find((one) => one.page.id === target.page);
  const [home] = document.pages;
  if (!page || !home) {
    return {
      words: "leads to a page that is gone.",
      to: `page:${home?.id ?? "home"}`,
      label: "Lead to the home page",
    };
  }
  if (!target.anchor || target.anchor === "main" || page.blocks.some(({ id }) => id === target.anchor))
    return undefined;
  const isHidden = page.page.blocks.some(({ id }) => id === target.anchor);
  return {
    words: `leads to a block that is ${isHidden ? "hidden" : "gone"}.`,
    to: `page:${page.page.id}`,
    label: `Lead to the page ${quoted(pageName(document, page.page))}`,
  };
}

/** Pages that visitors cannot reach: neither the navigation nor a link leads there. */
function orphans({ document, pages }: Checked): Finding[] {
  const [home] = document.pages;
  const reached = new Set(
    pages.flatMap(({ page, blocks: shown }) =>
      shown.flatMap(({ data }) =>
        linksIn(data).flatMap((to) => {
          const target = pageOf(to)?.page;
          return target && target !== page.id ? [target] : [];
        }),
      ),
    ),
  );
  return document.pages
    .filter((page) => page !== home && !page.label && !reached.has(page.id))
    .map((page: Page) => ({
      id: `link orphan ${page.id}`,
      rule: "link",
      words: `No link leads to the page ${quoted(pageName(document, page))}.`,
      place: { page: page.id },
      fix: {
        label: "Put it in the navigation",
        apply: (site) => labelPage(site, page.id, pageName(document, page)),
      },
    }));
}

function addressesIn(parts: readonly Marked[]): string[] {
  return parts.flatMap((part) =>
    typeof part === "string" ? [] : [...(part.mark === "link" ? [part.to] : []), ...addressesIn(part.parts)],
  );
}

// Names reserved for examples by RFC 2606.
const isExample = (to: string) =>
  isWebAddress(to) && /(?:^|\.)(?:example\.(?:com|org|net)|example|test|invalid)$/.test(new URL(to).hostname);
