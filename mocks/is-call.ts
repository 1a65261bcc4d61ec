type Asked = Pick<Request, "method" | "mode" | "url">;

/** The splash sends people to `/api/login` to sign in: a page to open, which must not end in an error of a call. */
export const isSignInPage = ({ method, url }: Pick<Request, "method" | "url">) =>
  method === "GET" && new URL(url).pathname.endsWith("/api/login");

/**
 * Whether the backend answers this request. An address below `api/` that is opened as a page gets the not-found page; a form
 * that is sent there, perhaps by another website, is left to the host, which has no calls.
 */
export function isCall(request: Asked, basePath: string) {
  if (request.mode === "navigate" && !isSignInPage(request)) return false;
  return new URL(request.url).pathname.startsWith(`${basePath}api/`);
}
