import type { ThanksPage } from "./blocks/define-block.ts";
import type { Page, SiteDocument } from "./document.ts";
import { counterScript } from "./embeds/counter.ts";
import { embedSources } from "./embeds/embed-sources.ts";
import { escapeHtml } from "./escape-html.ts";
import { destinationOf, formSources } from "./form-settings.ts";
import { hasForm } from "./forms.ts";

/**
 * The content security policy of pages: no script except a counter, no external content except played videos, and
 * forms only to the site's destination. `robots.txt` is allowed because search engines' checks request it from the
 * page.
 */
export function filesPolicy(document: SiteDocument, pages: readonly Page[], thanks?: ThanksPage) {
  return `default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'${reports(document)}; ${rest(document, pages, thanks)}`;
}

/** The content security policy of a site in one file, in which everything is inline. */
export function singlePolicy(document: SiteDocument, pages: readonly Page[]) {
  const connect = reports(document);
  return `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; ${connect && `connect-src${connect}; `}${rest(document, pages)}`;
}

const rest = (document: SiteDocument, pages: readonly Page[], thanks?: ThanksPage) =>
  `form-action ${formTarget(document, pages, thanks)}; base-uri 'none'${embedSources(pages)}${script(document)}`;

/** The destinations of these pages' forms. */
function formTarget({ meta }: SiteDocument, pages: readonly Page[], thanks?: ThanksPage) {
  const destination = destinationOf(meta);
  const isUsed = pages.some(({ blocks }) => blocks.some((block) => !block.isHidden && hasForm(block)));
  if (!isUsed) return "'none'";
  // A custom receiver knows its site, and redirects there without our field.
  return formSources(destination, Boolean(thanks?.url) || destination.kind === "address");
}

const reports = ({ meta: { counter } }: SiteDocument) =>
  counter ? ` ${counterScript(counter).reports}` : "";

const script = ({ meta: { counter } }: SiteDocument) =>
  counter ? `; script-src ${new URL(counterScript(counter).src).origin}` : "";

/** The script element of the counter; undefined without one. */
export function counterTag({ meta: { counter } }: SiteDocument) {
  if (!counter) return undefined;
  const { src, data } = counterScript(counter);
  const attributes = Object.entries(data).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<script defer src="${escapeHtml(src)}"${attributes.join("")}></script>`;
}
