import { Redirect, Route, Switch, useLocation } from "wouter";
import { lazyPart } from "#src/lib/lazy-part.tsx";
import { wholeStyles } from "#src/lib/whole-styles.ts";

const lazyPage = (load: Parameters<typeof lazyPart>[0]) => lazyPart(load, wholeStyles);

const NotFoundPage = lazyPage(() => import("#src/pages/not-found-page.tsx"));

const MarketplacePage = lazyPage(() => import("#src/pages/marketplace-page.tsx"));

const pages = {
  "/": lazyPage(() => import("#src/pages/home-page.tsx")),
  "/pricing": lazyPage(() => import("#src/pages/pricing-page.tsx")),
  "/cart": lazyPage(() => import("#src/pages/cart-page.tsx")),
  "/beta-payment": lazyPage(() => import("#src/pages/beta-payment-page.tsx")),
  "/template-demos": MarketplacePage,
  "/start-building": MarketplacePage,
  "/web-app-builder": MarketplacePage,
  "/live-demos": lazyPage(() => import("#src/pages/live-demos-page.tsx")),
  "/module-preview/:moduleName": lazyPage(() => import("#src/pages/module-preview-page.tsx")),
  "/module/:moduleName": lazyPage(() => import("#src/pages/module-demo-page.tsx")),
  "/view-projects": lazyPage(() => import("#src/pages/view-projects-page.tsx")),
  "/app-preview/:appId": lazyPage(() => import("#src/pages/app-preview-page.tsx")),
  "/demo-preview": lazyPage(() => import("#src/pages/demo-preview-page.tsx")),
  "/help": lazyPage(() => import("#src/pages/help-page.tsx")),
  "/full-preview/:token": lazyPage(() => import("#src/pages/full-preview-page.tsx")),
  "/app-view": lazyPage(() => import("#src/pages/app-view-page.tsx")),
  "/web-app-form": lazyPage(() => import("#src/pages/web-app-form-page.tsx")),
  "/demo-accounts": lazyPage(() => import("#src/pages/demo-accounts-page.tsx")),
  "/landing/tech": lazyPage(() => import("#src/pages/landing/tech-page.tsx")),
  "/landing/business": lazyPage(() => import("#src/pages/landing/business-page.tsx")),
  "/landing/creative": lazyPage(() => import("#src/pages/landing/creative-page.tsx")),
  "/admin/modules": lazyPage(() => import("#src/pages/admin/modules-page.tsx")),
  "/admin/marketplace": lazyPage(() => import("#src/pages/admin/marketplace-page.tsx")),
  "/admin/pricing": lazyPage(() => import("#src/pages/admin/pricing-page.tsx")),
  "/admin/upload-plans": lazyPage(() => import("#src/pages/admin/upload-plans-page.tsx")),
  "/admin/smartsheet-integration": lazyPage(() => import("#src/pages/admin/smartsheet-integration-page.tsx")),
  "/admin/ai-assistant": lazyPage(() => import("#src/pages/admin/ai-assistant-page.tsx")),
  "/admin/form-submissions": lazyPage(() => import("#src/pages/admin/form-submissions-page.tsx")),
  "/studio/:projectId": lazyPage(() => import("#src/pages/studio-page.tsx")),
  "/app-connector": lazyPage(() => import("#src/pages/app-connector-page.tsx")),
  ...(import.meta.env.DEV && { "/styleguide": lazyPage(() => import("#src/pages/styleguide-page.tsx")) }),
};

export function PageRoutes() {
  // A path of its own starts a page of its own: nothing of the last module's demo is left in the next one's.
  const [path] = useLocation();
  return (
    <Switch key={path}>
      {Object.entries(pages).map(([pattern, Page]) => (
        <Route key={pattern} path={pattern}>
          <Page />
        </Route>
      ))}
      {/* Where no worker answers this address with the same. */}
      <Route path="/api/login">
        <Redirect to="/?login=1" replace />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/** Fetches the code of the page at this path, so that its first rendering need not wait for it. */
export function preloadPage(path: string) {
  const entry = Object.entries(pages).find(([pattern]) => {
    const [start = "", parameter] = pattern.split(":");
    return parameter === undefined ? path === start : path.startsWith(start);
  });
  return (entry?.[1] ?? NotFoundPage).preload();
}
