import { DocumentError, parseDocument, type SiteDocument } from "../document.ts";
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
}

/** The whole site, as its visitors see it, in a text that an address can carry, however long it gets. */
export async function encodeShare(site: SiteDocument, label: Partial<ShareLabel> = {}) {
  const document = withoutOrigin(withoutFormAddress(withoutHidden(site)));
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
  });
}

/** Throws a `ShareError` for anything but a token of ours that is whole and has not expired. */
export async function decodeShare(token: string, now = new Date()): Promise<SharedSite> {
  const { content, label } = await readToken(token, now);
  const { t: templateId, h: hash, d: difference } = content;
  const template = templateId ? await templateDocument(templateId) : undefined;
  if (templateId && !template) throw new ShareError("outdated");
  const isRefreshed = template !== undefined && fingerprint(template) !== hash;
  try {
    const value = difference === undefined ? template : withDifference(template ?? {}, difference);
    const document = parseDocument(value);
    const formHost = formHostOf(document);
    return { document: withoutOrigin(withoutFormAddress(document)), label, isRefreshed, formHost };
  } catch (error) {
    const isOurs = error instanceof DocumentError || error instanceof DifferenceError;
    if (isOurs) throw new ShareError(isRefreshed ? "outdated" : "unreadable", error);
    throw error;
  }
}

/** Tells whether a template is still as it was. */
const fingerprint = (document: SiteDocument) => checksum(new TextEncoder().encode(JSON.stringify(document)));
