import type { Asset } from "#src/pictures/asset-store.ts";
import type { ShareLabel } from "#src/share/token-content.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { makeLink } from "../dialog/use-share-link.ts";
import { namedFor } from "./named-for.ts";

/**
 * Returns a link with a site, or with a template under a given name; null if the template does not exist or the link is
 * too long.
 */
export async function namedSiteLink(
  site: SiteDocument | string,
  name: string,
  label: ShareLabel,
  seal?: (token: string) => Promise<string>,
  /** Pictures that are not stored. They are left out if the link has no room for them. */
  given: ReadonlyMap<string, Asset> = new Map(),
) {
  const document = typeof site === "string" ? await templateDocument(site) : site;
  if (!document) return null;
  const named = namedFor(document, name);
  const link = await makeLink(named, label, seal, given);
  if (link.state === "ready") return link.address;
  const without = given.size > 0 ? await makeLink(named, label, seal) : link;
  return without.state === "ready" ? without.address : null;
}
