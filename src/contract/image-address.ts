/** Like `URL.canParse`, which Node 20 gets wrong for letters beyond ASCII once it has been called often. */
export function isUrl(address: string) {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

/** Whether this can be an image that stands in a link itself: base64url of 3 kB at most. `ui/small-image.ts` looks inside. */
export const isInlineImage = (text: string) => /^[\w-]{20,4096}$/.test(text);

export const IMAGE_ADDRESS_RULE = "Use an address that starts with https:// or a path on this site";

/** Whether an image may be fetched from there: an `https:` address or a path on this site, never `javascript:`, `data:` or another host in disguise. */
export function isImageAddress(address: string) {
  if (/^\/(?![/\\])[^\\\s]*$/.test(address)) return true;
  return isUrl(address) && new URL(address).protocol === "https:";
}

/** The other host that an image is fetched from; empty for what comes with this site, and for what may not be fetched. */
export const imageHost = (address: string) =>
  address.startsWith("/") || !isImageAddress(address) ? "" : new URL(address).host;
