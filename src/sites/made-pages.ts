import type { Page, SiteDocument } from "./document.ts";
import { freeName } from "./edit/free-id.ts";
import { hasPrivacyPage, privacyParts } from "./embeds/privacy.ts";
import { destinationOf, thanksOf } from "./form-settings.ts";
import { hasForm } from "./forms.ts";

// Pages that the export adds to the document's pages.

/** The page for addresses that do not exist. */
export const notFoundPage = (document: SiteDocument) =>
  plainPage(document, {
    id: "not-found",
    path: "404",
    title: "Page not found",
    kicker: "404",
    heading: "This page is not here",
    text: "The address may be out of date or mistyped.",
  });

/** The page after a form is sent. Forms sent by e-mail have none, since they end in the visitor's mail program. */
export function thanksPage(document: SiteDocument) {
  const { meta, pages } = document;
  const { kind } = destinationOf(meta);
  const isUsed = pages.some(({ blocks }) => blocks.some((block) => !block.isHidden && hasForm(block)));
  if (!isUsed || kind === "none" || kind === "email") return undefined;
  const { title, text } = thanksOf(meta);
  return plainPage(document, {
    id: "thanks",
    path: freePath(document, "thanks"),
    title,
    kicker: meta.business.name || meta.tagline.slice(0, 80),
    heading: title,
    text,
  });
}

/** The privacy page, if the site sends any data. */
export function privacyPage(document: SiteDocument): Page | undefined {
  if (!hasPrivacyPage(document)) return undefined;
  const page = plainPage(document, {
    id: "privacy",
    path: freePath(document, "privacy"),
    title: "Privacy",
    kicker: document.meta.business.name || document.meta.tagline.slice(0, 80),
    heading: "Privacy",
    text: "",
  });
  const [head, ...foot] = page.blocks;
  if (!head) return page;
  const parts: Page["blocks"][number] = {
    id: "parts",
    kind: "questions",
    variant: "open",
    tone: "plain",
    data: { kicker: "", title: "What happens on these pages", text: "", questions: privacyParts(document) },
  };
  return { ...page, blocks: [head, parts, ...foot] };
}

const freePath = ({ pages }: SiteDocument, path: string) =>
  freeName(path, new Set(pages.flatMap((page) => [page.path, ...(page.head?.formerPaths ?? [])])));

interface PlainPage {
  id: string;
  path: string;
  title: string;
  kicker: string;
  heading: string;
  text: string;
}

/** A page with the site's footer, a short text and a link back. */
function plainPage(document: SiteDocument, { id, path, title, kicker, heading, text }: PlainPage): Page {
  const [first] = document.pages;
  const own = first?.blocks.filter(({ kind }) => kind === "footer") ?? [];
  return {
    id,
    path,
    title,
    label: "",
    description: "",
    head: { isUnlisted: true },
    blocks: [
      {
        id: "words",
        kind: "hero",
        variant: "heading",
        tone: "plain",
        data: {
          kicker,
          title: heading,
          text,
          action: { label: "Go to the first page", to: `page:${first?.id ?? "home"}` },
          second: { label: "", to: "" },
          picture: null,
          facts: [],
          note: "",
          slots: [],
        },
      },
      ...own,
    ],
  };
}
