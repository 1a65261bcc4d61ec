import type { ComponentType } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { type LazyPart, lazyPart } from "#src/lib/lazy-part.tsx";
import { routeOf, routeTable } from "#src/lib/route-table.ts";

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
      {Object.entries(routeTable).map(([pattern, { page }]) => (
        <Route key={pattern} path={pattern} component={pageOf(page)} />
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

/** Returns the name of the page at this path. */
export const pageNameOf = (path: string) => routeOf(path)?.page ?? "not-found";

/** Returns the route pattern of this path without parameter values, such as `/module/:moduleName`. */
export const patternOf = (path: string) => routeOf(path)?.pattern ?? "*";

/** Loads the code of the page at this path. */
export const preloadPage = (path: string) => pageOf(pageNameOf(path)).preload();
