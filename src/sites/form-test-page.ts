import type { SiteDocument } from "./document.ts";
import { formsOf } from "./forms.ts";
import { renderSingle } from "./render-single.ts";

/** Returns a page with the first form of a site, to be opened from a disk; "" without a form. */
export function formTestPage(document: SiteDocument) {
  const [form] = formsOf(document);
  const page = document.pages.find(({ id }) => form?.id.startsWith(`${id}/`));
  const blocks = page?.blocks.filter(({ id }) => `${page.id}/${id}` === form?.id) ?? [];
  if (!page || blocks.length === 0) return "";
  const html = renderSingle({ ...document, pages: [{ ...page, path: "index", blocks }] });
  return filled(html);
}

/** Fills in sample answers that are marked as such. */
function filled(html: string) {
  return html.replaceAll(
    /<input (?![^>]*(?:type="(?:hidden|radio|checkbox)"|tabindex="-1"))[^>]*>/g,
    (field) => {
      const type = /type="(\w+)"/.exec(field)?.[1];
      const value =
        { email: "test@example.com", date: "2030-01-31", tel: "0000", url: "https://example.com" }[
          type ?? ""
        ] ?? "A test";
      return field.replace("<input ", `<input value="${value}" `);
    },
  );
}
