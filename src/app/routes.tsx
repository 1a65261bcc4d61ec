import type { ComponentType } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { type LazyPart, lazyPart } from "#src/lib/lazy-part.tsx";

/** Maps path patterns to page names: the file is `src/pages/<name>-page.tsx`. */
const routes: Record<string, string> = {
  "/": "home",
  "/pricing": "pricing",
  "/cart": "cart",
  "/beta-payment": "beta-payment",
  "/template-demos": "marketplace",
  "/start-building": "marketplace",
  "/web-app-builder": "marketplace",
  "/live-demos": "live-demos",
  "/module-preview/:moduleName": "module-preview",
  "/module/:moduleName": "module-demo",
  "/view-projects": "view-projects",
  "/app-preview/:appId": "app-preview",
  "/demo-preview": "demo-preview",
  "/prospects": "prospects",
  "/help": "help",
  "/changelog": "changelog",
  "/full-preview/:token": "full-preview",
  "/app-view": "app-view",
  "/web-app-form": "web-app-form",
  "/demo-accounts": "demo-accounts",
  "/landing/tech": "landing/tech",
  "/landing/business": "landing/business",
  "/landing/creative": "landing/creative",
  "/admin/modules": "admin/modules",
  "/admin/marketplace": "admin/marketplace",
  "/admin/pricing": "admin/pricing",
  "/admin/upload-plans": "admin/upload-plans",
  "/admin/smartsheet-integration": "admin/smartsheet-integration",
  "/admin/ai-assistant": "admin/ai-assistant",
  "/admin/form-submissions": "admin/form-submissions",
  "/studio/:projectId": "studio",
  "/app-connector": "app-connector",
};

type LoadPage = () => Promise<{ default: ComponentType }>;

const files = import.meta.glob<{ default: ComponentType }>([
  "../pages/**/*-page.tsx",
  "!../pages/styleguide-page.tsx",
]);
const pages = new Map(Object.entries(files).map(([file, load]) => [file, lazyPart(load as LoadPage)]));
const NotFoundPage = pageOf("not-found");
const StyleguidePage = import.meta.env.DEV ? lazyPart(() => import("#src/pages/styleguide-page.tsx")) : null;

function pageOf(name: string): LazyPart {
  const page = pages.get(`../pages/${name}-page.tsx`);
  if (!page) throw new Error(`src/pages has no ${name}-page.tsx`);
  return page;
}

/** The page of the current address. */
export function Pages() {
  // A path as key remounts the page, so that no state of the last module's demo remains.
  const [path] = useLocation();
  return (
    <Switch key={path}>
      {Object.entries(routes).map(([pattern, name]) => (
        <Route key={pattern} path={pattern} component={pageOf(name)} />
      ))}
      {StyleguidePage && <Route path="/styleguide" component={StyleguidePage} />}
      {/* Used without a worker; the worker redirects this address in the same way. */}
      <Route path="/api/login">
        <Redirect to="/?login=1" replace />
      </Route>
      <Route component={NotFoundPage} />
    </Switch>
  );
}

const routeOf = (path: string) =>
  Object.entries(routes).find(([pattern]) => {
    const [start = "", parameter] = pattern.split(":");
    return parameter === undefined ? path === start : path.startsWith(start);
  });

/** Returns the name of the page at this path. */
export const pageNameOf = (path: string) => routeOf(path)?.[1] ?? "not-found";

/** Returns the route pattern of this path without parameter values, such as `/module/:moduleName`. */
export const patternOf = (path: string) => routeOf(path)?.[0] ?? "*";

/** Loads the code of the page at this path. */
export const preloadPage = (path: string) => pageOf(pageNameOf(path)).preload();
