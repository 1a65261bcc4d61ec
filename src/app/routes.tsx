import { Redirect, Route, Switch, useLocation } from "wouter";
import { watchBriefs } from "#src/features/brief/watch-briefs.ts";
import { onExpectedPage } from "#src/lib/expected-page.ts";
import { type LazyPart, lazyPart } from "#src/lib/lazy-part.tsx";
import { wholeStyles } from "#src/lib/whole-styles.ts";
import { watchNextPage } from "./next-page.ts";

const NotFoundPage = lazyPart(() => import("#src/pages/not-found-page.tsx"));

const MarketplacePage = lazyPart(() => import("#src/pages/marketplace-page.tsx"));

const pages: Record<string, LazyPart> = {
  "/": lazyPart(() => import("#src/pages/home-page.tsx")),
  "/pricing": lazyPart(() => import("#src/pages/pricing-page.tsx")),
  "/cart": lazyPart(() => import("#src/pages/cart-page.tsx")),
  "/beta-payment": lazyPart(() => import("#src/pages/beta-payment-page.tsx")),
  "/template-demos": MarketplacePage,
  "/start-building": MarketplacePage,
  "/web-app-builder": MarketplacePage,
  "/live-demos": lazyPart(() => import("#src/pages/live-demos-page.tsx")),
  "/module-preview/:moduleName": lazyPart(() => import("#src/pages/module-preview-page.tsx")),
  "/module/:moduleName": lazyPart(() => import("#src/pages/module-demo-page.tsx")),
  "/view-projects": lazyPart(() => import("#src/pages/view-projects-page.tsx")),
  "/app-preview/:appId": lazyPart(() => import("#src/pages/app-preview-page.tsx")),
  "/demo-preview": lazyPart(() => import("#src/pages/demo-preview-page.tsx")),
  "/help": lazyPart(() => import("#src/pages/help-page.tsx")),
  "/full-preview/:token": lazyPart(() => import("#src/pages/full-preview-page.tsx")),
  "/app-view": lazyPart(() => import("#src/pages/app-view-page.tsx")),
  "/web-app-form": lazyPart(() => import("#src/pages/web-app-form-page.tsx")),
  "/demo-accounts": lazyPart(() => import("#src/pages/demo-accounts-page.tsx")),
  "/landing/tech": lazyPart(() => import("#src/pages/landing/tech-page.tsx")),
  "/landing/business": lazyPart(() => import("#src/pages/landing/business-page.tsx")),
  "/landing/creative": lazyPart(() => import("#src/pages/landing/creative-page.tsx")),
  "/admin/modules": lazyPart(() => import("#src/pages/admin/modules-page.tsx")),
  "/admin/marketplace": lazyPart(() => import("#src/pages/admin/marketplace-page.tsx")),
  "/admin/pricing": lazyPart(() => import("#src/pages/admin/pricing-page.tsx")),
  "/admin/upload-plans": lazyPart(() => import("#src/pages/admin/upload-plans-page.tsx")),
  "/admin/smartsheet-integration": lazyPart(() => import("#src/pages/admin/smartsheet-integration-page.tsx")),
  "/admin/ai-assistant": lazyPart(() => import("#src/pages/admin/ai-assistant-page.tsx")),
  "/admin/form-submissions": lazyPart(() => import("#src/pages/admin/form-submissions-page.tsx")),
  "/studio/:projectId": lazyPart(() => import("#src/pages/studio-page.tsx")),
  "/app-connector": lazyPart(() => import("#src/pages/app-connector-page.tsx")),
  ...(import.meta.env.DEV && { "/styleguide": lazyPart(() => import("#src/pages/styleguide-page.tsx")) }),
};

/** For an address whose page was not rendered while building, and for wherever one goes from there. */
export function AllPages() {
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

/** The pattern of addresses that this path belongs to, if there is a page for it. */
export const patternOf = (path: string) =>
  Object.keys(pages).find((pattern) => {
    const [start = "", parameter] = pattern.split(":");
    return parameter === undefined ? path === start : path.startsWith(start);
  });

let isPreloading = false;

/** From now on what people are about to need is fetched. */
export function preloadPages() {
  if (isPreloading) return;
  isPreloading = true;
  const preload = (path: string) => void preloadPage(path).catch(() => {}); // whoever goes there is told
  onExpectedPage(preload);
  watchNextPage(preload);
  watchBriefs();
}

/** Fetches the code of the page at this path, and what it is to be seen with. */
export async function preloadPage(path: string) {
  await wholeStyles();
  return (pages[patternOf(path) ?? ""] ?? NotFoundPage).preload();
}
