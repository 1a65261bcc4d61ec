import { basePath } from "#src/lib/base-path.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import type { Asset } from "#src/pictures/asset-store.ts";
import { MAX_TOKEN_LENGTH, MAX_WITH_PICTURES_LENGTH } from "#src/share/limits.ts";
import type { ShareLabel } from "#src/share/token-content.ts";
import { withoutHidden } from "#src/share/without-hidden.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { assetsIn, photosIn } from "#src/sites/photos.ts";
import { sharePath } from "../shared-site/share-address.ts";

export type ShareLink =
  | {
      state: "ready";
      address: string;
      length: number;
      /** The number of photographs that are too large for the link. */
      leftPhotos: number;
      /** Whether the logo is too large. */
      leftLogo: boolean;
    }
  /** The site is too large for a link. */
  | { state: "too-long"; length: number }
  | { state: "failed" };

/** The link that contains the site, updated when the site changes; undefined until the first one is made. */
export function useShareLink(document: SiteDocument, label: Partial<ShareLabel>): ShareLink | undefined {
  const wanted = JSON.stringify(label);
  const { latest } = useAsyncValue<ShareLink>(
    () => makeLink(document, JSON.parse(wanted)).catch(() => ({ state: "failed" })),
    [document, wanted],
  );
  return latest;
}

/** `seal` may add a signature to the token. */
export async function makeLink(
  document: SiteDocument,
  label: Partial<ShareLabel>,
  seal = async (token: string) => token,
  given?: ReadonlyMap<string, Asset>,
): Promise<ShareLink> {
  const { encodeShare } = await import("#src/entities/pictures/links-on-demand.ts").catch(guardedReload);
  const sent = await packed(document, given);
  const token = await encodeShare(sent?.document ?? document, label, sent);
  const { length } = token;
  if (length === 0 || length > (sent?.pictures.length ? MAX_WITH_PICTURES_LENGTH : MAX_TOKEN_LENGTH))
    return { state: "too-long", length };
  const shown = withoutHidden(sent?.document ?? document);
  return {
    state: "ready",
    address: location.origin + basePath + sharePath(await seal(token)),
    length,
    leftPhotos: photosIn(shown).filter(({ asset }) => !sent?.isSent(asset)).length,
    leftLogo:
      assetsIn(shown.meta.logo).length > 0 && !assetsIn(shown.meta.logo).some((asset) => sent?.isSent(asset)),
  };
}

/** Returns the pictures small enough for the link; undefined for a site without pictures. */
async function packed(document: SiteDocument, given?: ReadonlyMap<string, Asset>) {
  if (assetsIn(document).length === 0) return undefined;
  const { packForLink } = await import("#src/entities/pictures/links-on-demand.ts").catch(guardedReload);
  return packForLink(document, given);
}
