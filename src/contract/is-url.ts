/** Like `URL.canParse`, which Node 20 gets wrong for letters beyond ASCII once it has been called often. */
export function isUrl(address: string) {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}
