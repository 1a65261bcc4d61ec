import { parse } from "regexparam";

interface RouteEntry {
  /** The file is `src/pages/<page>-page.tsx`. */
  page: string;
  /**
   * Whether it is one of the seller's own pages, or can delete all work in this browser: a fair, a demo and a second
   * screen do not open it.
   */
  isForSeller?: boolean;
}

/** Every page, by the pattern of its path. */
export const routeTable: Readonly<Record<string, RouteEntry>> = {
  "/": { page: "home" },
  "/pricing": { page: "pricing" },
  "/cart": { page: "cart" },
  "/beta-payment": { page: "beta-payment" },
  "/template-demos": { page: "marketplace" },
  "/start-building": { page: "marketplace" },
  "/web-app-builder": { page: "marketplace" },
  "/live-demos": { page: "live-demos" },
  "/module-preview/:moduleName": { page: "module-preview" },
  "/module/:moduleName": { page: "module-demo" },
  "/view-projects": { page: "view-projects" },
  "/app-preview/:appId": { page: "app-preview" },
  "/demo-preview": { page: "demo-preview", isForSeller: true },
  "/prospects": { page: "prospects", isForSeller: true },
  "/help": { page: "help", isForSeller: true },
  "/changelog": { page: "changelog" },
  "/full-preview/:token": { page: "full-preview" },
  "/app-view": { page: "app-view" },
  "/web-app-form": { page: "web-app-form" },
  "/demo-accounts": { page: "demo-accounts", isForSeller: true },
  "/landing/tech": { page: "landing/tech" },
  "/landing/business": { page: "landing/business" },
  "/landing/creative": { page: "landing/creative" },
  "/admin/modules": { page: "admin/modules", isForSeller: true },
  "/admin/marketplace": { page: "admin/marketplace", isForSeller: true },
  "/admin/pricing": { page: "admin/pricing", isForSeller: true },
  "/admin/upload-plans": { page: "admin/upload-plans", isForSeller: true },
  "/admin/smartsheet-integration": { page: "admin/smartsheet-integration", isForSeller: true },
  "/admin/ai-assistant": { page: "admin/ai-assistant", isForSeller: true },
  "/admin/form-submissions": { page: "admin/form-submissions", isForSeller: true },
  "/admin/*?": { page: "not-found", isForSeller: true },
  "/studio/:projectId": { page: "studio" },
  "/app-connector": { page: "app-connector", isForSeller: true },
};

/** Compiles a pattern for the router. Unlike the router's own parser, it distinguishes upper and lower case. */
export function parsePattern(pattern: string, isLoose?: boolean) {
  const parsed = parse(pattern, isLoose);
  return { ...parsed, pattern: new RegExp(parsed.pattern.source) };
}

const entries = Object.entries(routeTable).map(([pattern, entry]) => ({
  ...entry,
  pattern,
  matches: parsePattern(pattern).pattern,
}));

/** Returns the route of a path as it is in an address; undefined where the router shows that nothing was found. */
export function routeOf(pathname: string) {
  const path = decodePath(pathname);
  return entries.find(({ matches }) => matches.test(path));
}

export const isSellerPath = (pathname: string) => routeOf(pathname)?.isForSeller === true;

/** Decodes a path once, as the router does; one that cannot be decoded stays as it is. */
export function decodePath(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
