/** Browsers accept this prefix only from HTTPS (or localhost), for one host and all its paths. */
const NAME = "__Host-sitewright";
const ATTRIBUTES = "Path=/; Secure; HttpOnly; SameSite=Lax";
/** A year. Sessions end by signing out. */
const SECONDS = 31_536_000;

/** Returns the request with the session of its cookie as a bearer token, unless it has a token of its own. */
export function withSession(request: Request): Request {
  if (request.headers.has("authorization")) return request;
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const own = cookies.find((pair) => pair.startsWith(`${NAME}=`));
  const token = own && /^[0-9a-f]{32}$/.exec(own.slice(NAME.length + 1))?.[0];
  if (!token) return request;
  const headers = new Headers(request.headers);
  headers.set("authorization", `Bearer ${token}`);
  return new Request(request, { headers });
}

/** Returns the cookie that an answer sets: signing in and registering start a session, signing out ends it. */
export async function sessionCookie(path: string, response: Response): Promise<string | undefined> {
  if (!response.ok) return undefined;
  if (path.endsWith("/api/auth/logout")) return `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
  if (!/\/api\/auth\/(?:login|register)$/.test(path)) return undefined;
  const { token } = (await response.clone().json()) as { token?: unknown };
  return typeof token === "string" ? `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${SECONDS}` : undefined;
}
