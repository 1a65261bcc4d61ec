import type { SiteDocument } from "#src/sites/document.ts";
import type { ShareLabel } from "#src/sites/share/token-content.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { makeLink } from "../share/use-share-link.ts";
import { namedFor } from "./named-for.ts";

/** The link that carries a site, or a template under somebody's name; null where there is no such template, or no room. */
export async function namedSiteLink(
  site: SiteDocument | string,
  name: string,
  label: ShareLabel,
  seal?: (token: string) => Promise<string>,
) {
  const document = typeof site === "string" ? await templateDocument(site) : site;
  if (!document) return null;
  const link = await makeLink(namedFor(document, name), label, seal);
  return link.state === "ready" ? link.address : null;
}
