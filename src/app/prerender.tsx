import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { Splash } from "#src/features/splash/splash.tsx";
import { preloadAllParts } from "#src/lib/lazy-part.tsx";
import { App } from "./app.tsx";
import { PageLoading } from "./page-loading.tsx";

export { brand } from "#src/lib/brand.ts";
export { publicPages } from "./public-pages.ts";
export { patternOf } from "./routes.tsx";

// Renders pages while building. What comes back is what `main.tsx` hydrates.

await preloadAllParts();

export const splashHtml = renderToString(
  <StrictMode>
    <Splash />
  </StrictMode>,
);

/** For addresses that are known only where their code runs. */
export const comingHtml = renderToString(
  <div className="page-coming">
    <PageLoading />
  </div>,
);

export const pageHtml = (path: string) =>
  renderToString(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
  );
