import { type ReactNode, StrictMode } from "react";
import { prerender } from "react-dom/static";
import { Splash } from "#src/features/splash/splash.tsx";
import { App } from "../app.tsx";
import { PageLoading } from "../page-loading.tsx";
import { publicPages } from "../public-pages.ts";
import { pageNameOf } from "../routes.tsx";

export { brand } from "#src/lib/brand.ts";

// Renders the public pages during the build. `main.tsx` hydrates the output.

export const splashHtml = await htmlOf(<Splash />);

/** The page for addresses that only the browser can render. */
export const loadingHtml = await htmlOf(
  <div className="page-coming">
    <PageLoading />
  </div>,
);

export const pages = await Promise.all(
  publicPages.map(async (page) => ({
    ...page,
    file: `src/pages/${pageNameOf(page.path)}-page.tsx`,
    html: await htmlOf(<App path={page.path} />),
  })),
);

async function htmlOf(content: ReactNode) {
  const { prelude } = await prerender(<StrictMode>{content}</StrictMode>, {
    // In one chunk, because streaming would need inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
