// Replaces `tough-cookie` (see vite.config.ts), in which msw stores cookies. Sessions here are bearer tokens,
// so there are none.
export const Cookie = { fromJSON: () => null };

export class MemoryCookieStore {
  idx = {};
}

export class CookieJar {
  getCookiesSync = () => [];
  setCookie = async () => {};
}
