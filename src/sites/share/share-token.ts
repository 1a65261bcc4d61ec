import { DocumentError, parseDocument, type SiteDocument } from "../document.ts";
import { photosIn, withoutPhotos } from "../photos.ts";
import { templateDocument } from "../templates.ts";
import { checksum } from "./checksum.ts";
import { DifferenceError, differenceOf, withDifference } from "./difference.ts";
import { formHostOf, withoutFormAddress, withoutOrigin } from "./form-address.ts";
import { readToken, ShareError, type ShareLabel, writeToken } from "./token-content.ts";
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
}

/**
 * The whole site, as its visitors see it, in a text that an address can carry, however long it gets. Photographs are
 * too large for that: the drawn pictures that they replaced travel instead.
 */
export async function encodeShare(site: SiteDocument, label: Partial<ShareLabel> = {}) {
  const shown = withoutOrigin(withoutFormAddress(withoutHidden(site)));
  const document = withoutPhotos(shown);
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
    f: photosIn(shown).length || undefined,
  });
}

/** Throws a `ShareError` for anything but a token of ours that is whole and has not expired. */
export async function decodeShare(token: string, now = new Date()): Promise<SharedSite> {
  const { content, label } = await readToken(token, now);
  const { t: templateId, h: hash, d: difference, f: leftPhotos } = content;
  const template = templateId ? await templateDocument(templateId) : undefined;
  if (templateId && !template) throw new ShareError("outdated");
  const isRefreshed = template !== undefined && fingerprint(template) !== hash;
  try {
    const value = difference === undefined ? template : withDifference(template ?? {}, difference);
    // No link of ours names a picture that is stored here.
    const document = withoutPhotos(parseDocument(value));
    const formHost = formHostOf(document);
    const own = withoutOrigin(withoutFormAddress(document));
    const site = { document: own, label, isRefreshed, formHost };
    return leftPhotos === undefined ? site : { ...site, leftPhotos };
  } catch (error) {
    const isOurs = error instanceof DocumentError || error instanceof DifferenceError;
    if (isOurs) throw new ShareError(isRefreshed ? "outdated" : "unreadable", error);
    throw error;
  }
}

/** Tells whether a template is still as it was. */
const fingerprint = (document: SiteDocument) => checksum(new TextEncoder().encode(JSON.stringify(document)));
