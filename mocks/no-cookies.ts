// Stands in for `tough-cookie` (see vite.config.ts), which msw keeps cookies in: there are none, sessions here are
// bearer tokens.
export const Cookie = { fromJSON: () => null };

export class MemoryCookieStore {
  idx = {};
}

export class CookieJar {
  getCookiesSync = () => [];
  setCookie = async () => {};
}
