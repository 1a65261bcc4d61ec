import { useEffect, useState } from "react";
import { basePath } from "#src/lib/base-path.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { LONGEST_TOKEN } from "#src/sites/share/limits.ts";
import type { ShareLabel } from "#src/sites/share/token-content.ts";
import { sharePath } from "../shared-site/share-address.ts";

export type ShareLink =
  | { state: "ready"; address: string; length: number }
  /** More than a link can carry. */
  | { state: "too-long"; length: number }
  | { state: "failed" };

/** The link that carries the site, made anew when anything of it changes; undefined until the first one is there. */
export function useShareLink(document: SiteDocument, label: Partial<ShareLabel>): ShareLink | undefined {
  const [link, setLink] = useState<ShareLink>();
  const wanted = JSON.stringify(label);

  useEffect(() => {
    let isWanted = true;
    makeLink(document, JSON.parse(wanted)).then(
      (link) => isWanted && setLink(link),
      () => isWanted && setLink({ state: "failed" }),
    );
    return () => {
      isWanted = false;
    };
  }, [document, wanted]);

  return link;
}

/** `seal` may put a proof beside the token. */
export async function makeLink(
  document: SiteDocument,
  label: Partial<ShareLabel>,
  seal = async (token: string) => token,
): Promise<ShareLink> {
  const { encodeShare } = await import("#src/sites/share/share-token.ts").catch(guardedReload);
  const token = await encodeShare(document, label);
  const { length } = token;
  if (length === 0 || length > LONGEST_TOKEN) return { state: "too-long", length };
  return { state: "ready", address: location.origin + basePath + sharePath(await seal(token)), length };
}
