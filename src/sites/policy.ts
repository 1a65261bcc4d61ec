import type { ThanksPage } from "./blocks/define-block.ts";
import type { Page, SiteDocument } from "./document.ts";
import { counterScript } from "./embeds/counter.ts";
import { embedSources } from "./embeds/embed-sources.ts";
import { escapeHtml } from "./escape-html.ts";
import { destinationOf, formSources } from "./form-settings.ts";
import { hasForm } from "./forms.ts";

/**
 * The policy of some pages: no script but that of a counter, nothing from elsewhere but videos once they are played, and
 * forms to the site's own destination alone. Search engines' checks read `robots.txt` from here.
 */
export function filesPolicy(document: SiteDocument, pages: readonly Page[], thanks?: ThanksPage) {
  return `default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'${reports(document)}; ${rest(document, pages, thanks)}`;
}

/** The same for a site in one file, which has everything in it. */
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
  // A receiver of one's own knows its site, and leads back there by itself.
  return formSources(destination, Boolean(thanks?.url) || destination.kind === "address");
}

const reports = ({ meta: { counter } }: SiteDocument) =>
  counter ? ` ${counterScript(counter).reports}` : "";

const script = ({ meta: { counter } }: SiteDocument) =>
  counter ? `; script-src ${new URL(counterScript(counter).src).origin}` : "";

/** The script of the counter, as the head of a page has it; undefined without one. */
export function counterTag({ meta: { counter } }: SiteDocument) {
  if (!counter) return undefined;
  const { src, data } = counterScript(counter);
  const attributes = Object.entries(data).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<script defer src="${escapeHtml(src)}"${attributes.join("")}></script>`;
}
