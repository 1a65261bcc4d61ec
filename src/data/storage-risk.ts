/** Why a browser will not keep what is stored: it deletes it when a window closes, or after some days. */
export type StorageRisk = "private" | "in-app" | "ios-tab";

/** The browsers inside other apps, by what they add to the user agent. Android's web view says `; wv`. */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|\bLine\/|MicroMessenger|TikTok|BytedanceWebview|Snapchat|Pinterest|LinkedInApp|Twitter for|GSA\/|; wv\)/;

/**
 * Resolves to undefined if storage lasts, as far as the browser tells. Chromium does not tell whether a window is
 * private.
 */
export async function storageRisk(): Promise<StorageRisk | undefined> {
  if (IN_APP.test(navigator.userAgent)) return "in-app";
  if (await isPrivateWindow()) return "private";
  return isIos() && !isInstalled() ? "ios-tab" : undefined;
}

/** Firefox and Safari refuse the file system of the origin to private windows. */
async function isPrivateWindow() {
  if (!navigator.storage?.getDirectory) return false; // without HTTPS, or too old
  try {
    await navigator.storage.getDirectory();
    return false;
  } catch {
    return true;
  }
}

/** All browsers of these devices delete what a tab has stored after seven days without a visit. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad that asks for desktop pages.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = () =>
  ("standalone" in navigator && navigator.standalone === true) ||
  matchMedia("(display-mode: standalone)").matches;
