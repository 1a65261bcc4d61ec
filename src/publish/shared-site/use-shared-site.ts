import type { AppData } from "#src/entities/projects/app-data.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import type { Asset } from "#src/pictures/asset-store.ts";
import type { SharedSite } from "#src/share/share-token.ts";
import type { ShareError, ShareLabel } from "#src/share/token-content.ts";

/** The opened site with the pictures from the link, by reference. */
export type OpenedShare = SharedSite & { assets: ReadonlyMap<string, Asset> };

/** An app from a link. */
export interface SharedApp {
  data: AppData;
  label: ShareLabel;
}

type Outcome = { site: OpenedShare } | { app: SharedApp } | { refused: ShareError };

/** The site or app in a token, or an error; undefined while it is being read. */
export function useSharedSite(token: string): Outcome | undefined {
  const { value: outcome, error } = useAsyncValue(() => openToken(token), [token]);
  if (error) throw error;
  return outcome;
}

/** Errors are reported before the site engine is loaded, for most broken links. */
async function openToken(token: string): Promise<Outcome> {
  const { readToken, ShareError } = await import("#src/share/token-content.ts").catch(guardedReload);
  try {
    const { content, label } = await readToken(token);
    if (content.q !== undefined) {
      const { readAppFile } = await import("#src/apps/records/read-app-file.ts").catch(guardedReload);
      const { data } = readAppFile(content.q);
      return data ? { app: { data, label } } : { refused: new ShareError("unreadable", undefined, label) };
    }
    const { decodeShare } = await import("#src/entities/pictures/links-on-demand.ts").catch(guardedReload);
    let assets: ReadonlyMap<string, Asset> = new Map();
    const site = await decodeShare(token, new Date(), async (pictures) => {
      if (pictures.length === 0) return new Set();
      const { picturesOfLink } = await import("#src/entities/pictures/links-on-demand.ts").catch(
        guardedReload,
      );
      assets = await picturesOfLink(pictures);
      return new Set(assets.keys());
    });
    return { site: { ...site, assets } };
  } catch (error) {
    if (error instanceof ShareError) return { refused: error };
    throw error;
  }
}
