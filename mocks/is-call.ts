type Asked = Pick<Request, "method" | "mode" | "url">;

/** The splash sends people to `/api/login` to sign in: a page to open, which must not end in an error of a call. */
export const isSignInPage = ({ method, url }: Pick<Request, "method" | "url">) =>
  method === "GET" && new URL(url).pathname.endsWith("/api/login");

/**
 * Whether the backend has the answer. Whoever opens another address below `api/`, as by typing it, wants a page, which is
 * the one that says that there is none.
 */
export function isCall(request: Asked, basePath: string) {
  const isOpened = request.method === "GET" && request.mode === "navigate";
  if (isOpened && !isSignInPage(request)) return false;
  return new URL(request.url).pathname.startsWith(`${basePath}api/`);
}
