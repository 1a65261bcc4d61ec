import { DocumentError, parseDocument, type SiteDocument } from "#src/sites/document.ts";
import { photosIn } from "#src/sites/photos.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { checksum } from "./checksum.ts";
import { DifferenceError, differenceOf, withDifference } from "./difference.ts";
import { formHostOf, withoutFormAddress, withoutOrigin } from "./form-address.ts";
import { type LinkPicture, readToken, ShareError, type ShareLabel, writeToken } from "./token-content.ts";
import { withAssets } from "./with-assets.ts";
import { withoutHidden } from "./without-hidden.ts";

export interface SharedSite {
  document: SiteDocument;
  label: ShareLabel;
  /** Whether the template has changed since: parts that the sender did not edit show the current template. */
  isRefreshed: boolean;
  /** The host of the sender's form destination, or "". The forms of the document are switched off. */
  formHost: string;
  /** The number of photographs that were too large for the link: the drawn pictures that they replaced are shown. */
  leftPhotos?: number;
  /** Whether the logo was left out, too: the name is shown. */
  leftLogo?: boolean;
}

export interface SentPictures {
  pictures: readonly LinkPicture[];
  isSent: (asset: string) => boolean;
}

const noPictures: SentPictures = { pictures: [], isSent: () => false };

/**
 * Encodes a site without its hidden blocks as text for an address, of any length. Only the photographs in `sent` are
 * included; for the others, which are usually too large, the drawn pictures that they replaced are.
 */
export async function encodeShare(
  site: SiteDocument,
  label: Partial<ShareLabel> = {},
  { pictures, isSent } = noPictures,
) {
  const shown = withoutOrigin(withoutFormAddress(withoutHidden(site)));
  const document = withAssets(shown, isSent);
  const template = document.meta.template ? await templateDocument(document.meta.template) : undefined;
  return writeToken({
    t: template && document.meta.template,
    h: template && fingerprint(template),
    d: differenceOf(template ?? {}, document),
    s: label.sender || undefined,
    n: label.note || undefined,
    p: label.prospect || undefined,
    a: label.accent || undefined,
    i: label.logo || undefined,
    x: label.lastDay || undefined,
    f: photosIn(shown).filter(({ asset }) => !isSent(asset)).length || undefined,
    g: shown.meta.logo && !document.meta.logo ? 1 : undefined,
    m: pictures.length > 0 ? [...pictures] : undefined,
  });
}

/**
 * Throws a `ShareError` unless the token is valid, complete and not expired. `check` returns the references of valid
 * pictures in the token; without it, no picture is shown.
 */
export async function decodeShare(
  token: string,
  now = new Date(),
  check: (pictures: readonly LinkPicture[]) => Promise<ReadonlySet<string>> = async () => new Set<string>(),
): Promise<SharedSite> {
  const { content, label } = await readToken(token, now);
  const { t: templateId, h: hash, d: difference, f: leftPhotos, g: leftLogo, m: pictures = [] } = content;
  const template = templateId ? await templateDocument(templateId) : undefined;
  if (templateId && !template) throw new ShareError("outdated");
  const isRefreshed = template !== undefined && fingerprint(template) !== hash;
  try {
    const value = difference === undefined ? template : withDifference(template ?? {}, difference);
    const here = await check(pictures);
    // Links must not refer to pictures stored in this browser.
    const document = withAssets(parseDocument(value), (asset) => here.has(asset));
    const formHost = formHostOf(document);
    const own = withoutOrigin(withoutFormAddress(document));
    return {
      ...{ document: own, label, isRefreshed, formHost },
      ...(leftPhotos !== undefined && { leftPhotos }),
      ...(leftLogo && { leftLogo: true }),
    };
  } catch (error) {
    const isOurs = error instanceof DocumentError || error instanceof DifferenceError;
    if (isOurs) throw new ShareError(isRefreshed ? "outdated" : "unreadable", error);
    throw error;
  }
}

/** Changes if the template changes. */
const fingerprint = (document: SiteDocument) => checksum(new TextEncoder().encode(JSON.stringify(document)));
