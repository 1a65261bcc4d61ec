/** Like `URL.canParse`, which Node 20 gets wrong for letters beyond ASCII once it has been called often. */
export function isUrl(address: string) {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

/**
 * Whether a text can be an inline image of a link: base64url of at most 3 kB. `ui/small-image.ts` checks the content.
 */
export const isInlineImage = (text: string) => /^[\w-]{20,4096}$/.test(text);

export const IMAGE_ADDRESS_RULE = "Use an address that starts with https:// or a path on this site";

/**
 * Whether an image may be loaded from an address: `https:` or a path on this site, never `javascript:`, `data:` or
 * another host in disguise.
 */
export function isImageAddress(address: string) {
  if (/^\/(?![/\\])[^\\\s]*$/.test(address)) return true;
  return isUrl(address) && new URL(address).protocol === "https:";
}

/** Returns the external host of an image; empty for images of this site and for addresses that are not allowed. */
export const imageHost = (address: string) =>
  address.startsWith("/") || !isImageAddress(address) ? "" : new URL(address).host;
