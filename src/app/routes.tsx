import { Redirect, Route, Switch, useLocation } from "wouter";
import { lazyPart } from "./lazy-part.ts";

const HomePage = lazyPart(() => import("#src/pages/home-page.tsx"));
const LiveDemosPage = lazyPart(() => import("#src/pages/live-demos-page.tsx"));
const ModulePreviewPage = lazyPart(() => import("#src/pages/module-preview-page.tsx"));
const ModuleDemoPage = lazyPart(() => import("#src/pages/module-demo-page.tsx"));
const DemoAccountsPage = lazyPart(() => import("#src/pages/demo-accounts-page.tsx"));
const NotFoundPage = lazyPart(() => import("#src/pages/not-found-page.tsx"));
const StyleguidePage = import.meta.env.DEV ? lazyPart(() => import("#src/pages/styleguide-page.tsx")) : null;

export function PageRoutes() {
  // A path of its own starts a page of its own: nothing of the last module's demo is left in the next one's.
  const [path] = useLocation();
  return (
    <Switch key={path}>
      <Route path="/" component={HomePage} />
      <Route path="/live-demos" component={LiveDemosPage} />
      <Route path="/module-preview/:moduleName" component={ModulePreviewPage} />
      <Route path="/module/:moduleName" component={ModuleDemoPage} />
      <Route path="/demo-accounts" component={DemoAccountsPage} />
      {/* Where no worker answers this address with the same. */}
      <Route path="/api/login">
        <Redirect to="/?login=1" replace />
      </Route>
      {StyleguidePage && <Route path="/styleguide" component={StyleguidePage} />}
      <Route component={NotFoundPage} />
    </Switch>
  );
}
