type Asked = Pick<Request, "method" | "mode" | "url">;

/** The splash sends visitors to `/api/login` to sign in. It must open a page, not an API error. */
export const isSignInPage = ({ method, url }: Pick<Request, "method" | "url">) =>
  method === "GET" && new URL(url).pathname.endsWith("/api/login");

/**
 * Whether the backend answers this request. An address below `api/` that is opened as a page gets the
 * not-found page. A form that is posted there, perhaps by another website, goes to the host, which has no
 * such endpoint.
 */
export function isCall(request: Asked, basePath: string) {
  if (request.mode === "navigate" && !isSignInPage(request)) return false;
  return new URL(request.url).pathname.startsWith(`${basePath}api/`);
}
