import { withoutFormAddress, withoutOrigin } from "#src/share/form-address.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { siteName } from "#src/sites/page-title.ts";
import { localKey } from "./project-key.ts";
import { createProjectWithSite } from "./projects-store.ts";
import { detailsOfSite } from "./site-project.ts";

/** Stores a received site as a new project of this browser, with its forms switched off. */
export async function adoptSite(document: SiteDocument) {
  const { description, template } = document.meta;
  const details = detailsOfSite({ name: siteName(document), description, template });
  const { id, name } = await createProjectWithSite(
    details,
    withoutOrigin(withoutFormAddress(document)),
    true,
  );
  return { key: localKey(id), name };
}
