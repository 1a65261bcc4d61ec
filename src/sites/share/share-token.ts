import { DocumentError, parseDocument, type SiteDocument } from "../document.ts";
import { photosIn } from "../photos.ts";
import { templateDocument } from "../templates.ts";
import { checksum } from "./checksum.ts";
import { DifferenceError, differenceOf, withDifference } from "./difference.ts";
import { formHostOf, withoutFormAddress, withoutOrigin } from "./form-address.ts";
import { type LinkPicture, readToken, ShareError, type ShareLabel, writeToken } from "./token-content.ts";
import { withAssets } from "./with-assets.ts";
import { withoutHidden } from "./without-hidden.ts";

export interface SharedSite {
  document: SiteDocument;
  label: ShareLabel;
  /** The template has changed since; what the sender left as it was is as the template has it now. */
  isRefreshed: boolean;
  /** The host that its sender has forms sent to, or ""; those of the document are switched off. */
  formHost: string;
  /** How many photographs stayed with the sender: the drawn pictures that they replaced stand in for them. */
  leftPhotos?: number;
  /** Whether a logo stayed with the sender, too: the name stands in its place. */
  leftLogo?: boolean;
}

export interface SentPictures {
  pictures: readonly LinkPicture[];
  isSent: (asset: string) => boolean;
}

const noPictures: SentPictures = { pictures: [], isSent: () => false };

/**
 * The whole site, as its visitors see it, in a text that an address can carry, however long it gets. Most photographs
 * are too large for that: the drawn pictures that they replaced travel instead. `sent` are those that are not.
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
 * Throws a `ShareError` for anything but a token of ours that is whole and has not expired. `check` returns the references
 * of the pictures that came inside; without it, none is shown.
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
    // No link of ours names a picture that is stored here.
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

/** Tells whether a template is still as it was. */
const fingerprint = (document: SiteDocument) => checksum(new TextEncoder().encode(JSON.stringify(document)));
